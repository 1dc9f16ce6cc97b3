// Runs each example on the built package and compares what it prints with examples/expected; --update rewrites that.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const update = process.argv.includes('--update');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--update');
const files = (existsSync('examples') ? readdirSync('examples') : [])
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));

for (const file of files) {
  const expectedFile = `examples/expected/${basename(file, '.ts')}.txt`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/run-ts.js', `examples/${file}`], {
    encoding: 'utf8',
    input: '',
  });
  if (update && status === 0) {
    mkdirSync('examples/expected', { recursive: true });
    writeFileSync(expectedFile, stdout);
  }
  const expected = existsSync(expectedFile) ? readFileSync(expectedFile, 'utf8') : null;
  const good = status === 0 && stdout === expected;
  console.log(`${good ? 'ok    ' : 'FAILED'} examples/${file}`);
  if (good) continue;
  process.exitCode = 1;
  console.log(stderr || `it printed this, which is not what ${expectedFile} holds:\n${stdout}`);
}
