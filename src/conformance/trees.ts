import { demand } from './law.js';

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Where two values first differ, in words; null when they are equal. The order of keys does not count. */
export function difference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  const alike = isContainer(one) && isContainer(other) && Array.isArray(one) === Array.isArray(other);
  if (!alike) return `${path === '' ? 'the whole' : path} is ${shown(one)} here and ${shown(other)} there`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const place = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(one, key)) return `${place} is missing here`;
    if (!Object.hasOwn(other, key)) return `${place} is missing there`;
    const found = difference(one[key], other[key], place);
    if (found !== null) return found;
  }
  return null;
}

/** @throws LawError when the two differ */
export function demandEqual(one: unknown, other: unknown, what: string): void {
  const found = difference(one, other);
  demand(found === null, () => `${what}: ${String(found)}`);
}

/** What in a value is no plain JSON of integers, in words; null when nothing is. */
export function oddity(value: unknown, { integers = true } = {}, path = 'the value'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    const fine = (integers ? Number.isSafeInteger(value) : Number.isFinite(value)) && !Object.is(value, -0);
    return fine ? null : `${path} is ${Object.is(value, -0) ? '-0' : String(value)}`;
  }
  if (typeof value !== 'object') return `${path} is of type ${typeof value}`;
  const prototype = Object.getPrototypeOf(value) as unknown;
  if (!Array.isArray(value) && prototype !== Object.prototype) return `${path} is an object of a class`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has holes or names`;
  if (Reflect.ownKeys(value).length !== Object.keys(value).length + Number(Array.isArray(value)))
    return `${path} has hidden keys`;
  for (const [key, part] of Object.entries(value)) {
    const found = oddity(part, { integers }, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Every object in a value with the path to it. An object that stands in two places comes twice. */
export function objectsIn(value: unknown, path = 'state'): [object: object, path: string][] {
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
