import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { discardTreasure } from '../effects/discard-treasure.js';
import { spendShells } from '../effects/spend-shells.js';
import { claimStep } from '../flow/claim.js';
import { basketHas, closedDisplay } from '../queries.js';
import { action } from '../state.js';

/**
 * Discard a Starfish to discard the rightmost treasure of an own display. The phase stays, but the claim step is entered
 * again.
 *
 * @see WR-STAR-4 at any time
 * @see WR-R34 at every own decision
 * @see WR-R22 not from the display being claimed
 */
export const discardByStarfish = action({
  type: 'discard-by-starfish',
  phase: 'any',
  payload: z.strictObject({ display: int(0, 2) }),
  candidates: (state, seat) => (basketHas(state, seat, 'starfish') ? DISPLAYS : []),
  refuse(state, { display }, seat) {
    if (!basketHas(state, seat, 'starfish')) return refusal('WR-STAR-4', () => 'the basket has no Starfish');
    if (at(at(state.mats, seat).displays, display).length === 0)
      return refusal('WR-STAR-4', () => `display ${String(display)} is empty`);
    return closedDisplay(state, display);
  },
  apply(draft, { display }, seat, ctx) {
    const treasure = at(draft.mats, seat).displays[display]?.pop();
    if (treasure === undefined) return;
    spendShells(draft, seat, 2);
    discardTreasure(draft, ctx, { seat, treasure, cause: 'starfish', display });
    if (draft.phase === 'claim') claimStep(draft, ctx);
  },
});

const DISPLAYS = [{ display: 0 }, { display: 1 }, { display: 2 }] as const;
