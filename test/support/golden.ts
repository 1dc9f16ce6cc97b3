import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { fingerprint, replay } from '../../src/index.js';
import type { ChanceAction, Game, PlayerAction, Transcript } from '../../src/index.js';

const PLIES_BETWEEN_FINGERPRINTS = 20;

/**
 * Asserts that a recorded game goes as it went: every action, a fingerprint every 20 plies, and the scores at its end.
 * `TIDETABLE_GOLDEN=write` writes the file anew; the change log must then say why.
 *
 * @param file - a URL beside the test: `new URL('./golden/two-players.txt', import.meta.url)`
 * @param made - the transcript of an explicit game, for when the file is written
 */
export function expectGolden(game: Game, file: URL, made: () => Transcript): void {
  const path = fileURLToPath(file);
  if (process.env['TIDETABLE_GOLDEN'] === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, goldenText(game, made()));
  }
  if (!existsSync(path)) throw new Error(`${path} is missing: write it with TIDETABLE_GOLDEN=write`);
  const text = readFileSync(path, 'utf8');
  expect(goldenText(game, parseGolden(game, text)).split('\n')).toEqual(text.split('\n'));
}

function lineOf(game: Game, action: PlayerAction | ChanceAction): string {
  if ('seat' in action) return `seat ${String(action.seat)}  ${game.actionText(action)}`;
  return `chance  ${action.kind} ${JSON.stringify(action.outcome)}`;
}

/** A transcript and where it leads, about one line a ply. */
export function goldenText(game: Game, transcript: Transcript): string {
  const { states } = replay(game, transcript);
  const head = [
    `game ${transcript.game}  rules ${String(transcript.rulesVersion)}  edition ${transcript.edition}`,
    `options ${JSON.stringify(transcript.options)}`,
  ];
  const plies = transcript.actions.flatMap((action, index) => {
    const ply = index + 1;
    const line = `${String(ply).padStart(4)} ${lineOf(game, action)}`;
    const state = states[ply];
    const marked = ply % PLIES_BETWEEN_FINGERPRINTS === 0 && state !== undefined;
    return marked ? [line, `@${String(ply)} ${fingerprint(state)}`] : [line];
  });
  const last = states.at(-1);
  if (last === undefined) throw new Error('a replay without a state');
  const end = last.result === null ? 'unfinished' : `result ${JSON.stringify(last.result)}`;
  const tail = [
    `end ${fingerprint(last)}  ${end}`,
    `scores ${JSON.stringify(game.scores(last))}`,
    `returns ${game.returns(last).join(' ')}`,
  ];
  return `${[...head, ...plies, ...tail].join('\n')}\n`;
}

const HEAD = /^game (\S+) {2}rules (\d+) {2}edition (\S+)\noptions (.*)$/m;
const CHANCE = /^ *\d+ chance {2}(\S+) (.*)$/;
const SEAT = /^ *\d+ seat (\d+) {2}(.*)$/;

/** The transcript that a golden file holds. */
export function parseGolden(game: Game, text: string): Transcript {
  const [, id, rules, edition, options] = HEAD.exec(text) ?? [];
  if (id === undefined || edition === undefined || options === undefined)
    throw new Error('a golden file begins with two lines: game and options');
  const setup = JSON.parse(options) as object;
  let state = game.setup(setup);
  const actions = text.split('\n').flatMap((line) => {
    const action = actionIn(game, state, line);
    if (action === null) return [];
    state = game.reduce(state, action);
    return [action];
  });
  return { game: id, rulesVersion: Number(rules), edition, options: setup, actions };
}

function actionIn(
  game: Game,
  state: ReturnType<Game['setup']>,
  line: string,
): PlayerAction | ChanceAction | null {
  const [, kind, outcome] = CHANCE.exec(line) ?? [];
  if (kind !== undefined && outcome !== undefined)
    return { type: 'chance', kind, outcome: JSON.parse(outcome) as unknown };
  const [, seat, wanted] = SEAT.exec(line) ?? [];
  if (seat === undefined) return null;
  const found = game.legalActions(state, Number(seat)).find((action) => game.actionText(action) === wanted);
  if (found === undefined) throw new Error(`no legal action reads so: ${line}`);
  return found;
}
