import { setImmediate } from 'node:timers/promises';
import type { GameSignature } from '../core/signature.js';
import type { Table } from './match.js';
import { BotError } from './bot-error.js';
import { playGame } from './play.js';
import type { GameRecord } from './play.js';
import { recordedPosition } from './position.js';
import { addCount } from './statistics.js';
import { addGame, noGames } from './summary.js';
import type { Summary } from './summary.js';

/** Games from an index up to, not including, another: what a thread is given at a time. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

/** What came of a shard. */
export interface ShardResult {
  readonly shard: Shard;
  /** Of fewer games than the shard has when the batch was stopped. */
  readonly summary: Summary;
  /** In order; none unless they were asked for. */
  readonly records: readonly GameRecord[];
  /** Null unless a bot failed in the game after these. */
  readonly failed: BotError | null;
}

/** Memory that all threads of a batch see: whether to stop, and how many games are done. */
export type Board = Int32Array<SharedArrayBuffer>;
const STOP = 0;
const DONE = 1;

export function newBoard(): Board {
  return new Int32Array(new SharedArrayBuffer(8));
}

export function stop(board: Board): void {
  Atomics.store(board, STOP, 1);
}

export function gamesDone(board: Board): number {
  return Atomics.load(board, DONE);
}

const SHARDS_WANTED = 256;
const SHARD_MAX = 256;
const BREATH_MS = 50;

/** When this thread lets other things happen next, whatever shard it plays then. */
let breathDue = 0;

/** Cuts a batch into shards, in the same way whatever plays them: their results are put together in this order. */
export function* shardsOf(games: number): Generator<Shard> {
  const size = Math.min(SHARD_MAX, Math.ceil(games / SHARDS_WANTED));
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
}

/** Plays the games of a shard. Lets other things happen now and then, so that a signal can arrive. */
export async function playShard<G extends GameSignature>(
  table: Table<G>,
  shard: Shard,
  board: Board,
  wantsRecords: boolean,
): Promise<ShardResult> {
  const summary = noGames(table.match.seats);
  const records: GameRecord[] = [];
  for (let index = shard.from; index < shard.to; index += 1) {
    if (Atomics.load(board, STOP) === 1) break;
    const record = playedOrFailed(table, index, summary);
    if (record instanceof BotError) return { shard, summary, records, failed: record };
    addGame(summary, record);
    if (wantsRecords) records.push(record);
    Atomics.add(board, DONE, 1);
    if (performance.now() < breathDue) continue;
    await setImmediate();
    breathDue = performance.now() + BREATH_MS;
  }
  return { shard, summary, records, failed: null };
}

function playedOrFailed<G extends GameSignature>(
  table: Table<G>,
  index: number,
  summary: Summary,
): GameRecord | BotError {
  try {
    return playOne(table, index, summary);
  } catch (error) {
    if (error instanceof BotError) return error;
    throw error;
  }
}

function playOne<G extends GameSignature>(
  { match, setup, tally }: Table<G>,
  index: number,
  { tallies }: Summary,
): GameRecord {
  if (tally === undefined) return playGame(match, index);
  const hear = tally((key) => {
    addCount(tallies, key);
  });
  return playGame(match, index, recordedPosition(match.game, setup, hear));
}

/**
 * The results of shards in order, a few being played ahead of the one that is waited for.
 *
 * @param ahead - how many
 */
export async function* inOrder(
  shards: Iterable<Shard>,
  ahead: number,
  play: (shard: Shard) => Promise<ShardResult>,
): AsyncGenerator<ShardResult, void> {
  const playing: Promise<ShardResult>[] = [];
  for (const shard of shards) {
    const result = play(shard);
    // A later shard may fail while an earlier one is waited for; it is looked at when its turn comes.
    result.catch(() => undefined);
    playing.push(result);
    const next = playing.length > ahead ? playing.shift() : undefined;
    if (next !== undefined) yield await next;
  }
  for (const next of playing) yield await next;
}
