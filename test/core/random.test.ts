import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { describe, expect, test } from 'vitest';
import {
  below,
  derivedSeed,
  fraction,
  nextUint32,
  rngFromSeed,
  shuffled,
  weightedIndex,
} from '../../src/core/random.js';
import type { Rng } from '../../src/core/random.js';
import { range } from '../../src/index.js';

/** sfc32 in arbitrary precision, from the description in PractRand's RNG_engines.txt. */
function* reference([a, b, c, counter]: readonly [bigint, bigint, bigint, bigint]): Generator<bigint> {
  const word = (value: bigint): bigint => BigInt.asUintN(32, value);
  for (;;) {
    const output = word(a + b + counter);
    yield output;
    [a, b, c, counter] = [
      b ^ (b >> 9n),
      word(c + (c << 3n)),
      word(((c << 21n) | (c >> 11n)) + output),
      word(counter + 1n),
    ];
  }
}

function unsigned(word: number): bigint {
  return BigInt.asUintN(32, BigInt(word));
}

/** How far two histograms of the same number of draws are from each other. */
function chiSquare(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, count, index) => {
    const theirs = other[index] ?? 0;
    return sum + (count - theirs) ** 2 / (count + theirs);
  }, 0);
}

function histogram(bins: number, draws: number, draw: () => number): number[] {
  const counts = range(bins).map(() => 0);
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const bin = draw();
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

describe('the generator', () => {
  test('gives the published outputs of sfc32 for its published state', () => {
    // PractRand's own, as the tests of the Rust crate rand_sfc have them: seed 0, 2, 1, counter 1, 16 outputs thrown away.
    const rng: Rng = [0, 2, 1, 1];
    for (let thrown = 0; thrown < 16; thrown += 1) nextUint32(rng);
    expect(range(16).map(() => nextUint32(rng))).toEqual([
      0xa87dbc7e, 0x1787178c, 0x4c7b7234, 0xc65dade2, 0x2c692349, 0xf52c2153, 0xdf098072, 0x9d49b03c,
      0x9562381a, 0xc9b41738, 0x64b75e54, 0x36ce9b32, 0xf106947e, 0x0afc726b, 0x549bbc87, 0xd19a7b3e,
    ]);
  });

  test.each(['', 'tuesday', 7, -12])('agrees with arbitrary precision for the seed %j', (seed) => {
    const rng = rngFromSeed(seed);
    const [a, b, c, counter] = rng;
    const outputs = reference([unsigned(a), unsigned(b), unsigned(c), unsigned(counter)]);
    for (let draw = 0; draw < 2_000; draw += 1) expect(BigInt(nextUint32(rng))).toBe(outputs.next().value);
  });

  test('holds signed 32-bit integers, plain JSON', () => {
    const rng = rngFromSeed('plain');
    for (let draw = 0; draw < 1_000; draw += 1) nextUint32(rng);
    expect(rng.map((word) => word | 0)).toEqual(rng);
    expect(rng.some((word) => Object.is(word, -0))).toBe(false);
    expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
  });

  test('counts through the whole cycle of its counter without leaving it', () => {
    const rng: Rng = [1, 2, 3, 0x7fff_ffff];
    nextUint32(rng);
    expect(rng[3]).toBe(-0x8000_0000);
  });
});

describe('seeding', () => {
  test.each([
    ['tuesday', [-1518593344, -1391518151, 1354538725, 6298092], [1391153893, 2220575152, 2204868332]],
    [7, [1413458481, -1869193166, 1197980850, 1059008066], [603273381, 1386412935, 1311994195]],
    [-1, [-1081001156, 446179687, -457458234, 1912735611], [1277914142, 2536577253, 2850492125]],
    ['Muschel ✓', [535584481, 152969026, -1917218651, -1150878143], [3832642660, 3221726300, 2040505680]],
    [
      Number.MAX_SAFE_INTEGER,
      [843203101, 1154753429, 762022854, 2124456308],
      [4122412838, 1549718767, 4186866887],
    ],
  ])('is frozen for %j', (seed, state, outputs) => {
    const rng = rngFromSeed(seed);
    expect(rng).toEqual(state);
    expect(outputs.map(() => nextUint32(rng))).toEqual(outputs);
  });

  test('takes an integer for its decimal text', () => {
    expect(rngFromSeed(-20)).toEqual(rngFromSeed('-20'));
  });

  test('gives neighbouring seeds and texts unrelated states', () => {
    const firsts = range(5_000).map((seed) => nextUint32(rngFromSeed(seed)));
    expect(new Set(firsts).size).toBeGreaterThan(4_990);
    const bits = range(32).map((bit) => firsts.filter((first) => ((first >>> bit) & 1) === 1).length);
    for (const count of bits) expect(Math.abs(count - 2_500)).toBeLessThan(250);
  });

  test('derives another seed for every game of a batch and for every batch', () => {
    const seeds = ['a', 'a#1', '1', 1, 11].flatMap((seed) =>
      range(20).map((game) => derivedSeed(seed, game)),
    );
    expect(new Set(seeds).size).toBe(4 * 20);
    expect(derivedSeed('a', 3)).toBe('a#3');
  });
});

describe('draws below a bound', () => {
  /** A state whose next output is the given one. */
  const before = (output: number): Rng => [output | 0, 0, 12345, 0];

  test.each([
    { bound: 3, output: 0xffff_ffff, kept: false },
    { bound: 3, output: 0xffff_fffe, kept: true },
    { bound: 6, output: 0xffff_fffc, kept: false },
    { bound: 6, output: 0xffff_fffb, kept: true },
    { bound: 0xc000_0000, output: 0xc000_0000, kept: false },
    { bound: 0xc000_0000, output: 0xbfff_ffff, kept: true },
    { bound: 1, output: 0xffff_ffff, kept: true },
    { bound: 0x1_0000_0000, output: 0xffff_ffff, kept: true },
    { bound: 0x8000_0000, output: 0xffff_ffff, kept: true },
  ])('keep the output $output for $bound: $kept', ({ bound, output, kept }) => {
    const rng = before(output);
    const twin = before(output);
    const [first, second] = [nextUint32(twin), nextUint32(twin)];
    expect(first).toBe(output);
    expect(below(rng, bound)).toBe((kept ? first : second) % bound);
    expect(rng[3]).toBe(kept ? 1 : 2);
  });

  test('are as uniform as those of an independent generator', () => {
    const rng = rngFromSeed('uniform');
    const theirs = xoroshiro128plus(20260101);
    for (const bound of [2, 6, 12, 100]) {
      const one = histogram(bound, 40_000, () => below(rng, bound));
      const other = histogram(bound, 40_000, () => uniformInt(theirs, 0, bound - 1));
      expect(chiSquare(one, other)).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * bound));
    }
  });

  test('are independent of the draw before', () => {
    const rng = rngFromSeed('pairs');
    const theirs = xoroshiro128plus(4711);
    const one = histogram(36, 72_000, () => 6 * below(rng, 6) + below(rng, 6));
    const other = histogram(36, 72_000, () => 6 * uniformInt(theirs, 0, 5) + uniformInt(theirs, 0, 5));
    expect(chiSquare(one, other)).toBeLessThan(35 + 5 * Math.sqrt(70));
  });

  test('as fractions lie from 0 to below 1', () => {
    expect(fraction(before(0))).toBe(0);
    expect(fraction(before(0xffff_ffff))).toBeLessThan(1);
    expect(fraction(before(0x8000_0000))).toBe(0.5);
  });
});

describe('weighted draws', () => {
  test('follow the weights, and never give a weight of 0', () => {
    const rng = rngFromSeed('weights');
    const counts = histogram(4, 60_000, () => weightedIndex(rng, [1, 0, 2, 3]));
    expect(counts[1]).toBe(0);
    for (const [index, share] of [
      [0, 1 / 6],
      [2, 1 / 3],
      [3, 1 / 2],
    ] as const)
      expect(Math.abs((counts[index] ?? 0) / 60_000 - share)).toBeLessThan(0.01);
  });

  test('take one output for each draw, however many weights there are', () => {
    const rng: Rng = [1, 2, 3, 0];
    weightedIndex(rng, [5]);
    weightedIndex(rng, range(99));
    expect(rng[3]).toBe(2);
  });
});

describe('a shuffled list', () => {
  test('is a copy with the same elements', () => {
    const list = Object.freeze([1, 2, 3, 4, 5]);
    const copy = shuffled(rngFromSeed('copy'), list);
    expect([...copy].sort()).toEqual(list);
    expect(copy).not.toBe(list);
    expect(shuffled(rngFromSeed('none'), [])).toEqual([]);
  });

  test('comes in every order equally often', () => {
    const rng = rngFromSeed('orders');
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 24_000; draw += 1) {
      const order = shuffled(rng, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  test('is frozen for a seed', () => {
    expect(shuffled(rngFromSeed('frozen'), range(10))).toEqual([1, 8, 4, 3, 7, 9, 2, 0, 5, 6]);
  });
});
