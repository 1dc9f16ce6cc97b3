import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { domainOf, int, list } from '../../src/core/domains.js';
import { range } from '../../src/core/lists.js';

const zone = z.enum(['conch', 'scallop', 'starfish']);

const domains = [
  { name: 'integers', schema: int(-1, 2), values: [-1, 0, 1, 2] },
  { name: 'booleans', schema: z.boolean(), values: [false, true] },
  { name: 'enums', schema: zone, values: ['conch', 'scallop', 'starfish'] },
  { name: 'literals', schema: z.literal(['top', 0, null]), values: ['top', 0, null] },
  {
    name: 'objects, the first field slowest',
    schema: z.strictObject({ value: int(1, 2), on: z.boolean() }),
    values: [
      { value: 1, on: false },
      { value: 1, on: true },
      { value: 2, on: false },
      { value: 2, on: true },
    ],
  },
  {
    name: 'tuples, the first item slowest',
    schema: z.tuple([int(0, 1), zone]),
    values: [
      [0, 'conch'],
      [0, 'scallop'],
      [0, 'starfish'],
      [1, 'conch'],
      [1, 'scallop'],
      [1, 'starfish'],
    ],
  },
  {
    name: 'unions, one option after the other',
    schema: z.union([
      z.strictObject({ to: z.literal('sea') }),
      z.strictObject({ to: z.literal('base'), seat: int(0, 1) }),
    ]),
    values: [{ to: 'sea' }, { to: 'base', seat: 0 }, { to: 'base', seat: 1 }],
  },
  { name: 'objects without fields', schema: z.strictObject({}), values: [{}] },
];

describe.each(domains)('the domain of $name', ({ schema, values }) => {
  const domain = domainOf(schema);

  test('holds these values in this order', () => {
    expect(range(domain.size).map((index) => domain.valueAt(index))).toEqual(values);
  });

  test('numbers them back, known or not', () => {
    expect(values.map((value) => domain.indexOf(value))).toEqual(range(values.length));
    expect(values.map((value) => domain.rank(value))).toEqual(range(values.length));
  });

  test('holds nothing else', () => {
    const others = [
      undefined,
      -0,
      0.5,
      NaN,
      3,
      -2,
      '0',
      'Conch',
      {},
      [],
      [0],
      { value: 1 },
      [0, 'conch', 1],
      1n,
    ];
    const admitted = others.filter((other) => domain.indexOf(other) >= 0);
    expect(admitted).toEqual(others.filter((other) => values.some((value) => equals(value, other))));
  });

  test('admits what the schema admits', () => {
    for (const value of values) expect(z.safeParse(schema, value).success).toBe(true);
    for (const value of [0.5, NaN, 3, '0', { value: 1, on: true, extra: 0 }, [0]])
      expect(z.safeParse(schema, value).success).toBe(domain.indexOf(value) >= 0);
  });
});

function equals(one: unknown, other: unknown): boolean {
  if (typeof one !== typeof other || typeof other === 'bigint' || Object.is(other, -0)) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('a payload', () => {
  const domain = domainOf(z.strictObject({ value: int(1, 6), zone }));

  test.each([
    ['has an extra field', { value: 1, zone: 'conch', extra: 0 }],
    ['lacks a field', { value: 1 }],
    ['inherits a field', Object.assign(Object.create({ zone: 'conch' }), { value: 1, extra: 0 })],
    ['has a field of another type', { value: '1', zone: 'conch' }],
    ['is a list', [1, 'conch']],
    ['holds a bigint', { value: 1n, zone: 'conch' }],
    ['holds an object that can be made a number', { value: { valueOf: () => 1 }, zone: 'conch' }],
  ])('that %s is not in the domain', (_, value) => {
    expect(domain.indexOf(value)).toBe(-1);
  });

  test('is a fresh object each time', () => {
    expect(domain.valueAt(0)).toEqual({ value: 1, zone: 'conch' });
    expect(domain.valueAt(0)).not.toBe(domain.valueAt(0));
  });

  test('nested in another counts as one field', () => {
    const nested = domainOf(z.strictObject({ a: z.tuple([int(0, 2), int(0, 2)]), b: z.boolean() }));
    expect(nested.size).toBe(18);
    expect(nested.valueAt(17)).toEqual({ a: [2, 2], b: true });
    expect(nested.indexOf({ a: [1, 0], b: true })).toBe(7);
  });
});

describe('schemas that have no finite domain', () => {
  test.each([
    ['numbers without bounds', z.number()],
    ['texts', z.string()],
    ['lists', list(int(0, 1), 3)],
    ['optional fields', z.strictObject({ a: z.optional(int(0, 1)) })],
  ])('%s are refused', (_, schema) => {
    expect(() => domainOf(schema)).toThrow(TypeError);
  });
});

describe('bounded schemas', () => {
  test.each([
    [int(1, 6), 0, false],
    [int(1, 6), 1, true],
    [int(1, 6), 6, true],
    [int(1, 6), 7, false],
    [int(0, 6), -0, false],
    [int(1, 6), 1.5, false],
    [int(1, 6), '1', false],
    [list(int(0, 9), 2), [1, 2], true],
    [list(int(0, 9), 2), [1, 2, 3], false],
    [list(int(0, 9), 2, 1), [], false],
    [list(int(0, 9), 2, 1), [0], true],
  ])('%# %s: %j -> %s', (schema, value, admitted) => {
    expect(z.safeParse(schema, value).success).toBe(admitted);
  });
});
