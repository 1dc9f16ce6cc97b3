import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { animalSchema, fishSchema } from '../vocabulary.js';
import { pay } from '../flow/turn.js';
import { chosen, earlierWay, hasChip, refuseTarget, targetOf, tileAnimal } from '../queries.js';
import { action } from '../state.js';
import { ANIMALS, FISH } from '../vocabulary.js';

const NONE: readonly [] = [];
const ALL = FISH.flatMap((fish) => ANIMALS.map((animal) => ({ fish, animal })));
const BY_CHIP = {
  jellyfish: ALL,
  seahorse: ALL.filter(({ animal }) => animal === 'seahorse'),
  turtle: ALL.filter(({ animal }) => animal === 'turtle'),
  crab: ALL.filter(({ animal }) => animal === 'crab'),
};

/**
 * For a shell, a fish goes by the animal of the chip, or with the jellyfish by any other animal than the tile's.
 *
 * @see KQ-SHELL-1 by the animal of the chip, any fish
 * @see KQ-SHELL-2 it costs a shell
 * @see KQ-JELLY-1 the jellyfish may choose the animal
 * @see KQ-JELLY-2 that costs a shell too
 * @see KQ-R17 not to where the tile leads for nothing
 * @see KQ-R18 also when the tile could move a fish
 * @see KQ-R34 any animal but the tile's
 * @see KQ-R66 a goal is named by the first animal that leads there
 */
export const shellMove = action({
  type: 'shell-move',
  phase: 'move',
  payload: z.strictObject({ fish: fishSchema, animal: animalSchema }),

  candidates: (state, seat) => (state.shells === 0 ? NONE : BY_CHIP[at(state.animals, seat)]),

  refuse(state, { fish, animal }, seat, { table }) {
    if (state.shells === 0) return refusal('KQ-SHELL-2', () => 'the team has no shell to pay with');
    const isJellyfish = hasChip(state, seat, 'jellyfish');
    if (!isJellyfish && !hasChip(state, seat, animal))
      return refusal('KQ-SHELL-1', () => `the chip shows the ${at(state.animals, seat)}, not the ${animal}`);
    const byTile = tileAnimal(state, table);
    if (animal === byTile) return refusal('KQ-R17', () => `the tile shows the ${animal}, for no shell`);
    const blocked = refuseTarget(state, fish, animal, table);
    if (blocked !== null) return blocked;
    const to = targetOf(state, fish, animal, table);
    if (to < table.firstGoal) return null;
    if (to === targetOf(state, fish, byTile, table))
      return refusal('KQ-R17', () => `the tile leads the ${fish} fish to the same goal, for no shell`);
    const earlier = isJellyfish ? earlierWay(state, fish, animal, table) : undefined;
    return earlier === undefined
      ? null
      : refusal('KQ-R66', () => `the ${earlier} leads the ${fish} fish to the same goal, and is named first`);
  },

  apply(draft, { fish, animal }, seat, ctx) {
    const turn = chosen(draft.turn);
    turn.fish = fish;
    turn.animal = animal;
    ctx.emit?.({ type: 'shell-move', seat, animal });
    pay(draft, ctx);
  },
});
