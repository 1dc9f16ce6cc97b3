import { bitOf, bitRows, rowOf } from './chart.js';
import { buoysAround } from './queries.js';
import type { Facts, Known } from './state.js';
import { seatingFor } from './table.js';
import type { Table } from './table.js';
import { narrows } from './water.js';

const NO_ROWS = /* @__PURE__ */ new Int32Array(0);

/** What one list of actions needs: where buoys bar the way, or where there is room for one. */
export function factsOf(state: Known, _seat: number, table: Table): Facts {
  const { phase, physics, players } = state;
  if (phase === 'sail')
    return { buoyed: buoysAround(state, state.boat, table), free: NO_ROWS, open: NO_ROWS, narrow: NO_ROWS };
  if (physics === 'refereed' || (phase !== 'buoy' && phase !== 'set-buoy'))
    return { buoyed: 0, free: NO_ROWS, open: NO_ROWS, narrow: NO_ROWS };
  const { moorings } = seatingFor(table, players);
  const open = openWater(state, table);
  const lost = bitRows(state.lost.map(([cell]) => cell));
  const free = new Int32Array(moorings);
  for (let row = 0; row < free.length; row += 1)
    free[row] = (free[row] ?? 0) & (open[row] ?? 0) & ~(lost[row] ?? 0);
  return {
    buoyed: 0,
    free,
    open,
    narrow: narrows(open),
  };
}

/** Cells that boats can pass: what the seats leave open, without the cells of buoys. */
export function openWater(state: Known, table: Table): Int32Array {
  const open = new Int32Array(seatingFor(table, state.players).sea);
  for (const cells of state.buoys)
    for (const cell of cells) open[rowOf(cell)] = (open[rowOf(cell)] ?? 0) & ~bitOf(cell);
  return open;
}
