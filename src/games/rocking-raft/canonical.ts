import type { Seat } from '../../core/definition.js';
import { NOBODY, soleActor } from '../../core/lists.js';
import type { RockingRaftState } from './state.js';

/** Who decides: the active seat about the tilt, the holder about the hand. */
export function actorsOf({ phase, pending, turn, holder }: RockingRaftState): readonly Seat[] {
  if (pending !== null) return NOBODY;
  if (phase === 'tilt' || phase === 'hold') return soleActor(turn);
  return phase === 'place' || phase === 'receive' ? soleActor(holder) : NOBODY;
}

/** A position in the form in which it is compared with other implementations. */
export function canonicalOf(state: RockingRaftState) {
  const { phase, turn, first, turns, holder, raft, air, hand, tilt, seats } = state;
  const { undrawn, bottom, aboveFlag, flagBy, pending, result } = state;
  return {
    phase,
    turn,
    first,
    turns,
    holder,
    actors: actorsOf(state),
    raft,
    air,
    hand,
    tilt: tilt === null ? null : { edge: tilt.edge, finger: tilt.finger, beats: tilt.beats },
    boats: seats.map(({ boats }) => boats),
    scored: seats.map(({ scored }) => scored),
    undrawn,
    bottom,
    aboveFlag,
    flagBy,
    pending,
    result,
  };
}
