import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { endTurn } from '../flow/round.js';
import { canMoveByTile } from '../queries.js';
import { action } from '../state.js';

const PASS = [{}] as const;

/**
 * The tile moves no fish, and the seat pays no shell for another move.
 *
 * @see KQ-MOVE-1 a fish must be moved where one can
 * @see KQ-R16 passing only where the tile moves none
 * @see KQ-R36 it counts as a turn
 */
export const passMove = action({
  type: 'pass-move',
  phase: 'move',
  payload: z.strictObject({}),

  candidates: () => PASS,

  refuse: (state, _payload, _seat, { table }) =>
    canMoveByTile(state, table)
      ? refusal('KQ-MOVE-1', () => 'the tile can move a fish, so one must be moved')
      : null,

  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'no-move', seat });
    endTurn(draft, ctx);
  },
});
