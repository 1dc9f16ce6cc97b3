import { at } from '../../../core/lists.js';
import { countStars } from '../claims.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { layOnDiscard } from './discard-treasure.js';
import { renewSupply } from './renew-supply.js';

/**
 * Ends the claim under way: the display goes to the discards, its Starfish to the beach, the card to the mat. The supplies
 * are looked at only when all is discarded.
 *
 * @see WR-CLAIM-5 the display goes to the discard
 * @see WR-CLAIM-6 the exhibit is kept, with its Conch
 * @see WR-STAR-3 its Starfish go to the beach
 */
export function collectExhibit(draft: WreckRaidersDraft, ctx: Context): void {
  const { claim, seat } = draft;
  if (claim === null) return;
  const { display, slot, stars, conch } = claim;
  const mat = at(draft.mats, seat);
  const card = at(draft.exhibits, slot);
  const discarded = [...at(mat.displays, display)];
  for (const treasure of discarded) layOnDiscard(draft, treasure);
  mat.displays[display] = [];
  mat.exhibits.push(card);
  if (conch) mat.conches.push(card);
  if (stars !== 0) draft.shells[2] = at(draft.shells, 2) + countStars(stars);
  draft.exhibits[slot] = -1;
  draft.claim = null;
  ctx.emit?.({ type: 'exhibit-collected', seat, card, conch, discarded });
  for (let wreck = 0; wreck < 4; wreck += 1) renewSupply(draft, ctx, wreck);
}
