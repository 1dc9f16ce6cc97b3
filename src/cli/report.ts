import type { Game } from '../core/game.js';
import { rateOf } from '../simulate/index.js';
import type { BatchReport, LengthReport, Mean, Rate, Standing } from '../simulate/index.js';
import { columns, interval, number, percent } from './columns.js';

/** A batch's report for people. */
export function reportText(game: Game, report: BatchReport): string {
  const { games, gamesWanted, seed, cap, cutOff, timing, seats, plies } = report;
  const wanted = games < gamesWanted ? ` of ${number(gamesWanted)}` : '';
  const head = `${game.info.title}, ${number(games)}${wanted} games, ${optionsText(report, seats.length)}, seed ${JSON.stringify(seed)}\n`;
  const tables = [outcomeTable(report), standingTable(report), shareTable(report), numberTable(report)];
  const speed = `${number(timing.decisionsPerSecond)} decisions a second, ${number(timing.pliesPerSecond)} plies a second with chance`;
  return [
    head,
    ...(plies === null ? ['no game was played to the end\n'] : tables),
    neverText(report),
    tallyTable(report),
    `given up after ${number(cap)} plies: ${number(cutOff?.count ?? 0)} games\n${speed}; ${number(timing.seconds, 1)} s in all\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The options of a batch in a few words. */
export function optionsText({ options }: Pick<BatchReport, 'options'>, seats: number): string {
  const { players: _players, ...others } = options as { players?: number };
  const told = Object.entries(others).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [`${String(seats)} ${seats === 1 ? 'player' : 'players'}`, ...told].join(', ');
}

function rateCells(rate: Rate | null): string[] {
  if (rate === null) return ['', '', ''];
  return [percent(rate.rate), interval(rate), number(rate.of)];
}

function outcomeTable({ outcomes }: BatchReport): string {
  if (outcomes === null) return '';
  return columns([
    ['all players together', 'share', '95 % interval', 'games'],
    ['won', ...rateCells(outcomes.won)],
    ['almost won', ...rateCells(outcomes.between)],
    ['lost', ...rateCells(outcomes.lost)],
  ]);
}

function standingTable({ bots, seats }: BatchReport): string {
  const contest = seats.some(({ wins }) => wins !== null);
  const row = (name: string, { wins, returns }: Standing) => [
    name,
    ...(contest ? rateCells(wins) : []),
    withMargin(returns),
  ];
  const head = [...(contest ? ['wins', '95 % interval', 'games'] : []), 'mean return'];
  const names = new Set(bots.map(({ bot }) => bot));
  const botRows = bots.flatMap((standing, place) => [
    row(`${String(place)} ${standing.bot}`, standing),
    ...standing.seats.flatMap((atSeat, seat) =>
      atSeat === null ? [] : [row(`    at seat ${String(seat)}`, atSeat)],
    ),
  ]);
  const seatRows = seats.map((standing, seat) => row(`seat ${String(seat)}`, standing));
  const seatHead = names.size > 1 ? 'seat, whoever sits there' : `seat, ${[...names].join()} at each`;
  return columns([
    ...(names.size > 1 ? [['bot', ...head], ...botRows, []] : []),
    [seatHead, ...head],
    ...seatRows,
  ]);
}

function withMargin(mean: Mean | null): string {
  if (mean === null) return '';
  if (mean.margin === null || mean.margin === 0) return short(mean.mean);
  const places = placesFor(mean.margin);
  return `${number(mean.mean, places)} ± ${number(mean.margin, places)}`;
}

/** As many places as show two digits of the margin. */
function placesFor(margin: number): number {
  return Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(margin))));
}

/**
 * Whether a measure was 0 or 1 in each game, and nothing else: of numbers from 0 to 1, only these reach the variance
 * m - m². One game is too few to tell.
 */
function isShare({ count, mean, deviation, min, max }: Mean): boolean {
  if (min < 0 || max > 1 || deviation === null) return false;
  return Math.abs((deviation * deviation * (count - 1)) / count - mean * (1 - mean)) < 1e-9;
}

/** The names that measures have for the outcomes of a game that all win or lose together. */
const OUTCOMES: readonly string[] = ['won', 'almostWon', 'lost'];

/** How often a measure was 1, for those that were 0 or 1 in each game. What the outcomes tell already is left out. */
export function sharesOf({ measures, outcomes }: BatchReport): ReadonlyMap<string, Rate | null> {
  const told = outcomes === null ? [] : OUTCOMES;
  const shares = Object.entries(measures).filter(([name, mean]) => isShare(mean) && !told.includes(name));
  return new Map(shares.map(([name, { mean, count }]) => [name, rateOf(mean * count, count)]));
}

/** Whether it was so in some game. A measure that was always 0 may as well be a count, or of another number of players. */
export function cameUp(share: Rate | null): boolean {
  return share !== null && share.count > 0;
}

function neverText(report: BatchReport): string {
  const never = [...sharesOf(report)].flatMap(([name, share]) => (cameUp(share) ? [] : [name]));
  return never.length === 0 ? '' : `0 in every game: ${never.join(', ')}\n`;
}

function shareTable(report: BatchReport): string {
  const shares = [...sharesOf(report)].filter(([, share]) => cameUp(share));
  if (shares.length === 0) return '';
  return columns([
    ['share of games', 'share', '95 % interval', 'games'],
    ...shares.map(([name, share]) => [name, ...rateCells(share)]),
  ]);
}

function numberTable({ plies, decisions, measures }: BatchReport): string {
  const row = (name: string, mean: Mean) => [
    name,
    withMargin(mean),
    mean.deviation === null ? '' : number(mean.deviation, 2),
    short(mean.min),
    short(mean.max),
  ];
  const lengthRow = (name: string, length: LengthReport | null) =>
    length === null
      ? []
      : [[...row(name, length), [length.p10, length.median, length.p90].map(short).join(', ')]];
  return columns([
    ['a game', 'mean, 95 %', 'deviation', 'least', 'most', '10, 50, 90 %'],
    ...lengthRow('plies', plies),
    ...lengthRow('decisions', decisions),
    ...Object.entries(measures)
      .filter(([, mean]) => !isShare(mean))
      .map(([name, mean]) => row(name, mean)),
  ]);
}

function short(value: number): string {
  return number(value, Number.isInteger(value) ? 0 : 2);
}

function tallyTable({ tallies, games }: BatchReport): string {
  const rows = Object.entries(tallies);
  if (rows.length === 0) return '';
  return columns([
    ['counted', 'times', 'a game'],
    ...rows.map(([key, times]) => [key, number(times), number(times / games, 3)]),
  ]);
}
