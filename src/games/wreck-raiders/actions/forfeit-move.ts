import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { claimStep } from '../flow/claim.js';
import { numberOf } from '../queries.js';
import { action } from '../state.js';

/**
 * Give up the placement of this turn.
 *
 * @see WR-SOLO-9 only when no placement is possible
 * @see WR-R43 which is when own divers hold the number in all four wrecks
 * @see WR-R12 never with two or more players
 */
export const forfeitMove = action({
  type: 'forfeit-move',
  phase: 'move',
  payload: z.strictObject({}),
  candidates: (state) => (state.players === 1 ? [{}] : []),
  refuse(state, _payload, seat) {
    const number = numberOf(state);
    const stuck =
      state.players === 1 && [0, 6, 12, 18].every((wreck) => state.spots[wreck + number - 1] === seat);
    return stuck ? null : refusal('WR-SOLO-9', () => 'a diver can be placed');
  },
  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'move-forfeited', seat });
    claimStep(draft, ctx);
  },
});
