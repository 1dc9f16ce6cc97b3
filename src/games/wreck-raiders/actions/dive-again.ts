import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { spendShells } from '../effects/spend-shells.js';
import { startGain } from '../effects/start-gain.js';
import { basketHas } from '../queries.js';
import { action } from '../state.js';

/**
 * Discard a Scallop for one more treasure of the wreck.
 *
 * @see WR-SCAL-1 because of the own move of this turn
 * @see WR-SCAL-2 several Scallops
 * @see WR-R13 for no other treasure
 */
export const diveAgain = action({
  type: 'dive-again',
  phase: 'extra',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: (state, _payload, seat) =>
    basketHas(state, seat, 'scallop') ? null : refusal('WR-SCAL-1', () => 'the basket has no Scallop'),
  apply(draft, _payload, seat, ctx) {
    const { wreck } = draft;
    spendShells(draft, seat, 1);
    ctx.emit?.({ type: 'scallop-spent', seat, wreck });
    startGain(draft, ctx, { seat, wreck, source: 'scallop', vaultOnly: false });
  },
});
