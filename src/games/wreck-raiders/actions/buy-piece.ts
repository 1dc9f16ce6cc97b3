import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { BOTTOMS_MAX } from '../edition.js';
import { spendShells } from '../effects/spend-shells.js';
import { takePiece } from '../effects/take-piece.js';
import { afterPiece } from '../flow/piece.js';
import { canPay, piecePlaces, refuseAquarium } from '../market.js';
import { action } from '../state.js';

/**
 * Buy a piece of the market for an aquarium.
 *
 * @see WR-BUY-1 paying the cost
 * @see WR-BUY-3 several aquariums at a time
 * @see WR-BUY-4 a Bottom starts one
 * @see WR-BUY-5 Middles and Tops go on
 * @see WR-BUY-8 nothing on a Top
 */
export const buyPiece = action({
  type: 'buy-piece',
  phase: ['buy', 'round-buy'],
  payload: z.strictObject({ tile: int(0, 8), aquarium: int(0, BOTTOMS_MAX - 1) }),
  candidates: (state, seat, env) => piecePlaces(state, seat, at(state.mats, seat).shells, env),
  exact: true,
  refuse(state, { tile, aquarium }, seat, { edition, table }) {
    const piece = at(state.market, tile);
    if (piece < 0) return refusal('WR-BUY-1', () => `tile ${String(tile)} of the market is empty`);
    const mat = at(state.mats, seat);
    if (!canPay(mat.shells, at(edition.aquarium.pieces, piece)))
      return refusal('WR-BUY-1', () => `the basket cannot pay for piece ${String(piece)}`);
    return refuseAquarium(mat, piece, aquarium, table);
  },
  apply(draft, { tile, aquarium }, seat, ctx) {
    const paid = at(ctx.edition.aquarium.pieces, at(draft.market, tile)).shells;
    for (let kind = 0; kind < 3; kind += 1) {
      const spent = at(paid, kind);
      if (spent > 0) spendShells(draft, seat, kind, spent);
    }
    takePiece(draft, ctx, { seat, tile, aquarium, paid });
    afterPiece(draft, ctx);
  },
});
