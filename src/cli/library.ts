import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Game } from '../core/game.js';
import { gameIds, knownGame } from '../simulate/known-games.js';
import { UsageError } from './terminal.js';

/** @throws UsageError when there is no such game */
export async function gameNamed(id: string): Promise<Game> {
  const game = await knownGame(id);
  if (game !== undefined) return game;
  throw new UsageError(`there is no game ${JSON.stringify(id)}; there are ${gameIds.join(', ')}`);
}

/** The names of a game's options: what its `setup` takes besides seed and chance. */
export function optionNames({ schemas }: Game): string[] {
  const { anyOf = [] } = z.toJSONSchema(schemas.options, { io: 'input' });
  const [form] = anyOf as readonly { readonly properties: object }[];
  return Object.keys(form?.properties ?? {}).filter((name) => name !== 'seed');
}

/**
 * The address of a module of the user's own.
 *
 * @throws UsageError when there is no such file, or it cannot be loaded
 */
export async function moduleAt(path: string): Promise<URL> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw new UsageError(`--module: there is no file ${JSON.stringify(path)}`);
  const url = pathToFileURL(path);
  try {
    await import(url.href);
  } catch (error) {
    throw new UsageError(`--module: ${JSON.stringify(path)} cannot be loaded: ${String(error)}`);
  }
  return url;
}
