import type { Draft } from 'immer';
import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { at, below, range, rngFromSeed } from '../../../src/index.js';
import type { Rng } from '../../../src/index.js';
import { referee } from './setups.js';

type Phase = RockingRaftState['phase'];
export type Damaged = Draft<RockingRaftState>;
type Boat = NonNullable<Damaged['seats'][number]['boats'][number]>;

export const cards = rockingRaft.edition.lifeboats.cards;

function playOn(simulator: ReturnType<typeof rockingRaft.simulator>, rng: Rng): void {
  const { state } = simulator;
  if (state.pending?.kind === 'spill-gems') {
    const [yellow = 0, blue = 0, red = 0, black = 0] = referee['spill-gems'](state, rng);
    simulator.apply({ type: 'chance', kind: 'spill-gems', outcome: [yellow, blue, red, black] });
  } else if (state.pending !== null) simulator.sampleChance(rng);
  else simulator.applyListed(below(rng, simulator.legalActions().length));
}

/** The first position that is like this, in random games of two seats. */
export function reached(
  setup: object,
  phase: Phase,
  isLike: (state: RockingRaftState) => boolean = () => true,
) {
  for (const game of range(40)) {
    const rng = rngFromSeed(`reached#${String(game)}`);
    const simulator = rockingRaft.simulator(rockingRaft.setup({ players: 2, ...setup, chance: 'explicit' }));
    for (;;) {
      const { state } = simulator;
      if (state.phase === phase && isLike(state)) return simulator.snapshot();
      if (state.result !== null) break;
      playOn(simulator, rng);
    }
  }
  throw new Error(`no such position in ${phase}`);
}

export const draws = ({ pending }: RockingRaftState) => pending?.kind === 'draw-card';
export const drops = ({ pending }: RockingRaftState) => pending?.kind === 'drop-gem';
/** Unknown cards gone since the deal. */
const drawn = ({ undrawn }: RockingRaftState) => cards.length - 4 - undrawn.length;

/** A draw right after the flag. */
export const repeated = (state: RockingRaftState) => draws(state) && state.flagBy >= 0 && drawn(state) === 10;
export const ahead = (state: RockingRaftState) => {
  const [one, other] = rockingRaft.scores(state);
  return (one?.points ?? 0) > (other?.points ?? 0);
};

/** Whether a boat lacks a yellow gem and nothing else. */
export function lacksYellow(boat: RockingRaftState['seats'][number]['boats'][number] | undefined): boolean {
  const spaces = cards[boat?.card ?? -1]?.spaces ?? [];
  const empty = spaces.map((count, place) => count - (boat?.gems[place] ?? 0) - (boat?.wild[place] ?? 0));
  return String(empty) === '1,0,0';
}

export function boatAt(draft: Damaged, seat: number, slot: 0 | 1): Boat {
  const boat = draft.seats[seat]?.boats[slot];
  if (!boat) throw new Error('no boat there');
  return boat;
}

export function cells(draft: Damaged): [number, number, number, number][] {
  if (draft.raft.length !== 9) throw new Error('a refereed raft');
  return draft.raft;
}

/** Takes a gem of a colour off the raft. */
export function takeGem(draft: Damaged, place: 0 | 1 | 2 | 3): void {
  const pile = draft.raft.length === 9 ? draft.raft.find((gems) => gems[place] > 0) : draft.raft;
  if (!pile || pile[place] === 0) throw new Error('no such gem on the raft');
  pile[place] -= 1;
}

/** Lays the boat of a slot on its owner's pile, and its gems on the raft. */
export function scoreUnfilled(draft: Damaged, seat: number, slot: 0 | 1): void {
  const { card, gems, wild } = boatAt(draft, seat, slot);
  const raft = draft.raft.length === 9 ? draft.raft[4] : draft.raft;
  for (const place of [0, 1, 2] as const) {
    raft[place] += gems[place];
    raft[3] += wild[place];
  }
  const { boats, scored } = at(draft.seats, seat);
  boats[slot] = null;
  scored.push(card);
}
