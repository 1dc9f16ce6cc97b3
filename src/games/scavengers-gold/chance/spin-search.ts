import * as z from 'zod/mini';
import { groundSchema } from '../edition.js';
import { endSpin } from '../flow.js';
import { refuseSpin } from '../queries.js';
import { SCAVENGER, chance } from '../state.js';

/**
 * The search of a gold dot: the ground that spinner B shows.
 *
 * @see SG-GOLD-2 gold space: one coin block on
 * @see SG-GOLD-3 white space: the marker stays
 */
export const spinSearch = chance({
  kind: 'spin-search',
  outcome: z.union([groundSchema, z.literal('line')]),
  outcomes: (_state, _pending, env) => env.table.searchSpins.outcomes,
  refuse: (_state, outcome, _pending, env) => refuseSpin(env.table.searchSpins, outcome),

  apply(draft, outcome, _pending, ctx) {
    const dot = ctx.before.ships[SCAVENGER];
    let coins = ctx.before.score[SCAVENGER];
    if (outcome === 'gold') {
      coins += 1;
      draft.score[SCAVENGER] = coins;
      ctx.emit?.({ type: 'search-spun', ground: 'gold' });
      ctx.emit?.({ type: 'gold-found', dot, coins });
    } else {
      ctx.emit?.({ type: 'search-spun', ground: 'white' });
      ctx.emit?.({ type: 'search-failed', dot });
    }
    endSpin(draft, ctx, coins);
  },
});
