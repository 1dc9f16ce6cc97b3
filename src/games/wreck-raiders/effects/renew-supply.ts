import { at } from '../../../core/lists.js';
import { isEmptyWreck } from '../queries.js';
import type { Context, WreckRaidersDraft } from '../state.js';

/**
 * Makes the discarded treasures of a wreck its supply when that is empty.
 *
 * @see WR-SUPPLY-1 discards become the supply
 * @see WR-R15 at once
 */
export function renewSupply(draft: WreckRaidersDraft, ctx: Context, wreck: number): void {
  if (!isEmptyWreck(draft, wreck)) return;
  const fronts = [...at(draft.discard, wreck)];
  const count = at(fronts, 0) + at(fronts, 1) + at(fronts, 2);
  if (count === 0) return;
  draft.supply[wreck] = fronts;
  draft.discard[wreck] = [0, 0, 0];
  ctx.emit?.({ type: 'supply-renewed', wreck, count });
}
