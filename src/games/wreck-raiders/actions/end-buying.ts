import * as z from 'zod/mini';
import { endTurn } from '../flow/end.js';
import { endRound } from '../flow/solo.js';
import { action } from '../state.js';

/**
 * Buy nothing, or nothing more at the end of a solo round.
 *
 * @see WR-TURN-2 buying is the last step
 * @see WR-SOLO-22 then the end is checked
 */
export const endBuying = action({
  type: 'end-buying',
  phase: ['buy', 'round-buy'],
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, _seat, ctx) {
    if (draft.phase === 'buy') endTurn(draft, ctx);
    else endRound(draft, ctx);
  },
});
