import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { endTurn } from '../flow/turn.js';
import { action } from '../state.js';

/**
 * Keep the buoy that was just lifted.
 *
 * @see BP-BUOY-5 A buoy may be taken off
 * @see BP-R-LIFT How a removal is done
 */
export const stowBuoy = action({
  type: 'stow-buoy',
  phase: 'set-buoy',
  payload: z.strictObject({}),
  reveals: false,
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, seat, ctx) {
    const cell = draft.lifted;
    draft.stock[seat] = at(draft.stock, seat) + 1;
    draft.lifted = -1;
    ctx.emit?.({ type: 'buoy-removed', seat, cell });
    endTurn(draft, ctx);
  },
});
