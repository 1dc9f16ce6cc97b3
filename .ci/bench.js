// node .ci/bench.js [word ...] [--node-flag ...]: runs the benchmarks whose names hold one of the words, one process each.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

for (const file of readdirSync('test/bench').filter((name) => name.endsWith('.bench.ts'))) {
  if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, ['.ci/run-ts.js', `test/bench/${file}`, ...flags], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exitCode = 1;
}
