import { at } from '../core/lists.js';
import type { GameSignature } from '../core/signature.js';
import type { Plan } from './options.js';
import { isContest } from './play.js';
import type { Match } from './play.js';
import { meanOf, noMoments, quantile, rateOf } from './statistics.js';
import type { Mean, Rate } from './statistics.js';
import { addPlace } from './summary.js';
import type { Lengths, Place, Summary } from './summary.js';

/** How one bot, or one seat, fared. */
export interface Standing {
  /** Null where nobody wins against anybody: one player, or all win or lose together. */
  readonly wins: Rate | null;
  /** Mean utility, -1 to 1. */
  readonly returns: Mean | null;
}

export interface BotStanding extends Standing {
  readonly bot: string;
  /** At each seat; null at seats where it never sat. */
  readonly seats: readonly (Standing | null)[];
}

/** How long games were. */
export interface LengthReport extends Mean {
  /** Nine in ten games are at least this long. */
  readonly p10: number;
  readonly median: number;
  /** Nine in ten games are at most this long. */
  readonly p90: number;
}

/** Shares of games that all players won, or lost, or something between, together. */
export interface Outcomes {
  readonly won: Rate;
  readonly between: Rate;
  readonly lost: Rate;
}

/** What a batch is of, and what came of it. All but `timing` depends on nothing else than what the batch is of. */
export interface BatchReport {
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: string;
  readonly options: object;
  readonly seed: string;
  readonly cap: number;
  /** What was asked for; `games` is less when the batch was stopped. */
  readonly gamesWanted: number;
  readonly games: number;
  /** Games given up at the cap. They count in nothing below but `timing`. */
  readonly cutOff: Rate | null;
  readonly bots: readonly BotStanding[];
  readonly seats: readonly Standing[];
  /** Only for games in which all win or lose together. */
  readonly outcomes: Outcomes | null;
  readonly plies: LengthReport | null;
  readonly decisions: LengthReport | null;
  readonly measures: Readonly<Record<string, Mean>>;
  readonly tallies: Readonly<Record<string, number>>;
  readonly timing: Timing;
}

/** How long it took, on this machine, this time. */
export interface Timing {
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly pliesPerSecond: number;
}

/**
 * Makes numbers to read out of what was kept.
 *
 * @param seconds - how long the batch took
 */
export function reportOf<G extends GameSignature>(
  match: Match<G>,
  plan: Plan,
  summary: Summary,
  seconds: number,
): BatchReport {
  const { game, seats: seatCount } = match;
  const { options, seed, cap } = plan;
  const contest = isContest(match);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    edition: game.editionMark,
    options,
    seed,
    cap,
    gamesWanted: plan.games,
    games: summary.games,
    cutOff: rateOf(summary.cutOff, summary.games),
    bots: summary.places.map((seats, bot) => ({
      bot: at(plan.bots, bot),
      ...standing(seats, contest),
      seats: seats.map((place) => (place.games === 0 ? null : standing([place], contest))),
    })),
    seats: summary.places.map((_, seat) =>
      standing(
        summary.places.map((seats) => at(seats, seat)),
        contest,
      ),
    ),
    outcomes: game.info.utility(seatCount) === 'cooperative' ? outcomesOf(summary) : null,
    plies: lengthReport(summary.plies),
    decisions: lengthReport(summary.decisions),
    measures: Object.fromEntries(
      [...summary.measures].flatMap(([name, moments]) => {
        const mean = meanOf(moments);
        return mean === null ? [] : [[name, mean]];
      }),
    ),
    tallies: Object.fromEntries([...summary.tallies].sort(([one], [other]) => (one < other ? -1 : 1))),
    timing: {
      seconds,
      decisionsPerSecond: summary.totalDecisions / seconds,
      pliesPerSecond: summary.totalPlies / seconds,
    },
  };
}

function standing(places: readonly Place[], contest: boolean): Standing {
  const total: Place = { games: 0, wins: 0, returns: noMoments() };
  for (const place of places) addPlace(total, place);
  return { wins: contest ? rateOf(total.wins, total.games) : null, returns: meanOf(total.returns) };
}

function outcomesOf({ outcomes, games, cutOff }: Summary): Outcomes | null {
  const finished = games - cutOff;
  const won = rateOf(outcomes.won, finished);
  const between = rateOf(outcomes.between, finished);
  const lost = rateOf(outcomes.lost, finished);
  return won === null || between === null || lost === null ? null : { won, between, lost };
}

function lengthReport({ moments, counts }: Lengths): LengthReport | null {
  const mean = meanOf(moments);
  if (mean === null) return null;
  return { ...mean, p10: quantile(counts, 0.1), median: quantile(counts, 0.5), p90: quantile(counts, 0.9) };
}
