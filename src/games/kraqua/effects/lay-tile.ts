import type { Seat } from '../../../core/definition.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import { SIDES } from '../vocabulary.js';
import type { Row } from '../vocabulary.js';

/** Where a tile comes to lie. */
interface Place {
  readonly row: Row;
  readonly slot: number;
  /** `2 * tile`, and 1 more for the back. */
  readonly code: number;
}

/**
 * Lays a tile in a slot, which is then behind the front of its row.
 *
 * @param seat - null in the set-up
 * @see KQ-PLACE-1 the nearest free slot
 * @see KQ-PATH-6 tiles are added step by step
 * @see KQ-R7 a front only ever goes on
 */
export function layTile(
  draft: KraquaDraft,
  { row, slot, code }: Place,
  seat: Seat | null,
  ctx: KraquaContext,
): void {
  draft[row][slot] = code;
  draft.next[row] = slot + 1;
  const [front, back] = SIDES;
  ctx.emit?.({ type: 'tile-placed', seat, tile: code >> 1, side: code % 2 === 0 ? front : back, row, slot });
}
