import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { discardTreasure as discard } from '../effects/discard-treasure.js';
import { afterGain } from '../flow/dive.js';
import { PLACES, refusePlace } from '../queries.js';
import { action } from '../state.js';

/**
 * Discard the treasure just gained, for want of a place.
 *
 * @see WR-PLACE-1 it must be placed if it can be
 * @see WR-R17 only when no place is open to it
 * @see WR-SOLO-20 with a full vault, where nothing else is allowed
 */
export const discardTreasure = action({
  type: 'discard-treasure',
  phase: 'place',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: (state, _payload, _seat, env) =>
    PLACES.some(({ area, index }) => refusePlace(state, area, index, env) === null)
      ? refusal('WR-PLACE-1', () => 'there is a place for the treasure')
      : null,
  apply(draft, _payload, seat, ctx) {
    const { gain } = draft;
    if (gain === null) return;
    const { treasure, source } = gain;
    discard(draft, ctx, { seat, treasure, cause: 'no-room', display: -1 });
    afterGain(draft, ctx, source);
  },
});
