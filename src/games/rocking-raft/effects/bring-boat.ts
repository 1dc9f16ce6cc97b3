import { at } from '../../../core/lists.js';
import type { RockingRaftDraft } from '../state.js';

/** Lays a lifeboat before a player, empty and dry. */
export function bringBoat(draft: RockingRaftDraft, seat: number, slot: number, card: number): void {
  at(draft.seats, seat).boats[slot] = { card, gems: [0, 0, 0], wild: [0, 0, 0], water: 0 };
}
