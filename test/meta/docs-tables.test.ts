import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import type { Game } from '../../src/index.js';
import { withTables } from '../support/docs-tables.js';

const HEADINGS = [
  'In one paragraph',
  'Play it in ten lines',
  'Options',
  'Actions',
  'Chance',
  'What each seat sees',
  'State',
  'Tensor layout',
  'Scores and returns',
  'Rulings',
  'Sizes',
  'Known gaps',
  'Rules version history',
];

const measuresOf = (game: Game): string[] =>
  Object.keys(game.measures(game.setup({ players: 2, chance: 'explicit' })));

describe.each(Object.values(games).map((game) => ({ game, page: `docs/games/${game.id}.md` })))(
  '$page',
  ({ game, page }) => {
    test('exists', () => {
      expect(existsSync(page)).toBe(true);
    });

    test('has the headings that every game has, in their order', () => {
      const headings = [...readFileSync(page, 'utf8').matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
      expect(headings).toEqual(HEADINGS);
    });

    test('has the tables that follow from the definition (TIDETABLE_DOCS=write makes them anew)', () => {
      const text = readFileSync(page, 'utf8');
      const fresh = withTables(text, game);
      if (process.env['TIDETABLE_DOCS'] === 'write') writeFileSync(page, fresh);
      else expect(text).toBe(fresh);
      for (const name of ['options', 'actions', 'chance', 'tensor', 'rulings'])
        expect(text).toContain(`<!-- generated:${name} -->`);
    });

    test('tells what each measure is, in their order', () => {
      const [, rows = ''] =
        /^\| measure \| .*\n\| --- .*\n((?:\| .*\n)*)/mu.exec(readFileSync(page, 'utf8')) ?? [];
      const cells = [...rows.matchAll(/^\| (.*?) \|/gmu)].map(([, cell]) => String(cell)).join();
      expect([...cells.matchAll(/\w+/gu)].map(String)).toEqual(measuresOf(game));
    });
  },
);
