import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { clearSlot, returnWater } from './clear-slot.js';

/**
 * Sinks a boat.
 *
 * @see RR-SINK-4 its gems are dropped into the centre
 * @see RR-SINK-5 it goes to the bottom of the deck
 * @see RR-R24 where it stays known
 */
export function sinkBoat(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number, slot: number): void {
  const { card, gems, water } = clearSlot(draft, seat, slot);
  draft.bottom.push(card);
  ctx.emit?.({ type: 'boat-sunk', seat, slot, card, gems });
  returnWater(ctx, seat, slot, water);
}
