import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { rowSchema, sideSchema } from '../vocabulary.js';
import { layTile } from '../effects/lay-tile.js';
import { startMove } from '../flow/turn.js';
import { codeOf, freeSlot, hasChip, refuseSide } from '../queries.js';
import { action } from '../state.js';

const FRONTS = [
  { side: 'front', row: 'inner' },
  { side: 'front', row: 'outer' },
] as const;
const BOTH_FACES = [...FRONTS, { side: 'back', row: 'inner' }, { side: 'back', row: 'outer' }] as const;

/**
 * 1. Place a reef tile: the seat claims the turn and lays its tile at the front of a row.
 *
 * @see KQ-ROUND-2 any seat that has not moved
 * @see KQ-ROUND-3 first the tile, then the fish, then Kraqua
 * @see KQ-PLACE-3 the row is the player's choice
 * @see KQ-TURTLE-1 only the turtle may use the back
 * @see KQ-TURTLE-2 the chosen face lies up
 * @see KQ-R10 only where a slot is free
 * @see KQ-R61 the rows need not be level
 */
export const placeTile = action({
  type: 'place-tile',
  phase: 'turn',
  payload: z.strictObject({ side: sideSchema, row: rowSchema }),

  candidates: (state, seat) => (hasChip(state, seat, 'turtle') ? BOTH_FACES : FRONTS),

  refuse: (state, { side, row }, seat, { table }) =>
    refuseSide(state, side, seat) ??
    (freeSlot(state, row, table) < 0
      ? refusal('KQ-R10', () => `no slot of the ${row} row is free on the part of the board that can be seen`)
      : null),

  apply(draft, { side, row }, seat, ctx) {
    const tile = at(draft.hands, seat);
    const code = codeOf(tile, side);
    if (side === 'back') ctx.emit?.({ type: 'tile-turned', seat, tile });
    draft.hands[seat] = -1;
    startMove(draft, seat, code);
    layTile(draft, { row, slot: freeSlot(draft, row, ctx.table), code }, seat, ctx);
  },
});
