import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { afterGain } from '../flow/dive.js';
import { PLACES, refusePlace } from '../queries.js';
import { action } from '../state.js';

/**
 * Place the treasure just gained in a display or the vault.
 *
 * @see WR-PLACE-1 at once
 * @see WR-PLACE-2 the leftmost empty pedestal
 * @see WR-PLACE-3 any column, from the bottom
 * @see WR-R18 its owner decides, whoever's turn it is
 * @see WR-R22 not in the display being claimed
 */
export const placeTreasure = action({
  type: 'place-treasure',
  phase: 'place',
  payload: z.strictObject({ area: z.enum(['display', 'vault']), index: int(0, 2) }),
  candidates: () => PLACES,
  refuse: (state, { area, index }, _seat, env) => refusePlace(state, area, index, env),
  apply(draft, { area, index }, seat, ctx) {
    const { gain } = draft;
    if (gain === null) return;
    const { treasure, source } = gain;
    const mat = at(draft.mats, seat);
    const row = at(area === 'display' ? mat.displays : mat.vault, index);
    const position = row.length;
    row.push(treasure);
    ctx.emit?.({ type: 'treasure-placed', seat, treasure, area, index, position });
    afterGain(draft, ctx, source);
  },
});
