import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { gemSchema } from '../vocabulary.js';
import { pay } from '../flow/turn.js';
import { GEM_CHOICES, chosen, lackOf, specialReached } from '../queries.js';
import { action } from '../state.js';

/**
 * The Dolphin Express brings a gem from the chest into the hideout, for a shell.
 *
 * @see KQ-DOLPHIN-1 on a dolphin space, if the player wants it
 * @see KQ-DOLPHIN-2 for a shell
 * @see KQ-DOLPHIN-3 a gem of the player's choice
 * @see KQ-SPECIAL-1 only where the move ended
 * @see KQ-SPECIAL-2 once a turn
 * @see KQ-R22 a colour that the hideout lacks
 */
export const useDolphin = action({
  type: 'use-dolphin',
  phase: 'help',
  payload: z.strictObject({ gem: gemSchema }),

  candidates: () => GEM_CHOICES,

  refuse(state, { gem }, _seat, { table }) {
    if (specialReached(state, table) !== 'dolphin')
      return refusal('KQ-SPECIAL-1', () => 'the fish has reached a shark, not a dolphin');
    if (lackOf(state, gem, table) === 0)
      return refusal('KQ-R22', () => `the hideout asks for no more ${gem} gems`);
    return state.chest[gem] === 0
      ? refusal('KQ-R22', () => `no ${gem} gem is left on the treasure chest`)
      : null;
  },

  apply(draft, { gem }, _seat, ctx) {
    chosen(draft.turn).gem = gem;
    pay(draft, ctx);
  },
});
