import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { bumpToBeach, liftBumped } from '../effects/bump-diver.js';
import { gainShells } from '../effects/gain-shells.js';
import { claimStep } from '../flow/claim.js';
import { afterPlacement } from '../flow/dive.js';
import { numberOf } from '../queries.js';
import { BEACH, OFF_BOARD, TO_BEACH, action } from '../state.js';
import type { Context, WreckRaidersDraft } from '../state.js';

/**
 * Move one own diver to a spot with the number of the die.
 *
 * @see WR-MOVE-1 from anywhere
 * @see WR-MOVE-2 not within a wreck
 * @see WR-MOVE-3 not along the beach
 * @see WR-MOVE-4 not onto an own diver in a wreck
 * @see WR-MOVE-5 onto an own diver on the beach
 * @see WR-SOLO-8 solo: wrecks only
 * @see WR-R7 not to the same beach spot
 * @see WR-R8 not to the same wreck spot
 */
export const moveDiver = action({
  type: 'move-diver',
  phase: 'move',
  payload: z.strictObject({ from: int(0, OFF_BOARD), to: int(0, TO_BEACH) }),
  candidates(state, seat, { facts }) {
    const { spots } = state;
    const numbers = [];
    for (let from = 0; from <= OFF_BOARD; from += 1) {
      if (from === OFF_BOARD ? facts.home === 0 : spots[from] !== seat) continue;
      for (let to = 0; to <= TO_BEACH; to += 1) numbers.push(from * (TO_BEACH + 1) + to);
    }
    return numbers;
  },
  refuse(state, { from, to }, seat, { facts }) {
    if (from === OFF_BOARD ? facts.home === 0 : state.spots[from] !== seat)
      return refusal('WR-MOVE-1', () => 'no diver of yours is there');
    if (to === TO_BEACH) {
      if (state.players === 1)
        return refusal('WR-SOLO-8', () => 'a diver may not be moved to the beach in the solo game');
      return from >= BEACH && from < OFF_BOARD
        ? refusal('WR-MOVE-3', () => 'the diver is on the beach already')
        : null;
    }
    if (Math.floor(from / 6) === to) return refusal('WR-MOVE-2', () => 'the diver is in that wreck already');
    return at(state.spots, to * 6 + numberOf(state) - 1) === seat
      ? refusal('WR-MOVE-4', () => 'another diver of yours holds that spot')
      : null;
  },
  apply(draft, { from, to }, seat, ctx) {
    const number = numberOf(draft);
    const target = (to === TO_BEACH ? BEACH : to * 6) + number - 1;
    if (from !== OFF_BOARD) draft.spots[from] = -1;
    const occupant = at(draft.spots, target);
    draft.spots[target] = seat;
    ctx.emit?.({ type: 'diver-moved', seat, from, to: target });
    if (to === TO_BEACH) {
      arriveAtBeach(draft, ctx, target, occupant);
      return;
    }
    draft.wreck = to;
    if (occupant >= 0 && draft.players === 1) liftBumped(draft, ctx, occupant, target);
    else if (occupant >= 0)
      bumpToBeach(draft, ctx, { owner: occupant, from: target, to: BEACH + number - 1 });
    afterPlacement(draft, ctx);
  },
});

/**
 * @see WR-BEACH-1 seashells of the spot
 * @see WR-BEACH-2 whoever was there goes home
 * @see WR-R9 the diver leaves its spot first
 */
function arriveAtBeach(draft: WreckRaidersDraft, ctx: Context, spot: number, occupant: number): void {
  if (occupant >= 0) ctx.emit?.({ type: 'diver-home', owner: occupant, from: spot });
  gainShells(draft, ctx, {
    seat: draft.seat,
    shells: at(ctx.edition.beach.shells, spot - BEACH),
    cause: 'beach',
  });
  claimStep(draft, ctx);
}
