import { Immer } from 'immer';
import type { ChanceAction } from './actions.js';
import type { Interned } from './action-space.js';
import type { ChanceStep } from './chance-step.js';
import { areEqual } from './definition.js';
import type { Outcomes, StateShape } from './definition.js';
import { demandLegal } from './legality.js';
import type { ChanceVerdict } from './legality.js';
import { ownState } from './machine.js';
import type { Machine } from './machine.js';
import { below } from './random.js';
import type { Rng } from './random.js';
import { OptionsError } from './refusal.js';

type Emit = ((event: { readonly type: string }) => void) | undefined;

/** An instance of our own: the shared one, and its settings, belong to the host app. */
const immer = /* @__PURE__ */ new Immer();

/** Who wants to hear what happens on the way. */
export interface Listener {
  readonly emit: Emit;
  /** Told every chance action that was sampled. */
  readonly sampled?: (action: ChanceAction) => void;
}

const DEAF: Listener = { emit: undefined };

/**
 * The state after an action, and after the chance events that a seeded game samples then.
 *
 * @throws IllegalActionError with the refusal
 * @throws EditionError when the state belongs to another game or edition
 */
export function advance(machine: Machine, state: StateShape, action: unknown, listener = DEAF): StateShape {
  const verdict = demandLegal(machine, ownState(machine, state), action);
  const next =
    'chance' in verdict
      ? playOutcome(machine, state, verdict, { emit: listener.emit })
      : playAction(machine, state, verdict, listener.emit);
  return settleChance(machine, next, listener);
}

function playAction(
  machine: Machine,
  state: StateShape,
  { step, payload, seat }: Interned,
  emit: Emit,
): StateShape {
  const { table, edition } = machine.env;
  return immer.produce(state, (draft) => {
    step.apply(draft, payload, seat, { table, edition, emit, before: state });
  });
}

function playOutcome(
  machine: Machine,
  state: StateShape,
  { chance, outcome, pending }: ChanceVerdict,
  { emit, rng }: { emit: Emit; rng?: Rng },
): StateShape {
  const { table, edition } = machine.env;
  return immer.produce(state, (draft) => {
    if (rng !== undefined) draft.kernel.rng = rng;
    draft.pending = null;
    chance.definition.apply(draft, outcome, pending, { table, edition, emit, before: state });
  });
}

/** In a seeded game, samples what is due until a player must decide or the game is over; else nothing. */
export function settleChance(machine: Machine, state: StateShape, listener = DEAF): StateShape {
  let settled = state;
  while (settled.pending !== null && settled.kernel.rng !== null) {
    const rng: Rng = [...settled.kernel.rng];
    const drawn = drawOutcome(machine, settled, settled.pending, rng);
    listener.sampled?.(drawn.chance.of(drawn.outcome).action);
    settled = playOutcome(machine, settled, drawn, { emit: listener.emit, rng });
  }
  return settled;
}

/** The definition of the chance event that is due. */
export function dueChance(machine: Machine, pending: ChanceVerdict['pending']): ChanceStep {
  const step = machine.chances.get(pending.kind);
  if (step === undefined) throw new RangeError(`the game has no chance event ${pending.kind}`);
  return step;
}

/**
 * Draws an outcome of the chance event that is due, in proportion to the listed weights.
 *
 * @throws OptionsError when only a host can tell the outcome
 */
export function drawOutcome(
  machine: Machine,
  state: StateShape,
  pending: ChanceVerdict['pending'],
  rng: Rng,
): ChanceVerdict {
  const { env } = machine;
  const chance = dueChance(machine, pending);
  const { definition } = chance;
  const outcomes = definition.outcomes(state, pending, env);
  if (outcomes !== null) return { chance, outcome: drawListed(outcomes, rng), pending };
  if (definition.sample !== undefined)
    return { chance, outcome: definition.sample(state, pending, rng, env), pending };
  throw new OptionsError({
    path: ['referee', pending.kind],
    found: 'a chance event that only a host can tell the outcome of',
    expected: 'a referee for it',
  });
}

type Weighted = readonly [outcome: unknown, weight: number];

function drawListed(outcomes: Outcomes<unknown>, rng: Rng): unknown {
  if (areEqual(outcomes)) return outcomes.equally[below(rng, outcomes.equally.length)];
  // Counted loops: outcomes are told from frozen tables, over which an iterator is slow.
  let total = 0;
  for (let index = 0; index < outcomes.length; index += 1) total += (outcomes[index] as Weighted)[1];
  let left = below(rng, total);
  for (let index = 0; index < outcomes.length; index += 1) {
    const pair = outcomes[index] as Weighted;
    left -= pair[1];
    if (left < 0) return pair[0];
  }
  throw new RangeError('a chance event without outcomes');
}
