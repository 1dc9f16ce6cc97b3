import type { ChanceAction, PlayerAction } from '../core/actions.js';
import type { Viewer } from '../core/definition.js';
import type { Game } from '../core/game.js';
import { at, range } from '../core/lists.js';
import { rngFromSeed } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { OptionsError } from '../core/refusal.js';
import type { GameSignature } from '../core/signature.js';

export type AnyState = GameSignature['state'];
export type AnyAction = PlayerAction | ChanceAction;

/** Tells the outcome of one kind of chance event in place of a host. */
interface Report<State> {
  report(this: void, state: State, rng: Rng): unknown;
}

/** Stands in for the host where a game lists no outcomes and has nothing to sample from: by kind of chance event. */
export type Referee<State = AnyState> = Readonly<Record<string, Report<State>['report']>>;

/** The options of an explicit game. */
export function explicitOptions(setup: object): object {
  return { ...setup, chance: 'explicit' };
}

/** All who may look at a position. */
export function viewersOf(game: Game, state: AnyState): Viewer[] {
  return [...range(game.seats(state)), 'public'];
}

/** Draws an outcome of what is due, from the referee where there is one for it. */
export function drawnOutcome(game: Game, state: AnyState, rng: Rng, referee: Referee): ChanceAction {
  const kind = String(state.pending?.kind);
  const report = referee[kind];
  if (report !== undefined) return { type: 'chance', kind, outcome: report(state, rng) };
  const drawn = game.sampleChance(state, rng);
  if (drawn === null) throw new RangeError('no chance event is due');
  return drawn;
}

/** What the game itself draws; null at no chance node, and where only a host can tell. */
export function sampledOrNull(game: Game, state: AnyState, rng: Rng): ChanceAction | null {
  try {
    return game.sampleChance(state, rng);
  } catch (error) {
    if (error instanceof OptionsError) return null;
    throw error;
  }
}

/** What a number picks: a legal action, or an outcome of what is due; null where there is nothing to pick. */
export function picked(game: Game, state: AnyState, pick: number, referee: Referee): AnyAction | null {
  if (state.pending === null) {
    const legal = game.legalActions(state);
    return legal.length === 0 ? null : at(legal, pick % legal.length);
  }
  const outcomes = game.chanceOutcomes(state);
  if (outcomes === null || outcomes.length === 0)
    return drawnOutcome(game, state, rngFromSeed(pick), referee);
  return at(outcomes, pick % outcomes.length).action;
}
