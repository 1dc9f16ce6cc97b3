// What a batch keeps in memory: the highest resident size of a process that plays few games and of one that plays many;
// of a million after `-- --full`.
import { execFileSync } from 'node:child_process';
import { row } from './measure.js';

const FEW = 1_000;
const MANY = 20_000;
const MILLION = 1_000_000;

/** MiB at the highest. */
function peak(games: number): number {
  const code = `import { simulate } from 'tidetable/simulate';
    import { scavengersGold } from 'tidetable/scavengers-gold';
    await simulate(scavengersGold, { bots: ['random'], games: ${games}, seed: 1 });
    console.log(process.resourceUsage().maxRSS / 1024);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}

const few = peak(FEW);
const many = peak(process.argv.includes('--full') ? MILLION : MANY);
const games = process.argv.includes('--full') ? MILLION : MANY;
const million = many + (Math.max(0, many - few) * (MILLION - games)) / (games - FEW);
row(`a batch of ${FEW} games`, `${few.toFixed(0)} MiB`);
row(`a batch of ${games} games`, `${many.toFixed(0)} MiB`);
row('a batch of a million games, by the difference', `${million.toFixed(0)} MiB`, {
  ratio: million,
  atMost: 300,
});
