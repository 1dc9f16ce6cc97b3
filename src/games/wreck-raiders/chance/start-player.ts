import { int } from '../../../core/domains.js';
import { range } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { deal } from '../flow/deal.js';
import { chance } from '../state.js';

/**
 * Who starts.
 *
 * @see WR-SETUP-8 the start player is found by chance
 */
export const startPlayer = chance({
  kind: 'start-player',
  outcome: int(0, 4),
  outcomes: (state) => ({ equally: range(state.players) }),
  refuse: (state, seat) =>
    seat < state.players ? null : refusal('WR-SETUP-8', () => `there are ${String(state.players)} players`),
  apply(draft, seat, _pending, ctx) {
    draft.start = seat;
    ctx.emit?.({ type: 'start-player', seat });
    deal(draft, ctx);
  },
});
