import { at, range } from '../../core/lists.js';
import { CELLS, ROWS } from './vocabulary.js';

/** One number for each row of the chart; bit x stands for column x. */
export type BitRows = readonly number[];

const NO_CELLS: BitRows = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ range(ROWS).map(() => 0));

/** Rows without a cell, to be written to: a list, which is made ten times as fast as a typed array of this length. */
export function emptyRows(): number[] {
  return [...NO_CELLS];
}

/** What is printed in a cell. `of` is the colour of an island dock, or the corner of a base; else -1. */
export interface Place {
  readonly is: 'water' | 'obstacle' | 'centre' | 'island-dock' | 'base-land' | 'base-dock';
  readonly of: number;
}

const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1];

/** The difference between two directions in eighths, 0 to 4. */
export function turnAmount(from: number, to: number): number {
  const turned = (to - from + 8) % 8;
  return turned > 4 ? 8 - turned : turned;
}

/** The cell beside a cell in a direction, at `cell * 8 + direction`; -1 beyond the edge. */
export function neighboursOnChart(): Int16Array {
  const neighbours = new Int16Array(CELLS * 8);
  for (let cell = 0; cell < CELLS; cell += 1) {
    for (let dir = 0; dir < 8; dir += 1) {
      const x = (cell % ROWS) + at(EAST, dir);
      const y = Math.floor(cell / ROWS) + at(SOUTH, dir);
      neighbours[cell * 8 + dir] = x < 0 || y < 0 || x >= ROWS || y >= ROWS ? -1 : y * ROWS + x;
    }
  }
  return neighbours;
}

export function hasCell(rows: BitRows, cell: number): boolean {
  return (((rows[rowOf(cell)] ?? 0) >> (cell % ROWS)) & 1) === 1;
}

/** The bit of a cell in its row. */
export function bitOf(cell: number): number {
  return 1 << (cell % ROWS);
}

export function rowOf(cell: number): number {
  return (cell / ROWS) | 0;
}

/** Whether all cells of bit rows are among others. */
export function isWithin(inner: BitRows, outer: BitRows): boolean {
  for (let row = 0; row < ROWS; row += 1) if (((inner[row] ?? 0) & ~(outer[row] ?? 0)) !== 0) return false;
  return true;
}

export function bitRows(cells: readonly number[]): number[] {
  const rows = emptyRows();
  for (const cell of cells) {
    const row = rowOf(cell);
    rows[row] = (rows[row] ?? 0) | bitOf(cell);
  }
  return rows;
}

/** The cells of bit rows, ascending. */
export function cellsIn(rows: BitRows): number[] {
  const cells: number[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let bits = rows[row] ?? 0; bits !== 0; bits &= bits - 1)
      cells.push(row * ROWS + 31 - Math.clz32(bits & -bits));
  }
  return cells;
}

const PLACES: Readonly<Record<string, Place>> = /* @__PURE__ */ Object.freeze({
  '.': { is: 'water', of: -1 },
  m: { is: 'water', of: -1 },
  '#': { is: 'obstacle', of: -1 },
  w: { is: 'obstacle', of: -1 },
  '@': { is: 'centre', of: -1 },
  ...placed('0123', 'island-dock'),
  ...placed('ABCD', 'base-land'),
  ...placed('abcd', 'base-dock'),
});

function placed(signs: string, is: Place['is']): Record<string, Place> {
  return Object.fromEntries(signs.split('').map((sign, of): [string, Place] => [sign, { is, of }]));
}

/** Whether a printed row has the right length and holds only what a chart can hold. */
export function isChartRow(row: string): boolean {
  return row.length === ROWS && row.split('').every((sign) => Object.hasOwn(PLACES, sign));
}

/** What is in each cell, out of the printed rows. */
export function placesOf(rows: readonly string[]): readonly Place[] {
  return rows.flatMap((row) => row.split('').map((sign) => PLACES[sign] ?? { is: 'obstacle', of: -1 }));
}

/** The cells that are of one kind, ascending; of one colour or corner only when one is named. */
export function cellsThatAre(places: readonly Place[], is: Place['is'], of?: number): number[] {
  return range(places.length).filter((cell) => {
    const place = at(places, cell);
    return place.is === is && (of === undefined || place.of === of);
  });
}
