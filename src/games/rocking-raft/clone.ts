import { cloneKernel } from '../../core/state.js';
import { copyOf } from './gems.js';
import type { Boat, RockingRaftDraft, RockingRaftState } from './state.js';
import { CELLS } from './vocabulary.js';

/** A copy that shares nothing with the state. */
export function clone(state: RockingRaftState): RockingRaftDraft {
  const { options, tilt, pending, result } = state;
  return {
    kernel: cloneKernel(state.kernel),
    options: {
      players: options.players,
      variant: options.variant,
      physics: options.physics,
      firstPlayer: options.firstPlayer,
    },
    phase: state.phase,
    turn: state.turn,
    first: state.first,
    turns: state.turns,
    holder: state.holder,
    settling: state.settling,
    raft: cloneRaft(state.raft),
    air: copyOf(state.air),
    hand: copyOf(state.hand),
    tilt:
      tilt === null ? null : { edge: tilt.edge, finger: tilt.finger, beats: tilt.beats, cursor: tilt.cursor },
    seats: state.seats.map(({ boats, scored }) => ({
      boats: [cloneBoat(boats[0]), cloneBoat(boats[1])],
      scored: [...scored],
    })),
    undrawn: [...state.undrawn],
    bottom: [...state.bottom],
    aboveFlag: state.aboveFlag,
    flagBy: state.flagBy,
    pending: pending === null ? null : { ...pending },
    result:
      result === null
        ? null
        : {
            reason: result.reason,
            winners: [...result.winners],
            points: [...result.points],
            boats: [...result.boats],
          },
  };
}

type Raft = RockingRaftDraft['raft'];

function cloneRaft(raft: RockingRaftState['raft']): Raft {
  if (raft.length !== CELLS) return copyOf(raft);
  const [c0, c1, c2, c3, c4, c5, c6, c7, c8] = raft;
  return [
    copyOf(c0),
    copyOf(c1),
    copyOf(c2),
    copyOf(c3),
    copyOf(c4),
    copyOf(c5),
    copyOf(c6),
    copyOf(c7),
    copyOf(c8),
  ];
}

function cloneBoat(boat: Boat | null): RockingRaftDraft['seats'][number]['boats'][number] {
  if (boat === null) return null;
  const { card, gems, wild, water } = boat;
  return { card, gems: [gems[0], gems[1], gems[2]], wild: [wild[0], wild[1], wild[2]], water };
}
