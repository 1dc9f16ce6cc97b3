import * as z from 'zod/mini';
import { cannonballsSchema } from '../edition.js';
import { endSpin } from '../flow.js';
import { numberShown, refuseSpin, squaresBetween } from '../queries.js';
import { NAVAL, chance } from '../state.js';

/**
 * A shot: the cannonballs that spinner B shows.
 *
 * @see SG-FIRE-4 at least as many cannonballs as squares: a hit, and one hit block on
 * @see SG-FIRE-5 fewer: a miss, and the marker stays
 * @see SG-R20 a space without cannonballs always misses
 */
export const spinFire = chance({
  kind: 'spin-fire',
  outcome: z.union([cannonballsSchema, z.literal('line')]),
  outcomes: (_state, _pending, env) => env.table.fireSpins.outcomes,
  refuse: (_state, outcome, _pending, env) => refuseSpin(env.table.fireSpins, outcome),

  apply(draft, outcome, _pending, ctx) {
    const cannonballs = numberShown(outcome);
    const squares = squaresBetween(ctx.before.ships, ctx.table);
    let hits = ctx.before.score[NAVAL];
    if (cannonballs >= squares) {
      hits += 1;
      draft.score[NAVAL] = hits;
      ctx.emit?.({ type: 'shot-hit', squares, cannonballs, hits });
    } else {
      ctx.emit?.({ type: 'shot-missed', squares, cannonballs });
    }
    endSpin(draft, ctx, hits);
  },
});
