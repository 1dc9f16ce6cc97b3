import { demand } from './law.js';

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  const text = isContainer(value) ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Where two values first differ, in words; null when they are equal. The order of keys does not count. */
export function difference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  if (one instanceof Float32Array && other instanceof Float32Array) return differentNumber(one, other, path);
  if (isContainer(one) && isContainer(other) && Array.isArray(one) === Array.isArray(other))
    return differentPart(one, other, path);
  return `${path === '' ? 'the whole' : path} is ${shown(one)} here and ${shown(other)} there`;
}

function differentPart(one: Container, other: Container, path: string): string | null {
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const place = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(one, key)) return `${place} is missing here`;
    if (!Object.hasOwn(other, key)) return `${place} is missing there`;
    const found = difference(one[key], other[key], place);
    if (found !== null) return found;
  }
  return null;
}

function differentNumber(one: Float32Array, other: Float32Array, path: string): string | null {
  const place = one.findIndex((number, index) => number !== other[index]);
  if (place < 0 && one.length === other.length) return null;
  return `${path}.${String(place)} is ${String(one[place])} here and ${String(other[place])} there`;
}

/** @throws LawError when the two differ */
export function demandEqual(one: unknown, other: unknown, what: string): void {
  const found = difference(one, other);
  demand(found === null, () => `${what}: ${String(found)}`);
}

/** What in a value is no plain JSON of integers, in words; null when nothing is. */
export function oddity(value: unknown, { integers = true } = {}, path = 'the value'): string | null {
  if (!isContainer(value)) {
    const found = oddLeaf(value, integers);
    return found === null ? null : `${path} is ${found}`;
  }
  const form = formOf(value);
  if (form !== null) return `${path} ${form}`;
  for (const [key, part] of Object.entries(value)) {
    const found = oddity(part, { integers }, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function oddLeaf(value: unknown, integers: boolean): string | null {
  if (typeof value === 'number') {
    const fine = integers ? Number.isSafeInteger(value) : Number.isFinite(value);
    return fine && !Object.is(value, -0) ? null : shown(value);
  }
  return value === null || typeof value === 'string' || typeof value === 'boolean'
    ? null
    : `of type ${typeof value}`;
}

/** What is wrong with an object or list itself. */
function formOf(value: Container): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  const list = Array.isArray(value);
  if (!list && prototype !== Object.prototype) return 'is an object of a class';
  if (list && Object.keys(value).length !== value.length) return 'has holes or names';
  return Reflect.ownKeys(value).length === Object.keys(value).length + Number(list)
    ? null
    : 'has hidden keys';
}

/** Every object in a value with the path to it. An object that stands in two places comes twice. */
function objectsIn(value: unknown, path = 'state'): [object: object, path: string][] {
  if (!isContainer(value)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => objectsIn(part, `${path}.${key}`));
  return [[value, path], ...inside];
}

/** Two places of one value at which the same object stands, in words. */
export function repeated(value: unknown): string | null {
  const places = new Map<object, string>();
  for (const [object, path] of objectsIn(value)) {
    const known = places.get(object);
    if (known !== undefined) return `${path} is the same object as ${known}`;
    places.set(object, path);
  }
  return null;
}

/** A place of one value at which an object stands that the other value holds too, in words. */
export function sharedPart(one: unknown, other: unknown): string | null {
  const theirs = new Set(objectsIn(other).map(([object]) => object));
  const found = objectsIn(one).find(([object]) => theirs.has(object));
  return found === undefined ? null : found[1];
}

/** A place that can be written to, in words. */
export function unfrozen(value: unknown): string | null {
  const found = objectsIn(value, 'the value').find(([object]) => !Object.isFrozen(object));
  return found === undefined ? null : found[1];
}
