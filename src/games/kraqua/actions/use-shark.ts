import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { gemSchema } from '../vocabulary.js';
import { pay } from '../flow/turn.js';
import { GEM_CHOICES, chosen, specialReached } from '../queries.js';
import { action } from '../state.js';

/**
 * The shark takes a gem out of Kraqua's cave and puts it back on the chest, for a shell.
 *
 * @see KQ-SHARK-1 when the cave holds gems that the hideout needs
 * @see KQ-SHARK-2 if the player wants it, for a shell
 * @see KQ-SHARK-3 any one gem of the cave
 * @see KQ-SPECIAL-1 only where the move ended
 * @see KQ-R23 also a gem that the hideout does not need
 */
export const useShark = action({
  type: 'use-shark',
  phase: 'help',
  payload: z.strictObject({ gem: gemSchema }),

  candidates: () => GEM_CHOICES,

  refuse(state, { gem }, _seat, { table }) {
    if (specialReached(state, table) !== 'shark')
      return refusal('KQ-SPECIAL-1', () => 'the fish has reached a dolphin, not a shark');
    return state.cave[gem] === 0 ? refusal('KQ-SHARK-3', () => `the cave holds no ${gem} gem`) : null;
  },

  apply(draft, { gem }, _seat, ctx) {
    chosen(draft.turn).gem = gem;
    pay(draft, ctx);
  },
});
