import { range } from '../../core/lists.js';
import { FRAME, ROWS } from './vocabulary.js';
import { bitRows, cellsIn, hasCell, isWithin } from './chart.js';
import type { BitRows } from './chart.js';

/** A way an underboard can lie: `board * 8 + flip * 4 + turn`. */
export type Code = number;

/** The ways in which underboards can lie, and where their disks catch. */
export interface Underboards {
  /** Every way that the edition allows, ascending. */
  readonly codes: readonly Code[];
  readonly ways: readonly { readonly board: number; readonly flip: number; readonly turn: number }[];
  /** The cells in which a boat is caught, by quadrant and code. */
  readonly fields: readonly (readonly BitRows[])[];
  /** The same, as ascending lists of cells. */
  readonly cells: readonly (readonly (readonly number[])[])[];
  /** The cells above each quadrant. */
  readonly quadrants: readonly BitRows[];
  /** Whether no field reaches into another quadrant. */
  readonly apart: boolean;
}

/** The components that hide the whirlpools. */
export interface UnderboardParts {
  readonly layout: {
    readonly turns: boolean;
    readonly flips: boolean;
    readonly disks: readonly (readonly (readonly [number, number])[])[];
  };
  readonly magnet: { readonly reach: readonly (readonly [number, number])[] };
}

export function codeOf(way: { board: number; flip: number; turn: number }): Code {
  return way.board * 8 + way.flip * 4 + way.turn;
}

export function boardOf(code: Code): number {
  return Math.floor(code / 8);
}

/**
 * The fields of every underboard in every quadrant, in every way it can lie.
 *
 * @see BP-COMP-2 Four underboards of five disks
 * @see BP-R-TURNED Swapped and turned
 */
export function underboardsOf({ layout, magnet }: UnderboardParts): Underboards {
  const codes = range(32).filter(
    (code) => (layout.turns || code % 4 === 0) && (layout.flips || code % 8 < 4),
  );
  const fields = range(4).map((quadrant) =>
    range(32).map((code) => {
      const disks = layout.disks[boardOf(code)] ?? [];
      return bitRows(disks.flatMap((disk) => caughtBy(diskOnChart(disk, quadrant, code), magnet.reach)));
    }),
  );
  const quadrants = range(4).map((quadrant) =>
    bitRows(
      range(FRAME * FRAME).map((place) => {
        const [x, y] = shifted(place % FRAME, Math.floor(place / FRAME), quadrant);
        return y * ROWS + x;
      }),
    ),
  );
  const apart = fields.every((byCode, quadrant) =>
    codes.every((code) => isWithin(byCode[code] ?? [], quadrants[quadrant] ?? [])),
  );
  const ways = codes.map((code) => ({ board: boardOf(code), flip: (code >> 2) & 1, turn: code & 3 }));
  const cells = fields.map((byCode) => byCode.map(cellsIn));
  return { codes, ways, fields, cells, quadrants, apart };
}

function diskOnChart([u, v]: readonly [number, number], quadrant: number, code: Code): [number, number] {
  let [x, y] = [code % 8 < 4 ? u : FRAME - 1 - u, v];
  for (let turn = 0; turn < code % 4; turn += 1) [x, y] = [FRAME - 1 - y, x];
  return shifted(x, y, quadrant);
}

/** Quadrants run clockwise from the north-west. */
function shifted(x: number, y: number, quadrant: number): [number, number] {
  const east = quadrant === 1 || quadrant === 2;
  const south = quadrant >= 2;
  return [east ? x + FRAME : x, south ? y + FRAME : y];
}

function caughtBy([x, y]: readonly [number, number], reach: UnderboardParts['magnet']['reach']): number[] {
  return reach
    .map(([east, south]) => [x + east, y + south] as const)
    .filter(([column, row]) => column >= 0 && row >= 0 && column < ROWS && row < ROWS)
    .map(([column, row]) => row * ROWS + column);
}

/** Whether a disk of this layout catches a boat in a cell. */
export function isWhirlpool({ fields }: Underboards, layout: readonly Code[], cell: number): boolean {
  return layout.some((code, quadrant) => hasCell(fields[quadrant]?.[code] ?? [], cell));
}
