import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoments, addNumber, meanOf, noMoments, quantile, rateOf } from '../../src/simulate/statistics.js';
import type { Moments } from '../../src/simulate/statistics.js';

function momentsOf(values: readonly number[]): Moments {
  const moments = noMoments();
  for (const value of values) addNumber(moments, value);
  return moments;
}

describe('means', () => {
  test('of 2, 4, 4, 4, 5, 5, 7, 9', () => {
    const mean = meanOf(momentsOf([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(mean).toMatchObject({ count: 8, mean: 5, min: 2, max: 9 });
    expect(mean?.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(mean?.margin).toBeCloseTo((1.959963984540054 * Math.sqrt(32 / 7)) / Math.sqrt(8), 12);
  });

  test('of one number have no interval, of none there is no mean', () => {
    expect(meanOf(momentsOf([3]))).toEqual({
      count: 1,
      mean: 3,
      margin: null,
      deviation: null,
      min: 3,
      max: 3,
    });
    expect(meanOf(noMoments())).toBeNull();
  });

  test('keep their digits where numbers are large and close together', () => {
    const shift = 1e9;
    expect(meanOf(momentsOf([4, 7, 13, 16].map((value) => value + shift)))?.deviation).toBeCloseTo(
      Math.sqrt(30),
      6,
    );
  });

  test('of parts put together are those of the whole, wherever it is cut', () => {
    const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 50 });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const together = momentsOf(one);
        addMoments(together, momentsOf(other));
        const whole = momentsOf([...one, ...other]);
        expect(together).toMatchObject({ count: whole.count, min: whole.min, max: whole.max });
        expect(together.mean).toBeCloseTo(whole.mean, 8);
        expect(together.squares).toBeCloseTo(whole.squares, 4);
      }),
    );
  });
});

describe('Wilson intervals', () => {
  // Newcombe (1998), table I: method 3.
  test.each([
    { count: 81, of: 263, low: 0.2553, high: 0.3662 },
    { count: 15, of: 148, low: 0.0624, high: 0.1605 },
    { count: 0, of: 20, low: 0, high: 0.1611 },
    { count: 1, of: 29, low: 0.0061, high: 0.1718 },
    { count: 29, of: 29, low: 0.883, high: 1 },
  ])('$count of $of', ({ count, of, low, high }) => {
    const rate = rateOf(count, of);
    expect(rate?.rate).toBe(count / of);
    expect(rate?.low).toBeCloseTo(low, 4);
    expect(rate?.high).toBeCloseTo(high, 4);
  });

  test('reach exactly to 0 where none are, and exactly to 1 where all are', () => {
    for (let of = 1; of <= 1000; of += 1) {
      expect(rateOf(0, of)?.low).toBe(0);
      expect(rateOf(of, of)?.high).toBe(1);
    }
  });

  test('of nothing there is none', () => {
    expect(rateOf(0, 0)).toBeNull();
  });
});

test('quantiles are numbers that came up', () => {
  const counts = new Map([
    [30, 1],
    [10, 5],
    [20, 4],
  ]);
  expect([0, 0.1, 0.5, 0.51, 0.9, 0.91, 1].map((share) => quantile(counts, share))).toEqual([
    10, 10, 10, 20, 20, 30, 30,
  ]);
});
