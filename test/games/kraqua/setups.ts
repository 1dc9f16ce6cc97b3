import fc from 'fast-check';

/** All that the game offers to choose: players, level, chips by seat and hideout. */
export const setups = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    difficulty: fc.constantFrom('first-journey', 'great-adventure', 'challenge', 'pros'),
    chips: fc.shuffledSubarray(['jellyfish', 'seahorse', 'turtle', 'crab'], { minLength: 4 }),
    hideout: fc.constantFrom<(number | 'chance')[]>('chance', 0, 1, 2, 3, 4, 5),
  })
  .map(({ players, chips, ...rest }) => ({ players, animals: chips.slice(0, players), ...rest }));
