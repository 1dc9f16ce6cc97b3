// node .ci/run-ts.js FILE.ts [--node-flag ...] [-- arguments]
// Bundles one TypeScript file without the package itself and its dependencies, and runs it on the built package.
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { build } from 'tsup';

const [file, ...rest] = process.argv.slice(2);
const split = rest.includes('--') ? rest.indexOf('--') : rest.length;
const outDir = '.cache/run-ts';

await build({
  config: false,
  entry: [file],
  outDir,
  format: 'esm',
  target: 'es2022',
  tsconfig: '.config/tsconfig.build.json',
  sourcemap: true,
  silent: true,
  external: [/^tidetable(\/|$)/],
});

const built = `${outDir}/${basename(file, '.ts')}.js`;
const args = ['--enable-source-maps', ...rest.slice(0, split), built, ...rest.slice(split + 1)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
