import { bitOf, rowOf } from './chart.js';
import type { BitRows } from './chart.js';
import { buoysAround } from './queries.js';
import type { Facts, Known } from './state.js';
import { seatingFor } from './table.js';
import type { Table } from './table.js';
import { narrows } from './water.js';

const NO_ROWS: BitRows = [];

/** What one list of actions needs: where buoys bar the way, or where there is room for one. */
export function factsOf(state: Known, _seat: number, table: Table): Facts {
  const { phase, physics } = state;
  if (phase === 'sail')
    return { buoyed: buoysAround(state, state.boat, table), free: NO_ROWS, open: NO_ROWS, narrow: NO_ROWS };
  if (physics === 'refereed' || (phase !== 'buoy' && phase !== 'set-buoy'))
    return { buoyed: 0, free: NO_ROWS, open: NO_ROWS, narrow: NO_ROWS };
  const open = openWater(state, table);
  return { buoyed: 0, free: freeWater(state, open, table), open, narrow: narrows(open) };
}

/** Cells that boats can pass: what the seats leave open, without the cells of buoys. */
export function openWater(state: Known, table: Table): BitRows {
  const open = [...seatingFor(table, state.players).sea];
  for (const cells of state.buoys) for (const cell of cells) close(open, cell);
  return open;
}

/** Open water without treasures that is far enough from the docks for a buoy. */
function freeWater(state: Known, open: BitRows, table: Table): BitRows {
  const free = [...seatingFor(table, state.players).moorings];
  for (let row = 0; row < free.length; row += 1) free[row] = (free[row] ?? 0) & (open[row] ?? 0);
  for (const [cell] of state.lost) close(free, cell);
  return free;
}

function close(rows: number[], cell: number): void {
  const row = rowOf(cell);
  rows[row] = (rows[row] ?? 0) & ~bitOf(cell);
}
