import type { Env } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import { actors, fishThrough, freeSlot, isProtected } from './queries.js';
import type { KraquaTypes, KraquaView } from './state.js';
import { FISH, GEMS } from './vocabulary.js';
import type { Row } from './vocabulary.js';

type KraquaEnv = Env<KraquaTypes>;

/** The position for a person at a terminal. Every viewer sees the same. */
export function text(view: KraquaView, env: KraquaEnv): string {
  return [
    ...headlines(view),
    '',
    ...gateLines(view, env),
    '',
    ...pathLines(view, env),
    '',
    ...gemLines(view, env),
    '',
    ...seatLines(view, env),
    '',
    ...stockLines(view),
  ].join('\n');
}

const listed = (values: readonly (string | number)[]) => (values.length === 0 ? 'none' : values.join(', '));
const row = (cells: readonly (readonly [cell: string, width: number])[]) =>
  cells
    .map(([cell, width]) => cell.padEnd(width))
    .join(' ')
    .trimEnd();

function headlines(view: KraquaView): string[] {
  const { round, stage, phase, result, difficulty, pending } = view;
  const seats = actors(view);
  const acting =
    seats.length === 0 ? 'nobody' : `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
  return [
    `Kraqua, ${difficulty}: round ${String(round)}, folded ${String(stage)} of 2 times`,
    result === null
      ? `Phase ${phase}, to act: ${acting}${pending === null ? '' : `, due: ${Object.values(pending).join(' ')}`}`
      : `Over: ${result.ending} (${result.reason})`,
    ...turnLines(view),
  ];
}

function turnLines({ turn, active, steals, rolled, again }: KraquaView): string[] {
  const lines: string[] = [];
  if (turn !== null) {
    const { tile, fish, animal, gem } = turn;
    const chosen = [fish, animal, gem].filter((choice) => choice !== null);
    lines.push(
      `Seat ${String(active)} is in turn, tile ${String(tile >> 1)} ${tile % 2 === 0 ? 'front' : 'back'}, chosen: ${listed(chosen)}`,
    );
  }
  if (steals.length > 0)
    lines.push(
      `Kraqua robs: ${listed(steals)}; seat ${String(active)} rolls${rolled === null ? '' : `, rolled: ${rolled}`}${again ? ', second roll' : ''}`,
    );
  return lines;
}

function gateLines(view: KraquaView, { table, edition }: KraquaEnv): string[] {
  const order = table.order[view.gate];
  const gate = edition.gates.list[view.gate];
  if (order === undefined || gate === undefined)
    return [`No gate lies on arch ${String(view.stage)}; next to pass: nobody`];
  const through = fishThrough(view, table);
  return [
    `Gate ${String(gate.id)} on arch ${String(view.stage)} (${gate.kind}): ${gate.order.join(', ')} = ${order.join(', ')}`,
    `through: ${listed(order.slice(0, through))}; next to pass: ${order[through] ?? 'all are through'}; not yet: ${listed(order.slice(through + 1))}`,
  ];
}

const WIDTHS = { space: 5, animal: 9, special: 7, fish: 6, row: 17 };

function pathLines(view: KraquaView, env: KraquaEnv): string[] {
  const { table } = env;
  const { firstSpace, lastSpace } = at(table.visible, view.stage);
  const head = row([
    ['space', WIDTHS.space],
    ['animal', WIDTHS.animal],
    ['special', WIDTHS.special],
    ['fish', WIDTHS.fish],
    ['inner row', WIDTHS.row],
    ['outer row', WIDTHS.row],
    ['Kraqua', 0],
  ]);
  return [
    head,
    ...range(lastSpace - firstSpace + 1).flatMap((step) => {
      const space = firstSpace + step;
      const arch = table.before.indexOf(space);
      return [...(arch < 0 ? [] : [archLine(view, arch)]), spaceLine(view, space, env)];
    }),
  ];
}

function archLine({ stage, gate }: KraquaView, arch: number): string {
  const lies = arch === stage && gate >= 0 ? `gate ${String(gate)}` : 'no gate yet';
  return `----- arch ${String(arch)}: ${arch < stage ? 'passed' : lies} -----`;
}

function spaceLine(view: KraquaView, space: number, env: KraquaEnv): string {
  const { table, edition } = env;
  const printed = at(edition.course.spaces, space);
  const fish = FISH.filter((one) => view.fish[one] === space);
  return row([
    [String(space).padStart(3), WIDTHS.space],
    [printed.kind === 'animal' ? printed.animal : printed.kind, WIDTHS.animal],
    [table.special[space] ?? '', WIDTHS.special],
    [fish.join(), WIDTHS.fish],
    [reefCell(view, 'inner', space, env), WIDTHS.row],
    [reefCell(view, 'outer', space, env), WIDTHS.row],
    [isProtected(view, space, table) ? 'protected' : '!', 0],
  ]);
}

/** `#` for reef and `~` for water at this space, with the tile at the first space of its slot; `.` for an empty slot. */
function reefCell(view: KraquaView, side: Row, space: number, { table }: KraquaEnv): string {
  const slot = at(table.slotOf, space);
  if (slot < 0) return '';
  const code = at(view[side], slot);
  const bit = at(table.bitOf, space);
  if (code < 0) return bit === 1 && slot === freeSlot(view, side, table) ? '. front' : '.';
  const mark = (at(table.shelter[side], code + 1) & bit) === 0 ? '~' : '#';
  return bit === 1 ? `${mark} ${String(code >> 1)} ${at(table.animalOf, code)}` : mark;
}

function gemLines(view: KraquaView, { table }: KraquaEnv): string[] {
  const need = table.need[view.hideout];
  const line = (name: string, gems: KraquaView['chest'] | undefined) =>
    row([[name, 9], ...GEMS.map((gem) => [gems === undefined ? '?' : String(gems[gem]), 6] as const)]);
  return [
    row([
      [`hideout ${view.hideout < 0 ? '?' : String(view.hideout)}`, 9],
      ...GEMS.map((gem) => [gem, 6] as const),
    ]),
    line('need', need),
    line('den', view.den),
    line('chest', view.chest),
    line('cave', view.cave),
    `shells: ${String(view.shells)} of at most ${String(table.shellsMax)}`,
  ];
}

function seatLines(view: KraquaView, env: KraquaEnv): string[] {
  return range(view.players).map((seat) =>
    row([
      [`seat ${String(seat)}`, 6],
      [at(view.animals, seat), 9],
      [handText(at(view.hands, seat), env), 48],
      [standing(view, seat), 0],
    ]),
  );
}

function handText(tile: number, { edition }: KraquaEnv): string {
  const printed = edition.tiles.list[tile];
  if (printed === undefined) return 'no tile';
  const face = ({ animal, gaps }: typeof printed.front) =>
    `${animal} ${gaps.map((gap) => (gap === 1 ? '~' : '#')).join('')}`;
  return `tile ${String(tile)}: front ${face(printed.front)}, back ${face(printed.back)}`;
}

function standing({ active, waiting, drawers, round }: KraquaView, seat: number): string {
  if (round === 0) return '';
  if (drawers.includes(seat)) return `to draw, place ${String(drawers.indexOf(seat) + 1)}`;
  if (active === seat) return waiting.includes(seat) ? 'in turn' : 'moved last';
  return waiting.includes(seat) ? 'still to move' : 'no turn left';
}

function stockLines({ pile, box, gates }: KraquaView): string[] {
  return [
    `pile: ${String(pile.length)} tiles, of ${listed(pile)}; box: ${listed(box)}`,
    `gates in the stack: ${listed(gates)}`,
  ];
}
