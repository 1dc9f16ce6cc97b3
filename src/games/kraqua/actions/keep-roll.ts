import * as z from 'zod/mini';
import { settleRoll } from '../flow/theft.js';
import { action } from '../state.js';

const KEEP = [{}] as const;

/**
 * The seahorse lets the first roll count.
 *
 * @see KQ-SEAHORSE-2 the gem of the last roll is stolen
 */
export const keepRoll = action({
  type: 'keep-roll',
  phase: 'reroll',
  payload: z.strictObject({}),
  candidates: () => KEEP,
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    settleRoll(draft, ctx);
  },
});
