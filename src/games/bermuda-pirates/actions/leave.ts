import * as z from 'zod/mini';
import { sailOn } from '../flow/voyage.js';
import { action } from '../state.js';

/**
 * Sail on without taking anything, or anything more.
 *
 * @see BP-R-MAYSTEAL Nobody must steal
 * @see BP-LOAD-3 A lost treasure may be left
 */
export const leave = action({
  type: 'leave',
  phase: ['steal', 'touch'],
  payload: z.strictObject({}),
  reveals: false,
  candidates: () => [{}],
  refuse: () => null,
  apply: sailOn,
});
