import { CELLS, ROWS } from './vocabulary.js';
import { bitOf, cellsThatAre, hasCell, rowOf, bitRows } from './chart.js';
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
  /** Water, island docks and docks that nobody uses. */
  readonly sea: Int32Array;
  /** Cells too close to a dock for a buoy. */
  readonly harbour: Int32Array;
}

/** Who sits where, and the water that a number of players leaves open. */
export function seatingOf(places: readonly Place[], corners: readonly number[], reach: number): Seating {
  const seatOfCorner = [0, 1, 2, 3].map((corner) => corners.indexOf(corner));
  const docks = corners.map((corner) => at(cellsThatAre(places, 'base-dock', corner), 0));
  const islandDocks = [0, 1, 2, 3].map((colour) => at(cellsThatAre(places, 'island-dock', colour), 0));
  const unused = cellsThatAre(places, 'base-dock').filter((cell) => !docks.includes(cell));
  return {
    seatOfCorner,
    docks,
    islandDocks,
    sea: bitRows([...cellsThatAre(places, 'water'), ...islandDocks, ...unused]),
    harbour: bitRows([...docks, ...islandDocks].flatMap((dock) => cellsWithin(dock, reach))),
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
 * For each set of open neighbours, as bits by direction: the number of runs they form around their cell. Two orthogonal
 * ones such as north and east are joined, being diagonal neighbours of each other.
 */
export function runTable(): Uint8Array {
  const runs = new Uint8Array(256);
  for (let open = 0; open < 256; open += 1) {
    let joints = 0;
    let count = 0;
    for (let dir = 0; dir < 8; dir += 1) {
      if (!isOpen(open, dir)) continue;
      count += 1;
      if (isOpen(open, dir + 1) || (dir % 2 === 0 && isOpen(open, dir + 2))) joints += 1;
    }
    runs[open] = count === 0 ? 0 : Math.max(1, count - joints);
  }
  return runs;
}

function isOpen(open: number, dir: number): boolean {
  return ((open >> (dir % 8)) & 1) === 1;
}

/** The open ones among a cell's eight neighbours, as bits by direction. */
export function opensAround(open: BitRows, cell: number): number {
  const x = cell % ROWS;
  const y = rowOf(cell);
  const above = ((open[y - 1] ?? 0) << 1) >> x;
  const beside = ((open[y] ?? 0) << 1) >> x;
  const below = ((open[y + 1] ?? 0) << 1) >> x;
  return (
    ((above >> 1) & 1) |
    (((above >> 2) & 1) << 1) |
    (((beside >> 2) & 1) << 2) |
    (((below >> 2) & 1) << 3) |
    (((below >> 1) & 1) << 4) |
    ((below & 1) << 5) |
    ((beside & 1) << 6) |
    ((above & 1) << 7)
  );
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

/** The open cells that can be reached from one of them by steps in eight directions. */
export function flooded(open: BitRows, start: number): Int32Array {
  const reached = new Int32Array(ROWS);
  reached[rowOf(start)] = bitOf(start);
  for (let changed = true; changed;) {
    changed = false;
    for (let step = 0; step < 2 * ROWS; step += 1) {
      const y = step < ROWS ? step : 2 * ROWS - 1 - step;
      const before = reached[y] ?? 0;
      const around = before | (reached[y - 1] ?? 0) | (reached[y + 1] ?? 0);
      if (around === 0) continue;
      const row = filledRow(around | (around << 1) | (around >> 1), open[y] ?? 0);
      if (row === before) continue;
      reached[y] = row;
      changed = true;
    }
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
 * Whether a buoy in an open cell would cut a dock or a base off. Only a cell around which the open water falls into two
 * runs or more can do so: only then is the board searched.
 *
 * @see BP-R-WALL No wall of buoys
 */
export function splitsWater(
  open: Int32Array,
  cell: number,
  seating: Seating,
  { runs, neighbours }: { runs: Uint8Array; neighbours: Int16Array },
): boolean {
  if ((runs[opensAround(open, cell)] ?? 0) < 2) return false;
  const rest = open.map((bits, row) => (row === rowOf(cell) ? bits & ~bitOf(cell) : bits));
  return !isJoined(rest, seating, neighbours);
}
