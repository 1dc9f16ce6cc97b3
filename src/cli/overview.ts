import type { BatchReport, Rate } from '../simulate/index.js';
import { columns, interval, number, percent } from './columns.js';
import { cameUp, optionsText, sharesOf } from './report.js';

/** Several batches of one game side by side, one a line: how they ended, then the measures that are shares of games. */
export function overviewText(reports: readonly BatchReport[]): string {
  const found = reports.map(sharesOf);
  const isShown = (name: string) =>
    found.every((shares) => shares.has(name)) && found.some((shares) => cameUp(shares.get(name) ?? null));
  const shares = found.map((some) => textsOf(new Map([...some].filter(([name]) => isShown(name)))));
  return [tableOf('batch', reports, reports.map(rowOf)), tableOf('share of games', reports, shares)].join(
    '\n',
  );
}

/** @param cells - of each batch, by column */
function tableOf(
  title: string,
  reports: readonly BatchReport[],
  cells: readonly ReadonlyMap<string, string>[],
): string {
  const heads = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  if (heads.length === 0) return '';
  return columns([
    [title, ...heads],
    ...reports.map((report, place) => [
      optionsText(report, report.seats.length),
      ...heads.map((head) => cells[place]?.get(head) ?? ''),
    ]),
  ]);
}

/** What is shown of a batch, by column. */
function rowOf(report: BatchReport): Map<string, string> {
  const { outcomes, bots, seats, plies, cutOff } = report;
  const same = new Set(bots.map(({ bot }) => bot)).size === 1;
  const standings = same
    ? seats.map(({ wins }, seat) => [`seat ${String(seat)} wins`, wins] as const)
    : bots.map(({ bot, wins }, place) => [`${String(place)} ${bot} wins`, wins] as const);
  const rates: readonly (readonly [string, Rate | null])[] =
    outcomes === null
      ? standings
      : [
          ['won', outcomes.won],
          ['almost won', outcomes.between],
          ['lost', outcomes.lost],
        ];
  return new Map([
    ['games', number(report.games)],
    ['given up', number(cutOff?.count ?? 0)],
    ...textsOf(new Map(rates)),
    ['plies', plies === null ? '' : number(plies.mean, 1)],
  ]);
}

function textsOf(rates: ReadonlyMap<string, Rate | null>): Map<string, string> {
  const textOf = (rate: Rate | null) => (rate === null ? '' : `${percent(rate.rate)} (${interval(rate)})`);
  return new Map([...rates].map(([name, rate]) => [name, textOf(rate)]));
}
