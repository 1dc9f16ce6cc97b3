import { availableParallelism } from 'node:os';
import type { Game } from '../core/game.js';
import { transcriptText } from '../core/transcript.js';
import { simulate, transcriptOf } from '../simulate/index.js';
import type { BatchOptions, BatchReport } from '../simulate/index.js';
import { combinations, integer, names, parsed } from './arguments.js';
import { number } from './columns.js';
import { gameNamed, moduleAt } from './library.js';
import { openLineFile } from './line-file.js';
import type { LineFile } from './line-file.js';
import { overviewText } from './overview.js';
import { progressBar } from './progress.js';
import { reportText } from './report.js';
import type { Terminal } from './terminal.js';

const OPTIONS = {
  players: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
  bots: { type: 'string' },
  'fixed-seats': { type: 'boolean' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'tidetable' },
  cap: { type: 'string' },
  workers: { type: 'string' },
  module: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  transcript: { type: 'string' },
} as const;

/** Exit code of a program that was stopped by Ctrl-C. */
const INTERRUPTED = 130;

/** `tidetable simulate GAME`: plays a batch for every combination of the options given. */
export async function simulateCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parsed(args, OPTIONS);
  const [gameId] = names(positionals, ['a game']);
  const game = await gameNamed(gameId);
  const batches = batchesOf(values, terminal.signal);
  if (values.transcript !== undefined)
    return writeTranscripts(game, batches, integer('transcript', values.transcript, 0), terminal);
  const file = values.out === undefined ? undefined : openLineFile(values.out);
  const reports: BatchReport[] = [];
  try {
    for (const batch of batches) {
      const report = await played(game, batch, terminal, file);
      reports.push(report);
      terminal.out(values.json === true ? `${JSON.stringify(report)}\n` : `${reportText(game, report)}\n`);
      if (report.games < report.gamesWanted) return interrupted(report, values.out, terminal);
    }
  } finally {
    file?.close();
  }
  if (reports.length > 1 && values.json !== true) terminal.out(overviewText(reports));
  return 0;
}

type Values = ReturnType<typeof parsed<typeof OPTIONS>>['values'];

/** A batch for each combination of set-up options. */
function batchesOf(values: Values, signal: AbortSignal): BatchOptions[] {
  const { players = [], option = [], cap, workers, module } = values;
  const common = {
    games: integer('games', values.games, 1),
    seed: values.seed,
    bots: (values.bots ?? 'random').split(','),
    fixedSeats: values['fixed-seats'] === true,
    workers: workers === undefined ? availableParallelism() : integer('workers', workers, 0),
    signal,
    ...(cap === undefined ? {} : { cap: integer('cap', cap, 1) }),
    ...(module === undefined ? {} : { module: moduleAt(module) }),
  };
  const settings = [...players.map((count) => `players=${count}`), ...option];
  return combinations(settings).map((options) => ({ ...common, options }));
}

async function played(
  game: Game,
  batch: BatchOptions,
  terminal: Terminal,
  file: LineFile | undefined,
): Promise<BatchReport> {
  const progress = progressBar(terminal, batch.games);
  const head = { game: game.id, rulesVersion: game.rulesVersion, edition: game.editionMark };
  const { options, bots, seed, games, cap = game.info.cap } = batch;
  file?.write({ ...head, options, bots, seed: String(seed), games, cap });
  try {
    return await simulate(game, {
      ...batch,
      ...(file === undefined ? {} : { onGame: file.write }),
      onProgress: progress.show,
    });
  } finally {
    progress.clear();
  }
}

function interrupted(report: BatchReport, out: string | undefined, { err }: Terminal): number {
  const file = out === undefined ? '' : `; ${out} holds them`;
  err(`stopped after ${number(report.games)} of ${number(report.gamesWanted)} games${file}\n`);
  return INTERRUPTED;
}

/** Writes one game of each batch down. */
async function writeTranscripts(
  game: Game,
  batches: readonly BatchOptions[],
  index: number,
  { out }: Terminal,
): Promise<number> {
  for (const batch of batches) out(transcriptText(await transcriptOf(game, batch, index)));
  return 0;
}
