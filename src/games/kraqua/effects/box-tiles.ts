import type { KraquaContext, KraquaDraft } from '../state.js';

/**
 * Tiles go back to the box for good.
 *
 * @param tiles - ascending
 */
export function boxTiles(
  draft: KraquaDraft,
  tiles: readonly number[],
  why: 'no-slot' | 'fold',
  ctx: KraquaContext,
): void {
  draft.box = [...draft.box, ...tiles].sort((one, other) => one - other);
  for (const tile of tiles) ctx.emit?.({ type: 'tile-lost', tile, why });
}
