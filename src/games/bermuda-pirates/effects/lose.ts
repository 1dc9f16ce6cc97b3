import { at } from '../../../core/lists.js';
import type { BermudaPiratesDraft, Context } from '../state.js';

/** Puts a treasure back on its section of the island. */
export function returnTreasure(draft: BermudaPiratesDraft, ctx: Context, colour: number): void {
  draft.island[colour] = at(draft.island, colour) + 1;
  ctx.emit?.({ type: 'treasure-returned', colour });
}

/**
 * A treasure over the edge or on an obstacle: back to the island; in Plunder, out of the game.
 *
 * @see BP-LOST-3 Off the board, back to the island
 * @see BP-WHIRL-3 Off the board or on an obstacle
 * @see BP-PLUN-6 Out of the game
 */
export function loseTreasure(draft: BermudaPiratesDraft, ctx: Context, colour: number): void {
  if (draft.variant === 'standard') {
    returnTreasure(draft, ctx, colour);
    return;
  }
  draft.removed[colour] = at(draft.removed, colour) + 1;
  ctx.emit?.({ type: 'treasure-removed', colour });
}

/**
 * The boat runs aground: all cargo goes back to the island, in both variants.
 *
 * @see BP-PUSH-2 No boat crosses an obstacle
 * @see BP-PUSH-5 Running onto an obstacle ends the voyage
 * @see BP-R-AGROUND Cargo of a boat that runs aground
 */
export function runAground(draft: BermudaPiratesDraft, ctx: Context, cell: number): void {
  const cargo = [...draft.cargo];
  draft.cargo = [];
  ctx.emit?.({ type: 'boat-aground', seat: draft.turn, cell });
  for (const colour of cargo) returnTreasure(draft, ctx, colour);
}

/**
 * The boat falls off the board, with all its cargo.
 *
 * @see BP-PUSH-8 Off the board
 * @see BP-R-FALLOFF Cargo of a boat that falls off the board
 */
export function fallOverboard(draft: BermudaPiratesDraft, ctx: Context): void {
  const cargo = [...draft.cargo];
  draft.cargo = [];
  ctx.emit?.({ type: 'boat-overboard', seat: draft.turn });
  for (const colour of cargo) loseTreasure(draft, ctx, colour);
}
