import type { Seat } from '../../../core/definition.js';
import { at } from '../../../core/lists.js';
import { rearSlot } from '../queries.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import type { Row } from '../vocabulary.js';

/**
 * The next drawer takes the rearmost tile of a row, and turns its front up.
 *
 * @see KQ-DRAW-4 with an empty pile, from the rear of the reef
 * @see KQ-DRAW-5 never from the middle or the front
 * @see KQ-R4 the front is up after every draw
 * @see KQ-R38 the lowest slot of the row; the last tile may go too
 */
export function takeRearTile(draft: KraquaDraft, seat: Seat, row: Row, ctx: KraquaContext): void {
  const slot = rearSlot(draft, row);
  const tile = at(draft[row], slot) >> 1;
  draft[row][slot] = -1;
  draft.hands[seat] = tile;
  draft.drawers.shift();
  ctx.emit?.({ type: 'tile-drawn', seat, tile, from: row, slot });
}
