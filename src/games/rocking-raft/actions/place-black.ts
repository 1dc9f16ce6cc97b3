import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { slotSchema, spaceColourSchema } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { withGem } from '../gems.js';
import { blackBit, boatIn } from '../queries.js';
import { action } from '../state.js';
import { BLACK, PLACE } from '../vocabulary.js';

/**
 * Put a black gem on a space of any colour.
 *
 * @see RR-BLACK-1 a black gem fills a space of any colour
 * @see RR-BLACK-2 it is never passed, so receivers have none
 * @see RR-R10 it may take a space that a coloured gem needs
 */
export const placeBlack = /* @__PURE__ */ action({
  type: 'place-black',
  phase: ['place', 'receive'],
  payload: /* @__PURE__ */ z.strictObject({ boat: slotSchema, space: spaceColourSchema }),
  candidates: (_state, _seat, { facts, table }) => at(table.blackPayloads, facts >> 6),
  refuse({ phase, hand, seats }, { boat: slot, space }, seat, { facts }) {
    const place = PLACE[space];
    if ((facts & blackBit(slot, place)) !== 0) return null;
    if (phase === 'receive') return refusal('RR-BLACK-2', () => 'black gems are not passed to other players');
    if (hand[BLACK] === 0) return refusal('RR-PLACE-1', () => 'there is no black gem to place');
    if (at(at(seats, seat).boats, slot) === null)
      return refusal('RR-END-5', () => `there is no boat in slot ${String(slot)}`);
    return refusal('RR-BLACK-1', () => `the boat in slot ${String(slot)} has no empty ${space} space`);
  },
  apply(draft, { boat: slot, space }, seat, ctx) {
    const boat = boatIn(draft.seats, seat, slot);
    boat.wild[PLACE[space]] += 1;
    draft.hand = withGem(draft.hand, BLACK, -1);
    ctx.emit?.({ type: 'black-placed', seat, slot, card: boat.card, space });
    carryOn(draft, ctx);
  },
});
