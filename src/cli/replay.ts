import { readFileSync } from 'node:fs';
import { isChance } from '../core/actions.js';
import type { ChanceAction, PlayerAction } from '../core/actions.js';
import { at } from '../core/lists.js';
import type { Game } from '../core/game.js';
import { SaveError } from '../core/refusal.js';
import { parseTranscript, replay } from '../core/transcript.js';
import type { Replay, Transcript } from '../core/transcript.js';
import { names, parsed } from './arguments.js';
import { systemReason } from './faults.js';
import { gameNamed } from './library.js';
import { UsageError } from './terminal.js';
import type { Terminal } from './terminal.js';

/** `tidetable replay FILE`: plays a transcript again, and shows its actions and where they led. */
export async function replayCommand(args: readonly string[], { out }: Terminal): Promise<number> {
  const [path = ''] = names(parsed(args, {}).positionals, ['a file with a transcript']);
  const { game, transcript, states } = await replayed(path);
  const last = at(states, states.length - 1);
  out(`${game.info.title}, rules version ${String(game.rulesVersion)}, edition ${game.editionMark}\n`);
  out(`${JSON.stringify(transcript.options)}\n\n`);
  const width = String(transcript.actions.length).length;
  transcript.actions.forEach((action, ply) => {
    out(`${String(ply + 1).padStart(width)}  ${lineOf(game, action)}\n`);
  });
  out(`\n${game.text(last).trimEnd()}\n\n`);
  out(`scores ${JSON.stringify(game.scores(last))}\n`);
  out(last.result === null ? 'not over\n' : `over, returns ${game.returns(last).join(', ')}\n`);
  return 0;
}

function lineOf(game: Game, action: PlayerAction | ChanceAction): string {
  const who = isChance(action) ? 'chance' : `seat ${String(action.seat)}`;
  return `${who}  ${game.actionText(action)}`;
}

/** @throws UsageError that names the line */
async function replayed(path: string): Promise<{ game: Game; transcript: Transcript } & Replay> {
  const text = textOf(path);
  try {
    const transcript = parseTranscript(text);
    const game = await gameNamed(transcript.game);
    return { game, transcript, ...replay(game, transcript) };
  } catch (error) {
    if (error instanceof SaveError) throw new UsageError(`${path}, ${inLines(error, text)}`);
    throw error instanceof UsageError ? new UsageError(`${path}, line 1: ${error.message}`) : error;
  }
}

/** What is wrong with a transcript, by the line of its file: the head is the first that is not blank, then come the actions. */
function inLines({ path, found, expected }: SaveError, text: string): string {
  const filled = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
  const [key, action] = path;
  const [entry, rest] =
    key === 'actions' ? [Number(action) + 1, path.slice(2)] : typeof key === 'number' ? [key, []] : [0, path];
  const place = rest.length === 0 ? '' : ` at ${rest.join('.')}`;
  return `line ${String(filled[entry] ?? 1)}${place}: found ${found}, expected ${expected}`;
}

/** The text of a file; a byte order mark tells how it is written, and is left out. */
function textOf(path: string): string {
  try {
    const bytes = readFileSync(path);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${systemReason(error)}`);
  }
}
