import * as z from 'zod/mini';
import { startBeat } from '../effects/start-beat.js';
import { carryOn } from '../flow/carry-on.js';
import { action } from '../state.js';

/**
 * Keep the raft down for one more beat.
 *
 * @see RR-ROCK-4 as long as the player likes
 * @see RR-R6 and as long as some gem could still move
 */
export const hold = /* @__PURE__ */ action({
  type: 'hold',
  phase: 'hold',
  payload: /* @__PURE__ */ z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    startBeat(draft, ctx);
    carryOn(draft, ctx);
  },
});
