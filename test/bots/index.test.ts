import { describe, expect, test } from 'vitest';
import * as bots from '../../src/bots/index.js';
import { botNamed, botNames, random } from '../../src/bots/index.js';
import { at, games, rngFromSeed } from '../../src/index.js';
import { race } from '../core/support/race.js';

const ids = Object.keys(games);

test('the names that tidetable/bots exports are these', () => {
  expect(Object.keys(bots).sort()).toEqual([
    'botNamed',
    'botNames',
    'greedyBermudaPirates',
    'greedyKraqua',
    'greedyRockingRaft',
    'greedyScavengersGold',
    'greedyWreckRaiders',
    'random',
  ]);
});

describe('the bots of a game', () => {
  test.each(ids)('%s has random and greedy, and each name has a bot', async (id) => {
    expect(botNames(id).slice(0, 2)).toEqual(['random', 'greedy']);
    for (const name of botNames(id)) expect(await botNamed(id, name), name).toBeTypeOf('function');
  });

  test('any other game has random', async () => {
    expect(botNames('race')).toEqual(['random']);
    expect(await botNamed('race', 'random')).toBe(random);
  });

  test.each([
    ['scavengers-gold', 'deep-blue'],
    ['scavengers-gold', 'constructor'],
    ['toString', 'greedy'],
  ])('%s has no %s', async (id, name) => {
    expect(await botNamed(id, name)).toBeUndefined();
  });
});

describe('random', () => {
  const state = race.reduce(race.setup({ chance: 'explicit' }), { type: 'chance', kind: 'roll', outcome: 2 });
  const actions = race.legalActions(state);
  const policy = random(race);

  test('takes each action equally often', () => {
    const rng = rngFromSeed(1);
    const all = 4000;
    let first = 0;
    for (let draw = 0; draw < all; draw += 1)
      if (policy(race.observe(state, 0), actions, rng) === at(actions, 0)) first += 1;
    expect(actions.length).toBe(2);
    // Four standard deviations.
    expect(Math.abs(first - all / 2)).toBeLessThan(4 * Math.sqrt(all / 4));
  });

  test('takes the same with a view as without', () => {
    const [one, other] = [rngFromSeed(2), rngFromSeed(2)];
    for (let draw = 0; draw < 50; draw += 1)
      expect(policy.blind?.(actions, one)).toBe(policy(race.observe(state, 0), actions, other));
  });
});
