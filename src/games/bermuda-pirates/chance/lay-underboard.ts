import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { refusal } from '../../../core/refusal.js';
import { beginPlay } from '../flow/turn.js';
import { chance } from '../state.js';
import type { BermudaPiratesState } from '../state.js';
import { boardOf, codeOf } from '../underboards.js';

/**
 * Lays one underboard under the next quadrant. Whoever does it sees those that lie already: it is the one question that
 * takes the whole state, where all others take what everybody knows. Nobody sees how the board comes to lie.
 *
 * @see BP-SETUP-2 The underboards are shuffled
 * @see BP-R-TURNED Swapped, and turned
 * @see BP-R-HIDDEN Nobody knows the layout
 */
export const layUnderboard = chance({
  kind: 'lay-underboard',
  outcome: z.strictObject({ board: int(0, 3), flip: int(0, 1), turn: int(0, 3) }),

  outcomes({ layout }: BermudaPiratesState, _pending, { table }) {
    const used = layout.map(boardOf);
    return { equally: table.underboards.ways.filter(({ board }) => !used.includes(board)) };
  },

  refuse({ layout }: BermudaPiratesState, way, _pending, { table }) {
    if (layout.map(boardOf).includes(way.board))
      return refusal('BP-SETUP-2', () => `underboard ${String(way.board)} already lies elsewhere`);
    return table.underboards.codes.includes(codeOf(way))
      ? null
      : refusal('BP-R-TURNED', () => 'the underboards of this edition do not lie that way');
  },

  apply(draft, way, { quadrant }, ctx) {
    draft.layout.push(codeOf(way));
    if (quadrant < 3) {
      draft.pending = { kind: 'lay-underboard', quadrant: quadrant + 1 };
      return;
    }
    ctx.emit?.({ type: 'underboards-laid' });
    beginPlay(draft, ctx);
  },

  seenBy: () => false,
});
