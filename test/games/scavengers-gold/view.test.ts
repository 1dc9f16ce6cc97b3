import { describe, expect, test } from 'vitest';
import { fingerprint, rngFromSeed } from '../../../src/index.js';
import { scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import { after, fire, first, sail, sea, spins } from './positions.js';

const shot = after(sea({ s: 15, n: 17, seat: 1, score: [2, 3], closed: 10 }), spins(1), sail(1, 16), fire);

describe('nothing is hidden', () => {
  test('every viewer sees the state, but not the generator', () => {
    const { kernel, ...shown } = shot;
    const { rng: _rng, ...identity } = kernel;
    for (const viewer of [0, 1, 'public'] as const)
      expect(scavengersGold.observe(shot, viewer)).toEqual({ kernel: identity, ...shown });
  });

  test('a seeded and an explicit game in one position give one view', () => {
    const seeded = scavengersGold.setup({ seed: 3 });
    const explicit = after(first, spins(seeded.steps ?? 0));
    expect(scavengersGold.observe(seeded, 0)).toEqual(scavengersGold.observe(explicit, 0));
    expect(fingerprint(seeded)).toBe(fingerprint(explicit));
  });

  test('determinize gives the state with explicit chance, and draws nothing', () => {
    const seeded = scavengersGold.setup({ seed: 3 });
    const rng = rngFromSeed('none of it');
    const before = [...rng];
    const state = scavengersGold.determinize(scavengersGold.observe(seeded, 1), rng);
    expect(state).toEqual({ ...seeded, kernel: { ...seeded.kernel, rng: null } });
    expect(rng).toEqual(before);
  });
});

describe('the tensor', () => {
  const { blocks, size } = scavengersGold.tensorLayout;

  test('its places are those of the published layout', () => {
    expect(size).toBe(296);
    expect(blocks.map(({ name, offset, size: length }) => [name, offset, length])).toEqual([
      ['scavenger', 0, 64],
      ['naval', 64, 64],
      ['closed', 128, 64],
      ['gold', 192, 64],
      ['coins', 256, 8],
      ['hits', 264, 8],
      ['seat', 272, 2],
      ['phase', 274, 4],
      ['pending', 278, 4],
      ['steps', 282, 12],
      ['squares', 294, 1],
      ['mustStop', 295, 1],
    ]);
  });

  const onesIn = (state: typeof first) => {
    const tensor = scavengersGold.tensor(scavengersGold.observe(state, 1), 1);
    return [...tensor].flatMap((value, place) => (value === 0 ? [] : [[place, value]]));
  };
  const gold = [1, 5, 10, 17, 27, 33, 37, 39].map((dot) => [192 + dot, 1]);

  test('a shot that is due', () => {
    expect(onesIn(shot)).toEqual([
      [15, 1],
      [64 + 16, 1],
      [128 + 10, 1],
      ...gold,
      [256 + 2, 1],
      [264 + 3, 1],
      [272 + 1, 1],
      [274 + 2, 1],
      [278 + 3, 1],
      [294, 0.25],
    ]);
  });

  test('a move that is to be chosen, with must-stop', () => {
    expect(onesIn(after(sea({ s: 14, n: 25, goldDots: 'must-stop' }), spins(6)))).toEqual([
      [14, 1],
      [64 + 25, 1],
      ...gold,
      [256, 1],
      [264, 1],
      [272, 1],
      [274, 1],
      [278, 1],
      [282 + 5, 1],
      [295, 1],
    ]);
  });
});
