import type { PlayerAction } from '../../core/actions.js';
import type { Check, Game } from '../../core/game.js';
import { at, range } from '../../core/lists.js';
import { below, rngFromSeed } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
import { IllegalActionError, KERNEL_RULES } from '../../core/refusal.js';
import type { Refusal } from '../../core/refusal.js';
import { picked } from '../choices.js';
import type { AnyAction, AnyState } from '../choices.js';
import { hostileActions } from '../hostile.js';
import { broken, demand } from '../law.js';
import type { Law } from '../law.js';
import { demandEqual, difference, oddity, unfrozen } from '../trees.js';

/** A whole action space up to this size, a sample of this size from a larger one. */
const ASKED_MAX = 200;

/** Ids to ask about: all of a small space; of a large one the legal ones, their neighbours and some others. */
function idsToAsk(game: Game, legal: readonly number[], rng: Rng): Iterable<number> {
  const { size } = game.actionSpace;
  if (size <= ASKED_MAX) return range(size);
  const near = legal.flatMap((id) => [id - 1, id, id + 1]).filter((id) => id >= 0 && id < size);
  return new Set([...near.slice(0, ASKED_MAX), ...range(ASKED_MAX).map(() => below(rng, size))]);
}

/** @throws LawError for a refusal that is not one of the game's or the kernel's, or not plain */
function demandProper(game: Game, { rule, message, ...rest }: Refusal): void {
  const known = KERNEL_RULES.some((id) => id === rule) || game.rules.some(({ id }) => id === rule);
  demand(known, () => `a refusal names ${rule}, which is no rule`);
  demand(/^\S.*[^.\s]$/su.test(message), () => `the message of ${rule} is no clause: "${message}"`);
  const odd = oddity({ rule, message, ...rest });
  demand(odd === null, () => `the refusal of ${rule}: ${String(odd)}`);
}

function inWords(game: Game, action: PlayerAction): string {
  return `seat ${String(action.seat)} ${game.actionText(action)}`;
}

/** @throws LawError unless the answer fits the list */
function demandAnswer(game: Game, action: PlayerAction, check: Check, listed: boolean): void {
  demand(check.legal === listed, () => {
    const answer = check.legal ? 'legal' : `refused by ${check.refusal.rule}`;
    return `${inWords(game, action)} is ${listed ? '' : 'not '}listed, and ${answer}`;
  });
  if (!check.legal) demandProper(game, check.refusal);
}

const listAndCheck: Law = {
  name: 'the list of legal actions and the check agree',
  description:
    'For every seat, over the whole action space or a sample of it: listed is legal, and nothing else.',
  holds({ game, positions, trial }) {
    const rng = rngFromSeed(trial.seed);
    for (const state of positions()) {
      for (const seat of range(game.seats(state))) {
        const legal = new Set(game.legalActions(state, seat).map((action) => game.actionSpace.id(action)));
        for (const id of idsToAsk(game, [...legal], rng)) {
          const action = game.actionSpace.action(id, seat);
          demandAnswer(game, action, game.check(state, action), legal.has(id));
        }
      }
    }
  },
};

const listInOrder: Law = {
  name: 'legal actions are listed seat by seat, ascending by id, none twice, frozen',
  description: 'The list of all seats is the lists of the actors one after the other; nobody else has one.',
  holds({ game, positions }) {
    for (const state of positions()) {
      const actors = game.actors(state);
      const all = game.legalActions(state);
      for (const seat of range(game.seats(state))) {
        const own = game.legalActions(state, seat);
        demand(
          own.every((action) => action.seat === seat),
          () => `the list of seat ${String(seat)} holds another seat's action`,
        );
        demand(
          own.length === 0 || actors.includes(seat),
          () => `seat ${String(seat)} has actions out of turn`,
        );
        const ids = own.map((action) => game.actionSpace.id(action));
        const wrong = ids.findIndex((id, place) => place > 0 && id <= at(ids, place - 1));
        if (wrong > 0) broken(`${inWords(game, at(own, wrong))} comes after an id as high or higher`);
      }
      demandEqual(
        all,
        actors.flatMap((seat) => game.legalActions(state, seat)),
        'the list of all seats',
      );
      const loose = unfrozen(all);
      demand(loose === null, () => `${String(loose)} of the list can be written to`);
    }
  },
};

const masks: Law = {
  name: 'masks say what the lists say',
  description: 'A mask has a 1 at the id of each legal action of the seat, and 0 elsewhere.',
  holds({ game, positions }) {
    for (const state of positions()) {
      for (const seat of range(game.seats(state))) {
        const mask = game.actionSpace.mask(state, seat);
        demand(mask.length === game.actionSpace.size, () => 'the mask is not as long as the action space');
        const ids = game.legalActions(state, seat).map((action) => game.actionSpace.id(action));
        const ones = [...mask].flatMap((value, id) => (value === 0 ? [] : [id * value]));
        demandEqual(ones, ids, `the mask of seat ${String(seat)}, as ids`);
      }
    }
  },
};

const idsRoundTrip: Law = {
  name: 'every id gives an action, and the action gives the id',
  description: 'Over the whole action space or a sample of it, also for an equal action from elsewhere.',
  holds({ game, first, trial }) {
    const { size, id: idOf, action: actionOf } = game.actionSpace;
    const rng = rngFromSeed(trial.seed);
    const { max } = game.info.seats;
    for (const id of idsToAsk(game, [], rng)) {
      const action = actionOf(id, below(rng, max));
      const copy = JSON.parse(JSON.stringify(action)) as PlayerAction;
      demandEqual([idOf(action), idOf(copy)], [id, id], `the id of ${game.actionText(action)}`);
      demand(
        actionOf(id, action.seat) === action,
        () => `${game.actionText(action)} is not always one object`,
      );
      demand(unfrozen(action) === null, () => `${game.actionText(action)} can be written to`);
      demandEqual(game.check(first, copy), game.check(first, action), `the check of an equal action`);
    }
    for (const wrong of [-1, size, 0.5, NaN])
      demandThrows(() => actionOf(wrong, 0), RangeError, `the action of id ${String(wrong)}`);
    demandThrows(() => actionOf(0, max), RangeError, `the action of seat ${String(max)}`);
  },
};

function demandThrows(run: () => unknown, expected: new (...args: never) => Error, what: string): void {
  try {
    run();
  } catch (error) {
    demand(error instanceof expected, () => `${what} throws ${String(error)}, not ${expected.name}`);
    return;
  }
  broken(`${what} does not throw`);
}

/** Whether a value equals something that may be played here. */
function isPlayable(game: Game, state: AnyState, value: unknown): boolean {
  if (game.legalActions(state).some((action) => difference(action, value) === null)) return true;
  return (value as Partial<AnyAction> | null)?.type === 'chance' && state.pending !== null;
}

/** Hostile values are many: each position is asked about every fourth. */
const PARTS = 4;

const anythingElse: Law = {
  name: 'anything else is refused with a reason, and nothing changes',
  description:
    'Arbitrary values and mangled actions: `check` refuses, `reduce` throws IllegalActionError with it.',
  holds({ game, positions, trial, referee }) {
    let place = 0;
    for (const state of positions()) {
      place += 1;
      const before = JSON.stringify(state);
      const simulator = game.simulator(state);
      const model = picked(game, state, at([...trial.picks, 0], place % (trial.picks.length + 1)), referee);
      const hostile = hostileActions(model).filter((_, index) => (index + place) % PARTS === 0);
      for (const value of [...trial.noise, ...hostile]) {
        const action = value as AnyAction;
        const check = game.check(state, action);
        if (check.legal) {
          demand(isPlayable(game, state, value), () => `${JSON.stringify(value)} is legal`);
          continue;
        }
        demandProper(game, check.refusal);
        demandRefused(() => game.reduce(state, action), check.refusal);
        demandRefused(() => {
          simulator.apply(action);
        }, check.refusal);
      }
      demandEqual(simulator.state, state, 'the simulator after refusals');
      demand(JSON.stringify(state) === before, () => 'a refused action changed the state');
    }
  },
};

/** @throws LawError unless a call throws the refusal */
function demandRefused(run: () => unknown, expected: Refusal): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof IllegalActionError)) throw error;
    demandEqual(error.refusal, expected, 'the refusal that is thrown and that of the check');
    return;
  }
  broken(`an action that ${expected.rule} refuses is played all the same`);
}

export const legalityLaws = [listAndCheck, listInOrder, masks, idsRoundTrip, anythingElse];
