import { payShell } from '../effects/pay-shell.js';
import { afterPayment } from '../flow/turn.js';
import { chance } from '../state.js';
import { shellSideSchema } from '../vocabulary.js';

/**
 * The crab flicks the shell that is due, like a coin.
 *
 * @see KQ-CRAB-1 in place of paying
 * @see KQ-CRAB-2 shell side up: kept
 * @see KQ-CRAB-3 water side up: paid
 * @see KQ-R26 the odds
 */
export const flickShell = chance({
  kind: 'flick-shell',
  outcome: shellSideSchema,
  outcomes: (_state, _pending, { table }) => table.flicks,
  apply(draft, up, { seat }, ctx) {
    ctx.emit?.({ type: 'shell-flicked', seat, up });
    if (up === 'water') payShell(draft, ctx);
    afterPayment(draft, ctx);
  },
});
