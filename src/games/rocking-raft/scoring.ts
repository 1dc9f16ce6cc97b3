import type { Env } from '../../core/definition.js';
import { at } from '../../core/lists.js';
import type { RockingRaftState, RockingRaftTypes } from './state.js';
import type { RockingRaftTable } from './table.js';

/** What a seat has saved so far. */
export interface Standing {
  readonly points: number;
  /** The number of filled boats. */
  readonly boats: number;
  /** Their ids, in the order scored. */
  readonly cards: readonly number[];
}

/**
 * By seat, at any time.
 *
 * @see RR-SCORE-1 the points of the filled boats are added up
 */
export function standingsOf(
  { seats }: Pick<RockingRaftState, 'seats'>,
  { points }: RockingRaftTable,
): Standing[] {
  return seats.map(({ scored }) => {
    const cards = [...scored];
    return { points: cards.reduce((sum, card) => sum + at(points, card), 0), boats: cards.length, cards };
  });
}

/**
 * @see RR-SCORE-2 the most points win
 * @see RR-SCORE-3 among equals, the most boats
 * @see RR-R28 still equal, the victory is shared
 */
export function winnersOf(standings: readonly Pick<Standing, 'points' | 'boats'>[]): number[] {
  const points = Math.max(...standings.map((standing) => standing.points));
  const boats = Math.max(...standings.map((standing) => (standing.points === points ? standing.boats : 0)));
  return [...standings.keys()].filter((seat) => {
    const standing = at(standings, seat);
    return standing.points === points && standing.boats === boats;
  });
}

/** Zero-sum: a sole winner has 1 and each other seat -1/(n - 1); equal winners share. */
export function returnsOf({ result, seats }: RockingRaftState): readonly number[] {
  const players = seats.length;
  return seats.map((_, seat) => {
    if (result === null) return 0;
    const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    return (players * share - 1) / (players - 1);
  });
}

/** What a person reads, by seat. */
export function scoresOf(state: RockingRaftState, { table }: Env<RockingRaftTypes>): readonly Standing[] {
  return standingsOf(state, table);
}

/** What can be read off a position, for the statistics of a batch. */
export function measuresOf(state: RockingRaftState, { table }: Env<RockingRaftTypes>) {
  const { result, turns, seats, bottom } = state;
  const standings = standingsOf(state, table);
  const points = standings.map((standing) => standing.points);
  const boats = standings.map((standing) => standing.boats);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    turns,
    pointsEach: sum(points) / seats.length,
    pointsBest: Math.max(...points),
    boatsEach: sum(boats) / seats.length,
    /** Sunk boats that lie under the deck. */
    boatsSunk: bottom.length,
    endedByFlag: result?.reason === 'flag' ? 1 : 0,
    endedBecalmed: result?.reason === 'becalmed' ? 1 : 0,
    sharedVictory: result !== null && result.winners.length > 1 ? 1 : 0,
  };
}
