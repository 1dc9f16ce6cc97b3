import { refusal } from '../../../core/refusal.js';
import { gemSchema } from '../vocabulary.js';
import { settleRoll } from '../flow/theft.js';
import { hasChip } from '../queries.js';
import { chance } from '../state.js';

/**
 * The colour die is rolled for a fish that Kraqua has seen.
 *
 * @see KQ-COMP-1 one colour die
 * @see KQ-STEAL-3 rolled for a fish without protection
 * @see KQ-R1 what the die shows
 * @see KQ-R29 the seahorse may roll again when its owner rolls
 */
export const rollColour = chance({
  kind: 'roll-colour',
  outcome: gemSchema,
  outcomes: (_state, _pending, { table }) => table.rolls,
  refuse: (_state, colour, _pending, { edition }) =>
    edition.die.faces.includes(colour) ? null : refusal('KQ-R1', () => `no face of the die is ${colour}`),
  apply(draft, colour, { seat, fish }, ctx) {
    draft.rolled = colour;
    ctx.emit?.({ type: 'colour-rolled', seat, colour, fish });
    if (hasChip(draft, seat, 'seahorse') && !draft.again) draft.phase = 'reroll';
    else settleRoll(draft, ctx);
  },
});
