import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UsageError } from './terminal.js';

/**
 * The options and names of a command line.
 *
 * @throws UsageError for an option that the command does not have, or that is given twice and takes one value
 */
export function parsed<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true });
    const given = read.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = given.find(
      (name, place) => options[name]?.multiple !== true && given.indexOf(name) < place,
    );
    if (twice !== undefined) throw new UsageError(`--${twice}: found twice, expected once`);
    return read;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.split('. ')[0] ?? error.message);
  }
}

/**
 * The names that stand on a command line.
 *
 * @param expected - what each of them is, for the message; those after `required` may be missing
 * @throws UsageError when there are too few or too many
 */
export function names(
  positionals: readonly string[],
  expected: readonly string[],
  required = expected.length,
): readonly (string | undefined)[] {
  if (positionals.length < required)
    throw new UsageError(`the command needs ${expected[positionals.length] ?? 'a name'}`);
  const extra = positionals[expected.length];
  if (extra !== undefined) throw new UsageError(`nothing is known to do with ${JSON.stringify(extra)}`);
  return expected.map((_, place) => positionals[place]);
}

/** @throws UsageError unless the text is an integer of at least `least` */
export function integer(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(
    `--${option}: found ${JSON.stringify(text)}, expected an integer of at least ${String(least)}`,
  );
}

/**
 * Set-up options out of `name=value` texts. A value that reads as JSON is what it reads as, any other is a text.
 *
 * @returns one record for each combination, for options that were given several values
 */
export function combinations(settings: readonly string[]): Readonly<Record<string, unknown>>[] {
  const valuesByName = new Map<string, unknown[]>();
  const texts = new Set<string>();
  for (const setting of settings) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
    if (name === undefined || text === undefined)
      throw new UsageError(`--option: found ${JSON.stringify(setting)}, expected name=value`);
    if (name === 'seed' || name === 'chance')
      throw new UsageError(`--option: a batch sets ${name} itself; its seed is --seed`);
    if (texts.has(`${name}=${text}`))
      throw new UsageError(`--option: found ${name}=${text} twice, expected each value once`);
    texts.add(`${name}=${text}`);
    valuesByName.set(name, [...(valuesByName.get(name) ?? []), valueOf(text)]);
  }
  let rows: Record<string, unknown>[] = [{}];
  for (const [name, values] of valuesByName)
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows;
}

function valueOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
