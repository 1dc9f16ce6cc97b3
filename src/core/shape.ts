import * as z from 'zod/mini';
import type { Finding, Path } from './refusal.js';

const DEPTH_MAX = 24;
const NO_SUCH_KEY = 'no such key';

/**
 * Looks over a value of unknown origin before a schema does: it must be a JSON tree of a bounded size. Takes time linear
 * in the size, and stops at the bound.
 *
 * @param nodesMax - how many values the tree may hold
 * @returns null when it is a tree of plain JSON
 */
export function foreignMatter(value: unknown, nodesMax: number): Finding | null {
  const queue: { path: Path; value: unknown }[] = [{ path: [], value }];
  for (let next = 0; next < queue.length; next += 1) {
    const { path, value: node } = queue[next] as { path: Path; value: unknown };
    const reason = notJson(node);
    if (reason !== null) return { path, ...reason };
    if (typeof node !== 'object' || node === null) continue;
    const keys = Array.isArray(node) ? node.length : Object.keys(node).length;
    if (queue.length + keys > nodesMax || path.length === DEPTH_MAX)
      return {
        path,
        found: `more than ${String(nodesMax)} values, or ${String(DEPTH_MAX)} levels`,
        expected: 'less',
      };
    for (const [key, part] of Object.entries(node))
      queue.push({ path: [...path, Array.isArray(node) ? Number(key) : key], value: part });
  }
  return null;
}

function notJson(value: unknown): { found: string; expected: string } | null {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : { found: inWords(value), expected: 'a finite number other than -0' };
  if (typeof value !== 'object') return { found: `a value of type ${typeof value}`, expected: 'JSON' };
  if (!Array.isArray(value) && !isPlain(value)) return { found: 'an object of a class', expected: 'JSON' };
  return Object.hasOwn(value, '__proto__') ? { found: 'the key __proto__', expected: NO_SUCH_KEY } : null;
}

/** Whether an object is one of JSON, of any realm (states may come out of an iframe): no array, no class. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null) return true;
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');
}

/** What a value is, in a few words that fit into a message. */
export function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${String(value.length)}`;
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'boolean' || value === null) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/** A finding, and how close the value came: the deeper it lies the closer, and a wrong literal is a half less. */
interface Complaint extends Finding {
  readonly closeness: number;
}

/** The first complaint of a schema about a value, in our words. */
export function firstFinding(error: z.core.$ZodError, input: unknown): Finding {
  const { path, found, expected } = complaintOf(error.issues[0] as z.core.$ZodIssue, input);
  return { path, found, expected };
}

/** What a schema says; of a union, what the branches say to which the value came closest. */
function complaintOf(issue: z.core.$ZodIssue, input: unknown): Complaint {
  const path = issue.path as Path;
  const value = valueIn(input, path);
  const firsts =
    issue.code === 'invalid_union'
      ? issue.errors.flatMap(([first]) => (first === undefined ? [] : [complaintOf(first, value)]))
      : [];
  const [best] = firsts.sort((one, other) => other.closeness - one.closeness);
  if (best === undefined)
    return {
      path,
      found:
        issue.code === 'unrecognized_keys' ? `the key ${issue.keys.map(inWords).join(', ')}` : inWords(value),
      expected: expectation(issue),
      closeness: path.length - Number(issue.code === 'invalid_value' && issue.values.length === 1) / 2,
    };
  const there = firsts.filter((first) => first.path.join() === best.path.join());
  return {
    path: [...path, ...best.path],
    found: best.found,
    expected: listed(there.map(({ expected }) => expected)),
    closeness: path.length + best.closeness,
  };
}

function expectation(issue: z.core.$ZodIssue): string {
  const entries = 'origin' in issue && issue.origin === 'array' ? ' entries' : '';
  if (issue.code === 'invalid_type') return withArticle(issue.expected);
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}${entries}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}${entries}`;
  if (issue.code === 'invalid_value') return listed(issue.values.map(inWords));
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys') return NO_SUCH_KEY;
  return 'options' in issue ? listed(issue.options.map(inWords)) : 'another form';
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}`;
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(' or ');
}

/** A finding as a clause: "by is 7, where an integer from 1 to 6 is right". The subject is for what has no path. */
export function clauseOf(subject: string, { path, found, expected }: Finding): string {
  const place = path.length === 0 ? subject : path.join('.');
  return `${place} ${expected === NO_SUCH_KEY ? 'has' : 'is'} ${found}, where ${expected} is right`;
}

/**
 * A value of unknown origin, checked: JSON of a bounded size first, then the schema.
 *
 * @returns what the schema made of it, or the first finding
 */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  nodesMax: number,
): { value: z.output<Schema> } | { finding: Finding } {
  const finding = foreignMatter(value, nodesMax);
  if (finding !== null) return { finding };
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { value: parsed.data } : { finding: firstFinding(parsed.error, value) };
}
