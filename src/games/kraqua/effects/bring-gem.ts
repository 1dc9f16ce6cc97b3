import type { KraquaContext, KraquaDraft } from '../state.js';
import type { Gem } from '../vocabulary.js';

/**
 * The dolphin carries a gem from the chest into the hideout.
 *
 * @see KQ-DOLPHIN-3 any gem of the chest that the hideout asks for
 * @see KQ-DOLPHIN-4 it cannot be stolen any more
 */
export function bringByDolphin(draft: KraquaDraft, gem: Gem, ctx: KraquaContext): void {
  draft.chest[gem] -= 1;
  draft.den[gem] += 1;
  ctx.emit?.({ type: 'dolphin-brought', seat: draft.active, gem });
}

/**
 * The shark takes a gem out of Kraqua's cave and puts it back on the chest.
 *
 * @see KQ-SHARK-3 any one gem of the cave
 */
export function bringByShark(draft: KraquaDraft, gem: Gem, ctx: KraquaContext): void {
  draft.cave[gem] -= 1;
  draft.chest[gem] += 1;
  ctx.emit?.({ type: 'shark-brought', seat: draft.active, gem });
}
