import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import { COLOURS } from './vocabulary.js';
import { cellsIn } from './chart.js';
import type { Edition } from './edition.js';
import { isComplete } from './queries.js';
import type { BermudaPiratesState, Known } from './state.js';

/** Standard game: how many colours lie on the base. Plunder: sets put aside, other treasures, and what they are worth. */
export type Score =
  | { readonly colours: number; readonly complete: boolean }
  | { readonly sets: number; readonly singles: number; readonly points: number };

/** What the treasures of a seat are worth in Plunder. @see BP-PLUN-1 Sets and single treasures */
export function pointsOf(state: Known, seat: number, { plunder }: Immutable<Edition>): number {
  return plunder.setPoints * at(state.sets, seat) + plunder.singlePoints * treasuresAt(state, seat);
}

function treasuresAt(state: Known, seat: number): number {
  return at(state.home, seat).reduce((sum, count) => sum + count, 0);
}

/** What each seat has, by seat. @see BP-GOAL-1 One treasure of each colour */
export function scoresOf(state: Known, edition: Immutable<Edition>): readonly Score[] {
  return range(state.players).map((seat) =>
    state.variant === 'standard'
      ? { colours: treasuresAt(state, seat), complete: isComplete(state, seat) }
      : {
          sets: at(state.sets, seat),
          singles: treasuresAt(state, seat),
          points: pointsOf(state, seat, edition),
        },
  );
}

/**
 * Who wins if the game is over now, ascending.
 *
 * @see BP-END-3 A complete set wins
 * @see BP-END-4 Several complete sets all win
 * @see BP-PLUN-11 A tie goes to the most sets
 * @see BP-PLUN-12 Still level, all win
 * @see BP-R-HIGHEST The most points win, whoever set off the end
 * @see BP-R-LIMIT Without a complete set, the most colours win
 */
export function winnersOf(state: Known, edition: Immutable<Edition>): number[] {
  const seats = range(state.players);
  const best = (among: readonly number[], value: (seat: number) => number) => {
    const most = Math.max(...among.map(value));
    return among.filter((seat) => value(seat) === most);
  };
  if (state.variant === 'standard') return best(seats, (seat) => treasuresAt(state, seat));
  return best(
    best(seats, (seat) => pointsOf(state, seat, edition)),
    (seat) => at(state.sets, seat),
  );
}

/** n seats, k winners: each winner gets (n/k - 1)/(n - 1), everybody else -1/(n - 1); nothing when all win. */
export function returnsOf({ players, result }: BermudaPiratesState): readonly number[] {
  if (result === null || result.winners.length === players) return range(players).map(() => 0);
  const { winners } = result;
  return range(players).map(
    (seat) => (winners.includes(seat) ? players / winners.length - 1 : -1) / (players - 1),
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Numbers for the statistics of a batch; for the end's reasons 1 or 0. */
export function measuresOf(state: BermudaPiratesState, edition: Immutable<Edition>) {
  const { result, home, sets, lost, removed, safe, caught, buoys } = state;
  const values = scoresOf(state, edition).map((score) => ('points' in score ? score.points : score.colours));
  const endedBy = (reason: string) => (result?.reason === reason ? 1 : 0);
  return {
    rounds: state.round,
    lowest: Math.min(...values),
    highest: Math.max(...values),
    atHome: sum(home.flat()) + COLOURS * sum(sets),
    sets: sum(sets),
    lost: lost.length,
    removed: sum(removed),
    safeCells: cellsIn(safe).length,
    caughtCells: caught.length,
    buoys: buoys.flat().length,
    endedBySet: endedBy('set'),
    endedByPoints: endedBy('points'),
    endedByIsland: endedBy('island'),
    endedByStuck: endedBy('stuck'),
    endedByRounds: endedBy('rounds'),
  };
}
