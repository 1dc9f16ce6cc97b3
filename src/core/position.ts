import * as z from 'zod/mini';
import { areEqual } from './definition.js';
import type { Outcomes, StateShape } from './definition.js';
import { deepFreeze } from './lists.js';
import type { Machine } from './machine.js';
import { dueChance } from './reducer.js';
import { ViewError } from './refusal.js';
import type { Finding } from './refusal.js';
import { firstFinding, foreignMatter } from './shape.js';
import { legalActions } from './simulator.js';

/** How many values a state from outside may hold, all in all. */
export const STATE_NODES_MAX = 50_000;

/** A state of unknown origin: frozen when the rules can reach it, else what is wrong with it. */
export function checkedPosition(
  machine: Machine,
  state: unknown,
): { value: StateShape } | { finding: Finding } {
  const misshapen = foreignMatter(state, STATE_NODES_MAX) ?? shapeFinding(machine, state);
  if (misshapen !== null) return { finding: misshapen };
  const position = state as StateShape;
  const broken = firstBreak(() => [
    ...machine.definition.audit(position, machine.env),
    ...deadEnds(machine, position),
  ]);
  if (broken !== null)
    return { finding: { path: [], found: broken, expected: 'a position that the rules can reach' } };
  return { value: deepFreeze(position) };
}

/** The position that is drawn from a view of unknown origin, which may be so far off that there is none. */
export function positionFrom(
  machine: Machine,
  draw: () => StateShape,
): { value: StateShape } | { finding: Finding } {
  try {
    return checkedPosition(machine, draw());
  } catch (error) {
    if (error instanceof ViewError) return { finding: error };
    const found = 'parts that do not fit together';
    return { finding: { path: [], found, expected: 'a view that a position of the game gives' } };
  }
}

/** What the schema of states finds wrong. */
export function shapeFinding({ definition }: Machine, state: unknown): Finding | null {
  const parsed = z.safeParse(definition.state, state);
  return parsed.success ? null : firstFinding(parsed.error, state);
}

/** What an audit says of a state from outside, which may be so far off that the audit cannot even read it. */
function firstBreak(audit: () => readonly string[]): string | null {
  try {
    return audit()[0] ?? null;
  } catch {
    return 'a position whose parts do not fit together';
  }
}

/** In every position of every game the game is over, chance is due, or somebody has something to do. */
function deadEnds(machine: Machine, state: StateShape): string[] {
  const { definition, env } = machine;
  const { pending, result } = state;
  const actors = definition.actors(state);
  const seats = definition.seats(state);
  if (result !== null || pending !== null) {
    if (actors.length > 0) return ['seats that may act although the game is over or chance is due'];
    if (pending === null) return [];
    if (result !== null) return ['a chance event that is due after the end'];
    const outcomes = dueChance(machine, pending).definition.outcomes(state, pending, env);
    return outcomes !== null && countOf(outcomes) === 0 ? ['a chance event without an outcome'] : [];
  }
  if (actors.length === 0) return ['nobody who may act'];
  if (actors.some((seat) => seat >= seats)) return ['an actor beyond the seats'];
  return actors
    .filter((seat) => legalActions(machine, state, seat).length === 0)
    .map((seat) => `nothing that seat ${String(seat)} may do`);
}

function countOf(outcomes: Outcomes<unknown>): number {
  return areEqual(outcomes) ? outcomes.equally.length : outcomes.length;
}
