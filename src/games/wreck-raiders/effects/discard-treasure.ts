import { at } from '../../../core/lists.js';
import { typeOf } from '../queries.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { renewSupply } from './renew-supply.js';

/** A treasure that nobody keeps. */
interface Discarded {
  /** 5 for a Rival. */
  readonly seat: number;
  readonly treasure: number;
  readonly cause: 'no-room' | 'rival' | 'starfish';
  /** -1 unless a Starfish did it. */
  readonly display: number;
}

/** Lays a treasure on the discard of its type, which may be the supply at once. */
export function discardTreasure(draft: WreckRaidersDraft, ctx: Context, discarded: Discarded): void {
  const { seat, treasure, cause, display } = discarded;
  layOnDiscard(draft, treasure);
  ctx.emit?.({ type: 'treasure-discarded', seat, treasure, cause, display });
  renewSupply(draft, ctx, typeOf(treasure));
}

/** Lays a treasure on the discard of its type, and leaves the supply as it is. */
export function layOnDiscard(draft: WreckRaidersDraft, treasure: number): void {
  const fronts = at(draft.discard, typeOf(treasure));
  fronts[treasure % 3] = at(fronts, treasure % 3) + 1;
}
