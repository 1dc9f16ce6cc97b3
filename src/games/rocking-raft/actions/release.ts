import * as z from 'zod/mini';
import { releaseRaft } from '../effects/release-raft.js';
import { carryOn } from '../flow/carry-on.js';
import { action } from '../state.js';

/**
 * Let the raft swing back.
 *
 * @see RR-ROCK-5 it is released quickly, and the gems that are left come to rest
 * @see RR-R7 also with nothing out
 */
export const release = /* @__PURE__ */ action({
  type: 'release',
  phase: 'hold',
  payload: /* @__PURE__ */ z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    releaseRaft(draft, ctx, false);
    carryOn(draft, ctx);
  },
});
