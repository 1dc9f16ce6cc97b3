import type { Game } from '../../../../src/core/game.js';
import * as digs from '../dig.js';
import * as races from '../race.js';
import { wrapped } from './broken-game.js';
import type { BrokenGame } from './broken-game.js';

const race: Game = races.race;

const namesNoRule: typeof races.run = {
  ...races.run,
  refuse: () => ({ rule: 'RC-RUN-9' as 'RC-RUN-1', message: () => 'no' }),
};

const descends: typeof digs.dig = {
  ...digs.dig,
  candidates: () => [2, 1].map((depth) => ({ depth, careful: true })),
};

export const legality: readonly BrokenGame[] = [
  {
    mistake: 'a legal action that is not a candidate',
    law: 'the list of legal actions and the check agree',
    game: races.raceWith({ actions: [{ ...races.run, candidates: () => [] }, races.stay] }),
    says: /is not listed, and legal/,
  },
  {
    mistake: 'a refusal that names no rule',
    law: 'the list of legal actions and the check agree',
    game: races.raceWith({ actions: [namesNoRule, races.stay] }),
    says: /names RC-RUN-9, which is no rule/,
  },
  {
    mistake: 'candidates that are said to be legal, and are not',
    law: 'the list of legal actions and the check agree',
    game: digs.digWith({ actions: [{ ...digs.dig, exact: true }, digs.rest] }),
    says: /is listed, and refused by DG-DIG-1/,
  },
  {
    mistake: 'candidates that descend',
    law: 'legal actions are listed seat by seat, ascending by id, none twice, frozen',
    game: digs.digWith({ actions: [descends, digs.rest] }),
    says: /comes after an id as high or higher/,
  },
  {
    mistake: 'a candidate that comes twice',
    law: 'legal actions are listed seat by seat, ascending by id, none twice, frozen',
    game: races.raceWith({ actions: [races.run, { ...races.stay, candidates: () => [{}, {}] }] }),
    says: /comes after an id as high or higher/,
  },
  {
    mistake: 'a mask of ones',
    law: 'masks say what the lists say',
    game: wrapped(race, {
      actionSpace: {
        ...race.actionSpace,
        mask: () => new Uint8Array(race.actionSpace.size).fill(1),
      },
    }),
    says: /the mask of seat/,
  },
  {
    mistake: 'ids that are off by one',
    law: 'every id gives an action, and the action gives the id',
    game: wrapped(race, {
      actionSpace: {
        ...race.actionSpace,
        id: (action) => race.actionSpace.id(action) + 1,
      },
    }),
    says: /the id of/,
  },
  {
    mistake: 'a check that everything passes',
    law: 'anything else is refused with a reason, and nothing changes',
    game: wrapped(race, { check: () => ({ legal: true }) }),
    says: /is legal/,
  },
  {
    mistake: 'a reducer that gives the old state back in place of an error',
    law: 'anything else is refused with a reason, and nothing changes',
    game: wrapped(race, {
      reduce: (state, action) => (race.check(state, action).legal ? race.reduce(state, action) : state),
    }),
    says: /is played all the same/,
  },
];
