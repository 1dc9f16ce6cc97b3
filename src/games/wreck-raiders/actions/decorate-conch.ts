import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { takeFromBasket } from '../effects/spend-shells.js';
import { decorateStep } from '../flow/claim.js';
import { refuseDecoration } from '../claims.js';
import { action } from '../state.js';

/**
 * Put a Conch on the claimed exhibit.
 *
 * @see WR-DECO-1 shells shown, once each
 * @see WR-DECO-2 it stays on the card
 */
export const decorateConch = action({
  type: 'decorate-conch',
  phase: 'decorate',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: (state, _payload, _seat, { edition }) => refuseDecoration(state, edition, 'conch'),
  apply(draft, _payload, seat, ctx) {
    const { claim } = draft;
    if (claim === null) return;
    takeFromBasket(draft, seat, 0);
    claim.conch = true;
    ctx.emit?.({ type: 'decorated', seat, shell: 'conch', card: at(draft.exhibits, claim.slot) });
    decorateStep(draft, ctx);
  },
});
