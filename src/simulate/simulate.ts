import type { Game } from '../core/game.js';
import { OptionsError } from '../core/refusal.js';
import type { GameSignature } from '../core/signature.js';
import type { Transcript } from '../core/transcript.js';
import { gameOfPlan, planOf, tableOf } from './match.js';
import type { Table } from './match.js';
import type { BatchOptions, Plan } from './options.js';
import { wholeNumber } from './options.js';
import { playGame } from './play.js';
import type { GameRecord } from './play.js';
import { openPool } from './pool.js';
import { recordedPosition } from './position.js';
import { reportOf } from './report.js';
import type { BatchReport } from './report.js';
import { gamesDone, inOrder, newBoard, playShard, shardsOf, stop } from './shards.js';
import type { Board, ShardResult } from './shards.js';
import { addSummary, noGames } from './summary.js';

const PROGRESS_MS = 100;
/** More threads than this take memory and give nothing. */
export const WORKERS_MAX = 256;

/** A batch that is about to be played. */
interface Batch<G extends GameSignature> {
  readonly plan: Plan;
  readonly table: Table<G>;
  readonly board: Board;
  readonly workers: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Plays a batch of games and reports win rates, lengths and measures. Nothing is kept of single games: memory does not
 * grow with their number. The report is the same for any number of workers, but for its timing.
 *
 * @throws OptionsError; BotError for a bot that fails
 * @example
 * const report = await simulate(scavengersGold, { bots: ['greedy', 'random'], games: 1000, seed: 1 });
 */
export async function simulate<G extends GameSignature>(
  game: Game<G>,
  options: BatchOptions<G>,
): Promise<BatchReport> {
  const batch = await openBatch(game, options);
  const { plan, table, board } = batch;
  const { onGame, onProgress } = options;
  const total = noGames(plan.bots.length);
  const start = performance.now();
  const timer = setInterval(() => onProgress?.(gamesDone(board)), PROGRESS_MS);
  try {
    for await (const { summary, records } of results(batch, onGame !== undefined)) {
      addSummary(total, summary);
      for (const record of records) await onGame?.(record);
    }
  } finally {
    clearInterval(timer);
  }
  return reportOf(table.match, plan, total, (performance.now() - start) / 1000);
}

/**
 * Plays a batch of games and gives them one by one, in order.
 *
 * @throws OptionsError; BotError for a bot that fails
 * @example
 * for await (const { index, winners } of playGames(scavengersGold, { games: 10, seed: 1 })) console.log(index, winners);
 */
export async function* playGames<G extends GameSignature>(
  game: Game<G>,
  options: BatchOptions<G>,
): AsyncGenerator<GameRecord, void> {
  for await (const { records } of results(await openBatch(game, options), true)) yield* records;
}

/**
 * Plays one game of a batch again, and writes it down.
 *
 * @param index - counted from 0
 * @throws OptionsError; BotError for a bot that fails
 */
export async function transcriptOf<G extends GameSignature>(
  game: Game<G>,
  options: Omit<BatchOptions<G>, 'games'>,
  index: number,
): Promise<Transcript<G>> {
  const batch = { ...options, games: wholeNumber('index', index, 0) + 1 };
  const { match, setup } = await tableOf(game, planOf(game, batch), options);
  const position = recordedPosition(game, setup, () => undefined);
  playGame(match, index, position);
  return position.transcript();
}

/**
 * Makes ready what a batch needs.
 *
 * @throws OptionsError for whatever can be told to be wrong before the first game
 */
export async function openBatch<G extends GameSignature>(
  game: Game<G>,
  options: BatchOptions<G>,
): Promise<Batch<G>> {
  const plan = planOf(game, options);
  const workers = wholeNumber('workers', options.workers ?? 0, 0, WORKERS_MAX);
  if (workers > 0) {
    refuseFunctions(options);
    await gameOfPlan(plan);
  }
  return {
    plan,
    table: await tableOf(game, plan, options),
    board: newBoard(),
    workers,
    signal: options.signal,
  };
}

function refuseFunctions<G extends GameSignature>({ bots, referee, tally }: BatchOptions<G>): void {
  const handed: [string, boolean][] = [
    ['bots', bots?.some((bot) => typeof bot !== 'string') === true],
    ['referee', referee !== undefined],
    ['tally', tally !== undefined],
  ];
  for (const [name, isFunction] of handed)
    if (isFunction)
      throw new OptionsError({
        path: [name],
        found: 'a function, which cannot be sent to a thread',
        expected: 'no workers, or a module that exports it',
      });
}

/** The results of all shards in order, up to the first that was not finished. */
async function* results<G extends GameSignature>(
  { plan, table, board, workers, signal }: Batch<G>,
  wantsRecords: boolean,
): AsyncGenerator<ShardResult, void> {
  const threads = Math.min(workers, plan.games);
  const pool = threads === 0 ? undefined : openPool(threads);
  const halt = () => {
    stop(board);
  };
  signal?.addEventListener('abort', halt);
  if (signal?.aborted === true) halt();
  try {
    const play = (shard: ShardResult['shard']) =>
      pool === undefined
        ? playShard(table, shard, board, wantsRecords)
        : pool.play({ plan, shard, board, wantsRecords });
    for await (const result of inOrder(shardsOf(plan.games), threads === 0 ? 0 : threads * 2, play)) {
      yield result;
      if (result.failed !== null) throw result.failed;
      if (result.summary.games < result.shard.to - result.shard.from) return;
    }
  } finally {
    signal?.removeEventListener('abort', halt);
    stop(board);
    await pool?.close();
  }
}
