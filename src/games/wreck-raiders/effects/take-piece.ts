import { at } from '../../../core/lists.js';
import { kindOfTile } from '../market.js';
import type { Context, WreckRaidersDraft } from '../state.js';

/** A market piece, and the aquarium it goes to. */
interface TakenPiece {
  readonly seat: number;
  readonly tile: number;
  readonly aquarium: number;
  readonly paid: readonly number[];
}

/**
 * Puts a market piece on an aquarium, or starts one with it; a piece of its stack is to replace it.
 *
 * @see WR-BUY-7 it is never moved
 * @see WR-BUY-9 the market is refilled
 * @see WR-R26 at once
 * @see WR-BUY-10 stacks run out
 * @see WR-R33 while the stack lasts
 */
export function takePiece(draft: WreckRaidersDraft, ctx: Context, taken: TakenPiece): void {
  const { seat, tile, aquarium, paid } = taken;
  const piece = at(draft.market, tile);
  const { aquariums } = at(draft.mats, seat);
  const pieces = aquariums[aquarium];
  if (pieces === undefined) aquariums.push([piece]);
  else pieces.push(piece);
  draft.market[tile] = -1;
  if (at(draft.stacks, kindOfTile(tile)).length > 0) draft.pending = { kind: 'reveal-piece', tile };
  ctx.emit?.({ type: 'piece-taken', seat, piece, tile, aquarium, paid: [...paid] });
}
