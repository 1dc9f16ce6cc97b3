import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import type { RockingRaftEdition } from './edition.js';
import { totalOf } from './gems.js';
import type { Gems, Spaces } from './gems.js';
import { CELLS, CENTRE, EDGES, FINGERS, SLOTS, SPACES } from './vocabulary.js';
import type { SpaceColour } from './vocabulary.js';

type Edition = Immutable<RockingRaftEdition>;

/** An open way of a tilt, out of one cell towards the low edge. */
export interface Way {
  /** Its place in the order of a beat: nearest to the edge first, and there left to right. */
  readonly position: number;
  readonly cell: number;
  /** The neighbour towards the edge; null where the wall is the rim. */
  readonly to: number | null;
  readonly width: number;
  /** Where its rows of `passing` begin. */
  readonly rows: number;
  /** Whether every gem that is tried passes, so that smaller numbers have no weight. */
  readonly sure: boolean;
}

/** What may move in one kind of tilt. */
export interface Tilting {
  /** In the order of a beat. */
  readonly ways: readonly Way[];
  readonly wayOf: readonly (Way | null)[];
}

export type Odds<Outcome> = readonly (readonly [outcome: Outcome, weight: number])[];

/** No opening is wider, so no more gems pass in a beat. */
export const WIDTH_MAX = 4;
const PASSING = WIDTH_MAX + 1;

/** What the rules look up again and again. */
export interface RockingRaftTable {
  /** Spaces and points by card. */
  readonly spaces: readonly Spaces[];
  readonly points: readonly number[];
  /** By edge x 3 + finger. */
  readonly tilts: readonly Tilting[];
  /**
   * How the number of gems that pass is weighted: by the row of a way plus gems in the cell x 5 plus gems that pass. All
   * factors of a `slide-gems` weight but the choice of the gems.
   */
  readonly passing: Float64Array;
  /** Ways to choose `few` out of `many` gems: by many x 5 + few. */
  readonly choices: Float64Array;
  /** Every tuple of at most 4 gems: by yellow x 125 + blue x 25 + red x 5 + black. */
  readonly few: readonly Gems[];
  /** Where a dropped gem comes to rest. */
  readonly drops: Odds<number>;
  /** The seats, by number of players. */
  readonly seats: readonly (readonly number[])[];
  readonly tiltPayloads: readonly { readonly edge: number; readonly finger: number }[];
  /** The payloads of `place-gem` and `place-black` by bit mask of what is listed. */
  readonly gemPayloads: readonly (readonly { readonly gem: SpaceColour; readonly boat: number }[])[];
  readonly blackPayloads: readonly (readonly { readonly boat: number; readonly space: SpaceColour }[])[];
}

export function tableOf(edition: Edition): RockingRaftTable {
  const { cards } = edition.lifeboats;
  const gemsMax = Math.max(...Object.values(edition.gems.byPlayers).map((row) => totalOf(row)));
  return {
    spaces: cards.map(({ spaces }) => spaces),
    points: cards.map(({ points }) => points),
    tilts: EDGES.flatMap((_, edge) =>
      FINGERS.map((_finger, finger) => tiltingOf(edition, edge, finger, gemsMax)),
    ),
    passing: passingOf(edition.tilt, gemsMax),
    choices: choicesOf(Math.max(...edition.gems.box)),
    few: fewGems(),
    drops: dropsOf(edition),
    seats: range(5).map((players) => range(players)),
    tiltPayloads: EDGES.flatMap((_, edge) => FINGERS.map((_finger, finger) => ({ edge, finger }))),
    gemPayloads: listsByMask(SPACES.flatMap((gem) => SLOTS.map((boat) => ({ gem, boat })))),
    blackPayloads: listsByMask(SLOTS.flatMap((boat) => SPACES.map((space) => ({ boat, space })))),
  };
}

function listsByMask<Payload>(payloads: readonly Payload[]): Payload[][] {
  return range(1 << payloads.length).map((mask) => payloads.filter((_, bit) => (mask & (1 << bit)) !== 0));
}

/** The cell at a place of the beat's order, as seen from the low edge; with its neighbour and the opening between. */
function wayAt({ northSouth, westEast }: Edition['raft'], edge: number, position: number) {
  const depth = Math.floor(position / 3);
  const lane = position % 3;
  const down = [depth, 2 - lane, 2 - depth, lane];
  const across = [2 - lane, 2 - depth, lane, depth];
  const row = at(down, edge);
  const column = at(across, edge);
  const widths = [
    () => at(at(northSouth, row), column),
    () => at(at(westEast, row), column + 1),
    () => at(at(northSouth, row + 1), column),
    () => at(at(westEast, row), column),
  ];
  const cell = 3 * row + column;
  return { cell, to: depth === 0 ? null : cell + at([-3, 1, 3, -1], edge), width: at(widths, edge)() };
}

/**
 * The ways on which something may move: open, and with a chance in their lane.
 *
 * @see RR-R4 what a beat does
 */
function tiltingOf(edition: Edition, edge: number, finger: number, gemsMax: number): Tilting {
  const ways = range(CELLS).flatMap((position): Way[] => {
    const { cell, to, width } = wayAt(edition.raft, edge, position);
    const distance = Math.abs((position % 3) - finger);
    const chance = at(edition.tilt.chanceByLaneDistance, distance);
    if (width === 0 || chance === 0) return [];
    const rows = rowOf(width, distance, gemsMax);
    return [{ position, cell, to, width, rows, sure: chance === edition.tilt.of }];
  });
  const wayOf = range(CELLS).map((cell) => ways.find((way) => way.cell === cell) ?? null);
  return { ways, wayOf };
}

function rowOf(width: number, distance: number, gemsMax: number): number {
  return (3 * width + distance) * (gemsMax + 1) * PASSING;
}

/** For every width, distance of the lane, number of gems in the cell and number that passes. */
function passingOf({ of, jam, chanceByLaneDistance }: Edition['tilt'], gemsMax: number): Float64Array {
  const table = new Float64Array(rowOf(PASSING, 0, gemsMax));
  for (const width of range(PASSING))
    for (const [distance, chance] of chanceByLaneDistance.entries())
      for (const gems of range(gemsMax + 1)) {
        const tries = Math.min(gems, width);
        const jammed = gems > width ? jam : 0;
        const first = rowOf(width, distance, gemsMax) + gems * PASSING;
        for (const count of range(tries + 1))
          table[first + count] =
            (of - jammed) *
            choose(tries, count) *
            power(chance, count) *
            power(of - chance, tries - count) *
            falling(count, count) *
            falling(gems - count, tries - count);
        table[first] = (table[first] ?? 0) + jammed * power(of, tries) * falling(gems, tries);
      }
  return table;
}

/** many x (many - 1) x ..., as many factors as `factors` says. */
function falling(many: number, factors: number): number {
  return range(factors).reduce((product, taken) => product * (many - taken), 1);
}

/** By multiplication, which every engine does exactly. */
function power(base: number, exponent: number): number {
  return range(exponent).reduce((product) => product * base, 1);
}

function choose(many: number, few: number): number {
  return falling(many, few) / falling(few, few);
}

function choicesOf(most: number): Float64Array {
  return Float64Array.from({ length: (most + 1) * PASSING }, (_, index) =>
    choose(Math.floor(index / PASSING), index % PASSING),
  );
}

/** Tuples of more than 4 gems are never asked for, and stand there as no gems. */
function fewGems(): Gems[] {
  const counts = range(PASSING);
  const tuples = counts.flatMap((yellow) =>
    counts.flatMap((blue) =>
      counts.flatMap((red) => counts.map((black): Gems => [yellow, blue, red, black])),
    ),
  );
  const none = at(tuples, 0);
  return tuples.map((tuple) => (totalOf(tuple) <= WIDTH_MAX ? tuple : none));
}

/** @see RR-R17 a dropped gem stays in the centre, or rolls into a space beside it */
function dropsOf({ raft: { northSouth, westEast }, drop }: Edition): Odds<number> {
  const rolls = [
    [1, northSouth[1][1]],
    [5, westEast[1][2]],
    [7, northSouth[2][1]],
    [3, westEast[1][1]],
  ] as const;
  const odds = rolls.map(([cell, width]) => [cell, at(drop.rollByOpening, width)] as const);
  const rolling = odds.reduce((sum, [, weight]) => sum + weight, 0);
  return [[CENTRE, drop.of - rolling] as const, ...odds].filter(([, weight]) => weight > 0);
}
