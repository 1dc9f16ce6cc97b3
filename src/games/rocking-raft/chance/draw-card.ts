import { int } from '../../../core/domains.js';
import { without } from '../../../core/lists.js';
import { bringBoat } from '../effects/bring-boat.js';

import { carryOn } from '../flow/carry-on.js';
import { chance } from '../state.js';

/**
 * Which lifeboat is turned over.
 *
 * @see RR-SETUP-5 two are dealt to each player
 * @see RR-DRAW-1 one is drawn for each that was filled
 * @see RR-R32 each unseen card is equally likely
 */
export const drawCard = /* @__PURE__ */ chance({
  kind: 'draw-card',
  outcome: ({ lifeboats }) => int(0, lifeboats.cards.length - 1),
  outcomes: ({ undrawn }) => ({ equally: undrawn }),
  apply(draft, card, { seat, slot }, ctx) {
    draft.undrawn = without([...draft.undrawn], card);
    bringBoat(draft, seat, slot, card);
    if (draft.phase === 'deal') {
      ctx.emit?.({ type: 'boat-dealt', seat, slot, card });
    } else {
      if (draft.flagBy < 0) draft.aboveFlag -= 1;
      ctx.emit?.({ type: 'boat-drawn', seat, slot, card, from: 'deck' });
    }
    carryOn(draft, ctx);
  },
});
