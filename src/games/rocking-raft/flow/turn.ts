import { at } from '../../../core/lists.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { SLOTS } from '../vocabulary.js';

/**
 * Begins the turn of the active seat: water first, then the tilt, or the report of what a real one spilled.
 *
 * @see RR-TURN-2 rotate and rock, then place
 * @see RR-SINK-2 Water tokens at the start of a turn
 */
export function startTurn(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  const { turn: seat, options } = draft;
  ctx.emit?.({ type: 'turn-started', seat, turn: draft.turns + 1 });
  if (options.variant === 'sinking-lifeboats') addWater(draft, ctx, seat);
  if (options.physics === 'modelled') {
    draft.phase = 'tilt';
    return false;
  }
  draft.phase = 'spill';
  draft.pending = { kind: 'spill-gems' };
  return false;
}

function addWater(draft: RockingRaftDraft, ctx: RockingRaftContext, seat: number): void {
  const { boats } = at(draft.seats, seat);
  for (const slot of SLOTS) {
    const boat = boats[slot];
    if (boat === null) continue;
    boat.water += ctx.edition.water.perTurn;
    ctx.emit?.({ type: 'water-added', seat, slot, water: boat.water });
  }
}
