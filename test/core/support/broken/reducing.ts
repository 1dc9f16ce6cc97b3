import { at } from '../../../../src/core/lists.js';
import { refusal } from '../../../../src/core/refusal.js';
import * as digs from '../dig.js';
import * as races from '../race.js';
import { copyOf, countingRace, moveTo, wrapped } from './broken-game.js';
import type { BrokenGame } from './broken-game.js';

const runsAnywhere: typeof races.run = {
  ...races.run,
  refuse: (state, { by }) =>
    by === state.rolled ? null : refusal('RC-RUN-1', () => 'the die shows another number'),
};

const throwing: typeof races.stay = {
  ...races.stay,
  apply(draft) {
    at(draft.positions, 9);
  },
};

const staysAtMinusZero: typeof races.stay = {
  ...races.stay,
  apply(draft) {
    moveTo(draft, -0);
  },
};

export const reducing: readonly BrokenGame[] = [
  {
    mistake: 'an action that is listed and throws',
    law: 'whatever is listed or drawn can be played',
    game: races.raceWith({ actions: [races.run, throwing] }),
    says: /stay throws RangeError: no element 9/,
  },
  {
    mistake: 'a reducer that gives a state anybody can write to',
    law: 'reduce leaves its input alone, gives a frozen state, and the same one again',
    game: wrapped(races.race, {
      step(state, action) {
        const step = races.race.step(state as never, action as never);
        return { ...step, state: copyOf(step.state) };
      },
    }),
    says: /can be written to/,
  },
  {
    mistake: 'a rule that counts outside of the state',
    law: 'reduce leaves its input alone, gives a frozen state, and the same one again',
    game: countingRace(),
    says: /the same action on the same state|reduce and step/,
  },
  {
    mistake: 'a runner who may run beyond the goal',
    law: 'every state passes the audit',
    game: races.raceWith({
      actions: [runsAnywhere, races.stay],
    }),
    says: /somebody stands beyond the goal/,
  },
  {
    mistake: 'a position of -0',
    law: 'a state is a tree of plain JSON with integers',
    game: races.raceWith({
      actions: [races.run, staysAtMinusZero],
    }),
    says: /is -0/,
  },
  {
    mistake: 'one object for all diggers',
    law: 'a state is a tree of plain JSON with integers',
    game: digs.digWith({
      setup(options) {
        const first = digs.digDefinition.setup(options);
        const [digger] = first.diggers;
        return { ...first, diggers: first.diggers.map(() => digger ?? { finds: 0, tired: false }) };
      },
    }),
    says: /is the same object as/,
  },
  {
    mistake: 'nobody whose turn it is',
    law: 'before the end somebody or chance must act, and whoever must act can',
    game: races.raceWith({ actors: () => [] }),
    says: /nobody can act/,
  },
  {
    mistake: 'several actors where the order is fixed',
    law: 'before the end somebody or chance must act, and whoever must act can',
    game: digs.digWith({ info: { ...digs.digDefinition.info, order: 'fixed' } }),
    says: /several actors in a game of fixed order/,
  },
  {
    mistake: 'a dead end',
    law: 'before the end somebody or chance must act, and whoever must act can',
    game: races.raceWith({ actions: [races.run] }),
    says: /must act and cannot/,
  },
];
