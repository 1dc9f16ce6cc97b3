import { stealableColours } from '../queries.js';
import type { BermudaPiratesDraft, Context } from '../state.js';

/**
 * The boat is at a rival's dock: opens a raid, if there is something to steal and none was opened there on this voyage.
 *
 * @returns whether a raid began
 * @see BP-PLUN-2 Stealing at a rival's dock
 * @see BP-R-RAID One raid for each rival and voyage
 */
export function maybeBeginRaid(draft: BermudaPiratesDraft, ctx: Context, victim: number): boolean {
  const bit = 1 << victim;
  if ((draft.raided & bit) !== 0 || stealableColours(draft, victim).length === 0) return false;
  draft.raided |= bit;
  draft.victim = victim;
  draft.stolen = 0;
  draft.phase = 'steal';
  ctx.emit?.({ type: 'raid-began', seat: draft.turn, victim });
  return true;
}
