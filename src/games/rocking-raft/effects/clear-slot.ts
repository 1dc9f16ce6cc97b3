import { at } from '../../../core/lists.js';
import { plus } from '../gems.js';
import type { GemTuple } from '../gems.js';
import { boatIn } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';

/** What lay on a boat that has left its slot. */
interface Cleared {
  readonly card: number;
  /** Black ones as black. */
  readonly gems: GemTuple;
  readonly water: number;
}

/**
 * Takes a boat away: its gems are about to drop into the centre.
 *
 * @see RR-R17 how dropped gems behave
 */
export function clearSlot(draft: RockingRaftDraft, seat: number, slot: number): Cleared {
  const { card, gems, wild, water } = boatIn(draft.seats, seat, slot);
  const off: GemTuple = [gems[0], gems[1], gems[2], wild[0] + wild[1] + wild[2]];
  draft.air = plus(draft.air, off);
  at(draft.seats, seat).boats[slot] = null;
  return { card, gems: off, water };
}

/** @see RR-SINK-6 the tokens of a boat that sinks or is filled return to the supply */
export function returnWater(ctx: RockingRaftContext, seat: number, slot: number, tokens: number): void {
  if (tokens > 0) ctx.emit?.({ type: 'water-returned', seat, slot, tokens });
}
