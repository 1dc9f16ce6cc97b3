import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { slotSchema, spaceColourSchema } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { withGem } from '../gems.js';
import { GEM_BITS, boatIn, gemBit } from '../queries.js';
import { action } from '../state.js';
import { PLACE } from '../vocabulary.js';

/**
 * Put a yellow, blue or red gem on a space of its colour.
 *
 * @see RR-PLACE-1 the gems that fell out go on one's own boats
 * @see RR-PLACE-2 on spaces of their colour
 * @see RR-PASS-3 receivers may do the same
 * @see RR-R10 one gem at a time, in any order
 * @see RR-R12 a receiver places as many as they like
 */
export const placeGem = /* @__PURE__ */ action({
  type: 'place-gem',
  phase: ['place', 'receive'],
  payload: /* @__PURE__ */ z.strictObject({ gem: spaceColourSchema, boat: slotSchema }),
  candidates: (_state, _seat, { facts, table }) => at(table.gemPayloads, facts & GEM_BITS),
  refuse({ hand, seats }, { gem, boat: slot }, seat, { facts }) {
    const place = PLACE[gem];
    if ((facts & gemBit(place, slot)) !== 0) return null;
    if (hand[place] === 0) return refusal('RR-PLACE-1', () => `there is no ${gem} gem to place`);
    if (at(at(seats, seat).boats, slot) === null)
      return refusal('RR-END-5', () => `there is no boat in slot ${String(slot)}`);
    return refusal('RR-PLACE-2', () => `the boat in slot ${String(slot)} has no empty ${gem} space`);
  },
  apply(draft, { gem, boat: slot }, seat, ctx) {
    const place = PLACE[gem];
    const boat = boatIn(draft.seats, seat, slot);
    boat.gems[place] += 1;
    draft.hand = withGem(draft.hand, place, -1);
    ctx.emit?.({ type: 'gem-placed', seat, gem, slot, card: boat.card });
    carryOn(draft, ctx);
  },
});
