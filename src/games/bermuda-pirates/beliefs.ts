import { at, range } from '../../core/lists.js';
import { below, weightedIndex } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
import { CELLS, ROWS } from './vocabulary.js';
import { bitRows, cellsIn, hasCell, isWithin } from './chart.js';
import { boardOf } from './underboards.js';
import type { Code, Underboards } from './underboards.js';

/** What everybody has seen of the whirlpools. */
export interface Evidence {
  readonly safe: readonly number[];
  readonly caught: readonly number[];
}

/** All layouts that agree with the evidence: equally likely, because the underboards were shuffled. */
export interface Beliefs {
  readonly layouts: number;
  /** For each cell: in how many of the layouts it catches a boat. */
  catches(this: void): number[];
  /** One of the layouts, each equally likely. */
  draw(this: void, rng: Rng): Code[];
}

/** The layouts that agree with what has been seen. */
export function beliefsOf(underboards: Underboards, evidence: Evidence): Beliefs {
  return underboards.apart ? beliefsByQuadrant(underboards, evidence) : beliefsByWalk(underboards, evidence);
}

const ORDERS: readonly (readonly number[])[] = /* @__PURE__ */ permutations([0, 1, 2, 3]);

function permutations(boards: readonly number[]): number[][] {
  if (boards.length === 0) return [[]];
  return boards.flatMap((first) =>
    permutations(boards.filter((board) => board !== first)).map((rest) => [first, ...rest]),
  );
}

/** By quadrant: the ways to lie of which no field holds a safe cell. */
function avoidingSafe({ codes, fields }: Underboards, { safe }: Evidence): Code[][] {
  return fields.map((byCode) =>
    codes.filter((code) => {
      const field = byCode[code] ?? [];
      for (let row = 0; row < ROWS; row += 1) if (((field[row] ?? 0) & (safe[row] ?? 0)) !== 0) return false;
      return true;
    }),
  );
}

/**
 * The case in which no field leaves its quadrant. The quadrants then hang together only by lying on different boards: the
 * number of layouts is the permanent of the numbers of fitting ways, by quadrant and board.
 */
function beliefsByQuadrant(underboards: Underboards, evidence: Evidence): Beliefs {
  const { fields, quadrants } = underboards;
  const caught = bitRows(evidence.caught);
  const fitting = avoidingSafe(underboards, evidence).map((codes, quadrant) => {
    const toExplain = caught.map((bits, row) => bits & (quadrants[quadrant]?.[row] ?? 0));
    const explaining = codes.filter((code) => isWithin(toExplain, fields[quadrant]?.[code] ?? []));
    return range(4).map((board) => explaining.filter((code) => boardOf(code) === board));
  });
  const ways = (quadrant: number, board: number) => at(at(fitting, quadrant), board);
  const weights = ORDERS.map((order) =>
    order.reduce((count, board, quadrant) => count * ways(quadrant, board).length, 1),
  );

  return {
    layouts: weights.reduce((sum, weight) => sum + weight, 0),
    catches() {
      const counts = new Array<number>(CELLS).fill(0);
      for (const [quadrant, byBoard] of layoutsWithWay(weights, ways).entries())
        for (const [board, layouts] of byBoard.entries())
          for (const code of ways(quadrant, board))
            for (const cell of underboards.cells[quadrant]?.[code] ?? [])
              counts[cell] = (counts[cell] ?? 0) + layouts;
      return counts;
    },
    draw: (rng) =>
      at(ORDERS, weightedIndex(rng, weights)).map((board, quadrant) => {
        const codes = ways(quadrant, board);
        return at(codes, below(rng, codes.length));
      }),
  };
}

/** By quadrant and board: the number of layouts in which the board lies there in one certain fitting way. */
function layoutsWithWay(
  weights: readonly number[],
  ways: (quadrant: number, board: number) => readonly Code[],
): number[][] {
  const layouts = range(4).map(() => [0, 0, 0, 0]);
  for (const [index, order] of ORDERS.entries()) {
    const weight = at(weights, index);
    if (weight === 0) continue;
    for (const [quadrant, board] of order.entries()) {
      const byBoard = at(layouts, quadrant);
      byBoard[board] = at(byBoard, board) + weight / ways(quadrant, board).length;
    }
  }
  return layouts;
}

/** The general case: every choice of fitting ways on different boards is tried against the cells that caught. */
function beliefsByWalk(underboards: Underboards, evidence: Evidence): Beliefs {
  const { fields } = underboards;
  const fitting = avoidingSafe(underboards, evidence);
  const layouts: Code[][] = [];
  const walk = (layout: readonly Code[], unexplained: readonly number[]): void => {
    const quadrant = layout.length;
    if (quadrant === 4) {
      if (unexplained.length === 0) layouts.push([...layout]);
      return;
    }
    const used = layout.map(boardOf);
    for (const code of at(fitting, quadrant)) {
      if (used.includes(boardOf(code))) continue;
      const field = fields[quadrant]?.[code] ?? [];
      walk(
        [...layout, code],
        unexplained.filter((cell) => !hasCell(field, cell)),
      );
    }
  };
  walk([], evidence.caught);

  return {
    layouts: layouts.length,
    catches() {
      const counts = new Array<number>(CELLS).fill(0);
      for (const layout of layouts) {
        const rows = range(ROWS).map((row) =>
          layout.reduce((bits, code, quadrant) => bits | (fields[quadrant]?.[code]?.[row] ?? 0), 0),
        );
        for (const cell of cellsIn(rows)) counts[cell] = (counts[cell] ?? 0) + 1;
      }
      return counts;
    },
    draw: (rng) => [...at(layouts, below(rng, layouts.length))],
  };
}
