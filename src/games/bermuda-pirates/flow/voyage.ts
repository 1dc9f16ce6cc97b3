import { endingOf } from '../ending.js';
import { buoysOf } from '../queries.js';
import type { BermudaPiratesDraft, Context } from '../state.js';
import { endTurn } from './turn.js';

/**
 * Goes on with the voyage.
 *
 * @see BP-VOY-1 Home, or on for more
 */
export function sailOn(draft: BermudaPiratesDraft): void {
  draft.touched = -1;
  draft.victim = -1;
  draft.stolen = 0;
  if (draft.physics === 'refereed') {
    draft.phase = 'voyage';
    draft.pending = { kind: 'voyage' };
    return;
  }
  draft.phase = 'sail';
}

/**
 * Puts the boat back on its base, looks whether the end is set off, and goes on to the buoys. All cargo is settled.
 *
 * @see BP-PUSH-7 The boat goes back to its base
 * @see BP-TURN-2 The turn ends at the base
 * @see BP-BUOY-1 One buoy when the boat has finished
 * @see BP-WHIRL-1 A whirlpool ends the sailing, not the turn
 * @see BP-R-BUOYTIME After every voyage
 * @see BP-R-NOBUOYS Without buoys the step is left out
 * @see BP-R-CHECKTIME The end is looked for once a voyage
 */
export function endVoyage(draft: BermudaPiratesDraft, ctx: Context): void {
  draft.boat = -1;
  draft.heading = -1;
  draft.touched = -1;
  draft.victim = -1;
  draft.stolen = 0;
  draft.raided = 0;
  if (draft.ending === '') triggerEnd(draft, ctx);
  if (buoysOf(draft, draft.turn) > 0) draft.phase = 'buoy';
  else endTurn(draft, ctx);
}

/** @see BP-R-LATCH What has set off the end stays */
function triggerEnd(draft: BermudaPiratesDraft, ctx: Context): void {
  const { reason, seats } = endingOf(draft, ctx.edition);
  if (reason === '') return;
  draft.ending = reason;
  ctx.emit?.({ type: 'end-triggered', reason, seats });
}
