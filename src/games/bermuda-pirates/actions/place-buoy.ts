import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import type { LazyRefusal } from '../../../core/refusal.js';
import { cellsIn, hasCell } from '../chart.js';
import { endTurn } from '../flow/turn.js';
import { holdsBuoy } from '../queries.js';
import type { RuleId } from '../rules.js';
import { action } from '../state.js';
import { cellSchema } from '../vocabulary.js';
import type { Facts, Known } from '../state.js';
import { seatingFor } from '../table.js';
import type { Table } from '../table.js';
import { splitsWater } from '../water.js';

/**
 * Put a buoy on the water: one from the hand, or the one just lifted.
 *
 * @see BP-BUOY-1 One buoy when the boat has finished
 * @see BP-BUOY-2 On any water
 * @see BP-BUOY-3 Nobody is cut off
 * @see BP-BUOY-4 A buoy may be moved
 * @see BP-BUOY-7 One a turn
 * @see BP-BUOY-9 A buoy need not mark a danger
 * @see BP-R-BUOYCELL One thing in one place
 * @see BP-R-HARBOUR Not beside a dock
 * @see BP-R-WALL No wall of buoys
 * @see BP-R-SELFBLOCK Not before the own dock either
 * @see BP-R-LIFT A moved buoy obeys the same rules
 * @see BP-R-REFBUOY Refereed buoys are only counted
 */
export const placeBuoy = action({
  type: 'place-buoy',
  phase: ['buoy', 'set-buoy'],
  payload: z.strictObject({ cell: cellSchema }),
  reveals: false,

  candidates(state, seat, { table, facts }) {
    if (state.phase === 'buoy' && at(state.stock, seat) === 0) return [];
    if (state.physics === 'refereed') return table.cells.slice(0, 1);
    return cellsIn(facts.free).map((cell) => at(table.cells, cell + 1));
  },

  refuse(state, { cell }, seat, { table, facts }) {
    if (state.phase === 'buoy' && at(state.stock, seat) === 0)
      return refusal('BP-BUOY-1', () => 'there is no buoy in hand');
    if (state.physics === 'modelled') return refuseCell(state, cell, table, facts);
    return cell === -1
      ? null
      : refusal('BP-R-REFBUOY', () => 'without a chart a buoy has no cell: -1 is the only one');
  },

  apply(draft, { cell }, seat, ctx) {
    const { lifted, phase } = draft;
    if (phase === 'buoy') draft.stock[seat] = at(draft.stock, seat) - 1;
    const own = at(draft.buoys, seat);
    own.splice([...own].filter((other) => other < cell).length, 0, cell);
    draft.lifted = -1;
    ctx.emit?.(
      phase === 'buoy'
        ? { type: 'buoy-placed', seat, cell }
        : { type: 'buoy-moved', seat, from: lifted, to: cell },
    );
    endTurn(draft, ctx);
  },
});

function refuseCell(state: Known, cell: number, table: Table, facts: Facts): LazyRefusal<RuleId> | null {
  if (!hasCell(facts.free, cell)) return refuseTaken(state, cell, table);
  if (cell === state.lifted)
    return refusal('BP-BUOY-4', () => `the buoy was lifted from cell ${String(cell)}`);
  const { open, narrow } = facts;
  const splits =
    hasCell(narrow, cell) && splitsWater(open, cell, seatingFor(table, state.players), table.neighbours);
  return splits
    ? refusal('BP-R-WALL', () => `a buoy in cell ${String(cell)} cuts a dock or a base off`)
    : null;
}

/** Why a cell is not free. */
function refuseTaken(state: Known, cell: number, table: Table): LazyRefusal<RuleId> {
  if (cell < 0 || !hasCell(table.water, cell))
    return refusal('BP-BUOY-2', () => `there is no water in cell ${String(cell)}`);
  if (holdsBuoy(state, cell)) return refusal('BP-R-BUOYCELL', () => `a buoy is in cell ${String(cell)}`);
  return state.lost.some(([place]) => place === cell)
    ? refusal('BP-R-BUOYCELL', () => `a lost treasure is in cell ${String(cell)}`)
    : refusal('BP-R-HARBOUR', () => `cell ${String(cell)} is right before a dock`);
}
