import { readFileSync } from 'node:fs';
import { range } from '../../src/index.js';
import type { Game, GameSignature } from '../../src/index.js';

/** How many sequences of a length lead on from a named position. */
export interface Count {
  readonly name: string;
  readonly depth: number;
  readonly nodes: number;
}

/**
 * The counts of a file: a line each, of a position's name, a number of plies and a number of sequences.
 *
 * @param file - a URL beside the test: `new URL('perft.txt', import.meta.url)`
 */
export function countsIn(file: URL): Count[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', depth, nodes] = line.split(/\s+/u);
      return { name, depth: Number(depth), nodes: Number(nodes) };
    });
}

/** What `perft` counts, counted by `check` and `reduce` alone: every action that there is, for every seat. */
export function bruteForce(game: Game, state: GameSignature['state'], depth: number): number {
  if (depth === 0) return 1;
  const players = range(game.seats(state)).flatMap((seat) =>
    range(game.actionSpace.size).map((id) => game.actionSpace.action(id, seat)),
  );
  const chance = (game.chanceOutcomes(state) ?? []).map(({ action }) => action);
  return [...players, ...chance]
    .filter((action) => game.check(state, action).legal)
    .reduce((sum, action) => sum + bruteForce(game, game.reduce(state, action), depth - 1), 0);
}
