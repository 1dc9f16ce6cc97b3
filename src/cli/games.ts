import { botNames } from '../bots/registry.js';
import { gameIds } from '../simulate/known-games.js';
import { names, parsed } from './arguments.js';
import { words } from './columns.js';
import { gameNamed } from './library.js';
import type { Terminal } from './terminal.js';

/** `tidetable games`: what there is to play. */
export async function gamesCommand(args: readonly string[], { out }: Terminal): Promise<number> {
  names(parsed(args, {}).positionals, []);
  const games = await Promise.all(gameIds.map(gameNamed));
  out(
    words([
      ['game', 'title', 'players', 'information', 'order', 'bots', 'rules', 'edition'],
      ...games.map(({ id, info, rulesVersion, editionMark }) => [
        id,
        info.title,
        info.seats.min === info.seats.max
          ? String(info.seats.min)
          : `${String(info.seats.min)} to ${String(info.seats.max)}`,
        info.information,
        info.order,
        botNames(id).join(', '),
        `version ${String(rulesVersion)}`,
        editionMark,
      ]),
    ]),
  );
  return 0;
}
