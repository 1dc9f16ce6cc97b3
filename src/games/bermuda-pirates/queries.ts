import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import { refusal } from '../../core/refusal.js';
import type { LazyRefusal } from '../../core/refusal.js';
import type { Edition } from './edition.js';
import type { RuleId } from './rules.js';
import type { Known } from './state.js';
import { ROWS } from './vocabulary.js';
import type { Landing } from './vocabulary.js';
import { seatingFor } from './table.js';
import type { Table } from './table.js';

/** The cell beside a cell; -1 beyond the edge. */
export function neighbour(table: Table, cell: number, dir: number): number {
  return table.neighbours[cell * 8 + dir] ?? -1;
}

/** Where the boat of a seat lies between voyages. @see BP-SETUP-6 A boat for everybody */
export function dockOf(state: Known, seat: number, table: Table): number {
  return at(seatingFor(table, state.players).docks, seat);
}

/** The seat whose base a cell belongs to, land or dock; -1 for any other cell, and for a base that nobody uses. */
export function baseAt(state: Known, cell: number, table: Table): number {
  const { is, of } = at(table.places, cell);
  if (is !== 'base-land' && is !== 'base-dock') return -1;
  return at(seatingFor(table, state.players).seatOfCorner, of);
}

export function holdsBuoy(state: Known, cell: number): boolean {
  return state.buoys.some((cells) => cells.includes(cell));
}

/** The directions from a cell in which a buoy lies beside it, as bits. */
export function buoysAround(state: Known, cell: number, table: Table): number {
  let bits = 0;
  for (const cells of state.buoys)
    for (const buoy of cells) {
      // Most buoys are far off: no cell beside this one has a number further away.
      if (Math.abs(buoy - cell) > ROWS + 1) continue;
      for (let dir = 0; dir < 8; dir += 1) if (neighbour(table, cell, dir) === buoy) bits |= 1 << dir;
    }
  return bits;
}

/** The cell that the bow points at; -1 beyond the edge, and before the first push. */
export function cellAhead(state: Known, table: Table): number {
  return state.heading < 0 ? -1 : neighbour(table, state.boat, state.heading);
}

/** Whether running into a cell is running aground for the active boat. */
export function isObstacle(state: Known, cell: number, table: Table): boolean {
  const { is, of } = at(table.places, cell);
  switch (is) {
    case 'water':
    case 'island-dock':
      return false;
    case 'obstacle':
    case 'centre':
      return true;
    case 'base-land':
      return baseAt(state, cell, table) !== state.turn || state.cargo.length === 0;
    case 'base-dock': {
      const seat = at(seatingFor(table, state.players).seatOfCorner, of);
      return state.variant === 'standard' && seat >= 0 && seat !== state.turn;
    }
  }
}

/** Why a seat may not pick up a colour: it is aboard, or on its base. */
export function refuseLoading(state: Known, seat: number, colour: number): LazyRefusal<RuleId> | null {
  if (state.cargo.includes(colour))
    return refusal('BP-LOAD-5', () => `colour ${String(colour)} is already aboard`);
  if (at(at(state.home, seat), colour) > 0)
    return refusal('BP-LOAD-5', () => `colour ${String(colour)} is already on the base`);
  return null;
}

/** The colours on a base that the active seat could take. */
export function stealableColours(state: Known, victim: number): number[] {
  const home = at(state.home, victim);
  return range(home.length).filter(
    (colour) => at(home, colour) > 0 && refuseLoading(state, state.turn, colour) === null,
  );
}

/**
 * The weight, out of `edition.slip.scale`, with which one certain treasure drops off in a push that turns.
 *
 * @param load - treasures aboard, 0 to 4
 * @param turned - eighths, 0 to 4; from 2 on all alike
 * @see BP-R-SLIP When cargo drops off
 */
export function slipWeight(load: number, turned: number, { slip }: Immutable<Edition>): number {
  return load === 0 ? 0 : at(at(slip.perTreasure, Math.min(turned, 2)), load - 1);
}

/**
 * The weight, out of `edition.veer.scale`, with which a push that turns goes astray to one side.
 *
 * @param turned - eighths, 0 to 4; from 2 on all alike
 * @see BP-R-VEER An unsteady finger
 */
export function veerWeight(turned: number, { veer }: Immutable<Edition>): number {
  return at(veer.eachSide, Math.min(turned, 2));
}

/** Where in `lost` the treasure of a colour is that the boat touches: under it before ahead of it; -1 for none. */
export function touchedTreasure(
  state: Known,
  colour: number,
  { table, edition }: { table: Table; edition: Immutable<Edition> },
): number {
  const lost = [...state.lost];
  const inCell = (cell: number) => lost.findIndex(([place, of]) => place === cell && of === colour);
  if (state.phase === 'touch') return state.touched === colour ? inCell(-1) : -1;
  const { touch } = edition.boatHandling;
  const under = touch.includes('under') ? inCell(state.boat) : -1;
  if (under >= 0 || !touch.includes('ahead')) return under;
  const ahead = cellAhead(state, table);
  return ahead < 0 ? -1 : inCell(ahead);
}

/** Where a treasure that falls into a cell comes to rest. */
export function landingIn(state: Known, cell: number, table: Table): Landing {
  switch (at(table.places, cell).is) {
    case 'water':
      return { at: 'sea', cell, seat: -1 };
    case 'centre':
    case 'island-dock':
      return { at: 'island', cell, seat: -1 };
    case 'obstacle':
      return { at: 'obstacle', cell, seat: -1 };
    case 'base-land':
    case 'base-dock': {
      const seat = baseAt(state, cell, table);
      return seat < 0 ? { at: 'obstacle', cell, seat } : { at: 'base', cell, seat };
    }
  }
}

/** The buoys of a seat, in hand and on the board. */
export function buoysOf(state: Known, seat: number): number {
  return at(state.stock, seat) + at(state.buoys, seat).length;
}

/** Whether a base holds a treasure of each colour. */
export function isComplete(state: Known, seat: number): boolean {
  return at(state.home, seat).every((count) => count > 0);
}
