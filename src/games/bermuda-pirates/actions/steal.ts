import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { load } from '../effects/load.js';
import { sailOn } from '../flow/voyage.js';
import { refuseLoading, stealableColours } from '../queries.js';
import { action } from '../state.js';
import { colourSchema } from '../vocabulary.js';

/**
 * Take a treasure off the base at whose dock the boat lies.
 *
 * @see BP-PLUN-2 Stealing at a rival's dock
 * @see BP-PLUN-3 Up to two of different colours
 * @see BP-LOAD-5 No colour twice
 * @see BP-R-COLOURDOCK For thefts too
 * @see BP-R-PLUNCOLOUR In Plunder too
 * @see BP-R-RAID Stolen treasures are cargo
 */
export const steal = action({
  type: 'steal',
  phase: 'steal',
  payload: z.strictObject({ colour: colourSchema }),
  reveals: false,

  candidates: (_state, _seat, { table }) => table.colours,

  refuse: (state, { colour }, seat) =>
    at(at(state.home, state.victim), colour) === 0
      ? refusal('BP-PLUN-2', () => `colour ${String(colour)} does not lie on that base`)
      : refuseLoading(state, seat, colour),

  apply(draft, { colour }, seat, ctx) {
    const { victim } = draft;
    const left = at(at(draft.home, victim), colour) - 1;
    at(draft.home, victim)[colour] = left;
    draft.stolen += 1;
    ctx.emit?.({ type: 'treasure-stolen', seat, victim, colour });
    load(draft, ctx, colour, 'base');
    const isDone = draft.stolen === ctx.edition.plunder.stealPerVisit;
    if (isDone || stealableColours(draft, victim).length === 0) sailOn(draft);
  },
});
