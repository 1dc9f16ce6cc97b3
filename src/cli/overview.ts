import type { BatchReport, Rate } from '../simulate/index.js';
import { columns, number, percent } from './columns.js';
import { optionsText } from './report.js';

/** Several batches of one game side by side, one a line. */
export function overviewText(reports: readonly BatchReport[]): string {
  const cells = reports.map(rowOf);
  const heads = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  return columns([
    ['batch', ...heads],
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
    : bots.map(({ bot, wins }, place) => [`${String(place + 1)} ${bot} wins`, wins] as const);
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
    ...rates.map(([name, rate]) => [name, rateText(rate)] as const),
    ['plies', plies === null ? '' : number(plies.mean, 1)],
  ]);
}

function rateText(rate: Rate | null): string {
  if (rate === null) return '';
  return `${percent(rate.rate)} (${number(rate.low * 100, 1)} to ${number(rate.high * 100, 1)})`;
}
