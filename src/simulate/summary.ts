import { at } from '../core/lists.js';
import type { GameRecord } from './play.js';
import { addCount, addMoments, addNumber, noMoments } from './statistics.js';
import type { Counts, Moments } from './statistics.js';

/** What is kept of one bot at one seat. */
export interface Place {
  /** Games that were played to the end. */
  games: number;
  /** A shared win counts as its share. */
  wins: number;
  readonly returns: Moments;
}

/** What is kept of the lengths of games. */
export interface Lengths {
  readonly moments: Moments;
  readonly counts: Counts;
}

/**
 * What is kept of any number of games: it does not grow with them. Games that were given up count in the totals only.
 * Plain data that threads can send to each other.
 */
export interface Summary {
  games: number;
  cutOff: number;
  totalPlies: number;
  totalDecisions: number;
  /** By bot, then by seat. */
  readonly places: readonly (readonly Place[])[];
  /** By what the first seat got: 1, something between, -1. For games that all win or lose together. */
  readonly outcomes: { won: number; between: number; lost: number };
  readonly plies: Lengths;
  readonly decisions: Lengths;
  readonly measures: Map<string, Moments>;
  /** How often the batch's own tally named each key, in all games. */
  readonly tallies: Map<string, number>;
}

export function noGames(seats: number): Summary {
  const place = (): Place => ({ games: 0, wins: 0, returns: noMoments() });
  const lengths = (): Lengths => ({ moments: noMoments(), counts: new Map() });
  const places = Array.from({ length: seats }, () => Array.from({ length: seats }, place));
  return {
    games: 0,
    cutOff: 0,
    totalPlies: 0,
    totalDecisions: 0,
    places,
    outcomes: { won: 0, between: 0, lost: 0 },
    plies: lengths(),
    decisions: lengths(),
    measures: new Map(),
    tallies: new Map(),
  };
}

/** Takes in one more game. */
export function addGame(summary: Summary, game: GameRecord): void {
  summary.games += 1;
  summary.totalPlies += game.plies;
  summary.totalDecisions += game.decisions;
  if (game.end === 'cap') {
    summary.cutOff += 1;
    return;
  }
  addLength(summary.plies, game.plies);
  addLength(summary.decisions, game.decisions);
  game.returns.forEach((utility, seat) => {
    const place = at(at(summary.places, at(game.bots, seat)), seat);
    place.games += 1;
    if (game.winners.includes(seat)) place.wins += 1 / game.winners.length;
    addNumber(place.returns, utility);
  });
  summary.outcomes[outcomeOf(at(game.returns, 0))] += 1;
  for (const [name, value] of Object.entries(game.measures)) addNumber(momentsOf(summary, name), value);
}

/** Takes in what was kept of other games. */
export function addSummary(total: Summary, part: Summary): void {
  total.games += part.games;
  total.cutOff += part.cutOff;
  total.totalPlies += part.totalPlies;
  total.totalDecisions += part.totalDecisions;
  total.places.forEach((seats, bot) => {
    seats.forEach((place, seat) => {
      addPlace(place, at(at(part.places, bot), seat));
    });
  });
  total.outcomes.won += part.outcomes.won;
  total.outcomes.between += part.outcomes.between;
  total.outcomes.lost += part.outcomes.lost;
  addLengths(total.plies, part.plies);
  addLengths(total.decisions, part.decisions);
  for (const [name, moments] of part.measures) addMoments(momentsOf(total, name), moments);
  for (const [key, times] of part.tallies) addCount(total.tallies, key, times);
}

/** What was kept of two places together. */
export function addPlace(total: Place, part: Place): void {
  total.games += part.games;
  total.wins += part.wins;
  addMoments(total.returns, part.returns);
}

function outcomeOf(utility: number): keyof Summary['outcomes'] {
  if (utility >= 1) return 'won';
  return utility <= -1 ? 'lost' : 'between';
}

function addLength({ moments, counts }: Lengths, length: number): void {
  addNumber(moments, length);
  addCount(counts, length);
}

function addLengths(total: Lengths, part: Lengths): void {
  addMoments(total.moments, part.moments);
  for (const [length, times] of part.counts) addCount(total.counts, length, times);
}

function momentsOf({ measures }: Summary, name: string): Moments {
  const known = measures.get(name);
  if (known !== undefined) return known;
  const fresh = noMoments();
  measures.set(name, fresh);
  return fresh;
}
