import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at, range } from '../../../core/lists.js';
import { CELL_MAX } from '../vocabulary.js';
import { turnAmount } from '../chart.js';
import type { Edition } from '../edition.js';
import { drop } from '../effects/land.js';
import { settleNext } from '../flow/sailing.js';
import { landingIn, neighbour } from '../queries.js';
import { chance } from '../state.js';
import type { Known } from '../state.js';
import type { Table } from '../table.js';

const BOAT = /* @__PURE__ */ Object.freeze({ to: 'boat' } as const);
const OFF = /* @__PURE__ */ Object.freeze({ to: 'off' } as const);

/**
 * Where a whirlpool throws one treasure: it stays aboard, or flies along one of the eight directions, mostly over the bow.
 *
 * @see BP-WHIRL-0 The cargo is thrown about
 * @see BP-R-FATES Treasure by treasure
 * @see BP-R-SCATTER Where they go; a host may tell of any place
 */
export const scatter = chance({
  kind: 'scatter',
  outcome: z.union([
    z.strictObject({ to: z.literal('boat') }),
    z.strictObject({ to: z.literal('off') }),
    z.strictObject({ to: z.literal('cell'), cell: int(0, CELL_MAX) }),
  ]),

  outcomes(state, _pending, { table, edition }) {
    const { stay } = edition.scatter;
    const { off, cells } = flights(state, table, edition);
    return [
      ...(stay > 0 ? [[BOAT, stay] as const] : []),
      ...(off > 0 ? [[OFF, off] as const] : []),
      ...cells.map(([cell, weight]) => [at(table.flights, cell), weight] as const),
    ];
  },

  refuse: () => 'accepted',

  apply(draft, outcome, { colour }, ctx) {
    const landing =
      outcome.to === 'cell'
        ? landingIn(draft, outcome.cell, ctx.table)
        : ({ at: outcome.to, cell: -1, seat: -1 } as const);
    drop(draft, ctx, colour, { landing, by: 'treasure-scattered' });
    settleNext(draft, ctx);
  },
});

/** The weights of flights off the board, together, and to each cell, ascending. */
function flights(
  { boat, heading }: Known,
  table: Table,
  { scatter: { byTurn, byDistance } }: Immutable<Edition>,
): { off: number; cells: [cell: number, weight: number][] } {
  let off = 0;
  const cells: [number, number][] = [];
  for (const dir of range(8)) {
    const direction = at(byTurn, turnAmount(heading, dir));
    if (direction === 0) continue;
    let cell = boat;
    for (const distance of byDistance) {
      if (cell >= 0) cell = neighbour(table, cell, dir);
      if (cell < 0) off += direction * distance;
      else if (distance > 0) cells.push([cell, direction * distance]);
    }
  }
  return { off, cells: cells.sort(([one], [other]) => one - other) };
}
