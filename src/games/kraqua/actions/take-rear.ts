import * as z from 'zod/mini';
import { rowSchema } from '../vocabulary.js';
import { takeRearTile } from '../effects/take-rear-tile.js';
import { continueDraws } from '../flow/round.js';
import { action } from '../state.js';

const EITHER = [{ row: 'inner' }, { row: 'outer' }] as const;

/**
 * The pile is empty and both rows hold tiles: the drawer takes the rearmost tile of one.
 *
 * @see KQ-DRAW-4 inside or outside
 * @see KQ-DRAW-5 always from the back
 */
export const takeRear = action({
  type: 'take-rear',
  phase: 'draw',
  payload: z.strictObject({ row: rowSchema }),
  candidates: () => EITHER,
  refuse: () => null,
  apply(draft, { row }, seat, ctx) {
    takeRearTile(draft, seat, row, ctx);
    continueDraws(draft, ctx);
  },
});
