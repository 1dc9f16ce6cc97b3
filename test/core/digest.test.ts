import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, digest, hash128 } from '../../src/core/digest.js';

describe('canonical JSON', () => {
  test('has keys in ascending order at every depth, and no white space', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x "y"' })).toBe(
      '{"a":"x \\"y\\"","b":[{"c":null,"d":1}]}',
    );
  });

  test('is JSON of an equal value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('keeps the order of lists', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
});

describe('a digest', () => {
  test.each([
    [null, 'ec587f5ef033cfb3'],
    [{ b: 1, a: [true, 'x', null, 0.5] }, '183c26815bf4fade'],
    [[], '2eaa3568e3594a8d'],
    [{}, 'a5e1e6748dd37e63'],
  ])('is frozen for %j', (value, expected) => {
    expect(digest(value)).toBe(expected);
  });

  test('does not depend on the order of keys', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }));
  });

  test('differs for any two of many small values', () => {
    const values = Array.from({ length: 20_000 }, (_, index) => ({ seat: index % 7, at: [index] }));
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  test('changes in about half of its bits with one bit of the text', () => {
    const [a, b] = [hash128('seat 0'), hash128('seat 1')];
    const bits = a.map(
      (word, lane) => ((word ^ (b[lane] ?? 0)) >>> 0).toString(2).replaceAll('0', '').length,
    );
    for (const count of bits) expect(Math.abs(count - 16)).toBeLessThan(12);
  });
});
