import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { BOTTOMS_MAX } from '../edition.js';
import { takePiece as take } from '../effects/take-piece.js';
import { afterPiece } from '../flow/piece.js';
import { piecePlaces, refuseAquarium } from '../market.js';
import { action } from '../state.js';

/**
 * Choose the free piece of a style reward.
 *
 * @see WR-STYLE-3 a piece of the market
 * @see WR-R25 one that can be placed
 * @see WR-R27 not the turn's purchase
 */
export const takePiece = action({
  type: 'take-piece',
  phase: 'style-piece',
  payload: z.strictObject({ tile: int(0, 8), aquarium: int(0, BOTTOMS_MAX - 1) }),
  candidates: (state, seat, env) => piecePlaces(state, seat, null, env),
  exact: true,
  refuse(state, { tile, aquarium }, seat, { table }) {
    const piece = at(state.market, tile);
    if (piece < 0) return refusal('WR-STYLE-3', () => `tile ${String(tile)} of the market is empty`);
    return refuseAquarium(at(state.mats, seat), piece, aquarium, table);
  },
  apply(draft, { tile, aquarium }, seat, ctx) {
    take(draft, ctx, { seat, tile, aquarium, paid: FREE });
    afterPiece(draft, ctx);
  },
});

const FREE = [0, 0, 0] as const;
