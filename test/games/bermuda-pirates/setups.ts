import fc from 'fast-check';

/** Every set-up that the game offers; modelled games of random play need a limit of rounds. */
export const setups = fc
  .record(
    {
      players: fc.constantFrom(2, 3, 4),
      variant: fc.constantFrom('standard', 'plunder'),
      physics: fc.constantFrom('modelled', 'modelled', 'refereed'),
      difficulty: fc.constantFrom('easy', 'moderate', 'difficult', 'very-difficult'),
      buoys: fc.array(fc.nat(3), { minLength: 2, maxLength: 4 }),
      firstSeat: fc.constantFrom('random', 0, 1, 2, 3),
      roundLimit: fc.integer({ min: 1, max: 12 }),
    },
    { requiredKeys: ['players', 'variant', 'physics', 'difficulty', 'firstSeat'] },
  )
  .filter(({ players, firstSeat }) => typeof firstSeat === 'string' || firstSeat < players)
  .map(({ buoys, ...setup }) => (buoys?.length === setup.players ? { ...setup, buoys } : setup));

/** Set-ups with a chart. */
export const modelled = setups.map((setup) => ({ ...setup, physics: 'modelled' }));

/** Chance events of which a host may tell more than is listed. */
export const unlisted = ['scatter', 'voyage'] as const;
