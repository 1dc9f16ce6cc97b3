import type { Immutable } from 'immer';
import type { Viewer } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import { ROWS } from './vocabulary.js';
import { hasCell } from './chart.js';
import type { Edition } from './edition.js';
import { pointsOf } from './scoring.js';
import type { BermudaPiratesState, BermudaPiratesView } from './state.js';
import type { Table } from './table.js';
import { isWhirlpool } from './underboards.js';
import { hazardShares, observe } from './view.js';

interface Env {
  readonly table: Table;
  readonly edition: Immutable<Edition>;
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
const LEGEND = `The chart: ## island, ww wreck, @@ centre island, =0 its dock of colour 0, AA base, =a its dock, m creature;
↗0 boat of seat 0 and its heading (o0 before its first push), !0 buoy of seat 0, $0 lost treasure of colour 0 ($* several);
+ sailed unharmed, x caught a boat, 1-9 chance of being caught in tenths, rounded up. The number of a cell is that of its row plus that of its column.`;

/** The position for a person at a terminal: with a viewer, what that one may know; without, the whirlpools too. */
export function text(state: BermudaPiratesState, viewer: Viewer | undefined, env: Env): string {
  const view = observe(state);
  const chart =
    state.physics === 'refereed' ? [] : chartLines(view, viewer === undefined ? state.layout : null, env);
  const hidden = viewer === undefined && state.physics === 'modelled' ? ['~ whirlpool'] : [];
  return [
    headLine(view),
    ...chart,
    ...treasureLines(view, env),
    ...(chart.length > 0 ? [LEGEND, ...hidden] : []),
  ].join('\n');
}

function headLine(view: BermudaPiratesView): string {
  const { variant, round, phase, turn, pending, result, ending } = view;
  const name = variant === 'standard' ? 'Bermuda Pirates' : 'Bermuda Pirates, Treasure Plunder';
  if (result !== null)
    return `${name} · over after round ${String(round)} (${result.reason}): seat ${result.winners.join(' and ')} won`;
  const due = pending === null ? '' : ` · ${pending.kind} is due`;
  const last = ending === '' ? '' : ` · last round (${ending})`;
  const who = turn < 0 ? '' : ` · round ${String(round)} · seat ${String(turn)}`;
  return `${name}${who} · ${phase}${due}${last}`;
}

function chartLines(view: BermudaPiratesView, layout: readonly number[] | null, env: Env): string[] {
  const signs = env.edition.chart.rows.join('').split('');
  const hazards = hazardShares(view, env.table);
  const cell = (place: number) =>
    pieceIn(view, place) ?? seaMark(view, place, env) ?? depth(place) ?? printed(at(signs, place));
  const depth = (place: number) => {
    if (!hasCell(env.table.water, place)) return null;
    if (layout !== null) return isWhirlpool(env.table.underboards, layout, place) ? ' ~' : null;
    const tenths = Math.ceil(at(hazards, place) * 10);
    return tenths === 0 ? null : ` ${String(Math.min(9, tenths))}`;
  };
  const columns = range(ROWS).map((x) => String(x).padStart(3));
  return [
    `    ${columns.join('')}`,
    ...range(ROWS).map((y) => {
      const cells = range(ROWS).map((x) => ` ${cell(y * ROWS + x)}`);
      return `${String(y * ROWS).padStart(4)}${cells.join('')}`;
    }),
  ];
}

function pieceIn(view: BermudaPiratesView, cell: number): string | null {
  if (cell === view.boat) return `${ARROWS[view.heading] ?? 'o'}${String(view.turn)}`;
  const owner = view.buoys.findIndex((cells) => cells.includes(cell));
  if (owner >= 0) return `!${String(owner)}`;
  const [first, second] = view.lost.filter(([place]) => place === cell);
  if (first === undefined) return null;
  return second === undefined ? `$${String(first[1])}` : '$*';
}

function seaMark(view: BermudaPiratesView, cell: number, { table }: Env): string | null {
  if (view.caught.includes(cell)) return ' x';
  return hasCell(table.water, cell) && hasCell(view.safe, cell) ? ' +' : null;
}

function printed(sign: string): string {
  if (sign === '.' || sign === 'm') return ` ${sign}`;
  return /[0-3a-d]/.test(sign) ? `=${sign}` : sign + sign;
}

function treasureLines(view: BermudaPiratesView, { edition }: Env): string[] {
  const { names } = edition.colourNames;
  const listed = (counts: readonly number[]) =>
    counts.map((count, colour) => `${at(names, colour)} ${String(count)}`).join(', ');
  const seats = range(view.players).map((seat) => {
    const plunder =
      view.variant === 'plunder'
        ? ` · sets ${String(at(view.sets, seat))} · ${String(pointsOf(view, seat, edition))} points`
        : '';
    const buoys = `${String(at(view.stock, seat))} in hand, ${String(at(view.buoys, seat).length)} on the board`;
    return `seat ${String(seat)}: ${listed(at(view.home, seat))}${plunder} · buoys ${buoys}`;
  });
  const aboard = view.cargo.map((colour) => at(names, colour)).join(', ');
  return [
    `island: ${listed(view.island)}`,
    ...seats,
    ...(view.variant === 'plunder' ? [`out of the game: ${listed(view.removed)}`] : []),
    ...(view.physics === 'refereed'
      ? [`lost: ${view.lost.map(([, colour]) => at(names, colour)).join(', ') || 'nothing'}`]
      : []),
    `aboard: ${aboard === '' ? 'nothing' : aboard}`,
  ];
}
