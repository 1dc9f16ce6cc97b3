import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { kraqua } from '../../src/games/kraqua/index.js';
import { scavengersGold } from '../../src/games/scavengers-gold/index.js';
import { rateOf, simulate } from '../../src/simulate/index.js';
import type { BatchReport, GameRecord, Rate } from '../../src/simulate/index.js';
import { run } from './support/run.js';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function jsonLines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

describe('tidetable simulate', () => {
  test('shows win rates with intervals, lengths, measures, games given up, and speed', async () => {
    const { code, out, err } = await run('simulate scavengers-gold --games 20 --seed 1');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = await simulate(scavengersGold, { games: 20, seed: 1 });
    expect(out).toContain('Scavengers Gold, 20 games, 2 players, seed "1"\n');
    expect(out).toMatch(/^seat, random at each +wins +95 % interval +games +mean return$/m);
    const [first] = report.seats;
    expect(out).toMatch(
      new RegExp(`^seat 0 +${(100 * (first?.wins?.rate ?? NaN)).toFixed(1)} % .* 20 `, 'm'),
    );
    for (const name of ['plies', 'decisions', ...Object.keys(report.measures)])
      expect(out).toMatch(new RegExp(`^${name} +-?[\\d.,]+|^0 in every game: .*\\b${name}\\b`, 'm'));
    expect(out).toContain('given up after 10,000 plies: 0 games\n');
    expect(out).toMatch(/^[\d,]+ decisions a second, [\d,]+ plies a second/m);
  });

  test('tells the seed that it takes when none is given', async () => {
    const { out } = await run('simulate scavengers-gold --games 1');
    expect(out).toContain('seed "tidetable"');
  });

  test('--json prints the report as data', async () => {
    const { out } = await run('simulate scavengers-gold --games 20 --seed 1 --cap 300 --json');
    const { timing: _, ...report } = JSON.parse(out) as BatchReport;
    const { timing: __, ...expected } = await simulate(scavengersGold, { games: 20, seed: 1, cap: 300 });
    expect(report).toEqual(expected);
  });

  test('--out writes a line of JSON a game, after one that says what the batch is', async () => {
    const file = join(folder, 'games.jsonl');
    await run(`simulate scavengers-gold --games 20 --seed 1 --out ${file}`);
    const [head, ...games] = jsonLines(readFileSync(file, 'utf8'));
    expect(head).toEqual({
      game: 'scavengers-gold',
      rulesVersion: scavengersGold.rulesVersion,
      edition: scavengersGold.editionMark,
      options: {},
      bots: ['random'],
      seed: '1',
      games: 20,
      cap: 10_000,
    });
    const records: GameRecord[] = [];
    await simulate(scavengersGold, { games: 20, seed: 1, onGame: (game) => records.push(game) });
    expect(games).toEqual(records);
  });

  test('plays a batch for each combination of options that are given more than once', async () => {
    const { out } = await run(
      'simulate scavengers-gold --games 2 --json --option goldDots=may-pass --option goldDots=must-stop --players 2',
    );
    expect(jsonLines(out)).toMatchObject([
      { options: { players: 2, goldDots: 'may-pass' } },
      { options: { players: 2, goldDots: 'must-stop' } },
    ]);
  });

  test('shows the batches side by side at the end: how they ended, and the shares of games', async () => {
    const { out } = await run(
      'simulate kraqua --games 8 --players 2 --players 3 --option difficulty=first-journey --option difficulty=pros',
    );
    const [ends = '', shares = ''] = out.trimEnd().split('\n\n').slice(-2);
    expect(ends).toMatch(/^batch +games +given up +won +almost won +lost +plies\n/);
    expect(shares).toMatch(/^share of games +reefGone +chestEmpty +folds\n/);
    for (const table of [ends, shares])
      expect(table.split('\n').map((line) => line.split(/ {3}/)[0]?.trim())).toEqual([
        expect.any(String),
        '2 players, difficulty "first-journey"',
        '2 players, difficulty "pros"',
        '3 players, difficulty "first-journey"',
        '3 players, difficulty "pros"',
      ]);
    const { outcomes, measures } = await simulate(kraqua, {
      options: { players: 2, difficulty: 'pros' },
      games: 8,
      seed: 'tidetable',
    });
    const text = (rate: Rate | null | undefined) =>
      [rate?.rate, rate?.low, rate?.high].map((share) => (100 * (share ?? NaN)).toFixed(1));
    const cells = (table: string) => (table.split('\n')[2] ?? '').match(/\d+\.\d(?= %| to |\))/g);
    const { won, between, lost } = outcomes ?? {};
    expect(cells(ends)).toEqual([won, between, lost].flatMap(text));
    const reasons = ['reefGone', 'chestEmpty', 'folds'].map((name) => measures[name]);
    expect(cells(shares)?.slice(0, 9)).toEqual(
      reasons.flatMap((mean) => text(rateOf((mean?.mean ?? NaN) * 8, 8))),
    );
  });

  test('names apart what was 0 in every game, which may be counts or reasons', async () => {
    const { out } = await run('simulate wreck-raiders --players 2 --games 5');
    expect(out).toContain(
      '\n0 in every game: rounds, endedByVault, endedByBeach, endedByExhibits, endedByRivals, endedByWreck\n',
    );
    for (const name of ['rounds', 'endedByVault']) expect(out).not.toMatch(new RegExp(`^${name}`, 'm'));
  });

  test('names nothing apart for a single game', async () => {
    const { out } = await run('simulate wreck-raiders --players 2 --games 1');
    expect(out).not.toContain('in every game');
    expect(out).toMatch(/^rounds +0 +0 +0$/m);
  });

  test('counts bots from 0, as the file of games does', async () => {
    const { out } = await run('simulate scavengers-gold --games 4 --bots greedy,random');
    expect(out).toMatch(/^bot +wins[^]*^0 greedy [^]*^1 random /m);
  });

  test('tells what is wrong with any batch before it plays one or writes over a file', async () => {
    const file = join(folder, 'kept.jsonl');
    writeFileSync(file, 'kept');
    for (const wrong of ['--players 2 --players 9', '--players 2 --bots greedy,deep-blue'])
      expect(await run(`simulate kraqua ${wrong} --games 1 --out ${file}`)).toMatchObject({
        code: 2,
        out: '',
      });
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  test.each([
    ['bots = {', 'cannot be loaded: '],
    ['bots = 3', '--module at bots: found a value of type number, expected an object'],
    ['bots = { mine: {} }', '--module at bots.mine: found a value of type object, expected a function'],
    ['referee = null', '--module at referee: found null, expected an object'],
    ['tally = "all"', '--module at tally: found a value of type string, expected a function'],
  ])('refuses a module with %s', async (text, message) => {
    const file = join(folder, `${message.replaceAll(/\W/g, '-')}.mjs`);
    writeFileSync(file, `export const ${text};`);
    const { code, err } = await run(`simulate scavengers-gold --games 1 --module ${file}`);
    expect(code).toBe(2);
    expect(err).toMatch(/^tidetable: .*\n$/);
    expect(err).toContain(message);
  });

  test('shows a bar where somebody watches, and takes it away again', async () => {
    const { out, err } = await run('simulate scavengers-gold --games 300', { watched: true });
    expect(err).toMatch(/\r.*\[#*\.*\] \d+ %, \d+ of 300 games/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(out).not.toContain('\r');
  });

  test('--transcript prints a game of the batch, which replay shows', async () => {
    const { out } = await run('simulate scavengers-gold --seed 1 --transcript 4');
    const [head, ...actions] = jsonLines(out);
    expect(head).toMatchObject({ game: 'scavengers-gold', options: { chance: 'explicit' } });
    const records: GameRecord[] = [];
    await simulate(scavengersGold, { games: 5, seed: 1, onGame: (game) => records.push(game) });
    expect(actions.length).toBe(records[4]?.plies);
  });
});

describe('Ctrl-C', () => {
  test('leaves a file of whole lines, a report of what was played, and says how far it came', async () => {
    const file = join(folder, 'partial.jsonl');
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, 300);
    const { code, out, err } = await run(`simulate scavengers-gold --games 1000000 --out ${file}`, {
      signal: controller.signal,
    });
    const [head, ...games] = jsonLines(readFileSync(file, 'utf8'));
    const told = `${games.length.toLocaleString('en-US')} of 1,000,000 games`;
    expect(code).toBe(130);
    expect(games.length).toBeGreaterThan(0);
    expect(head).toMatchObject({ games: 1_000_000 });
    expect(err).toBe(`stopped after ${told}; ${file} holds them\n`);
    expect(out).toContain(`Scavengers Gold, ${told}`);
  });

  test('counts all batches, and says which it came to', async () => {
    const controller = new AbortController();
    const file = join(folder, 'two.jsonl');
    setTimeout(() => {
      controller.abort();
    }, 300);
    const { code, out, err } = await run(
      `simulate kraqua --games 100000 --players 2 --players 3 --out ${file} --json`,
      { signal: controller.signal },
    );
    const { games } = JSON.parse(out) as BatchReport;
    expect(code).toBe(130);
    expect(jsonLines(readFileSync(file, 'utf8')).length).toBe(games + 1);
    expect(err).toBe(
      `stopped after ${games.toLocaleString('en-US')} of 200,000 games, in batch 1 of 2; ${file} holds them\n`,
    );
  });
});
