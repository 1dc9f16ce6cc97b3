import * as z from 'zod/mini';
import { range } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { drop } from '../effects/land.js';
import { settleNext } from '../flow/sailing.js';
import { chance } from '../state.js';
import { seatSchema } from '../vocabulary.js';

const fateSchema = /* @__PURE__ */ z.union([
  z.strictObject({ to: z.enum(['boat', 'sea', 'off', 'island', 'obstacle']) }),
  z.strictObject({ to: z.literal('base'), seat: seatSchema }),
]);
type Fate = z.infer<typeof fateSchema>;

/**
 * What the referee tells of one treasure after a whirlpool.
 *
 * @see BP-R-REFEREE Any table or physics may drive the rules
 * @see BP-R-FATES Treasure by treasure
 */
export const fate = chance({
  kind: 'fate',
  outcome: fateSchema,

  outcomes({ players }, _pending, { edition }) {
    const { boat, sea, off, island, obstacle, base } = edition.refereed.fate;
    return [
      [{ to: 'boat' }, boat],
      [{ to: 'sea' }, sea],
      [{ to: 'off' }, off],
      [{ to: 'island' }, island],
      [{ to: 'obstacle' }, obstacle],
      ...range(players).map((seat): [Fate, number] => [{ to: 'base', seat }, base]),
    ] satisfies [Fate, number][];
  },

  refuse: ({ players }, outcome) =>
    outcome.to === 'base' && outcome.seat >= players
      ? refusal('BP-R-UNUSED', () => `seat ${String(outcome.seat)} does not take part`)
      : null,

  apply(draft, outcome, { colour }, ctx) {
    const seat = outcome.to === 'base' ? outcome.seat : -1;
    drop(draft, ctx, colour, {
      landing: { at: outcome.to, cell: -1, seat },
      by: 'treasure-scattered',
    });
    settleNext(draft, ctx);
  },
});
