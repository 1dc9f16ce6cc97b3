import type { Viewer } from '../core/definition.js';
import type { Game, GameSimulator } from '../core/game.js';
import type { ChanceAction, PlayerAction } from '../core/actions.js';
import { at, range } from '../core/lists.js';
import { below, rngFromSeed } from '../core/random.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import { transcriptText } from '../core/transcript.js';

export type AnyState = GameSignature['state'];
export type AnyAction = PlayerAction | ChanceAction;

/** Tells the outcome of one kind of chance event in place of a host. */
interface Report<State> {
  report(this: void, state: State, rng: Rng): unknown;
}

/** Stands in for the host where a game lists no outcomes and has nothing to sample from: by kind of chance event. */
export type Referee<State = AnyState> = Readonly<Record<string, Report<State>['report']>>;

/** What a playthrough is made from; shrinks to a short one from the beginning. */
export interface Trial {
  /** Set-up options without seed or chance. */
  readonly setup: object;
  /** Decides everything that the picks do not. */
  readonly seed: number;
  /** Plies that are played at random first, modulo the length of a whole random game. */
  readonly start: number;
  /** What is chosen from there on, modulo the number of legal actions or outcomes. */
  readonly picks: readonly number[];
  /** Values of any kind, to be taken for actions. */
  readonly noise: readonly unknown[];
}

/** One action with the positions around it. */
export interface Ply<G extends GameSignature = GameSignature> {
  readonly before: G['state'];
  readonly action: G['action'] | G['chance'];
  readonly after: G['state'];
}

/** A walk through an explicit game, and the end of a whole random game besides. */
export interface Playthrough {
  readonly game: Game;
  readonly trial: Trial;
  readonly referee: Referee;
  /** Kinds of chance event that admit outcomes which they do not list. */
  readonly unlisted: readonly string[];
  /** The first state. */
  readonly first: AnyState;
  /** The actions of the walk, from the first state on. */
  readonly actions: readonly AnyAction[];
  /** The positions of the walk, then the last two of the random game. */
  positions(this: void): Iterable<AnyState>;
  plies(this: void): Iterable<Ply>;
  /** The transcript of the position that was handed out last. */
  told(this: void): string;
}

/** Options of a game of its own kind: with `explicit` chance, or a seed. */
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

const PLAYOUT_MAX = 5_000;

/** Plays at random to the end, or until the game's cap. */
function playout(game: Game, first: AnyState, rng: Rng, referee: Referee): AnyAction[] {
  const simulator = game.simulator(first);
  const actions: AnyAction[] = [];
  while (actions.length < Math.min(game.info.cap, PLAYOUT_MAX)) {
    const { state } = simulator;
    if (state.pending === null) {
      const legal = simulator.legalActions();
      if (legal.length === 0) break;
      const index = below(rng, legal.length);
      actions.push(at(legal, index));
      simulator.applyListed(index);
    } else {
      const action = drawnOutcome(game, state, rng, referee);
      actions.push(action);
      simulator.apply(action);
    }
  }
  return actions;
}

function applyAll(simulator: GameSimulator, actions: readonly AnyAction[]): AnyState {
  for (const action of actions) simulator.apply(action);
  return simulator.snapshot();
}

function walk(game: Game, from: AnyState, { picks }: Trial, referee: Referee): Ply[] {
  const plies: Ply[] = [];
  let before = from;
  for (const pick of picks) {
    const action = picked(game, before, pick, referee);
    if (action === null) break;
    const after = game.reduce(before, action);
    plies.push({ before, action, after });
    before = after;
  }
  return plies;
}

/** What the laws of one game are told besides the playthrough itself. */
export interface Circumstances {
  readonly referee?: Referee;
  readonly unlisted?: readonly string[];
}

/** Plays a trial through. */
export function playthroughOf(
  game: Game,
  trial: Trial,
  { referee = {}, unlisted = [] }: Circumstances,
): Playthrough {
  const first = game.setup(explicitOptions(trial.setup));
  const whole = playout(game, first, rngFromSeed(trial.seed), referee);
  const opening = whole.slice(0, trial.start % (whole.length + 1));
  const from = applyAll(game.simulator(first), opening);
  const walked = walk(game, from, trial, referee);
  const actions = [...opening, ...walked.map(({ action }) => action)];
  const last = whole.at(-1);
  const ending: Ply[] = [];
  if (last !== undefined) {
    const before = applyAll(game.simulator(first), whole.slice(0, -1));
    ending.push({ before, action: last, after: game.reduce(before, last) });
  }

  let told: readonly AnyAction[] = [];
  function* plies(): Generator<Ply> {
    for (const [index, ply] of walked.entries()) {
      told = actions.slice(0, opening.length + index + 1);
      yield ply;
    }
    for (const ply of ending) {
      told = whole;
      yield ply;
    }
  }
  function* positions(): Generator<AnyState> {
    told = opening;
    yield from;
    for (const { before, after } of plies()) {
      if (before === ending[0]?.before) yield before;
      yield after;
    }
  }

  return {
    game,
    trial,
    referee,
    unlisted,
    first,
    actions,
    positions,
    plies,
    told: () =>
      transcriptText({
        game: game.id,
        rulesVersion: game.rulesVersion,
        edition: game.editionMark,
        options: explicitOptions(trial.setup),
        actions: told,
      }),
  };
}
