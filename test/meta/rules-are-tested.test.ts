import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KERNEL_RULES, games } from '../../src/index.js';

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Whether a text names a rule: its id, and not the beginning of a longer one. */
function names(text: string, id: string): boolean {
  return new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text);
}

describe.each(Object.values(games).map((game) => ({ id: game.id, rules: game.rules })))(
  '$id',
  ({ id, rules }) => {
    const code = filesUnder(`src/games/${id}`).filter(({ path }) => !path.endsWith('/rules.ts'));
    const tests = filesUnder(`test/games/${id}`).filter(({ path }) => /\.test(-d)?\.ts$/.test(path));

    test('has rules', () => {
      expect(rules.length).toBeGreaterThan(0);
    });

    test('every rule is named by a test of the game', () => {
      const untested = rules.filter((rule) => !tests.some(({ text }) => names(text, rule.id)));
      expect(untested.map((rule) => `${rule.id} ${rule.title}`)).toEqual([]);
    });

    test('every rule that a state depends on is named in the code that carries it out', () => {
      const carried = rules.filter(({ stateless, shows }) => stateless === undefined && shows === undefined);
      const missing = carried.filter((rule) => !code.some(({ text }) => names(text, rule.id)));
      expect(missing.map((rule) => `${rule.id} ${rule.title}`)).toEqual([]);
    });

    test('a rule that shows as a refusal of the kernel is tested as that', () => {
      const shown = rules.flatMap((rule) =>
        rule.shows === undefined ? [] : [{ rule: rule.id, as: rule.shows }],
      );
      const missing = shown.filter(
        ({ rule, as }) => !tests.some(({ text }) => names(text, rule) && names(text, as)),
      );
      expect(missing).toEqual([]);
    });

    test('every id that the code or a test names is a rule', () => {
      const known = new Set<string>([...rules.map((rule) => rule.id), ...KERNEL_RULES]);
      const prefix = String(rules[0]?.id.split('-')[0]);
      const pattern = new RegExp(`(?<![\\w-])${prefix}-(?:[A-Z]+-)?[A-Z]*\\d*[a-z]?(?![\\w-])`, 'g');
      const strange = [...code, ...tests.filter(({ path }) => !path.endsWith('-d.ts'))].flatMap(
        ({ path, text }) =>
          [...text.matchAll(pattern)]
            .filter(([found]) => !known.has(found))
            .map(([found]) => `${path}: ${found}`),
      );
      expect(strange).toEqual([]);
    });

    test('every refusal names its rule where it is made', () => {
      const nameless = code.flatMap(({ path, text }) =>
        [...text.matchAll(/\brefusal\(([^=]*)/g)]
          .map(([, before]) => String(before).trim())
          .filter((before) => !/['"`][A-Z]{2}-/.test(before) && !/^\w+,/.test(before))
          .map((before) => `${path}: ${before}`),
      );
      expect(nameless).toEqual([]);
    });
  },
);
