import * as z from 'zod/mini';
import { styleStep } from '../flow/claim.js';
import { action } from '../state.js';

/**
 * Decorate the claimed exhibit no further.
 *
 * @see WR-R23 either, both or none
 */
export const endDecorations = action({
  type: 'end-decorations',
  phase: 'decorate',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    styleStep(draft, ctx);
  },
});
