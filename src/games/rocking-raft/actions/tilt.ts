import * as z from 'zod/mini';
import { releaseRaft } from '../effects/release-raft.js';
import { startBeat } from '../effects/start-beat.js';
import { edgeSchema, fingerSchema } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { nextWay, tiltingOf } from '../queries.js';
import { action } from '../state.js';

/**
 * Turn an edge of the raft to one's side and press on one of its finger spaces.
 *
 * @see RR-ROTATE-1 any edge may be brought to one's side
 * @see RR-ROCK-1 and any of its finger spaces pressed
 * @see RR-R1 rotating and pressing are one action
 * @see RR-R2 three finger spaces on each edge, one for the whole tilt
 * @see RR-R7 also where nothing can move
 */
export const tilt = /* @__PURE__ */ action({
  type: 'tilt',
  phase: 'tilt',
  payload: /* @__PURE__ */ z.strictObject({ edge: edgeSchema, finger: fingerSchema }),
  candidates: (_state, _seat, { table }) => table.tiltPayloads,
  refuse: () => null,
  apply(draft, { edge, finger }, seat, ctx) {
    draft.tilt = { edge, finger, beats: 0, cursor: 0 };
    ctx.emit?.({ type: 'raft-tilted', seat, edge, finger });
    if (nextWay(draft.raft, tiltingOf(ctx.table, edge, finger), 0) === undefined)
      releaseRaft(draft, ctx, true);
    else startBeat(draft, ctx);
    carryOn(draft, ctx);
  },
});
