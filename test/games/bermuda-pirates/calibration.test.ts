import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy/bermuda-pirates.js';
import { bermudaPirates as game } from '../../../src/games/bermuda-pirates/index.js';
import { rateOf, simulate } from '../../../src/simulate/index.js';

describe('a sailor that steers by the odds', () => {
  test('300 games: fewer than half of the first voyages succeed, and later ones more often', async () => {
    const { tallies, cutOff, games } = await simulate(game, {
      options: { players: 2 },
      bots: [greedy],
      games: 300,
      seed: 'calibration',
      tally: (count) => {
        let when = 'first';
        return (event) => {
          if (event.type === 'turn-began') {
            when = event.round === 1 ? 'first' : 'later';
            count(`${when} voyages`);
          }
          // In the standard game this says that a voyage has ended at home with treasure.
          if (event.type === 'treasures-banked') count(`${when} successes`);
        };
      },
    });
    expect([games, cutOff?.count]).toEqual([300, 0]);
    expect(tallies['first voyages']).toBe(600);
    const first = rateOf(tallies['first successes'] ?? 0, tallies['first voyages'] ?? 0);
    const later = rateOf(tallies['later successes'] ?? 0, tallies['later voyages'] ?? 0);
    expect(first?.high).toBeLessThan(0.5);
    expect(first?.high).toBeLessThan(later?.low ?? 0);
    expect(first?.low).toBeGreaterThan(0.1);
  }, 600_000);

  test('it beats random play in every game', async () => {
    const { bots } = await simulate(game, {
      options: { players: 2 },
      bots: [greedy, 'random'],
      games: 30,
      seed: 'against random play',
    });
    expect(bots.map(({ wins }) => wins?.count)).toEqual([30, 0]);
  });

  test('random boats that never come home are cut off, and are no draws', async () => {
    const { cutOff, seats, plies } = await simulate(game, {
      options: { players: 2 },
      games: 4,
      cap: 1000,
      seed: 'adrift',
    });
    expect(cutOff).toMatchObject({ count: 4, of: 4 });
    expect(plies).toBeNull();
    expect(seats.map(({ wins }) => wins)).toEqual([null, null]);
  });
});
