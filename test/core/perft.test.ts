import { describe, expect, test } from 'vitest';
import { domainOf } from '../../src/core/domains.js';
import { divide, int, perft, range } from '../../src/index.js';
import type { Game } from '../../src/index.js';
import { position } from '../support/scenario.js';
import { digging } from './support/dig.js';
import { race } from './support/race.js';
import { secrets } from './support/secrets.js';

/** The same count by brute force: every action of the whole space and every outcome is tried with `check` and `reduce`. */
function bruteForce(game: Game, state: Parameters<Game['actors']>[0], depth: number): number {
  if (depth === 0) return 1;
  const outcomes = domainOf(int(0, 9));
  const tries = [
    ...range(game.seats(state)).flatMap((seat) =>
      range(game.actionSpace.size).map((id) => game.actionSpace.action(id, seat)),
    ),
    ...range(outcomes.size).map((outcome) => ({
      type: 'chance' as const,
      kind: state.pending?.kind ?? 'none',
      outcome: outcomes.valueAt(outcome),
    })),
  ];
  return tries
    .filter((action) => game.check(state, action).legal)
    .reduce((sum, action) => sum + bruteForce(game, game.reduce(state, action), depth - 1), 0);
}

describe('perft', () => {
  test.each([
    // A die of three faces, then run or stay: 3, 3 * 2, 3 * 2 * 3, …
    { name: 'a race from the start', game: race, state: position(race, {}), counts: [1, 3, 6, 18, 36] },
    // One step before the goal: a 1 can be run or not, a 2 or 3 only be stayed with.
    {
      name: 'a race before the goal',
      game: race,
      state: position(race, {}, { positions: [9, 9] }),
      counts: [1, 3, 4, 9],
    },
    // 5 cards, 4 cards, then 4 calls or waiting.
    { name: 'secrets', game: secrets, state: position(secrets, {}), counts: [1, 5, 20, 100] },
  ])('counts $name as worked out by hand, and by brute force', ({ game, state, counts }) => {
    const any: Game = game;
    for (const [depth, count] of counts.entries()) {
      expect(perft(any, state, depth)).toBe(count);
      expect(bruteForce(any, state, depth)).toBe(count);
    }
  });

  test('ends where the game ends', () => {
    const won = position(
      race,
      {},
      { positions: [10, 0], pending: null, phase: 'over', result: { winner: 0 } },
    );
    expect([0, 1, 2].map((depth) => perft(race, won, depth))).toEqual([1, 0, 0]);
  });

  test('throws at a chance event whose outcomes are not listed', () => {
    expect(() => perft(digging, digging.setup({ chance: 'explicit' }), 3)).toThrow(RangeError);
  });
});

describe('a depth that is none', () => {
  const state = position(race, {});

  test.each([-1, 1.5, NaN, Infinity])('%d is refused', (depth) => {
    expect(() => perft(race, state, depth)).toThrow(
      new RangeError(`depth: found ${String(depth)}, expected an integer of at least 0`),
    );
  });

  test.each([0, -1, 1.5, NaN, Infinity])('%d is refused where the first action must be told', (depth) => {
    expect(() => divide(race, state, depth)).toThrow(
      new RangeError(`depth: found ${String(depth)}, expected an integer of at least 1`),
    );
  });
});

describe('divide', () => {
  test('splits the count by the first action', () => {
    const state = position(race, {}, { pending: null, rolled: 1, positions: [9, 0] });
    expect([...divide(race, state, 3)]).toEqual([
      ['0 run 1', 0],
      ['0 stay', 6],
    ]);
  });

  test('adds up to perft', () => {
    const state = position(secrets, {});
    const parts = [...divide(secrets, state, 3).values()];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(perft(secrets, state, 3));
    expect([...divide(secrets, state, 1).values()]).toEqual([1, 1, 1, 1, 1]);
  });

  test('keeps apart what different seats do', () => {
    const state = position(digging, {}, { waiting: [0, 1] });
    expect([...divide(digging, state, 1).keys()].filter((key) => key.endsWith('rest'))).toEqual([
      '0 rest',
      '1 rest',
    ]);
  });
});
