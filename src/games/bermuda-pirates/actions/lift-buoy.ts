import * as z from 'zod/mini';
import { at, without } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { action } from '../state.js';
import { cellSchema } from '../vocabulary.js';

/**
 * Lift one of the own buoys off the board, to move it or to keep it.
 *
 * @see BP-BUOY-1 Only the own colour
 * @see BP-BUOY-4 A buoy may be moved
 * @see BP-BUOY-5 A buoy may be taken off
 * @see BP-R-LIFT How a move is done
 */
export const liftBuoy = action({
  type: 'lift-buoy',
  phase: 'buoy',
  payload: z.strictObject({ cell: cellSchema }),
  reveals: false,

  candidates: (state, seat, { table }) =>
    [...new Set(at(state.buoys, seat))].map((cell) => at(table.cells, cell + 1)),

  refuse: (state, { cell }, seat) =>
    at(state.buoys, seat).includes(cell)
      ? null
      : refusal('BP-BUOY-1', () => `no buoy of the own colour is in cell ${String(cell)}`),

  apply(draft, { cell }, seat, ctx) {
    draft.buoys[seat] = without([...at(draft.buoys, seat)], cell);
    draft.lifted = cell;
    draft.phase = 'set-buoy';
    ctx.emit?.({ type: 'buoy-lifted', seat, cell });
  },
});
