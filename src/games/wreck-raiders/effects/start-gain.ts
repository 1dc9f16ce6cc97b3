import { isEmptyWreck } from '../queries.js';
import type { Context, Gain, WreckRaidersDraft } from '../state.js';

/**
 * Lets somebody gain a treasure of a wreck: it is to be drawn now.
 *
 * @returns false when the wreck is empty and the gain is lost
 * @see WR-R16 nobody gains from an empty wreck
 */
export function startGain(draft: WreckRaidersDraft, ctx: Context, gain: Omit<Gain, 'treasure'>): boolean {
  const { seat, wreck, vaultOnly, source } = gain;
  if (isEmptyWreck(draft, wreck)) {
    ctx.emit?.({ type: 'wreck-empty', seat, wreck });
    return false;
  }
  draft.phase = 'place';
  draft.gain = { seat, wreck, treasure: -1, vaultOnly, source };
  draft.pending = { kind: 'draw-treasure', wreck, seat };
  return true;
}
