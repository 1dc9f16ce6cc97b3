import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertLaw, laws } from '../../src/conformance/index.js';
import { below } from '../../src/index.js';
import { brokenGames } from './support/broken-games.js';
import type { BrokenGame } from './support/broken/broken-game.js';

/** What the error says that `assertLaw` throws for a broken game. */
function messageOf({ law: name, game, how }: BrokenGame): string {
  const law = laws.find((each) => each.name === name);
  if (law === undefined) throw new Error('no such law');
  try {
    assertLaw(law, game, {
      setups: fc.constant({}),
      referee: { report: (_state, rng) => below(rng, 4) },
      runs: 40,
      ...how,
    });
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe.each(laws.map(({ name }) => name))('the law that %s', (name) => {
  const cases = brokenGames.filter(({ law }) => law === name);

  test('has a broken game to catch', () => {
    expect(cases).not.toEqual([]);
  });

  test.each(cases)('catches $mistake', (broken) => {
    expect(messageOf(broken)).toMatch(broken.says);
  });
});

test('a law that does not hold says its name, what is wrong, the transcript, and how to try it again', () => {
  const broken = brokenGames.find(({ says }) => says.source === 'is no event of the game');
  if (broken === undefined) throw new Error('no such game');
  const [what, , heading, , roll, , report, seed] = messageOf(broken).split('\n');
  expect(what).toBe(`${broken.law}: {"type":"rolled","seat":0,"number":7} is no event of the game`);
  expect([heading, roll]).toEqual(['The transcript:', '{"type":"chance","kind":"roll","outcome":1}']);
  expect([report, seed].join(' ')).toMatch(/^Property failed after \d+ tests \{ seed: \d+, path: /);
});

test('every broken game names a law that there is', () => {
  const names = laws.map(({ name }) => name);
  expect(brokenGames.filter(({ law }) => !names.includes(law))).toEqual([]);
});
