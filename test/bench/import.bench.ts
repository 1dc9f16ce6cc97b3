// How long it takes to import one game, beside what it stands on: a process each, in turns.
import { execFileSync } from 'node:child_process';
import { median, row } from './measure.js';

const ROUNDS = 15;

/** Milliseconds from before the imports until after them. */
function importTime(modules: readonly string[]): number {
  const code = `const start = performance.now();
    for (const name of ${JSON.stringify(modules)}) await import(name);
    console.log(performance.now() - start);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}

const ground: number[] = [];
const game: number[] = [];
importTime(['tidetable/scavengers-gold']);
for (let round = 0; round < ROUNDS; round += 1) {
  ground.push(importTime(['zod/mini', 'immer']));
  game.push(importTime(['tidetable/scavengers-gold']));
}
const times = median(game.map((time, round) => time / (ground[round] ?? Number.NaN)));
row('import zod/mini and immer', `${median(ground).toFixed(1)} ms`);
row('import tidetable/scavengers-gold', `${median(game).toFixed(1)} ms`);
row('game / zod/mini and immer', times.toFixed(2), { ratio: times, atMost: 1.3 });
