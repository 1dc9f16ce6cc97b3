import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { sideSchema } from '../vocabulary.js';
import { startMove } from '../flow/turn.js';
import { codeOf, freeSlot, hasChip, refuseSide } from '../queries.js';
import { action } from '../state.js';

const FRONT = [{ side: 'front' }] as const;
const BOTH_FACES = [{ side: 'front' }, { side: 'back' }] as const;

/**
 * With no free slot in either row, the seat claims the turn and keeps its tile in front of it until the turn ends.
 *
 * @see KQ-PLACE-5 no free slot
 * @see KQ-R9 only then
 * @see KQ-R32 the turtle may choose the animal all the same
 */
export const holdTile = action({
  type: 'hold-tile',
  phase: 'turn',
  payload: z.strictObject({ side: sideSchema }),

  candidates: (state, seat) => (hasChip(state, seat, 'turtle') ? BOTH_FACES : FRONT),

  refuse: (state, { side }, seat, { table }) =>
    refuseSide(state, side, seat) ??
    (freeSlot(state, 'inner', table) >= 0 || freeSlot(state, 'outer', table) >= 0
      ? refusal('KQ-R9', () => 'a slot is free, so the tile must be laid')
      : null),

  apply(draft, { side }, seat, ctx) {
    const tile = at(draft.hands, seat);
    if (side === 'back') ctx.emit?.({ type: 'tile-turned', seat, tile });
    startMove(draft, seat, codeOf(tile, side));
    ctx.emit?.({ type: 'tile-held', seat, tile, side });
  },
});
