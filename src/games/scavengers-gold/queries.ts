import { refusal } from '../../core/refusal.js';
import type { LazyRefusal } from '../../core/refusal.js';
import { NO_DOTS, hasDot, isEmpty, only, union } from './dots.js';
import type { DotSet } from './dots.js';
import { DOTS_MAX } from './edition.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldState } from './state.js';
import type { ScavengersGoldRule } from './rules.js';
import type { ScavengersGoldTable, Spinner } from './table.js';
import { endsOf, entering } from './walks.js';
import type { Course, Way } from './walks.js';

/** How the ship whose turn it is may sail; by 0 steps where no move is to be chosen. */
export function courseOf(
  state: ScavengersGoldState,
  table: ScavengersGoldTable,
  steps = state.steps ?? 0,
): Course {
  const { from, lines, barred } = wayOf(state, table);
  if (state.seat === NAVAL) return { from, steps, lines, barred, gold: NO_DOTS, mustStop: false };
  const mustStop = state.options.goldDots === 'must-stop';
  return { from, steps, lines, barred, gold: table.gold, mustStop };
}

function wayOf({ seat, ships, lastGold }: ScavengersGoldState, table: ScavengersGoldTable): Way {
  const scavenger = ships[SCAVENGER];
  const naval = ships[NAVAL];
  return seat === NAVAL
    ? { from: naval, lines: table.whiteLines, barred: only(scavenger) }
    : { from: scavenger, lines: table.allLines, barred: union(only(naval), closedDots(lastGold)) };
}

/**
 * Whether a move of so many steps has any end.
 *
 * @see SG-R5 a ship that can leave its dot can sail any count, out and back, unless it may not come back
 * @see SG-R14 else it stays
 */
export function canSail(state: ScavengersGoldState, table: ScavengersGoldTable, steps: number): boolean {
  const way = wayOf(state, table);
  if (isEmpty(entering(way, only(way.from)))) return false;
  return !hasDot(way.barred, way.from) || !isEmpty(endsOf(courseOf(state, table, steps)));
}

/** The closed dot as a set. */
export function closedDots(lastGold: number | null): DotSet {
  return lastGold === null ? NO_DOTS : only(lastGold);
}

/** The squares between the ships; 0 when the Scavenger is out of range. */
export function squaresBetween(ships: readonly [number, number], { squares }: ScavengersGoldTable): number {
  return squares[ships[NAVAL] * DOTS_MAX + ships[SCAVENGER]] as number;
}

/** The reason against the outcome of a spin. What the spinner shows is what its outcomes list, so it is accepted without another look. */
export function refuseSpin<Shown>(
  { shows }: Spinner<Shown>,
  outcome: Shown | 'line',
): LazyRefusal<ScavengersGoldRule> | 'accepted' {
  if (outcome === 'line') return refusal('SG-SPIN-2', () => 'the arrow is on a line: spin again');
  if (shows.includes(outcome)) return 'accepted';
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
