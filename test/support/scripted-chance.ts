import type { Game, GameSignature, StepResult } from '../../src/index.js';

/** What players do and what chance answers, each in order. */
export interface Script<G extends GameSignature> {
  readonly actions?: readonly G['action'][];
  readonly outcomes: readonly G['chance']['outcome'][];
}

/**
 * Plays actions in an explicit game. Whenever chance is due, the next outcome is given, also before the first action and
 * after the last.
 *
 * @throws Error when an outcome is left over, or one is missing before the last action
 */
export function playScripted<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  { actions = [], outcomes }: Script<G>,
): Pick<StepResult<G>, 'state' | 'events'> {
  const events: G['event'][] = [];
  const left = [...outcomes];
  let current = state;
  const step = (action: G['action'] | G['chance']): void => {
    const result = game.step(current, action);
    events.push(...result.events);
    current = result.state;
  };
  const settle = (): void => {
    while (current.pending !== null && left.length > 0)
      step({ type: 'chance', kind: current.pending.kind, outcome: left.shift() });
  };
  settle();
  for (const action of actions) {
    if (current.pending !== null) throw new Error(`no outcome is left for ${current.pending.kind}`);
    step(action);
    settle();
  }
  if (left.length > 0) throw new Error(`outcomes that nothing asked for: ${JSON.stringify(left)}`);
  return { state: current, events };
}
