import * as z from 'zod/mini';
import { endTurn } from '../flow.js';
import { squaresBetween } from '../queries.js';
import { action } from '../state.js';

/**
 * Sail on without a shot.
 *
 * @see SG-R16 firing is optional
 */
export const holdFire = action({
  type: 'hold-fire',
  phase: 'fire',
  payload: z.strictObject({}),
  candidates: () => [0],
  exact: true,
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    ctx.emit?.({ type: 'fire-held', squares: squaresBetween(ctx.before.ships, ctx.table) });
    endTurn(draft, ctx);
  },
});
