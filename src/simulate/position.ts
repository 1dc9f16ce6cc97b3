import type { Seat } from '../core/definition.js';
import type { Game } from '../core/game.js';
import { at } from '../core/lists.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import { record } from '../core/transcript.js';
import type { Recording } from '../core/transcript.js';
import type { View } from '../core/view.js';

/** A position with explicit chance that a game is played on. */
export interface Position<G extends GameSignature> {
  state(this: void): G['state'];
  /** A view that shares nothing with the position: its reader may keep it. */
  view(this: void, seat: Seat): View<G['view']>;
  legalActions(this: void): readonly G['action'][];
  /** Applies an action of the list that `legalActions` gave last. */
  applyListed(this: void, place: number): void;
  /** @throws IllegalActionError */
  apply(this: void, action: G['action'] | G['chance']): void;
  sampleChance(this: void, rng: Rng): void;
}

/** The fast way: a simulator. */
export function simulatedPosition<G extends GameSignature>(game: Game<G>, first: G['state']): Position<G> {
  const simulator = game.simulator(first);
  return {
    state: () => simulator.state,
    view: (seat) => game.observe(simulator.clone().state, seat),
    legalActions: () => simulator.legalActions(),
    applyListed: (place) => {
      simulator.applyListed(place);
    },
    apply: (action) => {
      simulator.apply(action);
    },
    sampleChance: (rng) => {
      simulator.sampleChance(rng);
    },
  };
}

/** The slow way, with events and a transcript: the reducer. */
export function recordedPosition<G extends GameSignature>(
  game: Game<G>,
  setup: G['setup'],
  hear: (event: G['event']) => void,
): Position<G> & { transcript: Recording<G>['transcript'] } {
  const recording = record(game, setup);
  const { state, transcript } = recording;
  let listed: readonly G['action'][] = [];
  const apply = (action: G['action'] | G['chance']): void => {
    recording.step(action).events.forEach(hear);
  };
  return {
    state,
    transcript,
    view: (seat) => game.observe(state(), seat),
    legalActions: () => (listed = game.legalActions(state())),
    applyListed: (place) => {
      apply(at(listed, place));
    },
    apply,
    sampleChance: (rng) => {
      const action = game.sampleChance(state(), rng);
      if (action !== null) apply(action);
    },
  };
}
