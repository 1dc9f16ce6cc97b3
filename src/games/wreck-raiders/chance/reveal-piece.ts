import { int } from '../../../core/domains.js';
import { at, takeAt } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { afterReveal } from '../flow/piece.js';
import { kindOfTile } from '../market.js';
import { chance } from '../state.js';

/**
 * The top piece of a stack is turned up in the market.
 *
 * @see WR-SETUP-4 the pieces are shuffled by kind
 * @see WR-BUY-9 the market is refilled
 */
export const revealPiece = chance({
  kind: 'reveal-piece',
  outcome: (edition) => int(0, edition.aquarium.pieces.length - 1),
  outcomes: (state, { tile }) => ({ equally: at(state.stacks, kindOfTile(tile)) }),
  refuse: (state, piece, { tile }) =>
    at(state.stacks, kindOfTile(tile)).includes(piece)
      ? null
      : refusal('WR-SETUP-4', () => `piece ${String(piece)} is not in that stack`),
  apply(draft, piece, { tile }, ctx) {
    const stack = at(draft.stacks, kindOfTile(tile));
    takeAt(stack, stack.indexOf(piece));
    draft.market[tile] = piece;
    ctx.emit?.({ type: 'piece-revealed', tile, piece });
    afterReveal(draft, ctx);
  },
});
