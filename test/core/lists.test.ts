import { describe, expect, test } from 'vitest';
import { NOBODY, at, deepFreeze, range, soleActor, takeAt, without } from '../../src/core/lists.js';

describe('an element', () => {
  test('is found by its index, or that is a bug', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    for (const index of [-1, 2, 0.5]) expect(() => at(['a', 'b'], index)).toThrow(RangeError);
  });

  test('is taken out, and the list closes up', () => {
    const list = [1, 2, 3];
    expect(takeAt(list, 1)).toBe(2);
    expect(list).toEqual([1, 3]);
    expect(() => takeAt(list, 2)).toThrow(RangeError);
    expect(list).toEqual([1, 3]);
  });

  test('is left out once in a copy', () => {
    const list = Object.freeze([1, 2, 1]);
    expect(without(list, 1)).toEqual([2, 1]);
    expect(without(list, 9)).toEqual([1, 2, 1]);
    expect(without(list, 9)).not.toBe(list);
  });
});

describe('actors', () => {
  test('are frozen lists, the same each time', () => {
    expect(soleActor(3)).toEqual([3]);
    expect(soleActor(3)).toBe(soleActor(3));
    expect(Object.isFrozen(soleActor(0)) && Object.isFrozen(NOBODY)).toBe(true);
    expect(NOBODY).toEqual([]);
  });
});

describe('freezing', () => {
  test('reaches every part, and leaves typed arrays alone', () => {
    const mask = new Uint8Array(2);
    const value = deepFreeze({ list: [{ deep: [1] }], mask, nothing: null });
    expect(Object.isFrozen(value.list[0]?.deep)).toBe(true);
    mask[0] = 1;
    expect(value.mask[0]).toBe(1);
  });

  test('counts from 0', () => {
    expect(range(3)).toEqual([0, 1, 2]);
    expect(range(0)).toEqual([]);
  });
});
