import type { Bot } from './policy.js';
import { random } from './random.js';

/** The bots of each game by name, loaded when first asked for. */
const BOTS_BY_GAME: Readonly<Record<string, Readonly<Record<string, () => Promise<Bot>>>>> = {
  'wreck-raiders': { greedy: async () => (await import('./greedy/wreck-raiders.js')).greedy },
  'rocking-raft': { greedy: async () => (await import('./greedy/rocking-raft.js')).greedy },
  kraqua: { greedy: async () => (await import('./greedy/kraqua.js')).greedy },
  'scavengers-gold': { greedy: async () => (await import('./greedy/scavengers-gold.js')).greedy },
  'bermuda-pirates': { greedy: async () => (await import('./greedy/bermuda-pirates.js')).greedy },
};

/** The names of the bots that play a game: `random` plays every one. */
export function botNames(gameId: string): readonly string[] {
  return ['random', ...Object.keys(ownBots(gameId))];
}

/** The bot of a name for a game; undefined when there is none. */
export async function botNamed(gameId: string, name: string): Promise<Bot | undefined> {
  if (name === 'random') return random;
  const bots = ownBots(gameId);
  return Object.hasOwn(bots, name) ? await bots[name]?.() : undefined;
}

function ownBots(gameId: string): Readonly<Record<string, () => Promise<Bot>>> {
  return Object.hasOwn(BOTS_BY_GAME, gameId) ? (BOTS_BY_GAME[gameId] ?? {}) : {};
}
