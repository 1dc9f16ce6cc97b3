import fc from 'fast-check';
import type { Game } from '../../../../src/core/game.js';
import { refusal } from '../../../../src/core/refusal.js';
import * as digs from '../dig.js';
import * as races from '../race.js';
import { wrapped } from './broken-game.js';
import type { BrokenGame } from './broken-game.js';

const race: Game = races.race;

const weighsNothing: typeof races.roll = {
  ...races.roll,
  outcomes: () => [
    [1, 1],
    [2, 0],
  ],
};

const neverThree: typeof races.roll = {
  ...races.roll,
  refuse: (_state, outcome) => (outcome === 3 ? refusal('RC-RUN-1', () => 'nobody rolls a 3') : null),
};

const takesAll: typeof races.roll = { ...races.roll, refuse: () => 'accepted' };

const findsTooMuch: typeof digs.find = { ...digs.find, sample: () => 3 };

export const chance: readonly BrokenGame[] = [
  {
    mistake: 'an outcome of weight 0',
    law: 'the outcomes listed can come up, and no others',
    game: races.raceWith({ chances: [weighsNothing] }),
    says: /the weight of 2 is 0/,
  },
  {
    mistake: 'an outcome that is listed and refused',
    law: 'the outcomes listed can come up, and no others',
    game: races.raceWith({ chances: [neverThree] }),
    says: /roll 3 is listed and refused/,
  },
  {
    mistake: 'an outcome that is admitted and not listed',
    law: 'the outcomes listed can come up, and no others',
    game: races.raceWith({ chances: [takesAll] }),
    says: /roll \d is not listed, and admitted/,
  },
  {
    mistake: 'a loaded die',
    law: 'sampling follows the listed weights',
    game: wrapped(race, {
      sampleChance(state, rng) {
        const once = race.sampleChance(state, rng);
        return once?.outcome === 1 ? race.sampleChance(state, rng) : once;
      },
    }),
    says: /is drawn with chi-square/,
  },
  {
    mistake: 'a sampler that draws what the game refuses',
    law: 'sampling follows the listed weights',
    game: digs.digWith({ chances: [findsTooMuch, digs.report, digs.weather] }),
    says: /find 3 is drawn, and refused/,
  },
  {
    mistake: 'a referee who reports what cannot be',
    law: 'what a referee reports can come up',
    game: digs.digging,
    how: {
      referee: { report: () => 4 },
      setups: fc.constant({ refereed: true }),
    },
    says: /report 4 is reported, and refused/,
  },
];
