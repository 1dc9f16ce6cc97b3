import { int } from '../../../core/domains.js';
import { takeAt } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { revealStep } from '../flow/claim.js';
import { deal } from '../flow/deal.js';
import { chance } from '../state.js';

/**
 * The top card of the exhibit deck is turned up in a slot.
 *
 * @see WR-SETUP-3 the exhibits are shuffled
 * @see WR-REVEAL-1 new exhibits
 */
export const revealExhibit = chance({
  kind: 'reveal-exhibit',
  outcome: (edition) => int(0, edition.exhibits.cards.length - 1),
  outcomes: (state) => ({ equally: state.deck }),
  refuse: (state, card) =>
    state.deck.includes(card)
      ? null
      : refusal('WR-SETUP-3', () => `exhibit ${String(card)} is not in the deck`),
  apply(draft, card, { slot }, ctx) {
    takeAt(draft.deck, draft.deck.indexOf(card));
    draft.exhibits[slot] = card;
    ctx.emit?.({ type: 'exhibit-revealed', slot, card });
    if (draft.phase === 'setup') deal(draft, ctx);
    else revealStep(draft, ctx);
  },
});
