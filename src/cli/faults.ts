import { EditionError, OptionsError, SaveError } from '../core/refusal.js';
import { UsageError } from './terminal.js';

/** Options of a batch that are options of the command too. All others are the game's. */
const FLAGS: readonly unknown[] = ['bots', 'cap', 'games', 'module', 'players', 'seed', 'workers'];

/** What to tell about an error, line by line; undefined for one that the command line is not to blame for. */
export function linesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof UsageError) return error.lines;
  if (error instanceof OptionsError) return [inFlags(error)];
  return error instanceof SaveError || error instanceof EditionError ? [error.message] : undefined;
}

/** What is wrong with options, in words of the command line. */
function inFlags({ path, found, expected }: OptionsError): string {
  const [name, ...rest] = path;
  const told = `: found ${found}, expected ${expected}`;
  if (name === 'referee') return `--module at ${path.join('.')}${told}`;
  const place = rest.length === 0 || name === 'bots' ? '' : ` at ${rest.join('.')}`;
  return `--${FLAGS.includes(name) ? String(name) : ['option', name].join(' ').trimEnd()}${place}${told}`;
}

type Results<Checks extends readonly (() => unknown)[]> = {
  readonly [Place in keyof Checks]: Awaited<ReturnType<Checks[Place]>>;
};

/**
 * The results of checks that do not depend on each other.
 *
 * @throws UsageError with the lines of all that found something
 */
export async function settled<const Checks extends readonly (() => unknown)[]>(
  ...checks: Checks
): Promise<Results<Checks>> {
  const results = await Promise.allSettled(checks.map(async (check) => await check()));
  const lines = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    const told = linesOf(result.reason);
    if (told === undefined) throw result.reason;
    return told;
  });
  if (lines.length > 0) throw new UsageError(...new Set(lines));
  return results.map((result) => result.status === 'fulfilled' && result.value) as Results<Checks>;
}

/** What the system says about a file, without the path that it was given. */
export function systemReason(error: unknown): string {
  const { message, syscall } = error as NodeJS.ErrnoException;
  return message.split(`, ${String(syscall)}`)[0] ?? message;
}
