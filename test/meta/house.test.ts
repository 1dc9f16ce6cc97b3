import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const read = (file: string): string => readFileSync(file, 'utf8');
const textFile = /\.(ts|js|json|md|txt|yml|html)$|\/run$/;

const topLevel = readdirSync('.').filter(
  (name) => !['.git', '.cache', 'coverage', 'dist', 'node_modules'].includes(name),
);
const everything = topLevel
  .flatMap((name) => (statSync(name).isDirectory() ? filesUnder(name) : [name]))
  .filter((file) => textFile.test(file) && !file.startsWith('docs/api/'));
const sources = everything.filter((file) => file.startsWith('src/') && file.endsWith('.ts'));
const tests = everything.filter((file) => file.startsWith('test/') && file.endsWith('.ts'));
const prose = everything.filter((file) => file.endsWith('.md'));

/** The lines of some files that a pattern finds, as `file:line text`. */
const linesWith = (
  files: readonly string[],
  pattern: RegExp,
  textOf: (file: string) => string = read,
): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${String(index + 1)} ${line.trim()}`] : [])),
  );

const linesOf = (file: string): number => read(file).split('\n').length;
const codeLinesOf = (file: string): number =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

/** Files over their budget, with their lengths. */
const over = (files: readonly string[], budget: number, count = linesOf): string[] =>
  files.filter((file) => count(file) > budget).map((file) => `${file} ${String(count(file))}`);

describe('imports point one way', () => {
  const edgesFound = (pattern: RegExp): (readonly [file: string, target: string])[] =>
    sources.flatMap((file) =>
      [...read(file).matchAll(pattern)].map(
        ([, path]) => [file, join(dirname(file), String(path)).replace(/\.js$/, '.ts')] as const,
      ),
    );
  const edges = edgesFound(/^(?:import|export)\s(?:[^;]*?\sfrom\s)?'(\.[^']+)'/gm);

  /** The part of the house that a file stands in: `core`, `games/kraqua`, `bots`, or `index` and `json-schema`. */
  const partOf = (file: string): string => /^src\/(games\/[^/]+|[^/.]+)/.exec(file)?.[1] ?? file;

  const ranks: Readonly<Record<string, number>> = {
    core: 0,
    'json-schema': 1,
    index: 2,
    conformance: 3,
    bots: 3,
    simulate: 4,
    adapters: 4,
    cli: 5,
  };
  const rankOf = (part: string): number => (part.startsWith('games/') ? 1 : (ranks[part] ?? Infinity));

  test('every part of the house has its place', () => {
    expect([...new Set(sources.map(partOf))].filter((part) => rankOf(part) === Infinity)).toEqual([]);
  });

  test('core <- games <- conformance, bots, simulate <- cli, and no game knows another', () => {
    const wrong = edges.filter(([file, target]) => {
      const from = partOf(file);
      const to = partOf(target);
      return from !== to && rankOf(to) >= rankOf(from);
    });
    expect(wrong.map((edge) => edge.join(' -> '))).toEqual([]);
  });

  test('no file needs itself, not even for a type', () => {
    const targetsOf = (file: string) => edges.filter(([from]) => from === file).map(([, target]) => target);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const target of targetsOf(file)) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('everybody imports the file, not the folder', () => {
    const folders = edges.filter(
      ([file, target]) => /\/index\.ts$/.test(target) && partOf(file) === partOf(target),
    );
    expect(folders.map((edge) => edge.join(' -> '))).toEqual([]);
  });
});

describe('sizes', () => {
  const budgeted = sources.filter((file) => !/\/(rules\.ts$|editions\/)/.test(file));

  test('no source file passes 400 lines, and nine in ten stay under 250', () => {
    expect(over(budgeted, 400)).toEqual([]);
    expect(over(budgeted, 250).length).toBeLessThanOrEqual(budgeted.length / 10);
  });

  test('flow stays under 150 lines', () => {
    const flow = sources.filter((file) => /\/flow(\.ts|\/[^/]+)$/.test(file));
    expect(over(flow, 150, codeLinesOf)).toEqual([]);
  });

  test('no test file passes 400 lines', () => {
    expect(over(tests, 400)).toEqual([]);
  });

  test('an example has at most 80 lines of code; a solver may have more', () => {
    const examples = everything.filter((file) => /^examples\/(?!solve-|your-own-game)[^/]+\.ts$/.test(file));
    expect(over(examples, 80, codeLinesOf)).toEqual([]);
  });

  test('a golden file has at most 20 kB', () => {
    const golden = filesUnder('test/games').filter((file) => file.includes('/golden/'));
    expect(over(golden, 20_000, (file) => statSync(file).size)).toEqual([]);
  });
});

test('each describe in the tests of the rules names a rule first', () => {
  const ruleTests = tests.filter((file) => /^test\/games\/[^/]+\/rules\//.test(file));
  const names = ruleTests.flatMap((file) =>
    [...read(file).matchAll(/^describe(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/gm)].map(
      ([, , name]) => `${file}: ${String(name)}`,
    ),
  );
  expect(names.filter((name) => !/: [A-Z]{2}(?:-[A-Z]+)?-[A-Z0-9]+[a-z]?,? \S/.test(name))).toEqual([]);
  expect(ruleTests.filter((file) => !/^describe/m.test(read(file)))).toEqual([]);
});

describe('what is not written here', () => {
  test('only the agreed names stand at the top', () => {
    const agreed = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'docs',
      'examples',
      'package-lock.json',
      'package.json',
      'src',
      'test',
      'tsconfig.json',
      'tsup.config.ts',
    ];
    expect(topLevel.filter((name) => !name.startsWith('.') && !agreed.includes(name))).toEqual([]);
  });

  test('marks for later', () => {
    expect(linesWith(everything, /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/)).toEqual([]);
  });

  test('paths of one machine, and hosts of package registries', () => {
    expect(
      linesWith(
        everything,
        /(?<![\w.*])\/(?:work|root|home|Users)\/\w|npmj[s]\.(?:com|org)|registry\.yarn[p]kg/,
      ),
    ).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  test('banners', () => {
    expect(linesWith([...sources, ...tests], /^\s*(?:\/\/|\/\*|\*)\s*[-=*#~]{4,}/)).toEqual([]);
  });
});

describe('prose', () => {
  /** The text without code and comments, so that line numbers stay. */
  const proseOf = (file: string): string =>
    read(file)
      .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
      .replace(/`[^`\n]*`/g, '')
      .replace(/<!--.*?-->/g, '');

  test('praises nothing', () => {
    const praise =
      /\b(?:powerful|seamless(?:ly)?|robust(?:ly)?|blazing(?:ly)?|comprehensive(?:ly)?|cutting-edge|state-of-the-art|world-class|effortless(?:ly)?|delightful|battle-tested|production-ready|revolutionary|leverag(?:e|es|ing)|elegant(?:ly)?|game-chang(?:er|ing))\b/i;
    expect(linesWith(prose, praise, proseOf)).toEqual([]);
  });

  test('keeps calm', () => {
    expect(linesWith(prose, /\p{Emoji_Presentation}|\u{FE0F}/u, proseOf)).toEqual([]);
    expect(linesWith(prose, /!(?!\[)/, proseOf)).toEqual([]);
  });
});
