import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtRunner } from '../simulate/support/built.js';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
let command: string;
beforeAll(async () => {
  ({ command } = await builtRunner('.cache/test-cli'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command in a process of its own.
 *
 * @param onStart - may send signals, or stop reading
 */
async function tidetable(
  args: readonly string[],
  onStart: (process: ReturnType<typeof spawn>) => void = () => undefined,
): Promise<Outcome> {
  const child = spawn(process.execPath, [command, ...args]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  onStart(child);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

describe('the command as a process', () => {
  test('plays on threads, and writes nothing but the report into a pipe', async () => {
    const { code, out, err } = await tidetable([
      'simulate',
      'scavengers-gold',
      '--games',
      '40',
      '--workers',
      '2',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Scavengers Gold, 40 games, 2 players, seed "tidetable"\n/);
  });

  test('plays with bots and tallies of a module', async () => {
    const module = join(folder, 'mine.mjs');
    writeFileSync(
      module,
      `export const bots = { first: () => (view, actions) => actions[0] };
       export const tally = (count) => (event) => count(event.type);`,
    );
    const args = [
      'simulate',
      'scavengers-gold',
      '--games',
      '4',
      '--bots',
      'first,random',
      '--module',
      module,
    ];
    const [alone, threads] = await Promise.all(
      ['0', '2'].map((workers) => tidetable([...args, '--json', '--workers', workers])),
    );
    expect([alone?.err, threads?.err]).toEqual(['', '']);
    const [one, other] = [alone, threads].map((outcome) => {
      const { timing: _, ...report } = JSON.parse(String(outcome?.out)) as {
        timing: object;
        tallies: object;
      };
      return report;
    });
    expect(one).toEqual(other);
    expect(Object.keys(one?.tallies ?? {})).toContain('ship-sailed');
  });

  describe.each(['0', '2'])('with bots of a module that fail (%s threads)', (workers) => {
    const module = join(folder, `failing-${workers}.mjs`);
    writeFileSync(
      module,
      `const failing = (fail) => () => (view, actions) => (view.turn < 500 ? actions[0] : fail());
       export const bots = {
         cheat: failing(() => ({ type: 'sail', seat: 0, to: 'nowhere' })),
         thrower: failing(() => { throw new Error('lost\\nat sea'); }),
         policy: (view, actions) => actions[0],
       };`,
    );
    const batch = (bot: string) => [
      'simulate',
      'scavengers-gold',
      '--games',
      '100',
      '--module',
      module,
      '--bots',
      `random,${bot}`,
      '--workers',
      workers,
    ];

    test.each([
      { bot: 'cheat', reason: 'TT-[A-Z]+: [^\n]+' },
      { bot: 'thrower', reason: 'Error: lost at sea' },
    ])('names $bot in one line, with code 1, and keeps the games before', async ({ bot, reason }) => {
      const file = join(folder, `failed-${bot}-${workers}.jsonl`);
      const { code, out, err } = await tidetable([...batch(bot), '--out', file]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      const place = 'at seat [01], game (\\d+) \\(seed "tidetable#\\1"\\), ply \\d+';
      const [, failed] = new RegExp(`^tidetable: bot "${bot}" ${place}: ${reason}\n$`).exec(err) ?? [];
      expect(Number(failed), err).toBeGreaterThan(0);
      const [, ...games] = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(games.map((line) => (JSON.parse(line) as { index: number }).index)).toEqual(
        Array.from({ length: Number(failed) }, (_, index) => index),
      );
    });

    test('refuses a policy in place of a bot, with code 2', async () => {
      const { code, out, err } = await tidetable(batch('policy'));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(
        /^tidetable: --bots: found "policy", which throws TypeError: .*, expected a bot, .*\n$/,
      );
    });
  });

  test('says so in one line, with code 2, when a name is unknown', async () => {
    const { code, out, err } = await tidetable(['simulate', 'chess']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tidetable: there is no game "chess"; .*\n$/);
  });

  test.each([0, 2])(
    'Ctrl-C leaves a file of whole lines, and says how many (%i threads)',
    async (workers) => {
      const file = join(folder, `partial-${String(workers)}.jsonl`);
      const args = [
        'simulate',
        'scavengers-gold',
        '--games',
        '5000000',
        '--out',
        file,
        '--workers',
        String(workers),
      ];
      const { code, out, err } = await tidetable(args, (child) => {
        const timer = setInterval(() => {
          if (readIfThere(file).length < 1) return;
          clearInterval(timer);
          child.kill('SIGINT');
        }, 20);
      });
      const [head = '', ...games] = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(code).toBe(130);
      expect(JSON.parse(head)).toMatchObject({ game: 'scavengers-gold', games: 5_000_000 });
      expect(games.map((line) => (JSON.parse(line) as { index: number }).index)).toEqual(
        Array.from({ length: games.length }, (_, index) => index),
      );
      const told = `${games.length.toLocaleString('en-US')} of 5,000,000 games`;
      expect(err).toBe(`stopped after ${told}; ${file} holds them\n`);
      expect(out).toContain(told);
    },
  );

  // A device that is always full.
  test.runIf(existsSync('/dev/full')).each([
    { into: '--out', args: ['--out', '/dev/full'], message: '--out: "/dev/full" cannot be written: ' },
    { into: 'standard output', args: [], message: 'standard output cannot be written: ' },
  ])('says in one line that $into is full', ({ args, message }) => {
    const all = ['simulate', 'scavengers-gold', '--games', '3', '--workers', '0', ...args];
    const stdout = args.length === 0 ? openSync('/dev/full', 'w') : 'ignore';
    const { status, stderr } = spawnSync(process.execPath, [command, ...all], {
      encoding: 'utf8',
      stdio: ['ignore', stdout, 'pipe'],
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^tidetable: .*ENOSPC.*\n$/);
    expect(stderr).toContain(message);
  });

  test('ends quietly when nobody reads on', async () => {
    const { err } = await tidetable(['rules', 'wreck-raiders'], (child) => child.stdout?.destroy());
    expect(err).toBe('');
  });
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
