import * as z from 'zod/mini';
import { checkTheft } from '../flow/theft.js';
import { action } from '../state.js';

const DECLINE = [{}] as const;

/**
 * The dolphin or shark is sent away.
 *
 * @see KQ-DOLPHIN-1 the dolphin's help is optional
 * @see KQ-SHARK-2 the shark's too
 */
export const declineHelp = action({
  type: 'decline-help',
  phase: 'help',
  payload: z.strictObject({}),
  candidates: () => DECLINE,
  refuse: () => null,
  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'help-declined', seat });
    checkTheft(draft, ctx);
  },
});
