import fc from 'fast-check';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { at, below } from '../../../src/index.js';
import type { Rng } from '../../../src/index.js';

/** Every set-up that the game offers. */
export const setups = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    variant: fc.constantFrom('standard', 'sinking-lifeboats'),
    physics: fc.constantFrom('modelled', 'refereed'),
    firstPlayer: fc.constantFrom('random', 0, 1, 2, 3),
  })
  .filter(({ players, firstPlayer }) => typeof firstPlayer === 'string' || firstPlayer < players);

/** Stands in for a real raft: lets every gem fall with a chance that is drawn for the tilt. */
export const referee = {
  'spill-gems': ({ raft }: RockingRaftState, rng: Rng): number[] => {
    if (raft.length === 9) return [];
    const chance = at([6, 9, 12, 20, 30], below(rng, 5));
    return raft.map((count) => {
      let fallen = 0;
      for (let gem = 0; gem < count; gem += 1) if (below(rng, 100) < chance) fallen += 1;
      return fallen;
    });
  },
};
