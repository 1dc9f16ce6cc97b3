import * as z from 'zod/mini';
import { revealStep } from '../flow/claim.js';
import { action } from '../state.js';

/**
 * Claim no more exhibits this turn.
 *
 * @see WR-REVEAL-1 new exhibits replace those claimed
 */
export const endClaims = action({
  type: 'end-claims',
  phase: 'claim',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    revealStep(draft, ctx);
  },
});
