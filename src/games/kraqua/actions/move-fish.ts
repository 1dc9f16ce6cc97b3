import * as z from 'zod/mini';
import { fishSchema } from '../vocabulary.js';
import { land } from '../flow/turn.js';
import { FISH_CHOICES, chosen, refuseTarget, tileAnimal } from '../queries.js';
import { action } from '../state.js';

/**
 * 2. Move a fish: any fish goes to the next free space of the animal on the tile.
 *
 * @see KQ-MOVE-1 one fish must be moved, any of the three
 * @see KQ-MOVE-2 to the next free space of the tile's animal
 * @see KQ-MOVE-4 one fish a space
 * @see KQ-R14 a fish that may not pass the gate does not stop in front of it
 * @see KQ-R48 the next space that fits, goals included
 */
export const moveFish = action({
  type: 'move-fish',
  phase: 'move',
  payload: z.strictObject({ fish: fishSchema }),

  candidates: () => FISH_CHOICES,

  refuse: (state, { fish }, _seat, { table }) => refuseTarget(state, fish, tileAnimal(state, table), table),

  apply(draft, { fish }, _seat, ctx) {
    const turn = chosen(draft.turn);
    turn.fish = fish;
    turn.animal = tileAnimal(draft, ctx.table);
    land(draft, ctx);
  },
});
