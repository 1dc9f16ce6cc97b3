import type { Game } from '../core/game.js';
import { at } from '../core/lists.js';
import { below, rngFromSeed } from '../core/random.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import { transcriptText } from '../core/transcript.js';
import { drawnOutcome, explicitOptions, picked } from './choices.js';
import type { AnyAction, AnyState, Referee } from './choices.js';

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

/** What went wrong on the way, and where. */
interface Trouble {
  readonly error: unknown;
  readonly actions: readonly AnyAction[];
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
  /** What was thrown when something listed or drawn was played, if anything was; the playthrough ends there. */
  readonly trouble: Trouble | null;
  /** The first state, the positions of the walk, then the last two of the random game. */
  positions(this: void): Iterable<AnyState>;
  plies(this: void): Iterable<Ply>;
  /** The transcript of some actions; of the position that was handed out last when they are left out. */
  told(this: void, actions?: readonly AnyAction[]): string;
}

const PLAYOUT_MAX = 5_000;

/** Plays action after action until a function has no more of them or something is thrown. */
function playAll(choose: (count: number) => AnyAction | null, play: (action: AnyAction) => void): Played {
  const actions: AnyAction[] = [];
  try {
    for (;;) {
      const action = choose(actions.length);
      if (action === null) return { actions, trouble: null };
      actions.push(action);
      play(action);
    }
  } catch (error) {
    return { actions: actions.slice(0, -1), trouble: { error, actions } };
  }
}

interface Played {
  /** Those that could be played. */
  readonly actions: readonly AnyAction[];
  readonly trouble: Trouble | null;
}

/** Plays at random to the end, or until the game's cap. */
function playout(game: Game, first: AnyState, rng: Rng, referee: Referee): Played {
  const simulator = game.simulator(first);
  let index: number | null = null;
  return playAll(
    (count) => {
      index = null;
      const { state } = simulator;
      if (count >= Math.min(game.info.cap, PLAYOUT_MAX)) return null;
      if (state.pending !== null) return drawnOutcome(game, state, rng, referee);
      const legal = simulator.legalActions();
      if (legal.length === 0) return null;
      index = below(rng, legal.length);
      return at(legal, index);
    },
    (action) => {
      if (index === null) simulator.apply(action);
      else simulator.applyListed(index);
    },
  );
}

/** Plies one after the other, with the positions between them. */
interface Stretch {
  /** The actions from the first state to where it begins. */
  readonly opening: readonly AnyAction[];
  readonly from: AnyState;
  readonly plies: readonly Ply[];
  readonly trouble: Trouble | null;
}

/** Goes through an opening in a simulator, then on with the reducer. */
function stretchOf(
  game: Game,
  first: AnyState,
  opening: readonly AnyAction[],
  next: (state: AnyState, count: number) => AnyAction | null,
): Stretch {
  const simulator = game.simulator(first);
  const opened = playAll(
    (count) => opening[count] ?? null,
    (action) => {
      simulator.apply(action);
    },
  );
  if (opened.trouble !== null) return { opening: [], from: first, plies: [], trouble: opened.trouble };
  const from = opening.length === 0 ? first : simulator.snapshot();
  const plies: Ply[] = [];
  let state = from;
  const { trouble } = playAll(
    (count) => next(state, count),
    (action) => {
      const after = game.reduce(state, action);
      plies.push({ before: state, action, after });
      state = after;
    },
  );
  const told = trouble === null ? null : { ...trouble, actions: [...opening, ...trouble.actions] };
  return { opening, from, plies, trouble: told };
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
  const { setup, seed, start, picks } = trial;
  const first = game.setup(explicitOptions(setup));
  const whole = playout(game, first, rngFromSeed(seed), referee);
  const { length } = whole.actions;
  const walk = stretchOf(game, first, whole.actions.slice(0, start % (length + 1)), (state, count) => {
    const pick = picks[count];
    return pick === undefined ? null : picked(game, state, pick, referee);
  });
  const ending = stretchOf(game, first, whole.actions.slice(0, -1), (_state, count) =>
    count === 0 ? (whole.actions[length - 1] ?? null) : null,
  );

  let told = (): readonly AnyAction[] => [];
  function* pliesOf({ opening, plies }: Stretch): Generator<Ply> {
    for (const [index, ply] of plies.entries()) {
      told = () => [...opening, ...plies.slice(0, index + 1).map(({ action }) => action)];
      yield ply;
    }
  }
  function* positions(): Generator<AnyState> {
    told = () => [];
    yield first;
    for (const stretch of [walk, ending]) {
      told = () => stretch.opening;
      if (stretch.opening.length > 0) yield stretch.from;
      for (const { after } of pliesOf(stretch)) yield after;
    }
  }

  return {
    game,
    trial,
    referee,
    unlisted,
    first,
    actions: [...walk.opening, ...walk.plies.map(({ action }) => action)],
    trouble: whole.trouble ?? walk.trouble ?? ending.trouble,
    positions,
    *plies() {
      for (const stretch of [walk, ending]) yield* pliesOf(stretch);
    },
    told: (actions = told()) =>
      transcriptText({
        game: game.id,
        rulesVersion: game.rulesVersion,
        edition: game.editionMark,
        options: explicitOptions(setup),
        actions,
      }),
  };
}
