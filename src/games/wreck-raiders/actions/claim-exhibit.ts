import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { takeFromBasket } from '../effects/spend-shells.js';
import { decorateStep } from '../flow/claim.js';
import { countStars, fitsCard, isExact } from '../claims.js';
import { lowestBit } from '../queries.js';
import { action } from '../state.js';

/**
 * Announce which display claims which exhibit, and lay Starfish on its treasures.
 *
 * @see WR-CLAIM-1 a face-up exhibit
 * @see WR-CLAIM-2 only types count
 * @see WR-CLAIM-3 exactly these treasures
 * @see WR-CLAIM-4 announced
 * @see WR-STAR-1 a covered treasure counts as any type
 * @see WR-STAR-2 never in the vault
 * @see WR-R20 equal sets of Starfish are one choice
 */
export const claimExhibit = action({
  type: 'claim-exhibit',
  phase: 'claim',
  payload: z.strictObject({ display: int(0, 2), slot: int(0, 5), stars: int(0, 31) }),
  candidates(_state, _seat, { facts }) {
    // The number of a payload: (display x 6 + slot) x 32 + stars.
    const numbers = [];
    for (let place = 0; place < facts.claims.length; place += 1) {
      for (let left = at(facts.claims, place); left !== 0; left &= left - 1)
        numbers.push(place * 32 + lowestBit(left));
    }
    return numbers;
  },
  exact: true,
  refuse(state, { display, slot, stars }, seat, { table, facts }) {
    if (((at(facts.claims, display * 6 + slot) >>> stars) & 1) === 1) return null;
    const card = state.exhibits[slot] ?? -1;
    if (card < 0) return refusal('WR-CLAIM-1', () => `slot ${String(slot)} shows no exhibit`);
    const mat = at(state.mats, seat);
    const treasures = at(mat.displays, display);
    const { length } = treasures;
    const exhibit = at(table.cards, card);
    if (length !== exhibit.types.length)
      return refusal(
        'WR-CLAIM-3',
        () =>
          `the exhibit asks for ${String(exhibit.types.length)} treasures, the display has ${String(length)}`,
      );
    if (stars >= 1 << length) return refusal('WR-STAR-1', () => 'a Starfish lies on an empty pedestal');
    if (countStars(stars) > at(mat.shells, 2))
      return refusal('WR-STAR-1', () => `the basket has ${String(mat.shells[2])} Starfish`);
    return fitsCard(treasures, exhibit, stars)
      ? refusal('WR-R20', () => 'a set of Starfish with a smaller number does the same')
      : refusal('WR-CLAIM-3', () => 'the types do not match');
  },
  apply(draft, { display, slot, stars }, seat, ctx) {
    const card = at(draft.exhibits, slot);
    takeFromBasket(draft, seat, 2, countStars(stars));
    draft.claim = { display, slot, stars, conch: false, scallop: false };
    if (ctx.emit !== undefined) {
      const exact = isExact(
        at(at(draft.mats, seat).displays, display),
        at(ctx.table.cards, card).types,
        stars,
      );
      ctx.emit({ type: 'claim-announced', seat, display, slot, stars, card, exact });
    }
    decorateStep(draft, ctx);
  },
});
