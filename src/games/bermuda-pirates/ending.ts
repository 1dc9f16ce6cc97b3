import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import type { Edition } from './edition.js';
import { isComplete } from './queries.js';
import { pointsOf } from './scoring.js';
import type { Known } from './state.js';
import type { Ending } from './vocabulary.js';

/**
 * What sets off the end as things are, and who did.
 *
 * @returns why, '' where nothing does; and the seats that did, ascending, none but for a set or points
 * @see BP-END-1 A complete base
 * @see BP-PLUN-8 Eight points
 * @see BP-PLUN-9 Too few treasures on the island
 * @see BP-R-TWOTRIGGERS Points are named first
 * @see BP-R-ISLANDCOUNT Only what lies on the island counts
 * @see BP-R-STUCK Nobody can pick up anything any more
 */
export function endingOf(state: Known, edition: Immutable<Edition>): { reason: Ending; seats: number[] } {
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
