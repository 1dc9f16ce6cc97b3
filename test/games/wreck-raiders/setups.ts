import fc from 'fast-check';

/** All set-ups of the game, without seed and chance. */
export const setups = fc.integer({ min: 1, max: 5 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    firstSeat: fc.oneof(fc.constant('random' as const), fc.integer({ min: 0, max: players - 1 })),
    rivalsDive: fc.boolean(),
  }),
);
