import type { Game, GameSignature, GameSimulator } from './signature.js';

/**
 * The number of action sequences of a length; every listed chance outcome counts as an action.
 *
 * @param depth - plies; 0 counts the position itself
 * @throws RangeError for a depth that is no integer of at least 0, and at a chance event whose outcomes are not listed
 */
export function perft<G extends GameSignature>(game: Game<G>, state: G['state'], depth: number): number {
  refuseDepth(depth, 0);
  return count(game, game.simulator(state), depth);
}

/**
 * `perft`, split by the first action, under its text.
 *
 * @param depth - plies, at least 1
 * @throws RangeError as `perft` does
 */
export function divide<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  depth: number,
): Map<string, number> {
  refuseDepth(depth, 1);
  const simulator = game.simulator(state);
  return new Map(
    choices(game, simulator).map((action) => {
      const next = simulator.clone();
      next.apply(action);
      const seat = 'seat' in action ? `${String(action.seat)} ` : '';
      return [`${seat}${game.actionText(action)}`, count(game, next, depth - 1)];
    }),
  );
}

function refuseDepth(depth: number, least: number): void {
  if (!Number.isSafeInteger(depth) || depth < least)
    throw new RangeError(`depth: found ${String(depth)}, expected an integer of at least ${String(least)}`);
}

function choices<G extends GameSignature>(
  game: Game<G>,
  simulator: GameSimulator<G>,
): readonly (G['action'] | G['chance'])[] {
  if (simulator.state.pending === null) return simulator.legalActions();
  const outcomes = game.chanceOutcomes(simulator.state);
  if (outcomes === null)
    throw new RangeError(`the outcomes of ${simulator.state.pending.kind} are not listed`);
  return outcomes.map(({ action }) => action);
}

function count<G extends GameSignature>(game: Game<G>, simulator: GameSimulator<G>, depth: number): number {
  if (depth === 0) return 1;
  const actions = choices(game, simulator);
  if (depth === 1) return actions.length;
  let sum = 0;
  for (const action of actions) {
    const next = simulator.clone();
    next.apply(action);
    sum += count(game, next, depth - 1);
  }
  return sum;
}
