import type { Seat } from './seats.js';

/**
 * The element at an index that the rules have made sure of.
 *
 * @throws RangeError when there is none: a bug in the rules, never a user's mistake
 */
export function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined)
    throw new RangeError(`no element ${String(index)} in a list of ${String(list.length)}`);
  return value;
}

/**
 * Takes the element at an index out of a list, which closes up.
 *
 * @throws RangeError when there is none
 */
export function takeAt<Value>(list: Value[], index: number): Value {
  const value = at(list, index);
  list.splice(index, 1);
  return value;
}

/** The list without the first element that is this value. */
export function without<Value>(list: readonly Value[], value: Value): Value[] {
  const index = list.indexOf(value);
  return index < 0 ? [...list] : [...list.slice(0, index), ...list.slice(index + 1)];
}

/** The integers from 0 to `count` - 1. */
export function range(count: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index += 1) list.push(index);
  return list;
}

/** No seat may act: what `actors` gives at a chance node and after the end. */
export const NOBODY: readonly Seat[] = /* @__PURE__ */ Object.freeze([]);

const SOLE: readonly (readonly Seat[])[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ range(16).map((seat) => Object.freeze([seat])),
);

/** The list of one seat, always the same frozen object: `actors` is asked at every ply. */
export function soleActor(seat: Seat): readonly Seat[] {
  return SOLE[seat] as readonly Seat[];
}

/** Freezes a JSON value, and all that it holds, for good. Typed arrays cannot be frozen and are left as they are. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
