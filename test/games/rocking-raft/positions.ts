import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { at } from '../../../src/index.js';
import { position } from '../../support/scenario.js';

export type Action = Parameters<typeof rockingRaft.actionSpace.id>[0];
export type Gems = readonly [yellow: number, blue: number, red: number, black: number];
type Spaces = readonly [yellow: number, blue: number, red: number];
type Boat = NonNullable<RockingRaftState['seats'][number]['boats'][number]>;
type Gem = 'yellow' | 'blue' | 'red';

/** A boat by its print, with what lies on it. */
export interface BoatSketch {
  readonly spaces: Spaces;
  readonly gems?: Spaces;
  readonly wild?: Spaces;
  readonly water?: number;
}

/** What is special about a position; the rest is as the worked examples have it. */
export interface Sketch {
  readonly variant?: RockingRaftState['options']['variant'];
  /** By seat and slot; their number says how many play. */
  readonly boats: readonly (readonly [BoatSketch | null, BoatSketch | null])[];
  /** Cells of a modelled raft by number; the one named `rest` holds what is not named. */
  readonly cells?: Readonly<Record<number, Gems>>;
  readonly rest?: number;
  readonly hand?: Gems;
  readonly phase?: 'place' | 'receive' | 'spill' | 'tilt';
  readonly turn?: number;
  readonly first?: number;
  readonly turns?: number;
  readonly holder?: number;
  readonly scored?: readonly (readonly number[])[];
  readonly bottom?: readonly number[];
  /** Cards above the flag, which is drawn where `flagBy` says so. */
  readonly aboveFlag?: number;
  readonly flagBy?: number;
  /** The unknown cards; where left out, as many as the flag's depth says. */
  readonly undrawn?: readonly number[];
}

const cards = rockingRaft.edition.lifeboats.cards;

/** A boat, empty and dry. */
export const boat = (...spaces: [number, number, number]): BoatSketch => ({ spaces });

export const placeGem = (seat: number, gem: Gem, slot: number): Action => ({
  type: 'place-gem',
  seat,
  gem,
  boat: slot,
});
export const placeBlack = (seat: number, slot: number, space: Gem): Action => ({
  type: 'place-black',
  seat,
  boat: slot,
  space,
});
export const passOn = (seat: number) => ({ type: 'pass-on', seat }) as const;
export const tilt = (seat: number, edge: number, finger: number): Action => ({
  type: 'tilt',
  seat,
  edge,
  finger,
});
export const hold = (seat: number) => ({ type: 'hold', seat }) as const;
export const release = (seat: number) => ({ type: 'release', seat }) as const;
export const spill = (...outcome: [number, number, number, number]) =>
  ({ type: 'chance', kind: 'spill-gems', outcome }) as const;
export const outer = (outcome: Gem | 'black') => ({ type: 'chance', kind: 'outer-gem', outcome }) as const;
export const draw = (outcome: number) => ({ type: 'chance', kind: 'draw-card', outcome }) as const;
export const slide = (...outcome: [number, number, number, number]) =>
  ({ type: 'chance', kind: 'slide-gems', outcome }) as const;
export const drop = (outcome: number) => ({ type: 'chance', kind: 'drop-gem', outcome }) as const;

/** The texts of what a seat may do, as in `place-gem yellow 0`. */
export function choices(state: RockingRaftState): string[] {
  return rockingRaft.legalActions(state).map((action) => rockingRaft.actionText(action));
}

/** The card of a print with the lowest id that is not taken. */
function cardOf(spaces: Spaces, taken: readonly number[]): number {
  const found = cards.find(
    ({ id, spaces: printed }) => String(printed) === String(spaces) && !taken.includes(id),
  );
  if (found === undefined) throw new RangeError(`no card with ${spaces.join(' ')} is left`);
  return found.id;
}

function boatsOf(slots: Sketch['boats'], named: readonly number[]): (Boat | null)[][] {
  const taken = [...named];
  return slots.map((pair) =>
    pair.map((drawn) => {
      if (drawn === null) return null;
      const card = cardOf(drawn.spaces, taken);
      taken.push(card);
      const { gems = [0, 0, 0], wild = [0, 0, 0], water = 0 } = drawn;
      return { card, gems, wild, water };
    }),
  );
}

/** The gems that lie nowhere else. */
function gemsLeft(players: number, hand: Gems, boats: readonly (Boat | null)[]): Gems {
  const row: Gems = at(
    [
      [8, 6, 4, 3],
      [9, 7, 5, 3],
      [10, 8, 6, 3],
    ] as const,
    players - 2,
  );
  const on = boats.flatMap((held) => (held === null ? [] : [held]));
  const sum = (of: (held: Boat) => number) => on.reduce((total, held) => total + of(held), 0);
  return [
    row[0] - hand[0] - sum(({ gems }) => gems[0]),
    row[1] - hand[1] - sum(({ gems }) => gems[1]),
    row[2] - hand[2] - sum(({ gems }) => gems[2]),
    row[3] - hand[3] - sum(({ wild }) => wild[0] + wild[1] + wild[2]),
  ];
}

function raftOf({ cells, rest = 4 }: Sketch, left: Gems): RockingRaftState['raft'] {
  if (cells === undefined) return left;
  const named = (place: number) => Object.values(cells).reduce((sum, gems) => sum + at(gems, place), 0);
  const others: Gems = [left[0] - named(0), left[1] - named(1), left[2] - named(2), left[3] - named(3)];
  const cell = (number: number): Gems => cells[number] ?? (number === rest ? others : [0, 0, 0, 0]);
  return [cell(0), cell(1), cell(2), cell(3), cell(4), cell(5), cell(6), cell(7), cell(8)];
}

/** Piles of five boats and 13 points each: with one boat more, the flag has been met. */
export const SAVED = [
  [6, 7, 25, 26, 27],
  [9, 10, 28, 29, 32],
  [12, 14, 17, 18, 19],
  [15, 16, 24, 30, 31],
] as const;

/** The cards: on boats, in piles, unknown. Those that must have left the deck fill the last pile, lowest ids first. */
function cardsOf({ boats: slots, scored, bottom = [], undrawn: unknown, aboveFlag, flagBy = -1 }: Sketch) {
  const players = slots.length as 2 | 3 | 4;
  const piles = slots.map((_, seat) => [...(scored?.[seat] ?? [])]);
  const boats = boatsOf(slots, [...piles.flat(), ...bottom, ...(unknown ?? [])]);
  const held = boats.flat().flatMap((one) => (one === null ? [] : [one.card]));
  const seen = [...held, ...piles.flat(), ...bottom];
  const free = cards.map(({ id }) => id).filter((id) => !seen.includes(id));
  const depth = rockingRaft.edition.deck.flagAfter[players];
  const above = flagBy < 0 ? (aboveFlag ?? depth) : 0;
  const left = flagBy < 0 ? depth - above : depth + 1;
  const undrawn = unknown ?? free.slice(Math.max(0, left - piles.flat().length - bottom.length));
  piles.at(-1)?.push(...free.filter((id) => !undrawn.includes(id)));
  return { boats, piles, undrawn, bottom, aboveFlag: above, flagBy };
}

const usual = { variant: 'standard', hand: [0, 0, 0, 0], turn: 0, first: 0, phase: 'place' } as const;

/**
 * The position of a sketch: refereed unless it has cells, standard rules, seat 0 first and active, the flag at full depth;
 * with sinking boats one round is over.
 *
 * @throws SaveError when the audit has something against it
 */
export function sketched(sketch: Sketch): RockingRaftState {
  const players = sketch.boats.length;
  const { variant, hand, turn, first, phase, turns, holder } = { ...usual, ...sketch };
  const { boats, piles, ...deck } = cardsOf(sketch);
  const round = variant === 'standard' ? 0 : players;
  return position(
    rockingRaft,
    { players, variant, physics: sketch.cells === undefined ? 'refereed' : 'modelled' },
    {
      ...deck,
      phase,
      turn,
      first,
      turns: turns ?? round + ((turn - first + players) % players),
      holder: phase === 'place' || phase === 'receive' ? (holder ?? turn) : -1,
      raft: raftOf(sketch, gemsLeft(players, hand, boats.flat())),
      air: [0, 0, 0, 0],
      hand,
      seats: boats.map((slots, seat) => ({
        boats: [slots[0] ?? null, slots[1] ?? null] as const,
        scored: at(piles, seat),
      })),
      pending: phase === 'spill' ? { kind: 'spill-gems' } : null,
    },
  );
}

/** A boat of a state; as it comes from the deck, if nothing is said. */
export const fresh = (card: number, gems: Spaces = [0, 0, 0], more: Partial<Boat> = {}): Boat => ({
  card,
  gems,
  wild: [0, 0, 0],
  water: 0,
  ...more,
});

/** What happened, in words. */
export function told(events: readonly Parameters<typeof rockingRaft.describe>[0][]): string[] {
  return events.map((event) => rockingRaft.describe(event));
}
