import { bitRows } from './chart.js';
import { buoysAround } from './queries.js';
import type { Facts, Known } from './state.js';
import { seatingFor } from './table.js';
import type { Table } from './table.js';

const NO_ROWS = /* @__PURE__ */ new Int32Array(0);

/** What one list of actions needs: where buoys bar the way, or what the water for buoys looks like. */
export function factsOf(state: Known, _seat: number, table: Table): Facts {
  const { phase, physics } = state;
  if (phase === 'sail')
    return { buoyed: buoysAround(state, state.boat, table), open: NO_ROWS, taken: NO_ROWS };
  if (physics === 'refereed' || (phase !== 'buoy' && phase !== 'set-buoy'))
    return { buoyed: 0, open: NO_ROWS, taken: NO_ROWS };
  const buoys = bitRows(state.buoys.flat());
  const lost = bitRows(state.lost.map(([cell]) => cell));
  return {
    buoyed: 0,
    open: openWater(state, table),
    taken: buoys.map((bits, row) => bits | (lost[row] ?? 0)),
  };
}

/** Cells that boats can pass: what the seats leave open, without the cells of buoys. */
export function openWater(state: Known, table: Table): Int32Array {
  const buoys = bitRows(state.buoys.flat());
  return seatingFor(table, state.players).sea.map((bits, row) => bits & ~(buoys[row] ?? 0));
}
