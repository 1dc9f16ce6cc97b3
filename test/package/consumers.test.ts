import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprint, games } from 'tidetable';
import { scavengersGold } from 'tidetable/scavengers-gold';
import { build } from 'vite';
import { describe, expect, inject, test } from 'vitest';

const scratch = inject('scratch');

/** Plays the first legal action 200 times and prints the fingerprint. */
const body = `
  let state = scavengersGold.setup({ players: 2, seed: 7 });
  for (let ply = 0; ply < 200 && state.result === null; ply += 1) {
    const action = scavengersGold.legalActions(state)[0];
    if (action === undefined) throw new Error('nothing is legal');
    state = scavengersGold.reduce(state, action);
  }
  console.log(fingerprint(state));
`;

const imports = `
import { fingerprint } from 'tidetable';
import { scavengersGold } from 'tidetable/scavengers-gold';
`;

function expectedFingerprint(): string {
  let state = scavengersGold.setup({ players: 2, seed: 7 });
  for (let ply = 0; ply < 200 && state.result === null; ply += 1) {
    const action = scavengersGold.legalActions(state)[0];
    if (action === undefined) throw new Error('nothing is legal');
    state = scavengersGold.reduce(state, action);
  }
  return fingerprint(state);
}

const write = (file: string, text: string): string => {
  writeFileSync(join(scratch, file), text);
  return file;
};

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' }).trim();

/** Bundles one file as an application would, and returns the text of the bundle. */
async function bundle(name: string, text: string): Promise<string> {
  const outDir = join(scratch, `bundle-${name}`);
  await build({
    root: scratch,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      minify: false,
      lib: { entry: join(scratch, write(`${name}.js`, text)), formats: ['es'], fileName: name },
    },
  });
  return readdirSync(outDir)
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('\n');
}

describe('the installed package plays the same game', () => {
  test('imported as a module', () => {
    expect(node(write('esm.mjs', imports + body))).toBe(expectedFingerprint());
  });

  test('required from CommonJS', () => {
    const requires = imports.replace(/import (.*) from (.*);/g, 'const $1 = require($2);');
    expect(node(write('cjs.cjs', requires + body))).toBe(expectedFingerprint());
  });

  test('bundled by Vite', async () => {
    await bundle('app', imports + body);
    expect(node('bundle-app/app.js')).toBe(expectedFingerprint());
  });

  test('through the command', () => {
    const command = join(scratch, 'node_modules/.bin/tidetable');
    const ids = execFileSync(command, ['games'], { encoding: 'utf8' });
    for (const id of Object.keys(games)) expect(ids).toContain(id);
  });
});

describe('every entry loads both ways, with the same names', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const entries = Object.keys(exports).filter((path) => !path.includes('.json'));

  test.each(entries)('%s', (path) => {
    const name = path.replace('.', 'tidetable');
    const print = '.then((names) => console.log(JSON.stringify(Object.keys(names).sort())))';
    const imported = node('--input-type=module', '-e', `import('${name}')${print}`);
    const required = node('--input-type=commonjs', '-e', `Promise.resolve(require('${name}'))${print}`);
    expect(JSON.parse(imported)).not.toEqual([]);
    expect(required).toBe(imported);
  });

  test('a JSON Schema file', () => {
    const load = "require('tidetable/schemas/scavengers-gold.action.json')";
    expect(node('-p', `typeof ${load}`)).toBe('object');
  });
});

describe('the types compile, the libraries they come from checked too', () => {
  const options = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--target', 'es2022'];
  const tsc = (...args: string[]): string => {
    try {
      return node(resolve('node_modules/typescript/bin/tsc'), ...options, ...args);
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout);
    }
  };
  const source = `${imports}declare const console: { log(text: string): void };${body}`;

  test.each([
    ['a module', 'types.mts', 'nodenext', 'nodenext'],
    ['CommonJS', 'types.cts', 'nodenext', 'nodenext'],
    ['a bundler', 'types.ts', 'esnext', 'bundler'],
  ])('for %s', (_, file, module, resolution) => {
    expect(tsc(write(file, source), '--module', module, '--moduleResolution', resolution)).toBe('');
  });

  test('and a wrong field does not', () => {
    const wrong = source.replace('players: 2', "players: 'two'");
    const file = write('wrong.mts', wrong);
    expect(tsc(file, '--module', 'nodenext', '--moduleResolution', 'nodenext')).toContain('wrong.mts');
  });
});

describe.each(Object.keys(games))('%s alone', (id) => {
  const dist = join(scratch, 'node_modules/tidetable/dist');

  /** A built file and all that it imports. */
  const closure = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, next] of text.matchAll(/["']\.\/([\w-]+\.js)["']/g)) closure(String(next), seen);
    return seen;
  };

  test('is made of the kernel and its own folder', () => {
    const sources = [...closure(`${id}.js`)].flatMap((file) => {
      const map = JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')) as { sources: string[] };
      return map.sources;
    });
    const own = new RegExp(`^\\.\\./src/(core|games/${id})/`);
    expect(sources).not.toEqual([]);
    expect(sources.filter((source) => !own.test(source))).toEqual([]);
  });

  test('bundled by Vite, asks for no pool, worker or Node module', async () => {
    const text = await bundle(`only-${id}`, `export * from 'tidetable/${id}';`);
    expect(text).not.toMatch(/tinypool|worker_threads|simulate-worker|fast-check|['"]node:/);
  });
});
