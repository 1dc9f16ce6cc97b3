import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Entries = Record<string, string>;

const present = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file)));

const gameEntries: Entries = Object.fromEntries(
  existsSync('src/games')
    ? readdirSync('src/games').map((id) => [id, `src/games/${id}/index.ts`] as const)
    : [],
);

/** What a page without a bundler can load: the kernel and the games. */
const playEntries = present({ index: 'src/index.ts', ...gameEntries });

/** One entry for each path that package.json exports. */
export const libraryEntries = present({
  ...playEntries,
  conformance: 'src/conformance/index.ts',
  bots: 'src/bots/index.ts',
  simulate: 'src/simulate/index.ts',
  'json-schema': 'src/json-schema.ts',
});

const programEntries = present({
  cli: 'src/cli/index.ts',
  'simulate-worker': 'src/simulate/worker.ts',
});

const shared: Options = {
  target: 'es2022',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  removeNodeProtocol: false,
  tsconfig: '.config/tsconfig.build.json',
};

export default defineConfig([
  { ...shared, entry: { ...libraryEntries, ...programEntries }, format: 'esm' },
  { ...shared, entry: libraryEntries, format: 'cjs', shims: true },
  {
    ...shared,
    entry: libraryEntries,
    format: ['esm', 'cjs'],
    // tsup sets `baseUrl`, which TypeScript 6 reports as deprecated.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    ...shared,
    entry: playEntries,
    format: 'esm',
    platform: 'browser',
    outDir: 'dist/browser',
    noExternal: [/.*/],
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  },
]);
