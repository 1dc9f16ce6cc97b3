import { readFileSync } from 'node:fs';
import { isChance } from '../core/actions.js';
import type { ChanceAction, PlayerAction } from '../core/actions.js';
import { at } from '../core/lists.js';
import type { Game } from '../core/game.js';
import { parseTranscript, replay } from '../core/transcript.js';
import { names, parsed } from './arguments.js';
import { gameNamed } from './library.js';
import { UsageError } from './terminal.js';
import type { Terminal } from './terminal.js';

/** `tidetable replay FILE`: plays a transcript again, and shows its actions and where they led. */
export async function replayCommand(args: readonly string[], { out }: Terminal): Promise<number> {
  const [path = ''] = names(parsed(args, {}).positionals, ['a file with a transcript']);
  const transcript = parseTranscript(textOf(path));
  const game = await gameNamed(transcript.game);
  const { states } = replay(game, transcript);
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

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${String(error)}`);
  }
}
