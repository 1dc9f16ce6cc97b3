import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { turnAmount } from '../chart.js';
import { move } from '../flow/sailing.js';
import { veerWeight } from '../queries.js';
import { action } from '../state.js';
import { dirSchema } from '../vocabulary.js';

/**
 * Push the boat into one of the eight cells around it.
 *
 * @see BP-PUSH-1 From behind, with one finger
 * @see BP-R-TURNLIMIT How far a push can turn the boat
 * @see BP-R-BUOYPASS No boat enters a buoy's cell
 * @see BP-R-HEMMED Buoys in every direction within the limit
 * @see BP-R-VEER An unsteady finger
 * @see BP-R-NOPASS No voyage is given up
 */
export const push = action({
  type: 'push',
  phase: 'sail',
  payload: z.strictObject({ dir: dirSchema }),

  candidates: (_state, _seat, { table }) => table.pushes,

  refuse({ heading }, { dir }, _seat, { table, facts: { buoyed } }) {
    if (((buoyed >> dir) & 1) === 1)
      return refusal('BP-R-BUOYPASS', () => `a buoy lies in direction ${String(dir)}`);
    if (heading < 0) return null;
    const turnable = at(table.turnable, heading);
    if (((turnable >> dir) & 1) === 1 || (turnable & ~buoyed) === 0) return null;
    return refusal('BP-R-TURNLIMIT', () => {
      const turned = turnAmount(heading, dir);
      return `from heading ${String(heading)} to direction ${String(dir)} are ${String(turned)} eighths, more than one push can turn`;
    });
  },

  apply(draft, { dir }, _seat, ctx) {
    const turned = draft.heading < 0 ? 0 : turnAmount(draft.heading, dir);
    if (veerWeight(turned, ctx.edition) > 0) {
      draft.phase = 'veer';
      draft.pending = { kind: 'veer', dir, turned };
    } else {
      move(draft, ctx, dir);
    }
  },
});
