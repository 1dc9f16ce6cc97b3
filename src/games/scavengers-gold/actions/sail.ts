import * as z from 'zod/mini';
import type { Env } from '../../../core/definition.js';
import { refusal } from '../../../core/refusal.js';
import type { LazyRefusal } from '../../../core/refusal.js';
import { NO_DOTS, dotsIn, hasDot, only } from '../dots.js';
import { dotSchema } from '../edition.js';
import { endMove } from '../flow.js';
import { closedDots, courseOf } from '../queries.js';
import type { ScavengersGoldRule } from '../rules.js';
import { NAVAL, SCAVENGER, action } from '../state.js';
import type { ScavengersGoldState, ScavengersGoldTypes } from '../state.js';
import { endsOf, passes, walkTo } from '../walks.js';
import type { Course } from '../walks.js';

/**
 * Sail to one of the legal ends of the move.
 *
 * @see SG-SCAV-1 the Scavenger moves as many dots as spinner A shows
 * @see SG-SCAV-5 a gold dot may be reached with count to spare
 * @see SG-NAVAL-1 the Naval ship moves as many dots as spinner A shows
 * @see SG-GOLD-1 on a gold dot the Scavenger spins once more
 * @see SG-R7 ending on a gold dot is a visit, and the search follows by itself
 * @see SG-R10 the dot visited is closed now, and the one before is open
 * @see SG-R24 the player chooses the end, not the walk
 */
export const sail = action({
  type: 'sail',
  phase: 'move',
  payload: z.strictObject({ to: dotSchema }),

  candidates: (_state, _seat, { facts }) => dotsIn(facts),
  exact: true,

  refuse(state, { to }, seat, env) {
    if (hasDot(env.facts, to)) return null;
    return seat === SCAVENGER ? refuseScavenger(state, to, env) : refuseNaval(state, to, env);
  },

  apply(draft, { to }, seat, ctx) {
    if (ctx.emit !== undefined) {
      const course = courseOf(ctx.before, ctx.table);
      const { from, steps } = course;
      ctx.emit({ type: 'ship-sailed', seat, from, to, steps, walk: walkTo(course, to) });
    }
    draft.ships[seat] = to;
    draft.steps = null;
    if (seat === NAVAL || !hasDot(ctx.table.gold, to)) {
      endMove(draft, ctx);
      return;
    }
    ctx.emit?.({ type: 'gold-visited', dot: to, reopened: draft.lastGold });
    draft.lastGold = to;
    draft.phase = 'search';
    draft.pending = { kind: 'spin-search' };
  },
});

function refuseScavenger(
  state: ScavengersGoldState,
  to: number,
  { table }: Env<ScavengersGoldTypes>,
): LazyRefusal<ScavengersGoldRule> {
  const course = courseOf(state, table);
  const { lastGold } = state;
  const naval = state.ships[NAVAL];
  const leadsTo = (change: Partial<Course>) => hasDot(endsOf({ ...course, ...change }), to);
  if (!hasDot(table.dots, to)) return refusal('SG-SCAV-3', () => `the map has no dot ${String(to)}`);
  if (to === naval) return refusal('SG-SCAV-9', () => `the Naval ship is on dot ${String(to)}`);
  if (to === lastGold)
    return refusal('SG-SCAV-7', () => `gold dot ${String(to)} is closed until another one is visited`);
  if (leadsTo({ barred: closedDots(lastGold) }))
    return refusal('SG-SCAV-8', () => `every walk to dot ${String(to)} goes over the Naval ship`);
  if (leadsTo({ barred: only(naval) }))
    return refusal('SG-R9', () => `every walk to dot ${String(to)} goes over the closed dot`);
  if (leadsTo({ mustStop: false }))
    return refusal('SG-R6', () => `every walk to dot ${String(to)} enters a gold dot, and has to stop there`);
  return passes(course, to)
    ? refusal('SG-SCAV-4', () => leftOver(course, to))
    : refusal('SG-SCAV-1', () => tooFar(course, to));
}

function refuseNaval(
  state: ScavengersGoldState,
  to: number,
  { table }: Env<ScavengersGoldTypes>,
): LazyRefusal<ScavengersGoldRule> {
  const course = courseOf(state, table);
  const leadsTo = (change: Partial<Course>) => hasDot(endsOf({ ...course, ...change }), to);
  if (!hasDot(table.dots, to)) return refusal('SG-NAVAL-3', () => `the map has no dot ${String(to)}`);
  if (to === state.ships[SCAVENGER]) return refusal('SG-R12', () => `the Scavenger is on dot ${String(to)}`);
  if (leadsTo({ barred: NO_DOTS }))
    return refusal('SG-R13', () => `every walk to dot ${String(to)} goes over the Scavenger`);
  if (leadsTo({ lines: table.allLines }))
    return refusal('SG-NAVAL-4', () => `every walk to dot ${String(to)} uses a red line`);
  return passes(course, to)
    ? refusal('SG-NAVAL-5', () => leftOver(course, to))
    : refusal('SG-NAVAL-1', () => tooFar(course, to));
}

function leftOver({ steps }: Course, to: number): string {
  return `no walk of all ${String(steps)} steps ends on dot ${String(to)}`;
}

function tooFar({ steps }: Course, to: number): string {
  return `dot ${String(to)} is out of reach of ${String(steps)} steps`;
}
