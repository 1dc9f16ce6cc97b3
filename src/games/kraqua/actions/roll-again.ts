import * as z from 'zod/mini';
import { rollFor } from '../effects/roll-for.js';
import { chosen } from '../queries.js';
import { action } from '../state.js';

const AGAIN = [{}] as const;

/**
 * The seahorse gives up the colour rolled and rolls a second time for the same fish.
 *
 * @see KQ-SEAHORSE-1 a second roll, if wanted
 * @see KQ-RAID-4 in the raid too
 * @see KQ-R28 once for each theft
 */
export const rollAgain = action({
  type: 'roll-again',
  phase: 'reroll',
  payload: z.strictObject({}),
  candidates: () => AGAIN,
  refuse: () => null,
  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'roll-again', seat, colour: chosen(draft.rolled) });
    draft.rolled = null;
    draft.again = true;
    const [...seen] = draft.steals;
    rollFor(draft, seen);
  },
});
