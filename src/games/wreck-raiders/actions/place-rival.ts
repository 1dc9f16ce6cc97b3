import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { liftBumped } from '../effects/bump-diver.js';
import { afterPlacement } from '../flow/dive.js';
import { numberOf } from '../queries.js';
import { RIVAL, action } from '../state.js';

/**
 * Solo: place a Rival from the supply in a wreck.
 *
 * @see WR-SOLO-14 not where a Rival went this round
 * @see WR-SOLO-15 an empty spot first
 * @see WR-SOLO-16 else it may bump
 * @see WR-R44 only wrecks still open this round count
 */
export const placeRival = action({
  type: 'place-rival',
  phase: 'rival-move',
  payload: z.strictObject({ wreck: int(0, 3) }),
  candidates: () => WRECKS,
  refuse(state, { wreck }) {
    if (state.rivalWrecks.includes(wreck))
      return refusal('WR-SOLO-14', () => `a Rival went to wreck ${String(wreck)} this round`);
    const number = numberOf(state);
    const isEmpty = (other: number) => state.spots[other * 6 + number - 1] === -1;
    return isEmpty(wreck) ||
      ![0, 1, 2, 3].some((other) => !state.rivalWrecks.includes(other) && isEmpty(other))
      ? null
      : refusal('WR-SOLO-15', () => `another wreck has an empty spot ${String(number)}`);
  },
  apply(draft, { wreck }, _seat, ctx) {
    const { die } = draft;
    if (die === null) return;
    const { index, number } = die;
    const spot = wreck * 6 + number - 1;
    const occupant = at(draft.spots, spot);
    draft.rivals.supply -= 1;
    draft.rivalWrecks.push(wreck);
    draft.wreck = wreck;
    draft.spots[spot] = RIVAL;
    ctx.emit?.({ type: 'rival-placed', wreck, number, die: index });
    if (occupant >= 0) liftBumped(draft, ctx, occupant, spot);
    afterPlacement(draft, ctx);
  },
});

const WRECKS = [{ wreck: 0 }, { wreck: 1 }, { wreck: 2 }, { wreck: 3 }] as const;
