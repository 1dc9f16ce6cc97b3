import { int } from '../../../core/domains.js';
import { refusal } from '../../../core/refusal.js';
import { COLOURS } from '../vocabulary.js';
import { drop } from '../effects/land.js';
import { arrive } from '../flow/sailing.js';
import { landingIn, slipWeight } from '../queries.js';
import { chance } from '../state.js';

/**
 * Which treasure drops off as the boat turns, if any: it falls into the cell that the boat has left.
 *
 * @see BP-LOST-1 A treasure that drops off is lost at sea
 * @see BP-R-SLIP When cargo drops off
 * @see BP-R-LANDING Where it comes to rest
 */
export const slip = chance({
  kind: 'slip',
  outcome: int(-1, COLOURS - 1),

  outcomes({ cargo }, { turned }, { edition }) {
    const each = slipWeight(cargo.length, turned, edition);
    const falling = cargo.map((colour) => [colour, each] as const);
    const none = edition.slip.scale - each * cargo.length;
    return none > 0 ? [[-1, none] as const, ...falling] : falling;
  },

  refuse({ cargo }, colour, { turned }, { edition }) {
    if (colour >= 0)
      return cargo.includes(colour)
        ? null
        : refusal('BP-R-SLIP', () => `colour ${String(colour)} is not aboard`);
    return slipWeight(cargo.length, turned, edition) * cargo.length < edition.slip.scale
      ? null
      : refusal('BP-R-SLIP', () => 'in this edition something always drops off here');
  },

  apply(draft, colour, { left }, ctx) {
    draft.phase = 'sail';
    if (colour >= 0)
      drop(draft, ctx, colour, { landing: landingIn(draft, left, ctx.table), by: 'treasure-slipped' });
    arrive(draft, ctx);
  },
});
