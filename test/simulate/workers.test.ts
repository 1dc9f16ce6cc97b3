import { beforeAll, describe, expect, test } from 'vitest';
import type { SignatureOf } from '../../src/bots/index.js';
import { scavengersGold } from '../../src/games/scavengers-gold/index.js';
import * as source from '../../src/simulate/index.js';
import type { BatchOptions, BatchReport, BotError, GameRecord } from '../../src/simulate/index.js';
import { race } from '../core/support/race.js';
import { bots, game as bail } from './support/bail.js';
import { builtRunner } from './support/built.js';
import type { Built } from './support/built.js';

let built: Built;
beforeAll(async () => {
  built = await builtRunner('.cache/test-workers');
});

function withoutTiming({ timing: _timing, ...rest }: BatchReport): Omit<BatchReport, 'timing'> {
  return rest;
}

describe('threads', () => {
  test('change nothing about the report, the games, and their order', async () => {
    const played = async (workers: number) => {
      const records: GameRecord[] = [];
      const onGame = (record: GameRecord) => records.push(record);
      const batch = { games: 100, seed: 'same', workers, onGame };
      return { report: withoutTiming(await built.simulate(scavengersGold, batch)), records };
    };
    const alone = await played(0);
    expect(alone.report).toEqual(
      withoutTiming(await source.simulate(scavengersGold, { games: 100, seed: 'same' })),
    );
    expect(alone.records.length).toBe(100);
    for (const workers of [1, 2, 3]) expect(await played(workers)).toEqual(alone);
  });

  test('load a game and bots of the user from a module', async () => {
    const batch = { options: { players: 2 }, games: 100, seed: 1 };
    const alone = await source.simulate(bail, { ...batch, bots: [bots.eager, 'random'] });
    const { module } = built;
    const report = await built.simulate(bail, { ...batch, bots: ['eager', 'random'], module, workers: 2 });
    expect(withoutTiming(report)).toEqual(withoutTiming(alone));
  });

  test('give the games in order', async () => {
    const records: GameRecord[] = [];
    const onGame = (record: GameRecord) => records.push(record);
    const batch = { games: 600, seed: 1, workers: 2, module: built.module };
    await built.simulate(bail, { ...batch, onGame });
    expect(records.map(({ index }) => index)).toEqual(Array.from({ length: 600 }, (_, index) => index));
    const streamed: GameRecord[] = [];
    for await (const record of built.playGames(bail, batch)) streamed.push(record);
    expect(streamed).toEqual(records);
  });

  test('stop when the reader has seen enough', async () => {
    const indices: number[] = [];
    const batch = { games: 1e9, seed: 1, workers: 2, module: built.module };
    for await (const { index } of built.playGames(bail, batch)) {
      indices.push(index);
      if (index === 9) break;
    }
    expect(indices.length).toBe(10);
  });

  test('pass on what is wrong with the options', async () => {
    const batch = { options: { sea: 'real' as const }, games: 10, seed: 1, workers: 1, module: built.module };
    await expect(built.simulate(bail, batch)).rejects.toMatchObject({
      name: 'OptionsError',
      path: ['referee', 'wave'],
    });
  });

  test.each([
    { bot: 'thrower', cause: { name: 'Leak', message: 'the boat leaks' } },
    { bot: 'cheat', cause: { name: 'IllegalActionError', code: 'TT-SHAPE', action: { buckets: 3 } } },
    { bot: 'dreamer', cause: { name: 'IllegalActionError', code: 'TT-SHAPE' } },
    { bot: 'moaner', cause: 'too much water' },
  ])('pass on that a bot failed, after the games before: $bot', async ({ bot, cause }) => {
    const failed = async (workers: number) => {
      const indices: number[] = [];
      const onGame = ({ index }: GameRecord) => indices.push(index);
      const batch = { games: 2000, seed: 4, module: built.module, bots: ['eager', bot, 'eager'] };
      const error = await built
        .simulate(bail, { ...batch, workers, onGame })
        .catch((thrown: unknown) => thrown);
      return { error: error as BotError, indices };
    };
    const [alone, threads] = [await failed(0), await failed(2)];
    expect(alone.error).toMatchObject({ name: 'BotError', bot });
    expect(alone.indices.length).toBe(alone.error.game);
    expect(alone.error.game).toBeGreaterThan(0);
    expect(threads.indices).toEqual(alone.indices);
    const { message, seat, game, seed, ply } = alone.error;
    expect(threads.error).toMatchObject({ name: 'BotError', bot, message, seat, game, seed, ply });
    for (const { error } of [alone, threads])
      if (typeof cause === 'string') expect(error.cause).toBe(cause);
      else expect(error.cause).toMatchObject(cause);
  });

  test.each([
    { path: 'bots', given: { bots: [bots.eager] } },
    { path: 'tally', given: { tally: () => () => undefined } },
    { path: 'referee', given: { referee: {} } },
  ])('cannot be sent functions: $path', async ({ path, given }) => {
    const batch: BatchOptions<SignatureOf<typeof bail>> = { games: 10, seed: 1, workers: 1 };
    await expect(built.simulate(bail, { ...batch, ...given })).rejects.toMatchObject({
      name: 'OptionsError',
      path: [path],
    });
  });

  test('need a module for a game that is not of the package', async () => {
    await expect(built.simulate(race, { games: 10, seed: 1, workers: 1 })).rejects.toThrow(
      /options at module: found no game, expected the export game, which is race on standard@/,
    );
  });
});

describe('stopping a batch', () => {
  test.each([0, 2])('leaves a report of the games done so far (%i threads)', async (workers) => {
    const controller = new AbortController();
    const indices: number[] = [];
    const { module } = built;
    const report = await built.simulate(bail, {
      module,
      games: 1e6,
      seed: 1,
      workers,
      signal: controller.signal,
      onGame: ({ index }) => {
        indices.push(index);
        if (index === 5000) controller.abort();
      },
    });
    expect(report.games).toBeGreaterThan(5000);
    expect(report.games).toBeLessThan(100_000);
    expect(indices.length).toBe(report.games);
    expect(report.gamesWanted).toBe(1e6);
    const { games } = report;
    const short = await source.simulate(bail, { games, seed: 1 });
    expect(short.outcomes).toEqual(report.outcomes);
    expect(short.plies?.mean).toBeCloseTo(report.plies?.mean ?? NaN, 9);
  });

  test('before it began leaves an empty one', async () => {
    const report = await source.simulate(race, { games: 10, seed: 1, signal: AbortSignal.abort() });
    expect(report).toMatchObject({ games: 0, gamesWanted: 10, cutOff: null, plies: null, measures: {} });
  });
});

describe('a batch is refused', () => {
  test.each([
    { why: 'games', wrong: { games: 0 } },
    { why: 'games', wrong: { games: 1.5 } },
    { why: 'cap', wrong: { cap: -1 } },
    { why: 'workers', wrong: { workers: NaN } },
    { why: 'workers', wrong: { workers: 257 } },
    { why: 'seed', wrong: { seed: 0.5 } },
    { why: 'seed', wrong: { seed: null as never } },
    { why: 'players', wrong: { options: { players: 7 } } },
    { why: 'bots', wrong: { bots: ['random', 'random', 'random'] } },
    { why: 'bots', wrong: { bots: [] } },
    { why: 'bots', wrong: { bots: ['random', 'constructor'] } },
  ])('for $why: $wrong', async ({ why, wrong }) => {
    await expect(source.simulate(race, { games: 1, seed: 1, ...wrong })).rejects.toMatchObject({
      name: 'OptionsError',
      path: expect.arrayContaining([why]) as unknown,
    });
  });
});
