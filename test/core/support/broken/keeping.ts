import * as z from 'zod/mini';
import { int, list } from '../../../../src/core/domains.js';
import type { Game } from '../../../../src/core/game.js';
import { deepFreeze } from '../../../../src/core/lists.js';
import * as races from '../race.js';
import { countingRace, wrapped } from './broken-game.js';
import type { BrokenGame } from './broken-game.js';

const race: Game = races.race;

const looksForSeed: typeof races.roll = {
  ...races.roll,
  apply(draft, outcome) {
    draft.rolled = draft.kernel.rng === null ? 1 : outcome;
  },
};

function constantSeed(setup: object): object {
  return 'seed' in setup ? { ...setup, seed: 'always' } : setup;
}

export const keeping: readonly BrokenGame[] = [
  {
    mistake: 'a schema that is narrower than the rules',
    law: 'a save gives the same state back',
    game: races.raceWith({
      state: z.safeExtend(races.raceState, { positions: list(int(0, 2), 4, 2) }),
    }),
    says: /SaveError/,
  },
  {
    mistake: 'a loader that looks at nothing',
    law: 'a damaged save is refused',
    game: wrapped(race, {
      load: (text) => deepFreeze((JSON.parse(text) as { state: never }).state),
    }),
    says: /SyntaxError|TypeError|the state loaded from/,
  },
  {
    mistake: 'a rule that counts outside of the state',
    law: 'replaying a transcript gives the same states',
    game: countingRace(),
    says: /the replay ends elsewhere|SaveError|the verdict/,
  },
  {
    mistake: 'a rule that counts outside of the state',
    law: 'a transcript leads through the states of the walk',
    game: countingRace(),
    says: /the states of the replay|IllegalActionError|SaveError/,
  },
  {
    mistake: 'an ignored seed',
    law: 'the same seed gives the same game, drawn in order from its generator',
    game: wrapped(race, { setup: (setup) => race.setup(constantSeed(setup)) }),
    says: /the seeded and the explicit game/,
  },
  {
    mistake: 'a rule that asks whether the game is seeded',
    law: 'a seeded game equals the explicit game fed with its outcomes',
    game: races.raceWith({ chances: [looksForSeed] }),
    says: /the seeded and the fed game|their events/,
  },
];
