import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from 'tidetable';
import { expect, inject, test } from 'vitest';
import { libraryEntries } from '../../tsup.config.js';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
}

const installed = join(inject('scratch'), 'node_modules/tidetable');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const gameIds = Object.keys(games).sort();

const branches = (entry: string) => ({
  import: { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
  require: { types: `./dist/${entry}.d.cts`, default: `./dist/${entry}.cjs` },
});

const filesOf = (folder: string): string[] =>
  readdirSync(join(installed, folder), { recursive: true, encoding: 'utf8' });

test('package.json exports every entry that is built, types first, and nothing else', () => {
  const wanted = Object.keys(libraryEntries).map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    branches(entry),
  ]);
  expect(manifest.exports).toEqual({
    ...Object.fromEntries(wanted),
    './schemas/*.json': './dist/schemas/*.json',
    './package.json': './package.json',
  });
  expect(JSON.stringify(manifest.exports)).not.toMatch(/"default":"[^"]+","types"/);
});

test('the registry, the folders and the entries name the same games', () => {
  expect(readdirSync('src/games').sort()).toEqual(gameIds);
  expect(Object.keys(libraryEntries)).toEqual(expect.arrayContaining(gameIds));
});

test('every other entry has its source', () => {
  expect(Object.keys(libraryEntries)).toEqual(
    expect.arrayContaining(['index', 'conformance', 'bots', 'simulate', 'json-schema']),
  );
});

test('at run time the package depends on three others', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['immer', 'tinypool', 'zod']);
});

test('the tarball holds the build, the source and the documents', () => {
  expect(readdirSync(installed).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'docs',
    'package.json',
    'src',
  ]);
  expect(filesOf('src')).toContain('index.ts');
  expect(
    filesOf('docs')
      .filter((file) => !file.includes('.'))
      .sort(),
  ).toEqual(['decisions', 'games', 'guide']);
  expect(filesOf('dist')).toEqual(expect.arrayContaining(['cli.js', 'simulate-worker.js']));
});

test('every relative link of the documents leads to a file of the tarball', () => {
  const pages = ['README.md', ...filesOf('docs').map((file) => join('docs', file))];
  const broken = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) =>
      [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#]+)/gu)].map(([, link]) =>
        join(page, '..', String(link)),
      ),
    )
    .filter((file) => !existsSync(join(installed, file)));
  expect(broken).toEqual([]);
});

test.each(gameIds)('%s has a bundle for browsers and its JSON Schemas', (id) => {
  expect(filesOf('dist/browser')).toContain(`${id}.js`);
  expect(filesOf('dist/schemas').filter((file) => file.startsWith(`${id}.`)).length).toBeGreaterThan(0);
});

test('every source that a source map names is in the tarball', () => {
  for (const map of filesOf('dist').filter((file) => /^[^/]*\.js\.map$/.test(file))) {
    const { sources } = JSON.parse(readFileSync(join(installed, 'dist', map), 'utf8')) as {
      sources: string[];
    };
    expect(
      sources.filter((source) => !existsSync(join(installed, 'dist', source))),
      map,
    ).toEqual([]);
  }
});
