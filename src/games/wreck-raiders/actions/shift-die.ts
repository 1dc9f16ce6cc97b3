import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { spendShells } from '../effects/spend-shells.js';
import { basketHas } from '../queries.js';
import { action } from '../state.js';

/**
 * Discard a Conch to change the number of the taken die by 1.
 *
 * @see WR-CONCH-1 one up or down
 * @see WR-CONCH-2 numbers wrap
 * @see WR-CONCH-3 several Conches
 * @see WR-R3 after the die is chosen, before the diver moves
 */
export const shiftDie = action({
  type: 'shift-die',
  phase: 'move',
  payload: z.strictObject({ by: z.literal([-1, 1]) }),
  candidates: () => BOTH,
  refuse: (state, _payload, seat) =>
    basketHas(state, seat, 'conch') ? null : refusal('WR-CONCH-1', () => 'the basket has no Conch'),
  apply(draft, { by }, seat, ctx) {
    const { die } = draft;
    if (die === null) return;
    spendShells(draft, seat, 0);
    const number = ((die.number + 5 + by) % 6) + 1;
    die.number = number;
    ctx.emit?.({ type: 'die-shifted', seat, by, number });
  },
});

const BOTH = [{ by: -1 }, { by: 1 }] as const;
