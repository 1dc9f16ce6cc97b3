import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import { CELLS, COLOURS } from './vocabulary.js';
import { bitRows, cellsThatAre, neighboursOnChart, placesOf, turnAmount } from './chart.js';
import type { BitRows, Place } from './chart.js';
import { cornersOf } from './edition.js';
import type { Edition } from './edition.js';
import { underboardsOf } from './underboards.js';
import type { Underboards } from './underboards.js';
import { seatingOf } from './water.js';
import type { Seating } from './water.js';

/** What is computed once from an edition. */
export interface Table {
  readonly places: readonly Place[];
  readonly water: BitRows;
  /** Cells of the chart: all of them, those that nobody can sail on but perhaps their owner, those with a creature. */
  readonly all: readonly number[];
  readonly obstacles: readonly number[];
  readonly creatures: readonly number[];
  /** The cell beside a cell, at `cell * 8 + direction`; -1 beyond the edge. */
  readonly neighbours: Int16Array;
  /** For each heading: the directions that a push from behind can turn to, as bits. */
  readonly turnable: readonly number[];
  /** By number of players, from 2. */
  readonly seatings: readonly Seating[];
  readonly underboards: Underboards;
  /** Payloads and outcomes that are handed out again and again. */
  readonly pushes: readonly { readonly dir: number }[];
  readonly colours: readonly { readonly colour: number }[];
  /** By cell + 1: the first is for no cell. */
  readonly cells: readonly { readonly cell: number }[];
  readonly flights: readonly { readonly to: 'cell'; readonly cell: number }[];
}

export function tableOf(edition: Immutable<Edition>): Table {
  const places = placesOf(edition.chart.rows);
  const signs = edition.chart.rows.join('');
  const { maxTurn } = edition.boatHandling;
  return {
    places,
    water: bitRows(cellsThatAre(places, 'water')),
    all: range(CELLS),
    obstacles: range(CELLS).filter((cell) =>
      ['obstacle', 'centre', 'base-land'].includes(at(places, cell).is),
    ),
    creatures: range(CELLS).filter((cell) => signs[cell] === 'm'),
    neighbours: neighboursOnChart(),
    turnable: range(8).map((heading) =>
      range(8).reduce((bits, dir) => (turnAmount(heading, dir) <= maxTurn ? bits | (1 << dir) : bits), 0),
    ),
    seatings: [2, 3, 4].map((players) =>
      seatingOf(places, cornersOf(edition, players), edition.harbourReach.cells),
    ),
    underboards: underboardsOf(edition),
    pushes: range(8).map((dir) => ({ dir })),
    colours: range(COLOURS).map((colour) => ({ colour })),
    cells: range(CELLS + 1).map((number) => ({ cell: number - 1 })),
    flights: range(CELLS).map((cell) => ({ to: 'cell', cell })),
  };
}

export function seatingFor(table: Table, players: number): Seating {
  return at(table.seatings, players - 2);
}
