import { range } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { beginPlay } from '../flow/turn.js';
import { chance } from '../state.js';
import { seatSchema } from '../vocabulary.js';

/**
 * Who begins.
 *
 * @see BP-SETUP-8 The first player begins
 * @see BP-R-FIRST Nobody knows who is youngest
 */
export const firstSeat = chance({
  kind: 'first-seat',
  outcome: seatSchema,
  outcomes: ({ players }) => ({ equally: range(players) }),
  refuse: ({ players }, seat) =>
    seat < players ? null : refusal('BP-R-FIRST', () => `seat ${String(seat)} does not take part`),
  apply(draft, seat, _pending, ctx) {
    draft.firstSeat = seat;
    ctx.emit?.({ type: 'first-player', seat });
    if (draft.physics === 'modelled') draft.pending = { kind: 'lay-underboard', quadrant: 0 };
    else beginPlay(draft, ctx);
  },
});
