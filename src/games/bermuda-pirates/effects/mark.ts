import { at } from '../../../core/lists.js';
import { bitOf, rowOf } from '../chart.js';
import type { BermudaPiratesDraft, Context } from '../state.js';

/**
 * Remembers a cell that a boat came into unharmed, for everybody.
 *
 * @see BP-R-HIDDEN What everybody has seen is public
 */
export function markSafe(draft: BermudaPiratesDraft, cell: number): void {
  const row = rowOf(cell);
  draft.safe[row] = at(draft.safe, row) | bitOf(cell);
}

/**
 * Remembers a cell in which a boat was caught, for everybody.
 *
 * @see BP-R-HIDDEN What everybody has seen is public
 */
export function markCaught(draft: BermudaPiratesDraft, ctx: Context, cell: number): void {
  const caught = [...draft.caught];
  if (!caught.includes(cell)) draft.caught.splice(caught.filter((other) => other < cell).length, 0, cell);
  ctx.emit?.({ type: 'boat-caught', seat: draft.turn, cell });
}
