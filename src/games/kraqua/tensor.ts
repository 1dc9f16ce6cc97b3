import type { Env, Seat, TensorDefinition, Viewer } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import type { TensorBlock, TensorWriter } from '../../core/tensor.js';
import { isProtected, lackOf } from './queries.js';
import type { KraquaTypes, KraquaView } from './state.js';
import type { KraquaTable } from './table.js';
import { ANIMALS, DIFFICULTIES, FISH, GEMS, ROWS } from './vocabulary.js';

const PHASES = ['turn', 'move', 'help', 'reroll', 'give', 'draw'];
const SEATS = 4;

/** A view as numbers from 0 to 1; seats are rotated so that the viewer, or seat 0, comes first. */
export const tensor: TensorDefinition<KraquaTypes> = {
  blocks: ({ table }): TensorBlock[] => [
    {
      name: 'table',
      shape: [19],
      meaning:
        'players 2 to 4, difficulty, stage, phase (turn, move, help, reroll, give, draw, other), each one-hot; round / longest game; shells / most',
    },
    {
      name: 'seats',
      shape: [SEATS, 23],
      meaning:
        'from the viewer on: present, chip (4), still waiting, active, place among the drawers / 4, has a tile, its front (animal 4, gaps 3) and back',
    },
    {
      name: 'fish',
      shape: [FISH.length, table.spaces + 7],
      meaning:
        'space one-hot, home, protected, behind the arch in play, rank in the order of the gate (3), about to be robbed',
    },
    {
      name: 'reef',
      shape: [2, table.slots, 9],
      meaning:
        'inner and outer row by slot: tile present, slot visible, gaps of the face that lies up from rear to front (3), animal of its front (4)',
    },
    {
      name: 'fronts',
      shape: [2, table.slots + 1],
      meaning: 'one past the slot filled last in each row, one-hot',
    },
    { name: 'tiles', shape: [table.tiles, 2], meaning: 'in the pile, in the box' },
    { name: 'gates', shape: [12], meaning: 'in the stack (6), on the arch (6)' },
    {
      name: 'gems',
      shape: [GEMS.length, 5],
      meaning:
        'by colour: chest, cave, den, need, each / largest number of one colour; whether some are lacking',
    },
    {
      name: 'turn',
      shape: [14],
      meaning: 'animal of the tile in use (4), fish chosen (3), colour rolled (6), second roll',
    },
  ],
  write(view, viewer, out, env) {
    writeTable(view, out, env.table);
    writeSeats(view, viewer, out, env);
    writeFish(view, out, env.table);
    writeReef(view, out, env);
    writeStocks(view, out, env.table);
    writeGems(view, out, env.table);
    writeTurn(view, out, env.table);
  },
};

function writeTable(view: KraquaView, out: TensorWriter, table: KraquaTable): void {
  const phase = PHASES.indexOf(view.phase);
  out.block('table');
  out.oneHot(view.players - 2, 3);
  out.oneHot(DIFFICULTIES.indexOf(view.difficulty), DIFFICULTIES.length);
  out.oneHot(view.stage, 3);
  out.oneHot(phase < 0 ? PHASES.length : phase, PHASES.length + 1);
  out.put(view.round / table.roundsMax);
  out.put(table.shellsMax === 0 ? 0 : view.shells / table.shellsMax);
}

function writeSeats(view: KraquaView, viewer: Viewer, out: TensorWriter, env: Env<KraquaTypes>): void {
  const first = viewer === 'public' ? 0 : viewer;
  out.block('seats');
  for (const place of range(SEATS)) {
    if (place < view.players) writeSeat(view, (first + place) % view.players, out, env);
    else out.skip(23);
  }
}

function writeSeat(view: KraquaView, seat: Seat, out: TensorWriter, { edition }: Env<KraquaTypes>): void {
  const tile = edition.tiles.list[at(view.hands, seat)];
  out.put(1);
  out.oneHot(ANIMALS.indexOf(at(view.animals, seat)), ANIMALS.length);
  out.put(Number(view.waiting.includes(seat)));
  out.put(Number(view.active === seat));
  out.put((view.drawers.indexOf(seat) + 1) / SEATS);
  out.put(Number(tile !== undefined));
  if (tile === undefined) {
    out.skip(14);
    return;
  }
  for (const { animal, gaps } of [tile.front, tile.back]) {
    out.oneHot(ANIMALS.indexOf(animal), ANIMALS.length);
    for (const gap of gaps) out.put(gap);
  }
}

function writeFish(view: KraquaView, out: TensorWriter, table: KraquaTable): void {
  const arch = at(table.before, view.stage);
  const order = table.order[view.gate] ?? [];
  out.block('fish');
  for (const fish of FISH) {
    const space = view.fish[fish];
    out.oneHot(space, table.spaces);
    out.put(Number(space >= table.firstGoal));
    out.put(Number(isProtected(view, space, table)));
    out.put(Number(space >= arch));
    out.oneHot(order.indexOf(fish), FISH.length);
    out.put(Number(view.steals.includes(fish)));
  }
}

function writeReef(view: KraquaView, out: TensorWriter, { table }: Env<KraquaTypes>): void {
  const { firstSlot, endSlot } = at(table.visible, view.stage);
  out.block('reef');
  for (const row of ROWS) {
    for (const [slot, code] of view[row].entries()) {
      out.put(Number(code >= 0));
      out.put(Number(slot >= firstSlot && slot < endSlot));
      if (code < 0) {
        out.skip(7);
        continue;
      }
      const sheltered = at(table.shelter[row], code + 1);
      for (const place of range(3)) out.put(1 - ((sheltered >> place) & 1));
      out.oneHot(ANIMALS.indexOf(at(table.animalOf, code - (code % 2))), ANIMALS.length);
    }
  }
  out.block('fronts');
  for (const row of ROWS) out.oneHot(view.next[row], table.slots + 1);
}

function writeStocks(view: KraquaView, out: TensorWriter, table: KraquaTable): void {
  out.block('tiles');
  for (const tile of range(table.tiles)) {
    out.put(Number(view.pile.includes(tile)));
    out.put(Number(view.box.includes(tile)));
  }
  out.block('gates');
  for (const gate of table.order.keys()) out.put(Number(view.gates.includes(gate)));
  out.oneHot(view.gate, table.order.length);
}

function writeGems(view: KraquaView, out: TensorWriter, table: KraquaTable): void {
  const { gemsMax } = table;
  const need = table.need[view.hideout];
  out.block('gems');
  for (const gem of GEMS) {
    out.put(view.chest[gem] / gemsMax);
    out.put(view.cave[gem] / gemsMax);
    out.put(view.den[gem] / gemsMax);
    out.put((need?.[gem] ?? 0) / gemsMax);
    out.put(Number(need !== undefined && lackOf(view, gem, table) > 0));
  }
}

function writeTurn(view: KraquaView, out: TensorWriter, table: KraquaTable): void {
  const { turn, rolled } = view;
  out.block('turn');
  out.oneHot(turn === null ? -1 : ANIMALS.indexOf(at(table.animalOf, turn.tile)), ANIMALS.length);
  out.oneHot(turn?.fish == null ? -1 : FISH.indexOf(turn.fish), FISH.length);
  out.oneHot(rolled === null ? -1 : GEMS.indexOf(rolled), GEMS.length);
  out.put(Number(view.again));
}
