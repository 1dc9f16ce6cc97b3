import * as z from 'zod/mini';
import { squaresBetween } from '../queries.js';
import { NAVAL, SCAVENGER, action } from '../state.js';

/**
 * Fire at the Scavenger, once.
 *
 * @see SG-FIRE-1 once in a turn at most
 * @see SG-FIRE-3 to fire, spin
 * @see SG-R18 after the move, from its end
 */
export const fire = action({
  type: 'fire',
  phase: 'fire',
  payload: z.strictObject({}),
  candidates: () => [0],
  exact: true,
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    draft.pending = { kind: 'spin-fire' };
    if (ctx.emit === undefined) return;
    const { ships } = ctx.before;
    const squares = squaresBetween(ships, ctx.table);
    ctx.emit({ type: 'shot-fired', from: ships[NAVAL], target: ships[SCAVENGER], squares });
  },
});
