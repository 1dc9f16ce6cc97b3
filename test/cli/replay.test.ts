import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { at } from '../../src/core/lists.js';
import { record, transcriptText } from '../../src/core/transcript.js';
import { games } from '../../src/index.js';
import { scavengersGold } from '../../src/games/scavengers-gold/index.js';
import { run } from './support/run.js';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const recording = record(scavengersGold, { seed: 7 });
for (let turn = 0; turn < 5; turn += 1) recording.step(at(scavengersGold.legalActions(recording.state()), 0));
const text = transcriptText(recording.transcript());

const gameIds = Object.values(games).map(({ id }) => id) as (keyof typeof games)[];

function saved(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('tidetable replay', () => {
  test('shows each action with who did it, the position at the end, and the scores', async () => {
    const { code, out } = await run(`replay ${saved('good.jsonl', text)}`);
    expect(code).toBe(0);
    const { actions } = recording.transcript();
    actions.forEach((action, ply) => {
      const who = action.type === 'chance' ? 'chance' : `seat ${String(action.seat)}`;
      expect(out).toContain(`${String(ply + 1)}  ${who}  ${scavengersGold.actionText(action)}\n`);
    });
    expect(out).toContain(scavengersGold.text(recording.state()).trimEnd());
    expect(out).toContain(`scores ${JSON.stringify(scavengersGold.scores(recording.state()))}\nnot over\n`);
  });

  test.each(gameIds)('shows a game of %s to its end, and where a changed one goes wrong', async (id) => {
    const players = games[id].info.seats.min;
    const { out: lines } = await run(
      `simulate ${id} --players ${String(Math.max(2, players))} --transcript 1`,
    );
    const { code, out } = await run(`replay ${saved(`${id}.jsonl`, lines)}`);
    expect(code).toBe(0);
    expect(out).toContain(`${games[id].info.title}, rules version `);
    expect(out).toMatch(/\nscores .*\n(over, returns -?[\d.]+, |not over\n$)/);
    const without = lines.split('\n').filter((_, line) => line !== 3);
    const file = saved(`${id}-changed.jsonl`, without.join('\n'));
    const changed = await run(`replay ${file}`);
    expect(changed).toMatchObject({ code: 2, out: '' });
    expect(changed.err).toMatch(
      /^tidetable: .*-changed\.jsonl, line \d+: found an illegal action \([A-Z]+-[^\n]+\n$/,
    );
    expect(Number(/, line (\d+):/.exec(changed.err)?.[1])).toBeGreaterThan(3);
  });

  test.each(['utf8', 'utf16le'] as const)('reads a file in %s with a byte order mark', async (encoding) => {
    const file = saved(`${encoding}.jsonl`, Buffer.from(`\ufeff${text}`, encoding));
    expect(await run(`replay ${file}`)).toEqual(await run(`replay ${saved('plain.jsonl', text)}`));
  });

  test.each([
    [
      'an illegal action',
      (lines: string) => lines.replace(/"outcome":\d+/, '"outcome":77'),
      'line 2: found an illegal action (TT-SHAPE: ',
    ],
    [
      'another rules version',
      (lines: string) => lines.replace('"rulesVersion":1', '"rulesVersion":99'),
      'line 1 at rulesVersion: found 99, expected 1',
    ],
    [
      'an unknown game',
      (lines: string) => lines.replace('scavengers-gold', 'chess'),
      'line 1: there is no game "chess"',
    ],
    [
      'wrong options',
      (lines: string) => lines.replace('"seed":7', '"seed":7,"players":9'),
      'line 1 at options.players: found 9, expected 2',
    ],
    [
      'a line that is cut off, after blank lines',
      (lines: string) => `\n${lines.replaceAll('\n', '\r\n\r\n')}{"type":`,
      `line ${String(2 * text.split('\n').length)}: found a text that ends with "{\\"type\\":", expected JSON`,
    ],
    ['no lines', () => '', 'line 1: found an empty text, expected game, rulesVersion, edition and options'],
  ])('refuses %s in one line', async (name, change, message) => {
    const file = saved(`${name.replaceAll(' ', '-')}.jsonl`, change(text));
    const { code, out, err } = await run(`replay ${file}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(`tidetable: ${file}, ${message}`), err).toBe(true);
  });
});
