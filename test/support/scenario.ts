import type { Draft } from 'immer';
import { expect } from 'vitest';
import { IllegalActionError } from '../../src/index.js';
import type { Game, GameSignature, KernelRule, StepResult } from '../../src/index.js';

/**
 * A position to begin with: the first state of an explicit game with some fields changed.
 *
 * @param setup - options without seed and chance
 * @param fields - whole top-level fields of the state
 * @throws SaveError when the state's schema or the audit has something against it
 */
export function position<G extends GameSignature>(
  game: Game<G>,
  setup: object,
  fields: Partial<Omit<G['state'], 'kernel'>> = {},
): G['state'] {
  const first = game.setup({ ...setup, chance: 'explicit' });
  return game.load(game.save({ ...first, ...fields }));
}

/** The state after some actions, chance included. */
export function play<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  actions: readonly (G['action'] | G['chance'])[],
): G['state'] {
  return actions.reduce((current, action) => game.reduce(current, action), state);
}

/** The same, with all that happened on the way. */
export function playWithEvents<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  actions: readonly (G['action'] | G['chance'])[],
): Pick<StepResult<G>, 'state' | 'events'> {
  const events: G['event'][] = [];
  let current = state;
  for (const action of actions) {
    const step = game.step(current, action);
    events.push(...step.events);
    current = step.state;
  }
  return { state: current, events };
}

type Recipe<State> = (draft: Draft<State>) => void;

/**
 * Asserts the whole state: as it was before, but for the changes.
 *
 * @param changes - new values of whole top-level fields, or a function that writes them into a copy
 */
export function expectChanges<State extends object>(
  before: State,
  after: State,
  changes: Partial<State> | Recipe<State>,
): void {
  const expected = JSON.parse(JSON.stringify(before)) as Draft<State>;
  if (typeof changes === 'function') changes(expected);
  expect(after).toStrictEqual(typeof changes === 'function' ? expected : { ...before, ...changes });
}

/** Asserts that a rule refuses an action, in `check` and in `reduce`; gives the message. */
export function expectRefusal<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  action: G['action'] | G['chance'],
  rule: G['rule'] | KernelRule,
): string {
  const check = game.check(state, action);
  if (check.legal) throw new Error(`${game.actionText(action)} is legal, and ${rule} was to refuse it`);
  expect({ action, rule: check.refusal.rule }).toEqual({ action, rule });
  expect(() => {
    game.reduce(state, action);
  }).toThrow(IllegalActionError);
  return check.refusal.message;
}
