// node .ci/bench.js [word ...] [--node-flag ...] [-- arguments]
// Runs the benchmarks whose names hold one of the words, one process each.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const given = process.argv.slice(2);
const split = given.includes('--') ? given.indexOf('--') : given.length;
const own = given.slice(0, split);
const words = own.filter((argument) => !argument.startsWith('--'));
const passed = [...own.filter((argument) => argument.startsWith('--')), ...given.slice(split)];
const files = readdirSync('test/bench')
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

if (files.length === 0) {
  console.error(`no benchmark is named ${words.join(' or ')}`);
  process.exitCode = 1;
}
for (const file of files) {
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, ['.ci/run-ts.js', `test/bench/${file}`, ...passed], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exitCode = 1;
}
