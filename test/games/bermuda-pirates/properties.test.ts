import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { at, below, range, rngFromSeed } from '../../../src/index.js';
import { describeGame } from '../../support/describe-game.js';
import { assertPlies } from '../../support/playthroughs.js';
import { modelled, setups, unlisted } from './setups.js';

describeGame(game, { setups, unlisted, runs: 12 });

const how = { setups, runs: 25, plies: 60 };

/** Treasures by colour wherever they are, counted without the game's own sums. */
function treasuresEverywhere(state: BermudaPiratesState): number[] {
  return range(4).map((colour) => {
    const piles = [state.island, state.removed, ...state.home].map((counts) => at(counts, colour));
    const loose = [...state.lost.map(([, of]) => of), ...state.cargo].filter((of) => of === colour);
    return [...piles, ...state.sets, loose.length].reduce((sum, count) => sum + count, 0);
  });
}

function buoysEverywhere(state: BermudaPiratesState): number[] {
  return state.stock.map((inHand, seat) => {
    const lifted = state.phase === 'set-buoy' && state.turn === seat ? 1 : 0;
    return inHand + at(state.buoys, seat).length + lifted;
  });
}

describe('laws of Bermuda Pirates', () => {
  test('treasures are conserved by colour, and buoys by seat', () => {
    assertPlies(game, how, ({ before, after }) => {
      expect(treasuresEverywhere(after)).toEqual([6, 6, 6, 6]);
      expect(buoysEverywhere(after)).toEqual(buoysEverywhere(before));
    });
  });

  test('what has been seen of the whirlpools is never forgotten, and the underboards stay', () => {
    assertPlies(game, { ...how, setups: modelled }, ({ before, after }) => {
      expect(after.caught).toEqual(expect.arrayContaining([...before.caught]));
      for (const [row, bits] of before.safe.entries()) expect(at(after.safe, row) & bits).toBe(bits);
      if (before.phase !== 'setup') expect(after.layout).toEqual(before.layout);
    });
  });

  test('sets stay put aside, what is out of the game stays out, and the end once set off stays', () => {
    assertPlies(game, how, ({ before, after }) => {
      for (const [seat, sets] of before.sets.entries())
        expect(at(after.sets, seat)).toBeGreaterThanOrEqual(sets);
      for (const [colour, count] of before.removed.entries())
        expect(at(after.removed, colour)).toBeGreaterThanOrEqual(count);
      if (before.ending !== '') expect(after.ending).toBe(before.ending);
    });
  });

  test('in the standard game nothing leaves a base', () => {
    const standard = setups.map((setup) => ({ ...setup, variant: 'standard' }));
    assertPlies(game, { ...how, setups: standard }, ({ before, after }) => {
      for (const [seat, home] of before.home.entries())
        for (const [colour, count] of home.entries())
          expect(at(at(after.home, seat), colour)).toBeGreaterThanOrEqual(count);
    });
  });

  test('turns go round clockwise, and a round begins with the first seat', () => {
    assertPlies(game, how, ({ before, after }) => {
      if (before.turn < 0 || after.result !== null) return;
      const { players, firstSeat } = after;
      const place = ({ round, turn }: BermudaPiratesState) =>
        round * players + ((turn - firstSeat + players) % players);
      const steps = place(after) - place(before);
      expect([0, 1]).toContain(after.variant === 'plunder' ? steps : Math.min(steps, 1));
      expect(steps).toBeGreaterThanOrEqual(0);
    });
  });

  test('a treasure on the board is touched by nobody but the boat, and buoys only change in their step', () => {
    assertPlies(game, how, ({ before, action, after }) => {
      if (action.type === 'chance' || !action.type.endsWith('buoy'))
        expect(after.buoys).toEqual(before.buoys);
      else expect(after.lost).toEqual(before.lost);
    });
  });
});

describe('whole games of random play', () => {
  const options = [2, 3, 4].flatMap((players) =>
    (['standard', 'plunder'] as const).flatMap((variant) =>
      (['easy', 'very-difficult'] as const).map((difficulty) => ({ players, variant, difficulty })),
    ),
  );

  function played(setup: object, seed: string): { end: BermudaPiratesState; plies: number } {
    const rng = rngFromSeed(seed);
    const simulator = game.simulator(game.setup({ ...setup, chance: 'explicit' }));
    let plies = 0;
    while (simulator.state.result === null && plies < game.info.cap) {
      plies += 1;
      if (simulator.state.pending !== null) simulator.sampleChance(rng);
      else {
        const { length } = simulator.legalActions();
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(simulator.state.phase === 'sail' ? 12 : 475);
        simulator.applyListed(below(rng, length));
      }
      if (plies % 25 === 0) expect(game.audit(simulator.state)).toEqual([]);
    }
    const end = simulator.snapshot();
    expect(game.audit(end)).toEqual([]);
    return { end, plies };
  }

  test.each(options)('$players players, $variant, $difficulty: modelled, five rounds', (setup) => {
    for (const index of range(4)) {
      const { end } = played(
        { ...setup, roundLimit: 5 },
        `modelled#${JSON.stringify(setup)}#${String(index)}`,
      );
      expect(end.result?.reason).toBe('rounds');
      expect(end.round).toBe(5);
    }
  });

  test.each(options)('$players players, $variant, $difficulty: refereed, to the end', (setup) => {
    for (const index of range(4)) {
      const seed = `refereed#${JSON.stringify(setup)}#${String(index)}`;
      const { end } = played({ ...setup, physics: 'refereed' }, seed);
      expect(end.result?.reason).toBe(setup.variant === 'standard' ? 'set' : end.ending);
    }
  });

  test('without a limit of rounds a modelled game runs to the cap, undecided', () => {
    const { end, plies } = played({ players: 2 }, 'endless');
    expect([end.result, plies]).toEqual([null, game.info.cap]);
    expect(game.returns(end)).toEqual([0, 0]);
  });
});
