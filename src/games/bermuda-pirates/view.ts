import { isWithin } from '../../core/domains.js';
import { range } from '../../core/lists.js';
import type { Rng } from '../../core/random.js';
import { ViewError } from '../../core/refusal.js';
import { inWords } from '../../core/shape.js';
import { beliefsOf } from './beliefs.js';
import type { Evidence } from './beliefs.js';
import { bitOf, hasCell, rowOf } from './chart.js';
import type { BermudaPiratesState, BermudaPiratesView, Known } from './state.js';
import type { Table } from './table.js';

/** What everybody knows, field by field. */
function known(state: Known): Known {
  return {
    players: state.players,
    variant: state.variant,
    physics: state.physics,
    roundLimit: state.roundLimit,
    firstSeat: state.firstSeat,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    island: state.island,
    home: state.home,
    sets: state.sets,
    removed: state.removed,
    lost: state.lost,
    cargo: state.cargo,
    boat: state.boat,
    heading: state.heading,
    touched: state.touched,
    victim: state.victim,
    stolen: state.stolen,
    raided: state.raided,
    buoys: state.buoys,
    stock: state.stock,
    lifted: state.lifted,
    safe: state.safe,
    caught: state.caught,
    ending: state.ending,
    pending: state.pending,
    result: state.result,
  };
}

/**
 * What any viewer sees: the same for all.
 *
 * @see BP-SETUP-3 The gameboard covers the underboards
 * @see BP-R-HIDDEN No seat ever sees the layout
 */
export function observe(state: BermudaPiratesState): BermudaPiratesView {
  return { ...known(state), laid: state.layout.length };
}

/**
 * A state drawn uniformly from those that a view allows: the layout is the only thing that is not in it.
 *
 * @throws ViewError when no layout agrees with the view, or more underboards lie than there are
 */
export function determinize(
  view: BermudaPiratesView,
  rng: Rng,
  { table }: { table: Table },
): Omit<BermudaPiratesState, 'kernel'> {
  if (!isWithin(view.laid, 0, 4))
    throw new ViewError({ path: ['laid'], found: inWords(view.laid), expected: 'an integer from 0 to 4' });
  const shown = known(view);
  if (view.laid === 0) return { ...shown, layout: [] };
  const beliefs = beliefsOf(table.underboards, evidenceIn(view));
  if (beliefs.layouts === 0) throw contradiction();
  return { ...shown, layout: beliefs.draw(rng).slice(0, view.laid) };
}

const SAILING_ON: readonly Known['phase'][] = ['sail', 'veer', 'steal'];

/** The cell that a boat has been pushed into and has not been caught in, be it marked or not; -1 when none is known. */
function cellPassed({ phase, boat, heading, pending }: Known): number {
  if (pending?.kind === 'slip') return pending.left;
  return heading >= 0 && SAILING_ON.includes(phase) ? boat : -1;
}

/**
 * What a view says of the whirlpools. In play the cell that was passed is marked; a view or save from elsewhere may leave it
 * out, and the audit then wants a layout that spares it.
 */
function evidenceIn(view: Known): Evidence {
  const { safe, caught } = view;
  const passed = cellPassed(view);
  if (passed < 0 || hasCell(safe, passed)) return { safe, caught };
  return { safe: safe.map((row, y) => (y === rowOf(passed) ? row | bitOf(passed) : row)), caught };
}

/** For each cell, in how many of the layouts that agree with a view it catches a boat. */
export interface Hazards {
  readonly layouts: number;
  /** By cell; divided by `layouts`, the probability. */
  readonly catches: readonly number[];
}

/**
 * The hazards of the chart as a view allows them; null where there is no chart.
 *
 * @throws ViewError when no layout agrees with the view
 */
export function hazardsIn(view: Known, table: Table): Hazards | null {
  if (view.physics === 'refereed') return null;
  const beliefs = beliefsOf(table.underboards, evidenceIn(view));
  if (beliefs.layouts === 0) throw contradiction();
  return { layouts: beliefs.layouts, catches: beliefs.catches() };
}

/** The chance of being caught, by cell; all 0 where there is no chart. */
export function hazardShares(view: Known, table: Table): number[] {
  const hazards = hazardsIn(view, table);
  if (hazards === null) return range(table.places.length).map(() => 0);
  return hazards.catches.map((count) => count / hazards.layouts);
}

function contradiction(): ViewError {
  return new ViewError({
    path: ['safe'],
    found: 'safe and caught cells that no layout of the underboards explains',
    expected: 'the view of a real game',
  });
}
