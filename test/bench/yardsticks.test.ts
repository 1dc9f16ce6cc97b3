import { describe, expect, test } from 'vitest';
import { rngFromSeed } from '../../src/index.js';
import type { ScavengersGoldState } from '../../src/games/scavengers-gold/index.js';
import { scavengersGold } from '../../src/games/scavengers-gold/index.js';
import { playWithMasks } from './yardsticks/masks.js';
import { playWithSets } from './yardsticks/sets.js';

describe.each([
  ['sets', playWithSets],
  ['masks', playWithMasks],
])('the yardstick on %s', (name, play) => {
  test('plays Scavengers Gold, move by move', () => {
    for (let index = 0; index < 20; index += 1) {
      let state: ScavengersGoldState = scavengersGold.setup({ chance: 'explicit' });
      play(rngFromSeed(`${name} ${String(index)}`), (action, canonical, legal) => {
        expect(canonical).toEqual(scavengersGold.canonical(state));
        expect(legal).toEqual(scavengersGold.legalActions(state));
        if (action !== null) state = scavengersGold.reduce(state, action as never);
      });
      expect(state.result).not.toBeNull();
    }
  });
});
