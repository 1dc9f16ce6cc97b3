import { at } from '../../../core/lists.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { clearSlot, returnWater } from './clear-slot.js';

/**
 * Scores a full boat.
 *
 * @see RR-FILL-2 its gems are dropped into the centre
 * @see RR-FILL-3 it goes to its owner's scoring pile
 */
export function fillBoat(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number, slot: number): void {
  const { card, gems, water } = clearSlot(draft, seat, slot);
  at(draft.seats, seat).scored.push(card);
  ctx.emit?.({ type: 'boat-filled', seat, slot, card, points: at(ctx.table.points, card), gems });
  returnWater(ctx, seat, slot, water);
}
