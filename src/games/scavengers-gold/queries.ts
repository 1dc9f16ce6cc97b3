import { refusal } from '../../core/refusal.js';
import type { LazyRefusal } from '../../core/refusal.js';
import { NO_DOTS, only, union } from './dots.js';
import type { DotSet } from './dots.js';
import { DOTS_MAX } from './edition.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldState } from './state.js';
import type { ScavengersGoldRule } from './rules.js';
import type { ScavengersGoldTable, Spinner } from './table.js';
import type { Course } from './walks.js';

/** How the ship whose turn it is may sail; by 0 steps where no move is to be chosen. */
export function courseOf(
  { seat, ships, lastGold, options, steps }: ScavengersGoldState,
  table: ScavengersGoldTable,
): Course {
  const [scavenger, naval] = ships;
  if (seat === NAVAL)
    return {
      from: naval,
      steps: steps ?? 0,
      lines: table.whiteLines,
      barred: only(scavenger),
      gold: NO_DOTS,
      mustStop: false,
    };
  return {
    from: scavenger,
    steps: steps ?? 0,
    lines: table.allLines,
    barred: union(only(naval), closedDots(lastGold)),
    gold: table.gold,
    mustStop: options.goldDots === 'must-stop',
  };
}

/** The closed dot as a set. */
export function closedDots(lastGold: number | null): DotSet {
  return lastGold === null ? NO_DOTS : only(lastGold);
}

/** The squares between the ships; 0 when the Scavenger is out of range. */
export function squaresBetween(ships: readonly [number, number], { squares }: ScavengersGoldTable): number {
  return squares[ships[NAVAL] * DOTS_MAX + ships[SCAVENGER]] as number;
}

/** The reason against the outcome of a spin; null when the spinner has such a space. */
export function refuseSpin<Shown>(
  { shows }: Spinner<Shown>,
  outcome: Shown | 'line',
): LazyRefusal<ScavengersGoldRule> | null {
  if (outcome === 'line') return refusal('SG-SPIN-2', () => 'the arrow is on a line: spin again');
  if (shows.includes(outcome)) return null;
  return refusal('SG-R4', () => `the spinner shows only ${shows.map(String).join(', ')}`);
}

/**
 * The number that an arrow points to.
 *
 * @throws RangeError for a line, which `refuse` keeps out
 */
export function numberShown(outcome: number | 'line'): number {
  if (outcome === 'line') throw new RangeError('an arrow on a line shows no number');
  return outcome;
}
