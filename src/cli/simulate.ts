import { availableParallelism } from 'node:os';
import type { Game } from '../core/game.js';
import { transcriptText } from '../core/transcript.js';
import { simulate, transcriptOf } from '../simulate/index.js';
import type { BatchOptions, BatchReport } from '../simulate/index.js';
import { gameIds, knownGame } from '../simulate/known-games.js';
import { botOf } from '../simulate/match.js';
import { moduleOf } from '../simulate/module.js';
import { openBatch, WORKERS_MAX } from '../simulate/simulate.js';
import { combinations, integer, names, parsed } from './arguments.js';
import { number } from './columns.js';
import { settled } from './faults.js';
import { gameNamed, moduleAt, optionNames } from './library.js';
import { openLineFile } from './line-file.js';
import type { LineFile } from './line-file.js';
import { overviewText } from './overview.js';
import { progressBar } from './progress.js';
import { reportText } from './report.js';
import { UsageError } from './terminal.js';
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
  const { values, positionals } = parsed(args, OPTIONS, await hintsFor(args));
  const [gameId = ''] = names(positionals, ['a game']);
  const game = await gameNamed(gameId);
  const batches = await batchesOf(game, values, terminal.signal);
  if (values.transcript !== undefined) return writeTranscript(game, batches, values, terminal);
  // Whatever is wrong with the last of them is told before the first is played, and before a file is written over.
  for (const batch of batches) await openBatch(game, batch);
  const file = values.out === undefined ? undefined : openLineFile(values.out);
  const reports: BatchReport[] = [];
  try {
    for (const batch of batches) {
      const report = await played(game, batch, terminal, file);
      reports.push(report);
      terminal.out(values.json === true ? `${JSON.stringify(report)}\n` : `${reportText(game, report)}\n`);
      if (terminal.signal.aborted) break;
    }
  } finally {
    file?.close();
  }
  if (reports.length > 1 && values.json !== true) terminal.out(overviewText(reports));
  return stoppedEarly(batches, reports) ? interrupted(batches, reports, values.out, terminal) : 0;
}

/** What to say of an option that is the game's own. */
async function hintsFor(args: readonly string[]): Promise<(name: string) => string> {
  const game = await knownGame(args.find((arg) => gameIds.includes(arg)) ?? '');
  const known = game === undefined ? [] : optionNames(game);
  return (name) => (known.includes(name) ? `; --option ${name}=… sets it` : '');
}

type Values = ReturnType<typeof parsed<typeof OPTIONS>>['values'];

/** A batch for each combination of set-up options. */
async function batchesOf(game: Game, values: Values, signal: AbortSignal): Promise<BatchOptions[]> {
  const { players = [], option = [], cap, workers, module } = values;
  const bots = (values.bots ?? 'random').split(',');
  const url = module === undefined ? undefined : moduleAt(module);
  const [games, threads, plies, address, rows] = await settled(
    () => integer('games', values.games, 1),
    () =>
      workers === undefined
        ? Math.min(WORKERS_MAX, availableParallelism())
        : integer('workers', workers, 0, WORKERS_MAX),
    () => (cap === undefined ? undefined : integer('cap', cap, 1)),
    () => url,
    () => optionRows(game, [...players.map((count) => `players=${count}`), ...option]),
    async () => {
      await refuseUnknownBots(game, bots, await url);
    },
  );
  const common = {
    games,
    seed: values.seed,
    bots,
    fixedSeats: values['fixed-seats'] === true,
    workers: threads,
    signal,
    ...(plies === undefined ? {} : { cap: plies }),
    ...(address === undefined ? {} : { module: address }),
  };
  return rows.map((options) => ({ ...common, options }));
}

/** The combinations of a game's options. */
async function optionRows(game: Game, settings: readonly string[]): Promise<object[]> {
  const rows = combinations(settings);
  const known = optionNames(game);
  const refuseUnknown = (row: object) => {
    const name = Object.keys(row).find((key) => !known.includes(key));
    if (name !== undefined)
      throw new UsageError(`--option ${name}: there is no such option; ${game.id} has ${known.join(', ')}`);
  };
  const knownOf = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => known.includes(name)));
  await settled(
    ...rows.flatMap((row) => [
      () => {
        refuseUnknown(row);
      },
      () => game.setup({ ...knownOf(row), chance: 'explicit' }),
    ]),
  );
  return rows;
}

async function refuseUnknownBots(
  game: Game,
  bots: readonly string[],
  module: URL | undefined,
): Promise<void> {
  const own = await moduleOf({ module: module === undefined ? null : module.href });
  for (const [place, name] of bots.entries()) await botOf(game, own, name, place);
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

function stoppedEarly(batches: readonly BatchOptions[], reports: readonly BatchReport[]): boolean {
  return reports.length < batches.length || reports.some(({ games, gamesWanted }) => games < gamesWanted);
}

/** Says how far it came. */
function interrupted(
  batches: readonly BatchOptions[],
  reports: readonly BatchReport[],
  out: string | undefined,
  { err }: Terminal,
): number {
  const total = (counts: readonly number[]) => number(counts.reduce((sum, count) => sum + count, 0));
  const played = `${total(reports.map(({ games }) => games))} of ${total(batches.map(({ games }) => games))} games`;
  const place =
    batches.length === 1 ? '' : `, in batch ${String(reports.length)} of ${String(batches.length)}`;
  err(`stopped after ${played}${place}${out === undefined ? '' : `; ${out} holds them`}\n`);
  return INTERRUPTED;
}

/** Writes one game of the batch down. */
async function writeTranscript(
  game: Game,
  batches: readonly BatchOptions[],
  { transcript, out, json }: Values,
  terminal: Terminal,
): Promise<number> {
  const index = integer('transcript', String(transcript), 0);
  if (out !== undefined || json === true)
    throw new UsageError(
      '--transcript: found with --out or --json, expected without: there is no batch to report',
    );
  const [batch] = batches;
  if (batch === undefined || batches.length > 1)
    throw new UsageError(
      `--transcript: found ${String(batches.length)} batches, expected one: one value for each option`,
    );
  if (index >= batch.games)
    throw new UsageError(
      `--transcript: found ${String(index)}, expected a game of the batch: 0 to ${String(batch.games - 1)}`,
    );
  terminal.out(transcriptText(await transcriptOf(game, batch, index)));
  return 0;
}
