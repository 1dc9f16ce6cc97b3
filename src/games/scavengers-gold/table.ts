import type { Immutable } from 'immer';
import type { Outcomes } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import { dotSet, dotsIn, joinedTo, linesOf, only } from './dots.js';
import type { DotSet, Lines } from './dots.js';
import { CANNONBALLS_MAX, DOTS_MAX, GROUNDS, STEPS_MAX } from './edition.js';
import type { Ground, ScavengersGoldEdition } from './edition.js';

/** What a spinner may show, in the order of its outcomes. */
export interface Spinner<Shown> {
  readonly shows: readonly Shown[];
  readonly outcomes: Outcomes<Shown>;
}

/** What the rules look up again and again. */
export interface ScavengersGoldTable {
  readonly dots: DotSet;
  readonly gold: DotSet;
  readonly whiteLines: Lines;
  readonly allLines: Lines;
  /** Squares of a shot, by dot of the Naval ship x 64 + dot of the Scavenger; 0 where that is out of range. */
  readonly squares: Uint8Array;
  readonly moveSpins: Spinner<number>;
  readonly searchSpins: Spinner<Ground>;
  readonly fireSpins: Spinner<number>;
}

export function tableOf({
  map,
  firing,
  spinnerA,
  spinnerB,
}: Immutable<ScavengersGoldEdition>): ScavengersGoldTable {
  const whiteLines = linesOf(map.white);
  return {
    dots: dotSet(range(map.dots.length)),
    gold: dotSet(map.gold),
    whiteLines,
    allLines: linesOf([...map.white, ...map.red]),
    squares: squaresOf(map, whiteLines, firing.range),
    moveSpins: spinnerOf(range(STEPS_MAX + 1), spinnerA.faces, ({ steps }) => steps),
    searchSpins: spinnerOf(GROUNDS, spinnerB.sectors, ({ ground }) => ground),
    fireSpins: spinnerOf(range(CANNONBALLS_MAX + 1), spinnerB.sectors, ({ cannonballs }) => cannonballs),
  };
}

/** Straight ahead along white lines, as far as a shot carries. */
function squaresOf(
  { dots }: Immutable<ScavengersGoldEdition['map']>,
  lines: Lines,
  reach: number,
): Uint8Array {
  const table = new Uint8Array(DOTS_MAX * DOTS_MAX);
  for (const from of range(dots.length)) {
    const [column, row] = at(dots, from);
    for (const [aside, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      let ship = from;
      for (let squares = 1; squares <= reach; squares += 1) {
        const [x, y] = [column + aside * squares, row + down * squares];
        const next = dotsIn(joinedTo(lines, only(ship))).find(
          (dot) => at(dots, dot)[0] === x && at(dots, dot)[1] === y,
        );
        if (next === undefined) break;
        table[from * DOTS_MAX + next] = squares;
        ship = next;
      }
    }
  }
  return table;
}

/** Equal spaces added up, and the weights in lowest terms. */
function spinnerOf<Shown, Space extends { readonly weight: number }>(
  values: readonly Shown[],
  spaces: readonly Space[],
  shownBy: (space: Space) => Shown,
): Spinner<Shown> {
  const weightOf = (value: Shown) =>
    spaces.filter((space) => shownBy(space) === value).reduce((sum, { weight }) => sum + weight, 0);
  const shows = values.filter((value) => weightOf(value) > 0);
  const divisor = shows.map(weightOf).reduce(greatestCommonDivisor);
  const odds = shows.map((value) => [value, weightOf(value) / divisor] as const);
  return { shows, outcomes: odds.every(([, weight]) => weight === 1) ? { equally: shows } : odds };
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
