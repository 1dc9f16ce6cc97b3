import * as z from 'zod/mini';
import type { Interned } from './action-space.js';
import { isChance } from './actions.js';
import type { ChanceAction, PlayerAction } from './actions.js';
import type { ChanceStep } from './chance-step.js';
import { areEqual } from './definition.js';
import type { Outcomes, Seat, StateShape } from './definition.js';
import { int } from './domains.js';
import { seatEnv } from './machine.js';
import type { Machine } from './machine.js';
import { IllegalActionError, plainRefusal } from './refusal.js';
import type { LazyRefusal } from './refusal.js';
import { checked, clauseOf, inWords } from './shape.js';

/** A well-formed action that nothing refuses. */
type Verdict = Interned | ChanceVerdict;

/** An outcome that may come up. */
export interface ChanceVerdict {
  readonly chance: ChanceStep;
  readonly outcome: unknown;
  /** The chance event that is due. */
  readonly pending: { readonly kind: string };
}

const ACTION_NODES_MAX = 500;

/** Decides on an action: the kernel's own reasons first, then the game's. */
export function judge(machine: Machine, state: StateShape, action: unknown): Verdict | LazyRefusal {
  if (isChance(action)) return judgeChance(machine, state, action);
  const interned = machine.space.find(action);
  if (interned === undefined) return misshapen(machine, action);
  return refusePlayer(machine, state, interned) ?? interned;
}

/**
 * The verdict on an action that must be legal.
 *
 * @throws IllegalActionError with the refusal
 */
export function demandLegal(machine: Machine, state: StateShape, action: unknown): Verdict {
  const verdict = judge(machine, state, action);
  if ('rule' in verdict) throw new IllegalActionError(plainRefusal(verdict), action);
  return verdict;
}

/** The reason against a well-formed player action; null when it is legal. */
function refusePlayer(
  machine: Machine,
  state: StateShape,
  { step, seat, payload }: Interned,
): LazyRefusal | null {
  const { pending, phase } = state;
  if (state.result !== null) return { rule: 'TT-OVER', message: () => 'the game is over' };
  if (pending !== null)
    return { rule: 'TT-CHANCE', message: () => `${pending.kind} is due before anybody acts` };
  if (!machine.space.stepsIn(phase).includes(step))
    return {
      rule: 'TT-PHASE',
      message: () => {
        const phases = [step.definition.phase].flat().map(inWords).join(', ');
        return `the phase is ${inWords(phase)}, and ${inWords(step.type)} belongs to ${phases}`;
      },
    };
  const actors = machine.definition.actors(state);
  if (!actors.includes(seat))
    return { rule: 'TT-SEAT', message: () => `it is for ${seatsInWords(actors)} to decide` };
  return step.refuse(state, payload, seat, seatEnv(machine, state, seat));
}

function seatsInWords(seats: readonly Seat[]): string {
  return `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
}

function judgeChance(machine: Machine, state: StateShape, action: ChanceAction): ChanceVerdict | LazyRefusal {
  const told = machine.chances.get(action.kind)?.find(action);
  if (told === undefined) return misshapen(machine, action);
  const { pending } = state;
  if (state.result !== null) return { rule: 'TT-OVER', message: () => 'the game is over' };
  if (pending === null)
    return {
      rule: 'TT-CHANCE',
      message: () =>
        `no chance event is due: it is for ${seatsInWords(machine.definition.actors(state))} to decide`,
    };
  if (pending.kind !== told.chance.kind)
    return { rule: 'TT-CHANCE', message: () => `${pending.kind} is due, not ${told.chance.kind}` };
  const verdict = { chance: told.chance, outcome: told.outcome, pending };
  return refuseOutcome(machine, state, verdict) ?? verdict;
}

/** The reason against a well-formed outcome of the event that is due: the game's own, then that it is not listed. */
function refuseOutcome(
  machine: Machine,
  state: StateShape,
  { chance, outcome, pending }: ChanceVerdict,
): LazyRefusal | null {
  const { definition } = chance;
  const refusal = definition.refuse?.(state, outcome, pending, machine.env) ?? null;
  if (refusal === 'accepted') return null;
  if (refusal !== null) return refusal;
  const outcomes = definition.outcomes(state, pending, machine.env);
  if (outcomes === null || isListed(chance, outcomes, outcome)) return null;
  return {
    rule: 'TT-OUTCOME',
    message: () => `${JSON.stringify(outcome)} cannot come up here`,
    path: ['outcome'],
  };
}

function isListed(step: ChanceStep, outcomes: Outcomes<unknown>, outcome: unknown): boolean {
  const number = step.rank(outcome);
  return areEqual(outcomes)
    ? outcomes.equally.some((value) => step.rank(value) === number)
    : outcomes.some(([value]) => step.rank(value) === number);
}

/** The schema of one type of player action. */
export function playerSchema(machine: Machine, type: string): z.ZodMiniType<PlayerAction> {
  const { definition } = machine.space.stepOf(type) as { definition: { payload: z.ZodMiniObject } };
  const seat = int(0, machine.definition.info.seats.max - 1);
  return z.strictObject({ type: z.literal(type), seat, ...definition.payload.shape });
}

/** The schema of one kind of chance action. */
export function chanceSchema({ kind, schema }: ChanceStep): z.ZodMiniType<ChanceAction> {
  return z.strictObject({ type: z.literal('chance'), kind: z.literal(kind), outcome: schema });
}

/** `TT-SHAPE`, with the first thing that is wrong. */
export function misshapen(machine: Machine, action: unknown): LazyRefusal {
  const result = checked(schemaFor(machine, action), action, ACTION_NODES_MAX);
  const finding =
    'finding' in result
      ? result.finding
      : { path: [], found: 'an action of another form', expected: 'an action' };
  return { rule: 'TT-SHAPE', message: () => clauseOf('the action', finding), path: finding.path };
}

function schemaFor(machine: Machine, action: unknown): z.ZodMiniType {
  const { type, kind } = (typeof action === 'object' && action !== null ? action : {}) as {
    type?: unknown;
    kind?: unknown;
  };
  if (type === 'chance') {
    const step = typeof kind === 'string' ? machine.chances.get(kind) : undefined;
    if (step !== undefined) return chanceSchema(step);
    return z.strictObject({
      type: z.literal('chance'),
      kind: z.literal([...machine.chances.keys()]),
      outcome: z.unknown(),
    });
  }
  const step = machine.space.stepOf(type);
  if (step !== undefined) return playerSchema(machine, step.type);
  return z.looseObject({ type: z.literal([...machine.space.steps.map((known) => known.type), 'chance']) });
}
