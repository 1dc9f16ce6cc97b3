import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Game } from '../core/game.js';
import { gameIds, knownGame } from '../simulate/known-games.js';
import { UsageError } from './terminal.js';

/** @throws UsageError when there is no such game */
export async function gameNamed(id: string | undefined): Promise<Game> {
  const game = id === undefined ? undefined : await knownGame(id);
  if (game !== undefined) return game;
  throw new UsageError(`there is no game ${JSON.stringify(id)}; there are ${gameIds.join(', ')}`);
}

/**
 * The address of a module of the user's own.
 *
 * @throws UsageError when there is no such file
 */
export function moduleAt(path: string): URL {
  if (existsSync(path)) return pathToFileURL(path);
  throw new UsageError(`--module: there is no file ${JSON.stringify(path)}`);
}
