import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { load } from '../effects/load.js';
import { comeHome } from '../flow/sailing.js';
import { sailOn } from '../flow/voyage.js';
import { dockOf, refuseLoading, touchedTreasure } from '../queries.js';
import { action } from '../state.js';
import { colourSchema } from '../vocabulary.js';

/**
 * Take a lost treasure aboard that the boat touches.
 *
 * @see BP-LOAD-3 A lost treasure may be taken
 * @see BP-LOAD-5 No colour twice
 * @see BP-LOST-2 Anyone may collect it
 * @see BP-R-AHEAD When a boat touches a treasure
 * @see BP-R-MAYTAKE When to decide, and which one first
 * @see BP-R-SAMETURN Again in the same voyage
 * @see BP-R-DOCKTAKE Taken in the own dock
 */
export const take = action({
  type: 'take',
  phase: ['sail', 'touch'],
  payload: z.strictObject({ colour: colourSchema }),
  reveals: false,

  candidates: (state, _seat, { table }) => (state.lost.length === 0 ? [] : table.colours),

  refuse: (state, { colour }, seat, env) =>
    refuseLoading(state, seat, colour) ??
    (touchedTreasure(state, colour, env) < 0
      ? refusal('BP-LOAD-3', () => `the boat touches no lost treasure of colour ${String(colour)}`)
      : null),

  apply(draft, { colour }, seat, ctx) {
    draft.lost.splice(touchedTreasure(draft, colour, ctx), 1);
    load(draft, ctx, colour, 'sea');
    if (draft.physics === 'refereed') sailOn(draft);
    else if (draft.boat === dockOf(draft, seat, ctx.table)) comeHome(draft, ctx);
  },
});
