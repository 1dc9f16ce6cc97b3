import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { int, list } from '../../src/core/domains.js';
import { range } from '../../src/core/lists.js';
import { checked, foreignMatter } from '../../src/core/shape.js';
import { OptionsError } from '../../src/index.js';
import { race } from './support/race.js';

/** A value that counts how often anything of it is looked at. */
function counted<Value extends object>(value: Value): { value: Value; looks: () => number } {
  let looks = 0;
  const count = <Result>(result: Result): Result => {
    looks += 1;
    return result;
  };
  const proxy = new Proxy(value, {
    get: (target, key) => count(Reflect.get(target, key) as unknown),
    getOwnPropertyDescriptor: (target, key) => count(Reflect.getOwnPropertyDescriptor(target, key)),
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      looks += keys.length;
      return keys;
    },
    has: (target, key) => count(Reflect.has(target, key)),
  });
  return { value: proxy, looks: () => looks };
}

function nested(levels: number): unknown {
  return range(levels).reduce<unknown>((inner) => [inner], 0);
}

describe('foreign matter', () => {
  class Pearl {
    readonly size = 1;
  }

  test.each([
    ['undefined', { a: undefined }, ['a']],
    ['NaN', [0, NaN], [1]],
    ['-0', { a: { b: -0 } }, ['a', 'b']],
    ['an infinite number', [Infinity], [0]],
    ['a function', [() => 0], [0]],
    ['a symbol', { a: Symbol('a') }, ['a']],
    ['a bigint', [1n], [0]],
    ['a date', { at: new Date(0) }, ['at']],
    ['a map', new Map(), []],
    ['an object of a class', [[new Pearl()]], [0, 0]],
    ['the key __proto__', JSON.parse('{"a":{"__proto__":{"admin":true}}}'), ['a']],
    ['a typed array', [new Uint8Array(1)], [0]],
  ] as [string, unknown, unknown[]][])('is %s, and found where it is', (_, value, path) => {
    expect(foreignMatter(value, 100)).toMatchObject({ path });
  });

  test.each([
    ['numbers, large and fractional', [1e300, -1.5, 0]],
    ['an object without prototype', Object.assign(Object.create(null) as object, { a: 1 })],
    ['the keys constructor and toString', { constructor: 1, toString: 2 }],
    ['null and an empty text', [null, '']],
  ])('is not %s', (_, value) => {
    expect(foreignMatter(value, 100)).toBeNull();
  });

  test('is a tree deeper than any of ours', () => {
    expect(foreignMatter(nested(20), 1_000)).toBeNull();
    expect(foreignMatter(nested(30), 1_000)).not.toBeNull();
    expect(foreignMatter(nested(5_000), 100_000)).not.toBeNull();
  });

  test('is what goes in a circle', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(foreignMatter(circle, 1_000)).not.toBeNull();
  });

  test('is a list of 100,000 numbers, which nobody reads through', () => {
    const { value, looks } = counted(range(100_000));
    expect(foreignMatter(value, 500)).toMatchObject({ path: [] });
    expect(looks()).toBeLessThan(20);
  });

  test('is a tree that is small on paper and large to walk', () => {
    const bomb = range(60).reduce<unknown>((inner) => [inner, inner], 0);
    expect(foreignMatter(bomb, 10_000)).not.toBeNull();
  });
});

describe('a value that is checked', () => {
  const schema = z.strictObject({
    seats: list(z.strictObject({ coins: int(0, 9) }), 3),
    mode: z.enum(['fast', 'slow']),
  });

  test.each([
    [
      { seats: [], mode: 'quick' },
      { path: ['mode'], found: '"quick"', expected: '"fast" or "slow"' },
    ],
    [
      { seats: [{ coins: 10 }], mode: 'fast' },
      { path: ['seats', 0, 'coins'], found: '10', expected: 'an integer from 0 to 9' },
    ],
    [
      { seats: [{ coins: -1 }], mode: 'fast' },
      { path: ['seats', 0, 'coins'], found: '-1', expected: 'an integer from 0 to 9' },
    ],
    [
      { seats: [{ coins: '1' }], mode: 'fast' },
      { path: ['seats', 0, 'coins'], found: '"1"' },
    ],
    [
      { seats: [{ coins: 0.5 }], mode: 'fast' },
      { path: ['seats', 0, 'coins'], found: '0.5', expected: 'an integer from 0 to 9' },
    ],
    [
      { seats: [{}], mode: 'fast' },
      { path: ['seats', 0, 'coins'], found: 'nothing' },
    ],
    [
      { seats: {}, mode: 'fast' },
      { path: ['seats'], found: 'an object', expected: 'an array' },
    ],
    [
      { seats: [], mode: 'fast', extra: 1 },
      { path: [], found: 'the key "extra"', expected: 'no such key' },
    ],
    [{ seats: [0, 0, 0, 0], mode: 'fast' }, { path: ['seats'] }],
    [null, { path: [], found: 'null' }],
  ])('%j gives the finding %j', (value, finding) => {
    expect(checked(schema, value, 100)).toMatchObject({ finding });
  });

  const roll = z.strictObject({ kind: z.literal('roll'), die: int(0, 5) });
  const draw = z.strictObject({ kind: z.literal('draw') });
  const spin = z.strictObject({ kind: z.literal('spin'), by: z.enum(['hand', 'wind']) });
  const kinds = '"roll" or "draw" or "spin"';

  test.each([
    [{ kind: 'flip' }, ['kind'], '"flip"', kinds],
    [{ kind: 'flip', die: 1 }, ['kind'], '"flip"', kinds],
    [{}, ['kind'], 'nothing', kinds],
    [{ kind: 'roll', die: 9 }, ['die'], '9', 'an integer from 0 to 5'],
    [{ kind: 'spin', by: 'foot' }, ['by'], '"foot"', '"hand" or "wind"'],
    [{ kind: 'spin' }, ['by'], 'nothing', '"hand" or "wind"'],
    [{ kind: 'draw', die: 1 }, [], 'the key "die"', 'no such key'],
    ['flip', [], '"flip"', 'an object'],
  ])('of the kinds of a union: %j is told at %j', (value, path, found, expected) => {
    for (const one of [z.union([roll, draw, spin]), z.discriminatedUnion('kind', [roll, draw, spin])])
      expect(checked(z.strictObject({ due: one }), { due: value }, 100)).toEqual({
        finding: { path: ['due', ...path], found, expected },
      });
  });

  test('of a union of numbers and words: all of them are told', () => {
    const expected = 'an integer from 1 to 6 or "line"';
    expect(checked(z.union([int(1, 6), z.literal('line')]), 7, 100)).toMatchObject({ finding: { expected } });
  });

  test('comes out as a copy', () => {
    const value = { seats: [{ coins: 1 }], mode: 'fast' };
    const result = checked(schema, value, 100);
    expect(result).toEqual({ value });
    expect('value' in result && result.value).not.toBe(value);
  });
});

describe('an audit of a state of another form', () => {
  const state = race.setup({ chance: 'explicit' });

  test.each([
    [{ extra: 1 }, 'the state has the key "extra", where no such key is right'],
    [{ seat: 9 }, 'seat is 9, where an integer from 0 to 3 is right'],
  ])('with %j says so', (fields, words) => {
    expect(race.audit({ ...state, ...fields })).toEqual([words]);
  });
});

describe('hostile input', () => {
  const state = race.setup({ chance: 'explicit' });
  const wide = (keys: number): object => ({
    type: 'run',
    seat: 0,
    ...Object.fromEntries(range(keys).map((key) => [`k${String(key)}`, key])),
  });

  test('as an action takes work that is linear in its size', () => {
    const work = (size: number): number => {
      const { value, looks } = counted(wide(size));
      expect(race.check(state, value as never)).toMatchObject({
        legal: false,
        refusal: { rule: 'TT-SHAPE' },
      });
      return looks();
    };
    const [small, large] = [work(1_000), work(100_000)];
    expect(small).toBeLessThan(20 * 1_000);
    expect(large).toBeLessThan(20 * 100_000);
  });

  test.each([
    ['a list of 100,000', { type: 'run', seat: 0, by: range(100_000) }],
    ['deep nesting', { type: 'run', seat: 0, by: nested(5_000) }],
    ['a long text', { type: 'x'.repeat(1_000_000), seat: 0 }],
    ['a list in place of an action', range(100_000)],
    ['a long kind of chance', { type: 'chance', kind: 'x'.repeat(1_000_000), outcome: 1 }],
    ['a wide outcome', { type: 'chance', kind: 'roll', outcome: wide(100_000) }],
  ])('of the kind: %s, is refused with a short message', (_, action) => {
    const check = race.check(state, action as never);
    expect(check).toMatchObject({ legal: false, refusal: { rule: 'TT-SHAPE' } });
    expect(JSON.stringify(check).length).toBeLessThan(500);
  });

  test.each([
    ['a list of 100,000', range(100_000)],
    ['deep nesting', { players: nested(5_000), chance: 'explicit' }],
    ['100,000 unknown keys', { ...wide(100_000), chance: 'explicit' }],
    ['a long seed of another type', { seed: range(100_000) }],
  ])('as options: %s, is an OptionsError with a short message', (_, options) => {
    expect(() => race.setup(options as never)).toThrow(OptionsError);
    try {
      race.setup(options as never);
    } catch (error) {
      expect(String(error).length).toBeLessThan(500);
    }
  });
});
