import { at } from '../../../core/lists.js';
import { hasEmptyBeachSpot } from '../queries.js';
import { BEACH, RIVAL } from '../state.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { gainShells } from './gain-shells.js';

/** A diver that somebody drives out of a wreck spot. */
interface Bump {
  readonly owner: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Puts a bumped diver on a beach spot. Whoever is there goes home; the owner gains the seashells shown.
 *
 * @see WR-WRECK-2 bumped to the beach
 * @see WR-WRECK-3 the diver there goes back to its owner
 * @see WR-WRECK-4 the bumped player gains seashells
 * @see WR-SOLO-5 Rivals do not
 * @see WR-SOLO-7 and stay on the beach for good
 * @see WR-SOLO-18 an own diver bumped by a Rival does
 */
export function bumpToBeach(draft: WreckRaidersDraft, ctx: Context, { owner, from, to }: Bump): void {
  const there = at(draft.spots, to);
  draft.spots[to] = owner;
  ctx.emit?.({ type: 'diver-bumped', owner, from, to });
  if (there >= 0) ctx.emit?.({ type: 'diver-home', owner: there, from: to });
  if (owner === RIVAL) return;
  gainShells(draft, ctx, { seat: owner, shells: at(ctx.edition.beach.shells, to - BEACH), cause: 'bumped' });
}

/**
 * Solo: takes a bumped piece off its wreck spot, to wait for a beach spot, or for good where the beach is full.
 *
 * @see WR-SOLO-11 a Rival leaves the game
 * @see WR-SOLO-17 an own diver goes off the board
 * @see WR-R46 without seashells
 */
export function liftBumped(draft: WreckRaidersDraft, ctx: Context, owner: number, from: number): void {
  if (hasEmptyBeachSpot(draft)) {
    draft.bumped = owner === RIVAL ? RIVAL : 0;
  } else if (owner === RIVAL) {
    draft.rivals.removed += 1;
    ctx.emit?.({ type: 'rival-removed', from });
  } else {
    ctx.emit?.({ type: 'diver-home', owner, from });
  }
}
