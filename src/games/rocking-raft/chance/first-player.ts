import { at } from '../../../core/lists.js';
import { chooseFirstPlayer } from '../effects/choose-first-player.js';
import { seatSchema } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { chance } from '../state.js';

/**
 * Who begins.
 *
 * @see RR-SETUP-8 the first player is determined at random
 */
export const firstPlayer = /* @__PURE__ */ chance({
  kind: 'first-player',
  outcome: seatSchema,
  outcomes: ({ seats }, _pending, { table }) => ({ equally: at(table.seats, seats.length) }),
  apply(draft, seat, _pending, ctx) {
    chooseFirstPlayer(draft, ctx, seat, true);
    carryOn(draft, ctx);
  },
});
