import * as z from 'zod/mini';
import { endTurn } from '../flow/turn.js';
import { action } from '../state.js';

/**
 * Leave the buoys as they are.
 *
 * @see BP-BUOY-6 Using a buoy is optional
 */
export const skipBuoy = action({
  type: 'skip-buoy',
  phase: 'buoy',
  payload: z.strictObject({}),
  reveals: false,
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'buoy-kept', seat });
    endTurn(draft, ctx);
  },
});
