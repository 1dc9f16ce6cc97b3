import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { refusal } from '../../../core/refusal.js';
import { bumpToBeach } from '../effects/bump-diver.js';
import { dive } from '../flow/dive.js';
import { isRivalTurn, placedSpot } from '../queries.js';
import { BEACH, action } from '../state.js';

/**
 * Solo: choose the beach spot of a bumped piece.
 *
 * @see WR-SOLO-10 a Rival that the player bumps
 * @see WR-SOLO-16 a piece that a Rival bumps
 * @see WR-R45 at once
 */
export const sendToBeach = action({
  type: 'send-to-beach',
  phase: 'send',
  payload: z.strictObject({ number: int(1, 6) }),
  candidates: () => NUMBERS,
  refuse: (state, { number }) =>
    state.spots[BEACH + number - 1] === -1
      ? null
      : refusal(
          isRivalTurn(state) ? 'WR-SOLO-16' : 'WR-SOLO-10',
          () => `beach spot ${String(number)} is taken`,
        ),
  apply(draft, { number }, _seat, ctx) {
    const { bumped } = draft;
    if (bumped === null) return;
    draft.bumped = null;
    bumpToBeach(draft, ctx, { owner: bumped, from: placedSpot(draft), to: BEACH + number - 1 });
    dive(draft, ctx);
  },
});

const NUMBERS = [
  { number: 1 },
  { number: 2 },
  { number: 3 },
  { number: 4 },
  { number: 5 },
  { number: 6 },
] as const;
