import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtRunner } from './support/built.js';
import type { Built } from './support/built.js';

let built: Built;
beforeAll(async () => {
  built = await builtRunner('.cache/test-memory');
});

/**
 * Runs a program in a process of its own.
 *
 * @param heapMiB - what its heap may grow to
 * @returns the greatest memory that it took, threads included, in MiB
 */
function memoryOf(program: string, heapMiB: number): number {
  const measured = `${program}\nconsole.log(process.resourceUsage().maxRSS / 1024);`;
  const flags = [`--max-old-space-size=${String(heapMiB)}`, '--input-type=module', '--eval', measured];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return Number(stdout);
}

describe('memory does not grow with the number of games', () => {
  // Kept records of so many games would take 60 MiB.
  test('sixty thousand games, read one by one, in a heap of 24 MiB', () => {
    const program = `
      import { game } from '${built.module}';
      import { playGames } from '${built.entry}';
      let games = 0;
      for await (const { index } of playGames(game, { games: 60_000, seed: 1 })) if (index === games) games += 1;
      if (games !== 60_000) throw new Error(String(games));`;
    expect(memoryOf(program, 24)).toBeLessThan(300);
  });

  // TIDETABLE_LONG=1 npm test -- test/simulate/memory
  test.runIf(process.env['TIDETABLE_LONG'] === '1')(
    'a million games of Scavengers Gold, in two threads, in 300 MiB',
    () => {
      const program = `
        import { scavengersGold } from '${built.game}';
        import { simulate } from '${built.entry}';
        const { games } = await simulate(scavengersGold, { games: 1_000_000, seed: 1, workers: 2 });
        if (games !== 1_000_000) throw new Error(String(games));`;
      const memory = memoryOf(program, 256);
      console.log(`${memory.toFixed(0)} MiB at most`);
      expect(memory).toBeLessThan(300);
    },
    1_800_000,
  );
});
