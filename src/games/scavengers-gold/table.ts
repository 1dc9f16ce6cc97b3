import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import { dotSet, dotsIn, joinedTo, linesOf, only } from './dots.js';
import type { DotSet, Lines } from './dots.js';
import { CANNONBALLS_MAX, DOTS_MAX, STEPS_MAX, groundSchema } from './edition.js';
import type { Ground, ScavengersGoldEdition } from './edition.js';

/** What a spinner may show, with the odds. */
export type Odds<Shown> = readonly (readonly [shown: Shown, weight: number])[];

/** What the rules look up again and again. */
export interface ScavengersGoldTable {
  readonly dots: DotSet;
  readonly gold: DotSet;
  readonly whiteLines: Lines;
  readonly allLines: Lines;
  /** Squares of a shot, by dot of the Naval ship x 64 + dot of the Scavenger; 0 where that is out of range. */
  readonly squares: Uint8Array;
  /** The payload of `sail` for each dot. */
  readonly sails: readonly { readonly to: number }[];
  readonly moveSpins: Odds<number>;
  readonly searchSpins: Odds<Ground>;
  readonly fireSpins: Odds<number>;
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
    sails: range(DOTS_MAX).map((to) => ({ to })),
    moveSpins: oddsOf(range(STEPS_MAX + 1), spinnerA.faces, ({ steps }) => steps),
    searchSpins: oddsOf(groundSchema.options, spinnerB.sectors, ({ ground }) => ground),
    fireSpins: oddsOf(range(CANNONBALLS_MAX + 1), spinnerB.sectors, ({ cannonballs }) => cannonballs),
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
function oddsOf<Shown, Space extends { readonly weight: number }>(
  values: readonly Shown[],
  spaces: readonly Space[],
  shownBy: (space: Space) => Shown,
): Odds<Shown> {
  const weightOf = (value: Shown) =>
    spaces.filter((space) => shownBy(space) === value).reduce((sum, { weight }) => sum + weight, 0);
  const shown = values.map((value) => [value, weightOf(value)] as const).filter(([, weight]) => weight > 0);
  const divisor = shown.reduce((common, [, weight]) => greatestCommonDivisor(common, weight), 0);
  return shown.map(([value, weight]) => [value, weight / divisor] as const);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
