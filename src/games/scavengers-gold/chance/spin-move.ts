import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { stepsSchema } from '../edition.js';
import { endMove } from '../flow.js';
import { canSail, numberShown, refuseSpin } from '../queries.js';
import { chance } from '../state.js';

/**
 * The spin for a move: the steps that spinner A shows.
 *
 * @see SG-SCAV-1 the Scavenger moves as many dots as spinner A shows
 * @see SG-NAVAL-1 the Naval ship moves as many dots as spinner A shows
 * @see SG-R14 a ship that no walk of the full count leads anywhere stays
 */
export const spinMove = chance({
  kind: 'spin-move',
  outcome: z.union([stepsSchema, z.literal('line')]),
  outcomes: (_state, _pending, env) => env.table.moveSpins.outcomes,
  refuse: (_state, outcome, _pending, env) => refuseSpin(env.table.moveSpins, outcome),

  apply(draft, outcome, _pending, ctx) {
    const steps = numberShown(outcome);
    const { seat, ships } = ctx.before;
    ctx.emit?.({ type: 'move-spun', seat, steps });
    if (canSail(ctx.before, ctx.table, steps)) {
      draft.steps = steps;
      return;
    }
    ctx.emit?.({ type: 'ship-stayed', seat, at: at(ships, seat), steps });
    endMove(draft, ctx);
  },
});
