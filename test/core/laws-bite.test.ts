import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertLaw, laws } from '../../src/conformance/index.js';
import { below } from '../../src/index.js';
import { brokenGames } from './support/broken-games.js';

/** All that an error says, with what caused it. */
function inFull(error: unknown): string {
  return error instanceof Error ? `${error.message}\n${inFull(error.cause)}` : '';
}

describe.each(laws.map(({ name }) => name))('the law that %s', (name) => {
  const cases = brokenGames.filter(({ law }) => law === name);

  test('has a broken game to catch', () => {
    expect(cases).not.toEqual([]);
  });

  test.each(cases)('catches $mistake', ({ law: wanted, game, says, how }) => {
    const law = laws.find((each) => each.name === wanted);
    if (law === undefined) throw new Error('no such law');
    let caught = '';
    try {
      assertLaw(law, game, {
        setups: fc.constant({}),
        referee: { report: (_state, rng) => below(rng, 4) },
        runs: 40,
        ...how,
      });
    } catch (error) {
      caught = inFull(error);
    }
    expect(caught).toMatch(says);
  });
});

test('every broken game names a law that there is', () => {
  const names = laws.map(({ name }) => name);
  expect(brokenGames.filter(({ law }) => !names.includes(law))).toEqual([]);
});
