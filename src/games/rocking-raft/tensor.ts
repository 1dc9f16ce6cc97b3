import type { Env, TensorDefinition, Viewer } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import type { TensorBlock, TensorWriter } from '../../core/tensor.js';
import { emptySpaces, gemsOn } from './queries.js';
import { standingsOf } from './scoring.js';
import type { Boat, RockingRaftTypes, RockingRaftView } from './state.js';
import type { RockingRaftTable } from './table.js';
import { CELLS, COLOURED } from './vocabulary.js';

const SEATS = 4;
const PHASES = ['tilt', 'hold', 'place', 'receive'];
const BOAT = 13;

function blocksOf({ edition }: Env<RockingRaftTypes>): TensorBlock[] {
  const cards = edition.lifeboats.cards.length;
  return [
    { name: 'phase', shape: [5], meaning: 'one-hot: tilt, hold, place, receive, any other' },
    { name: 'set-up', shape: [5], meaning: 'sinking lifeboats; refereed; one-hot 2, 3, 4 players' },
    { name: 'active', shape: [SEATS], meaning: 'the active seat, one-hot' },
    { name: 'holder', shape: [SEATS], meaning: 'the seat that holds the hand, one-hot' },
    { name: 'first', shape: [SEATS], meaning: 'the first player, one-hot' },
    { name: 'cells', shape: [CELLS, 4], meaning: 'gems by cell and colour / 10; zero on a refereed raft' },
    { name: 'raft', shape: [4], meaning: 'gems on the whole raft by colour / 10' },
    { name: 'hand', shape: [4], meaning: 'gems in hand by colour / 10' },
    { name: 'tilt', shape: [8], meaning: 'edge one-hot, finger one-hot, beats finished (at most 8) / 8' },
    {
      name: 'boats',
      shape: [SEATS, 2, BOAT],
      meaning:
        'present; spaces / 4, empty spaces / 4, black gems / 3 (yellow, blue, red each); points / 10; 1 or 2 Water tokens, one-hot',
    },
    { name: 'scored', shape: [SEATS, 2], meaning: 'filled boats / 20, points / 60' },
    { name: 'undrawn', shape: [cards], meaning: '1 for each lifeboat that nobody has seen' },
    { name: 'bottom', shape: [cards], meaning: '1 for each sunk boat under the deck' },
    {
      name: 'deck',
      shape: [4],
      meaning:
        'unknown cards above the flag / 20; unknown cards / 39; flag drawn; after it, turns to be finished / 4, the present one included',
    },
  ];
}

/** Seats in turn order from the viewer; for the public, from seat 0. */
function write(view: RockingRaftView, viewer: Viewer, out: TensorWriter, env: Env<RockingRaftTypes>): void {
  const players = view.seats.length;
  const origin = viewer === 'public' ? 0 : viewer;
  writeTurn(view, origin, out);
  writeRaft(view, out);
  const seats = range(players).map((place) => (place + origin) % players);
  out.block('boats');
  for (const seat of seats) for (const boat of at(view.seats, seat).boats) putBoat(out, boat, env.table);
  out.skip((SEATS - players) * 2 * BOAT);
  out.block('scored');
  const standings = standingsOf(view, env.table);
  for (const seat of seats) {
    const { boats, points } = at(standings, seat);
    out.put(boats / 20);
    out.put(points / 60);
  }
  out.skip((SEATS - players) * 2);
  writeDeck(view, out, env);
}

function writeTurn(view: RockingRaftView, origin: number, out: TensorWriter): void {
  const players = view.seats.length;
  const offset = (seat: number) => (seat < 0 ? -1 : (seat - origin + players) % players);
  const phase = PHASES.indexOf(view.phase);
  out.block('phase');
  out.oneHot(phase < 0 ? PHASES.length : phase, 5);
  out.block('set-up');
  out.put(view.options.variant === 'sinking-lifeboats' ? 1 : 0);
  out.put(view.options.physics === 'refereed' ? 1 : 0);
  out.oneHot(players - 2, 3);
  out.block('active');
  out.oneHot(offset(view.turn), SEATS);
  out.block('holder');
  out.oneHot(offset(view.holder), SEATS);
  out.block('first');
  out.oneHot(offset(view.first), SEATS);
}

function writeRaft({ raft, hand, tilt }: RockingRaftView, out: TensorWriter): void {
  out.block('cells');
  if (raft.length === CELLS) for (const cell of raft) putScaled(out, cell, 10);
  else out.skip(CELLS * 4);
  out.block('raft');
  putScaled(out, gemsOn(raft), 10);
  out.block('hand');
  putScaled(out, hand, 10);
  out.block('tilt');
  out.oneHot(tilt?.edge ?? -1, 4);
  out.oneHot(tilt?.finger ?? -1, 3);
  out.put(Math.min(tilt?.beats ?? 0, 8) / 8);
}

function writeDeck(view: RockingRaftView, out: TensorWriter, { edition }: Env<RockingRaftTypes>): void {
  for (const name of ['undrawn', 'bottom'] as const) {
    out.block(name);
    for (const { id } of edition.lifeboats.cards) out.put(view[name].includes(id) ? 1 : 0);
  }
  out.block('deck');
  out.put(view.aboveFlag / 20);
  out.put(view.undrawn.length / 39);
  out.put(view.flagBy < 0 ? 0 : 1);
  out.put(turnsLeft(view) / 4);
}

function putScaled(out: TensorWriter, values: readonly number[], scale: number): void {
  for (const value of values) out.put(value / scale);
}

function putBoat(out: TensorWriter, boat: Boat | null, table: RockingRaftTable): void {
  if (boat === null) {
    out.skip(BOAT);
    return;
  }
  out.put(1);
  putScaled(out, at(table.spaces, boat.card), 4);
  for (const place of COLOURED) out.put(emptySpaces(boat, place, table) / 4);
  putScaled(out, boat.wild, 3);
  out.put(at(table.points, boat.card) / 10);
  out.oneHot(boat.water - 1, 2);
}

/** Once the flag is drawn: the turns up to that of the player to the right of the first, the present one included. */
function turnsLeft({ flagBy, first, turn, seats, result }: RockingRaftView): number {
  if (flagBy < 0 || result !== null) return 0;
  return seats.length - ((turn - first + seats.length) % seats.length);
}

export const tensor: TensorDefinition<RockingRaftTypes> = { blocks: blocksOf, write };
