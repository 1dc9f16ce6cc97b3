import type { Viewer } from '../../core/definition.js';
import type { Game } from '../../core/game.js';
import { deepFreeze, range } from '../../core/lists.js';
import { below, rngFromSeed } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
import { picked, viewersOf } from '../choices.js';
import type { AnyState } from '../choices.js';
import { demand } from '../law.js';
import type { Law } from '../law.js';
import type { Playthrough } from '../playthrough.js';
import { seededFirst } from '../seeded.js';
import { demandEqual, oddity, unfrozen } from '../trees.js';

const ACTIONS_ASKED = 30;

/** All that a viewer can ask of a position. */
function asked(game: Game, state: AnyState, viewer: Viewer, rng: Rng): Record<string, unknown> {
  const view = game.observe(state, viewer);
  const shown = {
    view,
    text: game.text(state, viewer),
    tensor: game.tensor(view, viewer),
    actors: game.actors(state),
    seats: game.seats(state),
  };
  if (viewer === 'public') return shown;
  const checks = range(ACTIONS_ASKED).map(() =>
    game.check(state, game.actionSpace.action(below(rng, game.actionSpace.size), viewer)),
  );
  return { ...shown, checks, legal: game.legalActions(state, viewer) };
}

/** @throws LawError unless a viewer gets the same answers from two positions */
function demandAlike(game: Game, pair: readonly [AnyState, AnyState], viewer: Viewer, seed: number): void {
  const [one, other] = pair.map((state) => asked(game, state, viewer, rngFromSeed(seed)));
  demandEqual(one, other, `what ${viewer === 'public' ? 'the public' : `seat ${String(viewer)}`} is told`);
}

const nobodySeesMore: Law = {
  name: 'a state and one drawn from a view of it look alike to that viewer',
  description:
    'Equal views, texts, tensors, legal actions and refusals; the drawn state passes audit and schema.',
  holds({ game, positions, trial }) {
    for (const state of positions()) {
      const rng = rngFromSeed(trial.seed);
      for (const viewer of viewersOf(game, state)) {
        const drawn = game.determinize(game.observe(state, viewer), rng);
        const [finding] = game.audit(drawn);
        demand(finding === undefined, () => `of a drawn state the audit says: ${String(finding)}`);
        demand(drawn.kernel.rng === null, () => 'a drawn state has a generator');
        demand(unfrozen(drawn) === null, () => 'a drawn state can be written to');
        demandEqual(game.load(game.save(drawn)), drawn, 'a drawn state, saved and loaded');
        demandAlike(game, [state, drawn], viewer, trial.seed);
      }
    }
  },
};

const alikeAfterwards: Law = {
  name: 'what shows nothing new looks alike in a state and one drawn from a view of it',
  description: 'Events and views after an action that, as declared, reveals nothing to its seat.',
  holds(play) {
    const { game, positions, trial } = play;
    for (const state of positions()) {
      const rng = rngFromSeed(trial.seed);
      for (const seat of game.actors(state)) {
        const drawn = game.determinize(game.observe(state, seat), rng);
        const quiet = game.legalActions(state, seat).filter(({ type }) => !game.reveals(type));
        const action = quiet[below(rng, Math.max(1, quiet.length))];
        if (action === undefined) continue;
        const one = game.step(state, action);
        const other = game.step(drawn, action);
        demandEqual(
          one.events.map((event) => game.observeEvent(event, seat)),
          other.events.map((event) => game.observeEvent(event, seat)),
          `the events that seat ${String(seat)} sees of ${game.actionText(action)}`,
        );
        demandAlike(game, [one.state, other.state], seat, trial.seed);
      }
    }
  },
};

const hiddenOutcomes: Law = {
  name: 'an outcome that a viewer does not see makes no difference to that viewer',
  description: 'After any two outcomes of such a chance event: equal event views, views and answers.',
  holds({ game, positions, trial }) {
    for (const state of positions()) {
      const { pending } = state;
      const [first, ...others] = pending === null ? [] : (game.chanceOutcomes(state) ?? []);
      if (pending === null || first === undefined || others.length === 0) continue;
      const other = others[trial.seed % others.length] ?? first;
      for (const viewer of viewersOf(game, state)) {
        if (game.seesOutcome(pending.kind, viewer)) continue;
        const one = game.step(state, first.action);
        const two = game.step(state, other.action);
        demandEqual(
          one.events.map((event) => game.observeEvent(event, viewer)),
          two.events.map((event) => game.observeEvent(event, viewer)),
          `the events of ${pending.kind}`,
        );
        demandAlike(game, [one.state, two.state], viewer, trial.seed);
      }
    }
  },
};

/** All that anybody can ask of a position, the host included. */
function answers(game: Game, state: AnyState): Record<string, unknown> {
  return {
    legal: game.legalActions(state),
    masks: range(game.seats(state)).map((seat) => [...game.actionSpace.mask(state, seat)]),
    outcomes: game.chanceOutcomes(state),
    returns: game.returns(state),
    scores: game.scores(state),
    measures: game.measures(state),
    audit: game.audit(state),
    canonical: game.canonical(state),
    text: game.text(state),
    told: viewersOf(game, state).map((viewer) => asked(game, state, viewer, rngFromSeed(0))),
  };
}

const nobodyReadsTheFuture: Law = {
  name: 'nothing that can be asked depends on the generator',
  description: 'A seeded state answers as it does with another generator, and with none.',
  holds(play) {
    const { game } = play;
    for (const state of seededWalk(play)) {
      const expected = answers(game, state);
      const other: Rng = [1, 2, 3, 4];
      for (const rng of [other, null]) {
        const changed = deepFreeze({ ...state, kernel: { ...state.kernel, rng } });
        demandEqual(answers(game, changed), expected, 'what a state with another generator answers');
      }
    }
  },
};

function* seededWalk({ game, trial, referee }: Playthrough): Generator<AnyState> {
  let state = seededFirst(game, trial);
  if (state === null) return;
  yield state;
  for (const pick of trial.picks) {
    const action = picked(game, state, pick, referee);
    if (action === null) return;
    state = game.reduce(state, action);
    yield state;
  }
}

const plainViews: Law = {
  name: 'a view is plain JSON without a generator',
  description: 'For every seat and the public; it says of which game it is.',
  holds({ game, positions }) {
    for (const state of positions()) {
      for (const viewer of viewersOf(game, state)) {
        const view = game.observe(state, viewer);
        const odd = oddity(view, {}, 'the view');
        demand(odd === null, () => String(odd));
        const { rng: _rng, ...identity } = state.kernel;
        demandEqual(view.kernel, identity, 'the game that a view names');
      }
    }
  },
};

export const seeingLaws = [nobodySeesMore, alikeAfterwards, hiddenOutcomes, nobodyReadsTheFuture, plainViews];
