import { existsSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const gameEntries = {
  index: 'src/index.ts',
  'scavengers-gold': 'src/games/scavengers-gold/index.ts',
  'wreck-raiders': 'src/games/wreck-raiders/index.ts',
  'rocking-raft': 'src/games/rocking-raft/index.ts',
  kraqua: 'src/games/kraqua/index.ts',
  'bermuda-pirates': 'src/games/bermuda-pirates/index.ts',
};

const libraryEntries = {
  ...gameEntries,
  conformance: 'src/conformance/index.ts',
  bots: 'src/bots/index.ts',
  simulate: 'src/simulate/index.ts',
  'json-schema': 'src/json-schema.ts',
};

const programEntries = {
  cli: 'src/cli/index.ts',
  'simulate-worker': 'src/simulate/worker.ts',
};

const present = (entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file)));

const shared: Options = {
  target: 'es2022',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  removeNodeProtocol: false,
  tsconfig: '.config/tsconfig.build.json',
};

export default defineConfig([
  { ...shared, entry: present({ ...libraryEntries, ...programEntries }), format: 'esm' },
  { ...shared, entry: present(libraryEntries), format: 'cjs', shims: true },
  {
    ...shared,
    entry: present(libraryEntries),
    format: ['esm', 'cjs'],
    // tsup sets `baseUrl`, which TypeScript 6 reports as deprecated.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    ...shared,
    entry: present(gameEntries),
    format: 'esm',
    platform: 'browser',
    outDir: 'dist/browser',
    noExternal: [/.*/],
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  },
]);
