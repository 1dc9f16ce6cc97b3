import type { Game } from '../core/game.js';

/** The package's own games on their standard editions, loaded when first asked for. */
const GAMES = new Map<string, () => Promise<Game>>([
  ['wreck-raiders', async () => (await import('../games/wreck-raiders/index.js')).wreckRaiders],
  ['rocking-raft', async () => (await import('../games/rocking-raft/index.js')).rockingRaft],
  ['kraqua', async () => (await import('../games/kraqua/index.js')).kraqua],
  ['scavengers-gold', async () => (await import('../games/scavengers-gold/index.js')).scavengersGold],
  ['bermuda-pirates', async () => (await import('../games/bermuda-pirates/index.js')).bermudaPirates],
]);

export const gameIds: readonly string[] = [...GAMES.keys()];

/** @returns undefined when the package has no such game */
export async function knownGame(id: string): Promise<Game | undefined> {
  return await GAMES.get(id)?.();
}
