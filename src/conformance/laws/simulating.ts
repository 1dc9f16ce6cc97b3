import type { Game, GameSimulator } from '../../core/game.js';
import { isChance } from '../../core/actions.js';
import { rngFromSeed } from '../../core/random.js';
import { picked, sampledOrNull } from '../choices.js';
import type { AnyAction, AnyState } from '../choices.js';
import { broken, demand } from '../law.js';
import type { Law } from '../law.js';
import { demandEqual, repeated, sharedPart } from '../trees.js';
import { seededFirst } from '../seeded.js';

/** Plays an action from the list where it is one of a player's, and checks it otherwise. */
function playListed(simulator: GameSimulator, action: AnyAction): void {
  if (isChance(action)) {
    simulator.apply(action);
    return;
  }
  const index = simulator.legalActions().indexOf(action);
  demand(index >= 0, () => `the simulator does not list ${JSON.stringify(action)}`);
  simulator.applyListed(index);
  demandOutdated(simulator, index);
}

function demandOutdated(simulator: GameSimulator, index: number): void {
  const before = JSON.stringify(simulator.state);
  try {
    simulator.applyListed(index);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    demand(JSON.stringify(simulator.state) === before, () => 'an outdated list changed the position');
    return;
  }
  broken('an action of an outdated list is played');
}

/** @throws LawError unless a simulator stands where the reducer does */
function demandAgreement(game: Game, simulator: GameSimulator, state: AnyState): void {
  demandEqual(simulator.state, state, 'the simulator and the reducer');
  demandEqual(simulator.legalActions(), game.legalActions(state), 'their legal actions');
}

const agrees: Law = {
  name: 'the simulator and the reducer agree after every action',
  description: 'Equal states and lists, by `apply` and by `applyListed`; an outdated list throws.',
  holds({ game, plies }) {
    let checked: GameSimulator | null = null;
    let listed: GameSimulator | null = null;
    let at: AnyState | null = null;
    for (const { before, action, after } of plies()) {
      if (checked === null || listed === null || at !== before) {
        checked = game.simulator(before);
        listed = checked.clone();
      }
      checked.apply(action);
      playListed(listed, action);
      demandAgreement(game, checked, after);
      demandAgreement(game, listed, after);
      demandEqual(checked.snapshot(), after, 'a snapshot');
      at = after;
    }
  },
};

const agreesSeeded: Law = {
  name: 'the simulator and the reducer agree in a seeded game',
  description: 'Equal states, the generator included, after every action and what was sampled then.',
  holds({ game, trial, referee }) {
    const first = seededFirst(game, trial);
    if (first === null) return;
    let state: AnyState = first;
    const simulator = game.simulator(state);
    for (const pick of trial.picks) {
      const action = picked(game, state, pick, referee);
      if (action === null) break;
      simulator.apply(action);
      state = game.reduce(state, action);
      demandAgreement(game, simulator, state);
    }
  },
};

const samples: Law = {
  name: 'the simulator draws what the game draws',
  description: 'With an equal generator both sample the same outcome.',
  holds({ game, positions, trial }) {
    for (const state of positions()) {
      const drawn = sampledOrNull(game, state, rngFromSeed(trial.seed));
      if (drawn === null) continue;
      const simulator = game.simulator(state);
      demandEqual(simulator.sampleChance(rngFromSeed(trial.seed)), drawn.outcome, 'the outcome drawn');
      demandEqual(simulator.state, game.reduce(state, drawn), 'the position after it');
    }
  },
};

const copies: Law = {
  name: 'a clone is equal and shares nothing',
  description:
    'The clone has every field and no object of the original, and either can go on without the other.',
  holds({ game, plies }) {
    for (const { before, action, after } of plies()) {
      const one = game.simulator(before);
      const other = one.clone();
      for (const [copy, from] of [
        [one.state, before],
        [other.state, one.state],
        [one.snapshot(), one.state],
      ] as const) {
        demandEqual(copy, from, 'a copy and its original');
        const shared = sharedPart(copy, from);
        demand(shared === null, () => `${String(shared)} is the same object in a copy and its original`);
      }
      one.apply(action);
      demandEqual(other.state, before, 'a clone after its original has gone on');
      other.apply(action);
      demandEqual(one.state, after, 'the original after its clone has gone on');
      const twice = repeated(one.state);
      demand(twice === null, () => String(twice));
    }
  },
};

/** Openings can be long: what is kept once stays for a while. */
const PLIES_BETWEEN = 5;

const keepsNothing: Law = {
  name: 'a position holds nothing that belongs to somebody else',
  description:
    'Two simulators after the same actions share no object: none of the edition, the tables or the action.',
  holds({ game, first, actions }) {
    const [one, other] = [game.simulator(first), game.simulator(first)];
    for (const [index, action] of actions.entries()) {
      one.apply(action);
      other.apply(action);
      if (index % PLIES_BETWEEN !== 0 && index < actions.length - 1) continue;
      const shared = sharedPart(one.state, other.state);
      demand(shared === null, () => `${String(shared)} is kept, and belongs to the game or the action`);
    }
  },
};

export const simulatingLaws = [agrees, agreesSeeded, samples, copies, keepsNothing];
