import { at, range } from '../../core/lists.js';
import type { TensorBlock, TensorWriter } from '../../core/tensor.js';
import type { Env as EnvOf, TensorDefinition, Viewer } from '../../core/definition.js';
import { CELLS, COLOURS, ROWS, SEATS_MAX } from './vocabulary.js';
import { cellsIn } from './chart.js';
import { cellAhead } from './queries.js';
import { ENDINGS, PHASES } from './vocabulary.js';
import type { BermudaPiratesTypes, BermudaPiratesView } from './state.js';
import { seatingFor } from './table.js';
import { hazardShares } from './view.js';

type Env = EnvOf<BermudaPiratesTypes>;

const plane = (name: string, meaning: string): TensorBlock => ({ name, shape: [ROWS, ROWS], meaning });
const scalars = (name: string, size: number, meaning: string): TensorBlock => ({
  name,
  shape: [size],
  meaning,
});

function blocks(): TensorBlock[] {
  return [
    plane('obstacle', 'islands, wrecks, land of the centre island and of the bases'),
    plane('creature', 'water with a creature'),
    plane('island-docks', 'docks of the centre island'),
    plane('own-dock', "the viewer's dock"),
    plane('rival-docks', 'docks of the other seats'),
    plane('unused-docks', 'docks that nobody uses'),
    plane('safe', 'a boat came here and was not caught'),
    plane('caught', 'a boat was caught here'),
    plane('hazard', 'chance that the cell catches a boat'),
    ...range(SEATS_MAX).map((seat) =>
      plane(`buoys-${String(seat)}`, `buoys of relative seat ${String(seat)}`),
    ),
    ...range(COLOURS).map((colour) =>
      plane(
        `lost-${String(colour)}`,
        `lost treasures of colour ${String(colour)}, divided by those in the game`,
      ),
    ),
    plane('boat', 'the active boat'),
    plane('ahead', 'the cell that its bow points at'),
    plane('lifted-from', 'the cell that a buoy was just lifted from'),
    plane('harbour', 'cells too close to a dock for a buoy'),
    scalars('heading', 8, 'one-hot, clockwise from north'),
    scalars('phase', PHASES.length, `one-hot: ${PHASES.join(', ')}`),
    scalars('turn', SEATS_MAX, 'one-hot, relative seat'),
    scalars('first-seat', SEATS_MAX, 'one-hot, relative seat'),
    scalars('players', 3, 'one-hot: 2, 3, 4'),
    scalars('variant', 2, 'one-hot: standard, plunder'),
    scalars('physics', 2, 'one-hot: modelled, refereed'),
    scalars('island', COLOURS, 'treasures on each section, divided by those in the game'),
    ...range(SEATS_MAX).map((seat) =>
      scalars(
        `seat-${String(seat)}`,
        8,
        `relative seat ${String(seat)}: treasures at home by colour (at most 2, halved), sets (at most 2, halved), buoys in hand and on the board (divided by those of a seat), raided on this voyage`,
      ),
    ),
    scalars('removed', COLOURS, 'out of the game, divided by those in the game'),
    scalars('lost', COLOURS, 'lost at sea, divided by those in the game'),
    scalars('cargo', COLOURS, '1 for each colour aboard'),
    scalars('victim', SEATS_MAX, 'one-hot, relative seat'),
    scalars('touched', COLOURS, 'one-hot'),
    scalars('stolen', 1, 'treasures taken in this raid, divided by those that may be'),
    scalars('ending', ENDINGS.length, 'one-hot: nothing, set, points, island, stuck'),
    scalars('round', 1, 'divided by 20, at most 1'),
  ];
}

function write(view: BermudaPiratesView, viewer: Viewer, out: TensorWriter, env: Env): void {
  const own = viewer === 'public' ? 0 : viewer;
  const relative = (seat: number) => (seat < 0 ? -1 : (seat - own + view.players) % view.players);
  const absolute = range(SEATS_MAX).map((seat) => (seat < view.players ? (seat + own) % view.players : -1));
  writePlanes(view, absolute, out, env);
  writeSituation(view, relative, out);
  writeSeats(view, absolute, out, env);
  writeRest(view, relative, out, env);
}

function writePlanes(
  view: BermudaPiratesView,
  seats: readonly number[],
  out: TensorWriter,
  { table, edition }: Env,
): void {
  const isModelled = view.physics === 'modelled';
  const plane = (name: string, cells: readonly number[], valueOf: (cell: number) => number = () => 1) => {
    out.block(name);
    let next = 0;
    for (const cell of isModelled ? cells : []) {
      if (cell < next) continue;
      out.skip(cell - next);
      out.put(valueOf(cell));
      next = cell + 1;
    }
    out.skip(CELLS - next);
  };
  const seating = seatingFor(table, view.players);
  const own = seating.docks[at(seats, 0)] ?? -1;
  plane('obstacle', table.obstacles);
  plane('creature', table.creatures);
  plane('island-docks', ascending(seating.islandDocks));
  plane('own-dock', [own]);
  plane('rival-docks', ascending(seating.docks.filter((dock) => dock !== own)));
  plane('unused-docks', seating.unusedDocks);
  plane('safe', cellsIn(view.safe));
  plane('caught', view.caught);
  const hazards = hazardShares(view, table);
  plane('hazard', table.all, (cell) => at(hazards, cell));
  for (const [place, seat] of seats.entries()) plane(`buoys-${String(place)}`, view.buoys[seat] ?? []);
  const { perColour } = edition.treasures;
  for (const colour of range(COLOURS)) {
    const cells = view.lost.filter(([, of]) => of === colour).map(([cell]) => cell);
    plane(
      `lost-${String(colour)}`,
      cells,
      (place) => cells.filter((cell) => cell === place).length / perColour,
    );
  }
  plane('boat', known(view.boat));
  plane('ahead', known(isModelled && view.boat >= 0 ? cellAhead(view, table) : -1));
  plane('lifted-from', known(view.lifted));
  plane('harbour', cellsIn(seating.harbour));
}

function ascending(cells: readonly number[]): number[] {
  return [...cells].sort((one, other) => one - other);
}

function known(cell: number): readonly number[] {
  return cell < 0 ? [] : [cell];
}

function writeSituation(
  view: BermudaPiratesView,
  relative: (seat: number) => number,
  out: TensorWriter,
): void {
  out.block('heading');
  out.oneHot(view.heading, 8);
  out.block('phase');
  out.oneHot(PHASES.indexOf(view.phase), PHASES.length);
  out.block('turn');
  out.oneHot(relative(view.turn), SEATS_MAX);
  out.block('first-seat');
  out.oneHot(relative(view.firstSeat), SEATS_MAX);
  out.block('players');
  out.oneHot(view.players - 2, 3);
  out.block('variant');
  out.oneHot(view.variant === 'standard' ? 0 : 1, 2);
  out.block('physics');
  out.oneHot(view.physics === 'modelled' ? 0 : 1, 2);
}

function writeSeats(
  view: BermudaPiratesView,
  seats: readonly number[],
  out: TensorWriter,
  { edition }: Env,
): void {
  const { perColour } = edition.treasures;
  const perSeat = Math.max(1, edition.buoys.perSeat);
  out.block('island');
  for (const count of view.island) out.put(count / perColour);
  for (const [place, seat] of seats.entries()) {
    out.block(`seat-${String(place)}`);
    if (seat < 0) {
      out.skip(8);
      continue;
    }
    for (const count of at(view.home, seat)) out.put(Math.min(2, count) / 2);
    out.put(Math.min(2, at(view.sets, seat)) / 2);
    out.put(at(view.stock, seat) / perSeat);
    out.put(at(view.buoys, seat).length / perSeat);
    out.put((view.raided >> seat) & 1);
  }
  out.block('removed');
  for (const count of view.removed) out.put(count / perColour);
}

function writeRest(
  view: BermudaPiratesView,
  relative: (seat: number) => number,
  out: TensorWriter,
  { edition }: Env,
): void {
  const { perColour } = edition.treasures;
  out.block('lost');
  for (const colour of range(COLOURS))
    out.put(view.lost.filter(([, of]) => of === colour).length / perColour);
  out.block('cargo');
  for (const colour of range(COLOURS)) out.put(view.cargo.includes(colour) ? 1 : 0);
  out.block('victim');
  out.oneHot(relative(view.victim), SEATS_MAX);
  out.block('touched');
  out.oneHot(view.touched, COLOURS);
  out.block('stolen');
  out.put(view.stolen / edition.plunder.stealPerVisit);
  out.block('ending');
  out.oneHot(ENDINGS.indexOf(view.ending), ENDINGS.length);
  out.block('round');
  out.put(Math.min(1, view.round / 20));
}

/** A view as 21 planes of the chart, as printed, and 97 other numbers; seats are counted from the viewer. */
export const tensor: TensorDefinition<BermudaPiratesTypes> = { blocks, write };
