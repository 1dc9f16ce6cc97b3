import * as z from 'zod/mini';
import { refusal } from '../../../core/refusal.js';
import { passGems } from '../effects/pass-gems.js';
import { carryOn } from '../flow/carry-on.js';
import { finishPlacing } from '../flow/placing.js';
import { GEM_BITS } from '../queries.js';
import { action } from '../state.js';

/**
 * Place no more, and hand on what is left.
 *
 * @see RR-PASS-2 what the active player cannot place goes to the left
 * @see RR-PASS-4 what a receiver does not use goes on to the left
 * @see RR-R8 the active player keeps back no gem that fits
 * @see RR-R9 but need not use a black one
 */
export const passOn = /* @__PURE__ */ action({
  type: 'pass-on',
  phase: ['place', 'receive'],
  payload: /* @__PURE__ */ z.strictObject({}),
  candidates: () => [{}],
  refuse: ({ phase }, _payload, _seat, { facts }) =>
    phase === 'place' && (facts & GEM_BITS) !== 0
      ? refusal('RR-R8', () => 'a gem that fits an own boat is placed, not passed')
      : null,
  apply(draft, _payload, _seat, ctx) {
    if (draft.phase === 'place') finishPlacing(draft, ctx);
    else passGems(draft, ctx);
    carryOn(draft, ctx);
  },
});
