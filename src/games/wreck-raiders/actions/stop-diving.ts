import * as z from 'zod/mini';
import { nextNeighbour } from '../flow/dive.js';
import { action } from '../state.js';

/**
 * Take no more treasures: the neighbours gain.
 *
 * @see WR-R14 all extras come before the neighbours
 */
export const stopDiving = action({
  type: 'stop-diving',
  phase: 'extra',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    nextNeighbour(draft, ctx);
  },
});
