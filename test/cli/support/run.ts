import { main } from '../../../src/cli/main.js';

/** What a command line did. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Carries out a command line, split at blanks, without threads unless it asks for them.
 *
 * @param given - whether somebody watches, and what Ctrl-C aborts
 */
export async function run(
  line: string,
  given: { readonly watched?: boolean; readonly signal?: AbortSignal } = {},
): Promise<Outcome> {
  const args = line.split(' ').filter((word) => word !== '');
  const texts = { out: '', err: '' };
  const code = await main(
    args[0] === 'simulate' && !args.includes('--workers') ? [...args, '--workers', '0'] : args,
    {
      out: (text) => (texts.out += text),
      err: (text) => (texts.err += text),
      watched: given.watched ?? false,
      signal: given.signal ?? new AbortController().signal,
    },
  );
  return { code, ...texts };
}
