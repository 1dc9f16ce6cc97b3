import { takeAt } from '../../../core/lists.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import type { Gem } from '../vocabulary.js';

/**
 * Kraqua takes a gem from the chest into the cave, and is done with this fish.
 *
 * @see KQ-STEAL-3 a gem of the colour rolled
 * @see KQ-SEAHORSE-2 of the last roll
 */
export function stealGem(draft: KraquaDraft, gem: Gem, ctx: KraquaContext): void {
  const [...steals] = draft.steals;
  const fish = takeAt(steals, 0);
  draft.chest[gem] -= 1;
  draft.cave[gem] += 1;
  draft.steals = steals;
  draft.rolled = null;
  draft.again = false;
  ctx.emit?.({ type: 'gem-stolen', seat: draft.active, gem, fish });
}
