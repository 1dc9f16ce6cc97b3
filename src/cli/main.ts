import { createRequire } from 'node:module';
import { BotError } from '../simulate/index.js';
import { linesOf } from './faults.js';
import { gamesCommand } from './games.js';
import { replayCommand } from './replay.js';
import { rulesCommand } from './rules.js';
import { simulateCommand } from './simulate.js';
import { UsageError } from './terminal.js';
import type { Terminal } from './terminal.js';
import { USAGE } from './usage.js';

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  games: gamesCommand,
  simulate: simulateCommand,
  rules: rulesCommand,
  replay: replayCommand,
};

/**
 * Carries out one command line.
 *
 * @returns the exit code: 0, 1 for a bot that failed, 2 for input that the command cannot work with, 130 when it was stopped
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined) {
      terminal.err(USAGE);
      return 2;
    }
    if (args.includes('--help') || args.includes('-h') || name === 'help') {
      terminal.out(USAGE);
      return 0;
    }
    if (name === '--version') {
      terminal.out(`${version()}\n`);
      return 0;
    }
    return await commandNamed(name)(rest, terminal);
  } catch (error) {
    const lines = error instanceof BotError ? [error.message] : linesOf(error);
    if (lines === undefined) throw error;
    for (const line of lines) terminal.err(`tidetable: ${line.replaceAll('\n', ' ')}\n`);
    return error instanceof BotError ? 1 : 2;
  }
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command;
  throw new UsageError(
    `there is no command ${JSON.stringify(name)}; there are ${Object.keys(COMMANDS).join(', ')}`,
  );
}

function version(): string {
  const { version } = createRequire(import.meta.url)('tidetable/package.json') as { version: string };
  return version;
}
