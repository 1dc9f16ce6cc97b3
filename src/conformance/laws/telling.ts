import * as z from 'zod/mini';
import type { Game } from '../../core/game.js';
import { OptionsError } from '../../core/refusal.js';
import { explicitOptions, viewersOf } from '../choices.js';
import type { AnyState } from '../choices.js';
import { demand, broken } from '../law.js';
import type { Law } from '../law.js';
import { demandEqual, oddity } from '../trees.js';

const events: Law = {
  name: 'events are what was declared, for every viewer',
  description:
    'They fit their schemas and are plain JSON; what a viewer sees of one is null or of the same type.',
  holds({ game, plies }) {
    for (const { before, action } of plies()) {
      for (const event of game.step(before, action).events) {
        const seen = viewersOf(game, before).map((viewer) => game.observeEvent(event, viewer));
        for (const shown of [event, ...seen]) {
          if (shown === null) continue;
          demand(shown.type === event.type, () => `a view of ${event.type} is a ${shown.type}`);
          const found = oddity(shown, {}, event.type);
          demand(found === null, () => String(found));
          const parsed = z.safeParse(game.schemas.event, shown);
          demand(parsed.success, () => `${JSON.stringify(shown)} is no event of the game`);
          demandText(game.describe(shown), `the description of ${event.type}`);
        }
      }
    }
  },
};

function demandText(text: string, what: string): void {
  demand(text.trim() !== '' && !/undefined|NaN|\[object/.test(text), () => `${what} is "${text}"`);
}

const texts: Law = {
  name: 'positions and actions have texts',
  description:
    'For every viewer; an action takes one line, and two legal actions of a seat have different ones.',
  holds({ game, positions }) {
    for (const state of positions()) {
      demandText(game.text(state), 'the text of the position');
      for (const viewer of viewersOf(game, state))
        demandText(game.text(state, viewer), 'the text for a viewer');
      for (const seat of game.actors(state)) {
        const lines = game.legalActions(state, seat).map((action) => game.actionText(action));
        for (const line of lines) {
          demandText(line, 'the text of an action');
          demand(!line.includes('\n'), () => `the text of an action has several lines: ${line}`);
        }
        demand(new Set(lines).size === lines.length, () => 'two legal actions have the same text');
      }
    }
  },
};

/** How far a sum of utilities may be from 0: they are fractions. */
const ROUNDING = 1e-9;

const utilities: Law = {
  name: 'returns are as declared',
  description:
    'One a seat, from -1 to 1; all 0 before the end; they sum to 0, or are all equal, where that is declared.',
  holds({ game, positions }) {
    for (const state of positions()) {
      const returns = game.returns(state);
      const seats = game.seats(state);
      demand(returns.length === seats, () => `${String(returns.length)} returns for ${String(seats)} seats`);
      const fine = returns.every((utility) => utility >= -1 && utility <= 1);
      demand(fine, () => `returns of ${returns.join(', ')}`);
      if (state.result === null) {
        demand(
          returns.every((utility) => utility === 0),
          () => `returns of ${returns.join(', ')} before the end`,
        );
        continue;
      }
      const utility = game.info.utility(seats);
      const sum = returns.reduce((total, one) => total + one, 0);
      demand(
        utility !== 'zero-sum' || Math.abs(sum) < ROUNDING,
        () => `the returns of a zero-sum game sum to ${String(sum)}: ${returns.join(', ')}`,
      );
      demand(
        utility !== 'cooperative' || returns.every((one) => one === returns[0]),
        () => `the returns of a cooperative game differ: ${returns.join(', ')}`,
      );
    }
  },
};

const numbers: Law = {
  name: 'measures are flat finite numbers, the same ones in every state; scores and canonical form are JSON',
  description: 'Valid at any time, not only at the end.',
  holds({ game, positions, first }) {
    const names = Object.keys(game.measures(first)).join();
    for (const state of positions()) {
      const measures = game.measures(state);
      demand(
        Object.keys(measures).join() === names,
        () => `measures of other names: ${Object.keys(measures).join()}`,
      );
      const odd = Object.entries(measures).find(([, value]) => !Number.isFinite(value));
      demand(odd === undefined, () => `the measure ${String(odd?.[0])} is ${String(odd?.[1])}`);
      const found =
        oddity(game.scores(state), { integers: false }, 'scores') ??
        oddity(game.canonical(state), { integers: false }, 'the canonical form');
      demand(found === null, () => String(found));
    }
  },
};

const tensors: Law = {
  name: 'tensors fill their layout with finite numbers',
  description: 'For every viewer; the blocks follow each other without a gap and have different names.',
  holds({ game, positions }) {
    demandLayout(game);
    for (const state of positions()) {
      for (const viewer of viewersOf(game, state)) {
        const tensor = game.tensor(game.observe(state, viewer), viewer);
        demand(
          tensor.length === game.tensorLayout.size,
          () => `a tensor of ${String(tensor.length)} numbers`,
        );
        const odd = tensor.findIndex((value) => !Number.isFinite(value));
        demand(odd < 0, () => `number ${String(odd)} of the tensor is ${String(tensor[odd])}`);
      }
    }
  },
};

function demandLayout({ tensorLayout: { size, blocks } }: Game): void {
  let offset = 0;
  for (const block of blocks) {
    demand(block.offset === offset, () => `the block ${block.name} does not follow the one before`);
    demand(block.meaning.trim() !== '', () => `the block ${block.name} has no meaning`);
    offset += block.size;
  }
  demand(offset === size, () => `the blocks have ${String(offset)} numbers, the layout ${String(size)}`);
  demand(
    new Set(blocks.map(({ name }) => name)).size === blocks.length,
    () => 'two blocks have the same name',
  );
}

const over: Law = {
  name: 'when the game is over, it is over',
  description: 'Nobody acts, nothing is listed, masks are empty, and every action is refused with TT-OVER.',
  holds({ game, positions, actions }) {
    for (const state of positions()) {
      if (state.result === null) continue;
      demandEqual(game.actors(state), [], 'the actors after the end');
      demandEqual(game.legalActions(state), [], 'the legal actions after the end');
      demandEqual(game.chanceOutcomes(state), [], 'the chance outcomes after the end');
      for (const action of actions.slice(0, 20)) {
        const check = game.check(state, action);
        demandEqual(check.legal ? 'legal' : check.refusal.rule, 'TT-OVER', game.actionText(action));
      }
    }
  },
};

const facts: Law = {
  name: 'the game says of itself what is so',
  description: 'Seats, cap, edition mark, rules version, rulebook and what it names are well-formed.',
  holds({ game, first }) {
    const { title, seats, cap } = game.info;
    demandText(title, 'the title');
    demand(/^[a-z]+(-[a-z]+)*$/.test(game.id), () => `the id ${game.id} is not in kebab case`);
    demand(
      isCount(seats.min) && isCount(seats.max) && seats.min <= seats.max,
      () => 'the seats make no range',
    );
    demand(isCount(cap), () => `the cap is ${String(cap)}`);
    demand(isCount(game.rulesVersion), () => `the rules version is ${String(game.rulesVersion)}`);
    demand(
      z.safeParse(game.schemas.edition, game.edition).success,
      () => 'its own schema refuses the edition',
    );
    const { edition, digest, rulesVersion } = first.kernel;
    demandEqual(
      [first.kernel.game, rulesVersion],
      [game.id, game.rulesVersion],
      'the game that a state names',
    );
    demandEqual(`${edition}@${digest}`, game.editionMark, 'the edition that a state names');
    demand(/@[0-9a-f]{16}$/.test(game.editionMark), () => `the edition mark is ${game.editionMark}`);
    for (const rule of game.rules) {
      demandText(rule.title, `the title of ${rule.id}`);
      demandText(rule.text, `the text of ${rule.id}`);
      demandText(rule.source.section, `the section of ${rule.id}`);
      demand(game.rule(rule.id) === rule, () => `${rule.id} stands in the rulebook twice`);
    }
  },
};

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

const options: Law = {
  name: 'set-up takes its options with a seed or explicit chance, and nothing else',
  description: 'Neither, both, unknown keys and values of any kind are an OptionsError.',
  holds({ game, trial }) {
    const { setup, seed, noise } = trial;
    const wrong: unknown[] = [
      setup,
      { ...setup, seed, chance: 'explicit' },
      { ...setup, chance: 'seeded' },
      { ...setup, chance: 'explicit', 'no such option': 1 },
      ...[0.5, NaN, null, {}, [], true, -0.5].map((value) => ({ ...setup, seed: value })),
      null,
      [],
      'explicit',
      ...noise.map((value) => ({ noise: value, chance: 'explicit' })),
    ];
    for (const value of wrong) demandOptionsError(game, value as object);
    const state: AnyState = game.setup(explicitOptions(setup));
    demandEqual(state, game.setup(explicitOptions(setup)), 'the first state of the same options');
  },
};

function demandOptionsError(game: Game, setup: object): void {
  try {
    game.setup(setup);
  } catch (error) {
    if (error instanceof OptionsError) return;
    throw error;
  }
  broken(`set-up takes ${JSON.stringify(setup)}`);
}

export const tellingLaws = [events, texts, utilities, numbers, tensors, over, facts, options];
