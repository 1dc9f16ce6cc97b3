import type { Bot } from './policy.js';
import { random } from './random.js';

/** The greedy bot of each game, loaded when first asked for. */
const GREEDY_BY_GAME = new Map<string, () => Promise<Bot>>([
  ['wreck-raiders', async () => (await import('./greedy/wreck-raiders.js')).greedy],
  ['rocking-raft', async () => (await import('./greedy/rocking-raft.js')).greedy],
  ['kraqua', async () => (await import('./greedy/kraqua.js')).greedy],
  ['scavengers-gold', async () => (await import('./greedy/scavengers-gold.js')).greedy],
  ['bermuda-pirates', async () => (await import('./greedy/bermuda-pirates.js')).greedy],
]);

/** The names of the bots that play a game: `random` plays every one. */
export function botNames(gameId: string): readonly string[] {
  return GREEDY_BY_GAME.has(gameId) ? ['random', 'greedy'] : ['random'];
}

/** The bot of a name for a game; undefined when there is none. */
export async function botNamed(gameId: string, name: string): Promise<Bot | undefined> {
  if (name === 'random') return random;
  return name === 'greedy' ? await GREEDY_BY_GAME.get(gameId)?.() : undefined;
}
