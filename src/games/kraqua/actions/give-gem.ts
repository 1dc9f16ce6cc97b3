import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { gemSchema } from '../vocabulary.js';
import { steal } from '../flow/theft.js';
import { GEM_CHOICES } from '../queries.js';
import { action } from '../state.js';

/**
 * The colour rolled is gone from the chest, and whoever rolled chooses another gem for Kraqua.
 *
 * @see KQ-STEAL-4 the player chooses a colour
 * @see KQ-RAID-3 in the raid too
 * @see KQ-SEAHORSE-3 after a second roll too
 * @see KQ-R30 whoever rolled
 */
export const giveGem = action({
  type: 'give-gem',
  phase: 'give',
  payload: z.strictObject({ gem: gemSchema }),

  candidates: () => GEM_CHOICES,

  refuse: (state, { gem }) =>
    state.chest[gem] === 0
      ? refusal('KQ-STEAL-4', () => `no ${gem} gem is left on the treasure chest`)
      : null,

  apply(draft, { gem }, _seat, ctx) {
    steal(draft, gem, ctx);
  },
});
