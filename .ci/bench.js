// node .ci/bench.js [word ...] [--node-flag ...]: runs the benchmarks whose names hold one of the words, one process each.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = readdirSync('test/bench')
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

if (files.length === 0) {
  console.error(`no benchmark is named ${words.join(' or ')}`);
  process.exitCode = 1;
}
for (const file of files) {
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, ['.ci/run-ts.js', `test/bench/${file}`, ...flags], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exitCode = 1;
}
