import { CELLS, ROWS, ROW_MAX } from './vocabulary.js';
import { bitOf, bitRows, cellsThatAre, emptyRows, hasCell, isWithin, rowOf } from './chart.js';
import type { BitRows, Place } from './chart.js';
import { at } from '../../core/lists.js';

/** A chart as seen by as many players: who sits where, and what that makes of the docks. */
export interface Seating {
  /** The seat at each corner; -1 where nobody sits. */
  readonly seatOfCorner: readonly number[];
  /** The dock of each seat. */
  readonly docks: readonly number[];
  /** The dock of the island for each colour. */
  readonly islandDocks: readonly number[];
  /** Docks of bases that nobody uses. */
  readonly unusedDocks: readonly number[];
  /** Water, island docks and docks that nobody uses. */
  readonly sea: BitRows;
  /** Cells too close to a dock for a buoy. */
  readonly harbour: BitRows;
  /** Water that is far enough from the docks for a buoy. */
  readonly moorings: BitRows;
}

/**
 * Who sits where, and the water that a number of players leaves open.
 *
 * @see BP-SETUP-4 Each section of the island has its colour
 * @see BP-R-COLOURS Which colour lies where
 */
export function seatingOf(places: readonly Place[], corners: readonly number[], reach: number): Seating {
  const seatOfCorner = [0, 1, 2, 3].map((corner) => corners.indexOf(corner));
  const docks = corners.map((corner) => at(cellsThatAre(places, 'base-dock', corner), 0));
  const islandDocks = [0, 1, 2, 3].map((colour) => at(cellsThatAre(places, 'island-dock', colour), 0));
  const unusedDocks = cellsThatAre(places, 'base-dock').filter((cell) => !docks.includes(cell));
  const harbour = bitRows([...docks, ...islandDocks].flatMap((dock) => cellsWithin(dock, reach)));
  return {
    seatOfCorner,
    docks,
    islandDocks,
    unusedDocks,
    sea: bitRows([...cellsThatAre(places, 'water'), ...islandDocks, ...unusedDocks]),
    harbour,
    moorings: bitRows(cellsThatAre(places, 'water')).map((bits, row) => bits & ~(harbour[row] ?? 0)),
  };
}

function cellsWithin(centre: number, reach: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    const east = Math.abs((cell % ROWS) - (centre % ROWS));
    const south = Math.abs(rowOf(cell) - rowOf(centre));
    if (east <= reach && south <= reach) cells.push(cell);
  }
  return cells;
}

/**
 * The cells around which the open ones of their eight neighbours fall into two runs or more, so that an obstacle there
 * might split the water. Two orthogonal neighbours such as north and east are joined, being diagonal neighbours of each
 * other. The number of runs is the number of directions n, e, s, w that are closed and have one of the next two open
 * (Yokoi's connectivity number); here for the 24 cells of a row at once.
 */
export function narrows(open: BitRows): number[] {
  const rows = emptyRows();
  for (let y = 0; y < ROWS; y += 1) {
    const above = rowAt(open, y - 1);
    const beside = open[y] ?? 0;
    const below = rowAt(open, y + 1);
    const north = ~above & ((above >> 1) | (beside >> 1));
    const east = ~(beside >> 1) & ((below >> 1) | below);
    const south = ~below & ((below << 1) | (beside << 1));
    const west = ~(beside << 1) & ((above << 1) | above);
    rows[y] = ((north & east) | (south & west) | ((north | east) & (south | west))) & ROW_MAX;
  }
  return rows;
}

/** A row of the chart, empty beyond its edges: asking an array there is slow. */
function rowAt(rows: BitRows, y: number): number {
  return y < 0 || y >= ROWS ? 0 : (rows[y] ?? 0);
}

/** Fills the open runs of one row in which a bit is set (Kogge and Stone, both ways). */
function filledRow(row: number, open: number): number {
  let filled = row & open;
  let up = open;
  let down = open;
  for (let step = 1; step < ROWS; step *= 2) {
    filled |= (up & (filled << step)) | (down & (filled >> step));
    up &= up << step;
    down &= down >> step;
  }
  return filled;
}

/**
 * The open cells that can be reached from one of them by steps in eight directions.
 *
 * @param goal - stop as soon as all of these are reached
 */
export function flooded(open: BitRows, start: number, goal: BitRows | null = null): number[] {
  const reached = emptyRows();
  reached[rowOf(start)] = bitOf(start);
  let [first, last] = [rowOf(start), rowOf(start)];
  for (let changed = true; changed;) {
    changed = false;
    first = Math.max(0, first - 1);
    last = Math.min(ROWS - 1, last + 1);
    for (let y = first; y <= last; y += 1) {
      const before = reached[y] ?? 0;
      const around = before | rowAt(reached, y - 1) | rowAt(reached, y + 1);
      const row = filledRow(around | (around << 1) | (around >> 1), open[y] ?? 0);
      if (row === before) continue;
      reached[y] = row;
      changed = true;
    }
    if (goal !== null && isWithin(goal, reached)) return reached;
  }
  return reached;
}

/** Whether the island's docks are joined by open cells, and every seated base's dock has one of these beside it. */
export function isJoined(open: BitRows, seating: Seating, neighbours: Int16Array): boolean {
  const reached = flooded(open, at(seating.islandDocks, 0));
  return (
    seating.islandDocks.every((dock) => hasCell(reached, dock)) &&
    seating.docks.every((dock) => {
      for (let dir = 0; dir < 8; dir += 1) {
        const beside = neighbours[dock * 8 + dir] ?? -1;
        if (beside >= 0 && hasCell(reached, beside)) return true;
      }
      return false;
    })
  );
}

/**
 * Whether an obstacle in an open cell would cut a dock or a base off, found out by searching the board: first for a way
 * round the cell, and only where there is none for the docks.
 */
export function splitsWater(open: BitRows, cell: number, seating: Seating, neighbours: Int16Array): boolean {
  const rest = [...open];
  rest[rowOf(cell)] = (rest[rowOf(cell)] ?? 0) & ~bitOf(cell);
  const around = emptyRows();
  let start = -1;
  for (let dir = 0; dir < 8; dir += 1) {
    const beside = neighbours[cell * 8 + dir] ?? -1;
    if (beside < 0 || !hasCell(rest, beside)) continue;
    start = beside;
    around[rowOf(beside)] = (around[rowOf(beside)] ?? 0) | bitOf(beside);
  }
  if (start >= 0 && isWithin(around, flooded(rest, start, around))) return false;
  return !isJoined(rest, seating, neighbours);
}
