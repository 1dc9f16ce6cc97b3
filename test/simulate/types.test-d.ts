import { describe, expectTypeOf, test } from 'vitest';
import { greedyScavengersGold, random } from '../../src/bots/index.js';
import type { Bot, SignatureOf } from '../../src/bots/index.js';
import { kraqua } from '../../src/games/kraqua/index.js';
import { scavengersGold } from '../../src/games/scavengers-gold/index.js';
import { playGames, simulate } from '../../src/simulate/index.js';
import type { BatchReport, GameRecord } from '../../src/simulate/index.js';

const batch = { games: 1, seed: 1 };

describe('types of batches', () => {
  test('options are those of the game', () => {
    expectTypeOf(
      simulate(scavengersGold, { ...batch, options: { goldDots: 'must-stop' } }),
    ).resolves.toEqualTypeOf<BatchReport>();
    // @ts-expect-error no such value
    void simulate(scavengersGold, { ...batch, options: { goldDots: 'never' } });
    // @ts-expect-error chance is the batch's own affair
    void simulate(scavengersGold, { ...batch, options: { chance: 'explicit' } });
  });

  test('bots are those of the game, or of any', () => {
    void simulate(scavengersGold, { ...batch, bots: [random, greedyScavengersGold] });
    expectTypeOf(random<SignatureOf<typeof kraqua>>).toExtend<Bot<SignatureOf<typeof kraqua>>>();
    // @ts-expect-error a bot for another game
    void simulate(kraqua, { ...batch, bots: [greedyScavengersGold] });
  });

  test('a tally hears the events of the game', () => {
    void simulate(scavengersGold, {
      ...batch,
      tally: (count) => (event) => {
        if (event.type === 'ship-sailed') count(String(event.seat));
        // @ts-expect-error no such event
        if (event.type === 'tile-drawn') count('tile');
      },
    });
  });

  test('games are records', () => {
    expectTypeOf(playGames(scavengersGold, batch)).toEqualTypeOf<AsyncGenerator<GameRecord, void>>();
  });
});
