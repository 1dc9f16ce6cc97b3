import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { gameIds } from '../../src/simulate/known-games.js';
import { run } from './support/run.js';

describe('tidetable', () => {
  test('prints its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await run('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  test.each(['--help', 'help', 'simulate --help'])('%s prints how to use it', async (line) => {
    const { code, out, err } = await run(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of ['games', 'simulate GAME', 'rules GAME', 'replay FILE']) expect(out).toContain(name);
  });

  test('alone prints how to use it, as an error', async () => {
    const { code, out, err } = await run('');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe((await run('--help')).out);
  });
});

test('the command knows the games of the package', () => {
  expect([...gameIds].sort()).toEqual(Object.keys(games).sort());
});

describe('tidetable games', () => {
  test('lists each game once, with its bots', async () => {
    const { code, out } = await run('games');
    expect(code).toBe(0);
    for (const game of Object.values(games)) {
      const lines = out.split('\n').filter((line) => line.startsWith(`${game.id} `));
      expect(lines).toEqual([expect.stringContaining(game.info.title)]);
      expect(lines[0]).toContain('random');
      expect(lines[0]).toContain(game.editionMark);
    }
  });
});

describe('tidetable rules', () => {
  test('lists every rule and ruling', async () => {
    const { code, out } = await run('rules scavengers-gold');
    expect(code).toBe(0);
    const ids = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(ids).toEqual(games['scavengers-gold'].rules.map(({ id }) => id));
  });

  test('shows a rule, whatever the case of its id', async () => {
    const { out } = await run('rules scavengers-gold sg-r22');
    expect(out).toMatch(/^SG-R22 {2}/);
    const rule = games['scavengers-gold'].rule('SG-R22');
    expect(out).toContain(rule.text);
    expect(out).toContain(`Why: ${String(rule.reason)}`);
  });
});

describe('what cannot be worked with gets one line and code 2', () => {
  test.each([
    ['sail', 'there is no command "sail"; there are games, simulate, rules, replay'],
    ['constructor', 'there is no command "constructor"; there are games, simulate, rules, replay'],
    ['games all', 'nothing is known to do with "all"'],
    ['games --all', 'there is no option --all'],
    ['games -a', 'there is no option -a'],
    ['rules', 'the command needs a game'],
    ['rules chess', `there is no game "chess"; there are ${gameIds.join(', ')}`],
    [
      'rules scavengers-gold SG-X',
      'scavengers-gold has no rule "SG-X"; tidetable rules scavengers-gold lists them',
    ],
    ['simulate', 'the command needs a game'],
    ['simulate toString', `there is no game "toString"; there are ${gameIds.join(', ')}`],
    ['simulate scavengers-gold --games 0', '--games: found "0", expected an integer of at least 1'],
    ['simulate scavengers-gold --games ten', '--games: found "ten", expected an integer of at least 1'],
    ['simulate scavengers-gold --cap -1', '--cap: found "-1", expected an integer of at least 1'],
    ['simulate scavengers-gold --cap=-1', '--cap: found "-1", expected an integer of at least 1'],
    ['simulate scavengers-gold --games -5', '--games: found "-5", expected an integer of at least 1'],
    ['simulate scavengers-gold --games', '--games: found nothing, expected a value'],
    ['simulate scavengers-gold --bots --games 3', '--bots: found nothing, expected a value'],
    ['simulate scavengers-gold --bots deep-blue', '--bots: found "deep-blue", expected random or greedy'],
    [
      'simulate scavengers-gold --bots random,random,random',
      '--bots: found 3 bots, expected 2, one for each seat',
    ],
    ['simulate scavengers-gold --players 3', '--players: found 3, expected 2'],
    ['simulate scavengers-gold --option goldDots=never', '--option goldDots: found "never", expected'],
    [
      'simulate scavengers-gold --option wind=4',
      '--option wind: there is no such option; scavengers-gold has players, goldDots',
    ],
    ['simulate kraqua --difficulty pros', 'there is no option --difficulty; --option difficulty=… sets it'],
    ['simulate kraqua --wind 4', 'there is no option --wind'],
    ['simulate scavengers-gold --option goldDots', '--option: found "goldDots", expected name=value'],
    ['simulate scavengers-gold --option seed=4', '--option: a batch sets seed itself; its seed is --seed'],
    ['simulate scavengers-gold --module none.js', '--module: there is no file "none.js"'],
    ['simulate scavengers-gold --games 3 --games 4', '--games: found twice, expected once'],
    ['simulate scavengers-gold --games 1.5', '--games: found "1.5", expected an integer of at least 1'],
    ['simulate scavengers-gold --games NaN', '--games: found "NaN", expected an integer of at least 1'],
    ['simulate scavengers-gold --games 1e400', '--games: found "1e400", expected an integer of at least 1'],
    ['simulate scavengers-gold --cap 0', '--cap: found "0", expected an integer of at least 1'],
    ['simulate scavengers-gold --json=yes', '--json: found "yes", expected no value'],
    [
      'simulate kraqua --players 2 --option players=2',
      '--option: found players=2 twice, expected each value once',
    ],
    ['simulate kraqua --players 2 --players 9', '--players: found 9, expected '],
    ['simulate kraqua', '--players: found nothing, expected an integer from 2 to 4'],
    [
      'simulate scavengers-gold --out none/games.jsonl',
      '--out: "none/games.jsonl" cannot be written: ENOENT: no such file or directory\n',
    ],
    ['simulate scavengers-gold --out src', '--out: "src" cannot be written: EISDIR: '],
    ['simulate scavengers-gold --module src', '--module: there is no file "src"'],
    [
      'simulate scavengers-gold --transcript -1',
      '--transcript: found "-1", expected an integer of at least 0',
    ],
    [
      'simulate scavengers-gold --transcript 5 --games 3',
      '--transcript: found 5, expected a game of the batch: 0 to 2',
    ],
    [
      'simulate scavengers-gold --transcript 1000',
      '--transcript: found 1000, expected a game of the batch: 0 to 999',
    ],
    [
      'simulate scavengers-gold --transcript 0.5',
      '--transcript: found "0.5", expected an integer of at least 0',
    ],
    ['simulate scavengers-gold --transcript 0 --json', '--transcript: found with --out or --json'],
    ['simulate kraqua --players 2 --players 3 --transcript 0', '--transcript: found 2 batches, expected one'],
    ['replay src', 'src cannot be read: EISDIR: illegal operation on a directory\n'],
    ['replay one.jsonl two.jsonl', 'nothing is known to do with "two.jsonl"'],
    ['replay', 'the command needs a file with a transcript'],
    ['replay none.jsonl', 'none.jsonl cannot be read: ENOENT: no such file or directory\n'],
    ['replay package.json', 'package.json, line 1: found a text that ends with "{", expected JSON'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(`tidetable: ${message}`), err).toBe(true);
    expect(err.split('\n').length, 'one line').toBe(2);
  });

  test('each, where one does not depend on another', async () => {
    const line = 'simulate kraqua --games 0 --workers 999 --bots greedy,deep-blue --cap ten --option wind=4';
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(
      err
        .trimEnd()
        .split('\n')
        .map((told) => told.split(':').slice(0, 2).join(':')),
    ).toEqual([
      'tidetable: --games',
      'tidetable: --workers',
      'tidetable: --cap',
      'tidetable: --option wind',
      'tidetable: --players',
      'tidetable: --bots',
    ]);
  });

  test('once, where it is the same for several batches', async () => {
    const { err } = await run('simulate kraqua --option difficulty=pros --option difficulty=first-journey');
    expect(err).toBe('tidetable: --players: found nothing, expected an integer from 2 to 4\n');
  });
});
