import { describe, expect, test } from 'vitest';
import { tensorLayout, writeTensor } from '../../src/core/tensor.js';
import type { TensorWriter } from '../../src/core/tensor.js';
import { position } from '../support/scenario.js';
import { digging } from './support/dig.js';
import { secrets } from './support/secrets.js';

const layout = tensorLayout([
  { name: 'seats', shape: [2, 3], meaning: 'coins, by seat and colour' },
  { name: 'turn', shape: [1], meaning: 'turns, in tenths' },
  { name: 'nothing', shape: [0], meaning: 'an empty block' },
  { name: 'phase', shape: [2], meaning: 'one-hot' },
]);

function filled(write: (out: TensorWriter) => void): number[] {
  return [...writeTensor(layout, write)];
}

describe('a layout', () => {
  test('places blocks one after the other', () => {
    expect(layout.size).toBe(9);
    expect(layout.blocks.map(({ name, offset, size }) => [name, offset, size])).toEqual([
      ['seats', 0, 6],
      ['turn', 6, 1],
      ['nothing', 7, 0],
      ['phase', 7, 2],
    ]);
  });

  test('of a game says what each number means', () => {
    expect(digging.tensorLayout.blocks[0]).toEqual({
      name: 'finds',
      shape: [4],
      meaning: 'finds, by seat',
      offset: 0,
      size: 4,
    });
  });
});

describe('a tensor', () => {
  test('is filled block by block', () => {
    expect(
      filled((out) => {
        out.block('seats');
        for (const coins of [1, 2, 3]) out.put(coins);
        out.skip(3);
        out.block('turn');
        out.put(0.5);
        out.block('nothing');
        out.block('phase');
        out.oneHot(1, 2);
      }),
    ).toEqual([1, 2, 3, 0, 0, 0, 0.5, 0, 1]);
  });

  test.each([
    ['a block that is too short', ['seats', 5, 'turn', 1, 'nothing', 0, 'phase', 2]],
    ['a block that is too long', ['seats', 7, 'turn', 1, 'nothing', 0, 'phase', 2]],
    ['blocks in another order', ['turn', 1, 'seats', 6, 'nothing', 0, 'phase', 2]],
    ['a block that does not exist', ['seats', 6, 'turns', 1]],
    ['a block that comes twice', ['seats', 6, 'seats', 6]],
    ['a last block that is too short', ['seats', 6, 'turn', 1, 'nothing', 0, 'phase', 1]],
    ['a last block that is missing', ['seats', 6, 'turn', 1, 'nothing', 0]],
    ['a block too many', ['seats', 6, 'turn', 1, 'nothing', 0, 'phase', 2, 'more', 0]],
    ['nothing', []],
  ])('is refused with %s', (_, parts) => {
    const write = (out: TensorWriter): void => {
      for (const part of parts) {
        if (typeof part === 'string') out.block(part);
        else out.skip(part);
      }
    };
    expect(() => filled(write)).toThrow(RangeError);
  });

  test('has no 1 for an index outside', () => {
    const write = (index: number) => (out: TensorWriter) => {
      out.block('seats');
      out.oneHot(index, 6);
      out.block('turn');
      out.skip(1);
      out.block('nothing');
      out.block('phase');
      out.skip(2);
    };
    for (const index of [-1, 6]) expect(filled(write(index))).toEqual(Array(9).fill(0));
    expect(filled(write(5)).indexOf(1)).toBe(5);
  });

  test('is made from what a viewer sees', () => {
    const state = position(secrets, {}, { pending: null, phase: 'call', cards: [2, 5] });
    const ones = (viewer: 0 | 1 | 'public'): number[] =>
      [...secrets.tensor(secrets.observe(state, viewer), viewer)].flatMap((value, index) =>
        value === 1 ? [index] : [],
      );
    expect(ones(0)).toEqual([1]);
    expect(ones(1)).toEqual([9]);
    expect(ones('public')).toEqual([]);
  });
});
