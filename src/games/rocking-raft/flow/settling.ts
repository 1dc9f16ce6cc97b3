import { at, takeAt } from '../../../core/lists.js';
import { bringBoat } from '../effects/bring-boat.js';
import { fillBoat } from '../effects/fill-boat.js';
import { sinkBoat } from '../effects/sink-boat.js';
import { isFull } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { SLOTS } from '../vocabulary.js';
import { endTurn } from './ending.js';

/**
 * Scores, sinks and draws, one thing at a time, seat by seat from the active one.
 *
 * @see RR-FILL-1 boats are filled after the passing
 * @see RR-DRAW-1 a new boat for each that was filled
 * @see RR-DRAW-3 also for those who filled one in another player's turn, in turn order
 * @see RR-END-4 also after an owner's last turn
 * @see RR-R18 in this order
 * @see RR-R19 when the gems of the turn have all found a place, so that a new boat takes no part in it
 */
export function settle(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  const { turn, settling } = draft;
  const seat = (turn + settling) % draft.seats.length;
  if (fillsBoat(draft, ctx, seat)) return true;
  if (settling === 0 && draft.options.variant === 'sinking-lifeboats' && sinksBoat(draft, ctx, seat))
    return true;
  if (drawsBoat(draft, ctx, seat)) return false;
  if (settling + 1 < draft.seats.length) draft.settling = settling + 1;
  else endTurn(draft, ctx);
  return true;
}

/** @see RR-R16 a boat that became full has waited until now */
function fillsBoat(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number): boolean {
  const { boats } = at(draft.seats, seat);
  for (const slot of SLOTS) {
    const boat = boats[slot];
    if (boat === null || !isFull(boat, ctx.table)) continue;
    fillBoat(draft, ctx, seat, slot);
    return true;
  }
  return false;
}

/**
 * @see RR-SINK-3 an unfilled boat with two Water tokens sinks
 * @see RR-R30 one that was filled in time does not
 */
function sinksBoat(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number): boolean {
  const { boats } = at(draft.seats, seat);
  for (const slot of SLOTS) {
    const boat = boats[slot];
    if (boat === null || boat.water < ctx.edition.water.sinksAt) continue;
    sinkBoat(draft, ctx, seat, slot);
    return true;
  }
  return false;
}

/**
 * Fills the empty slots, as far as the deck goes.
 *
 * @returns whether chance has to turn a card over first
 * @see RR-DRAW-2 whoever meets the flag draws again
 * @see RR-END-1 and triggers the end
 * @see RR-END-2 with two boats all the same
 * @see RR-END-5 those who come too late do not draw
 * @see RR-R20 the lowest empty slot first
 * @see RR-R21 whoever draws: the flag counts in another player's turn as well
 * @see RR-R22 only the draw that met the flag is repeated
 * @see RR-R24 sunk boats come last, without chance
 * @see RR-R25 a sunk boat is replaced like a filled one
 * @see RR-R26 an empty slot is due again each turn
 */
function drawsBoat(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number): boolean {
  const boats = [...at(draft.seats, seat).boats];
  for (const slot of SLOTS) {
    if (boats[slot] !== null) continue;
    if (draft.aboveFlag === 0 && draft.flagBy < 0) {
      draft.flagBy = seat;
      ctx.emit?.({ type: 'flag-drawn', seat });
    }
    if (draft.undrawn.length > 0) {
      draft.pending = { kind: 'draw-card', seat, slot };
      return true;
    }
    drawFromBottom(draft, ctx, seat, slot);
  }
  return false;
}

function drawFromBottom(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number, slot: number): void {
  if (draft.bottom.length === 0) {
    ctx.emit?.({ type: 'deck-empty', seat, slot });
    return;
  }
  const card = takeAt(draft.bottom, 0);
  bringBoat(draft, seat, slot, card);
  ctx.emit?.({ type: 'boat-drawn', seat, slot, card, from: 'bottom' });
}
