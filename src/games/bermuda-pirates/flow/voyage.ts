import type { Immutable } from 'immer';
import { at, range } from '../../../core/lists.js';
import type { Edition } from '../edition.js';
import { buoysOf, isComplete } from '../queries.js';
import { pointsOf } from '../scoring.js';
import type { BermudaPiratesDraft, Context, Known } from '../state.js';
import type { Ending } from '../vocabulary.js';
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

/**
 * What sets off the end as things are, and who did.
 *
 * @see BP-END-1 A complete base
 * @see BP-PLUN-8 Eight points
 * @see BP-PLUN-9 Too few treasures on the island
 * @see BP-R-TWOTRIGGERS Points are named first
 * @see BP-R-ISLANDCOUNT Only what lies on the island counts
 * @see BP-R-STUCK Nobody can pick up anything any more
 */
function endingOf(state: Known, edition: Immutable<Edition>): { reason: Ending; seats: number[] } {
  const seatsThat = (test: (seat: number) => boolean) => range(state.players).filter(test);
  if (state.variant === 'standard') {
    const seats = seatsThat((seat) => isComplete(state, seat));
    return { reason: seats.length > 0 ? 'set' : '', seats };
  }
  const { target, islandMinimum } = edition.plunder;
  const seats = seatsThat((seat) => pointsOf(state, seat, edition) >= target);
  if (seats.length > 0) return { reason: 'points', seats };
  const onIsland = state.island.reduce((sum, count) => sum + count, 0);
  if (onIsland < islandMinimum) return { reason: 'island', seats };
  return { reason: canAnyoneLoad(state) ? '' : 'stuck', seats };
}

function canAnyoneLoad(state: Known): boolean {
  return state.home.some((home, seat) =>
    home.some(
      (count, colour) =>
        count === 0 &&
        (at(state.island, colour) > 0 ||
          state.lost.some(([, lost]) => lost === colour) ||
          state.home.some((other, victim) => victim !== seat && at(other, colour) > 0)),
    ),
  );
}
