import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UsageError } from './terminal.js';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options and names of a command line.
 *
 * @param hint - what may be meant by an option that the command does not have
 * @throws UsageError for an option that the command does not have, that lacks its value, or has one that it should not
 *   have, and that is given twice and takes one value
 */
export function parsed<Known extends Options>(
  args: readonly string[],
  options: Known,
  hint: (name: string) => string = () => '',
) {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === 'option');
  given.forEach(({ name, rawName, value, inlineValue }, place) => {
    const option = Object.hasOwn(options, name) && rawName.startsWith('--') ? options[name] : undefined;
    if (option === undefined) throw new UsageError(`there is no option ${rawName}${hint(name)}`);
    const missing = value === undefined || (!inlineValue && value.startsWith('--'));
    if (option.type === 'string' && missing)
      throw new UsageError(`--${name}: found nothing, expected a value`);
    if (option.type === 'boolean' && value !== undefined)
      throw new UsageError(`--${name}: found ${JSON.stringify(value)}, expected no value`);
    if (option.multiple !== true && given.findIndex((other) => other.name === name) < place)
      throw new UsageError(`--${name}: found twice, expected once`);
  });
  // Node takes a value that begins with a dash for an option, unless it stands behind an equals sign.
  const joined = given.map(({ name, value }) => (value === undefined ? `--${name}` : `--${name}=${value}`));
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  return parseArgs({
    args: [...joined, '--', ...positionals],
    options,
    allowPositionals: true,
    strict: true,
  });
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

/** @throws UsageError unless the text is an integer of at least `least` and at most `most` */
export function integer(option: string, text: string, least: number, most = Infinity): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const end = most === Infinity ? '' : ` and at most ${String(most)}`;
  throw new UsageError(
    `--${option}: found ${JSON.stringify(text)}, expected an integer of at least ${String(least)}${end}`,
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
