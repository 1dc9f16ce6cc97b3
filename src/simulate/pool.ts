import { Tinypool } from 'tinypool';
import { OptionsError } from '../core/refusal.js';
import type { Finding } from '../core/refusal.js';
import { receivedFailure } from './bot-error.js';
import type { SentFailure } from './bot-error.js';
import type { Plan } from './options.js';
import type { Board, Shard, ShardResult } from './shards.js';

/** What a thread is asked to do. */
export interface Task {
  readonly plan: Plan;
  readonly shard: Shard;
  readonly board: Board;
  readonly wantsRecords: boolean;
}

/** What a thread answers. Errors lose their class on the way, so an `OptionsError` travels as its finding. */
export type Answer =
  (Omit<ShardResult, 'failed'> & { readonly failed: SentFailure | null }) | { readonly refused: Finding };

/** Threads that play shards. */
interface Pool {
  play(this: void, task: Task): Promise<ShardResult>;
  close(this: void): Promise<void>;
}

/** @param threads - at least 1 */
export function openPool(threads: number): Pool {
  const pool = new Tinypool({
    filename: new URL('./simulate-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    async play(task) {
      const answer = (await pool.run(task, { name: 'playTask' })) as Answer;
      if ('refused' in answer) throw new OptionsError(answer.refused);
      return { ...answer, failed: answer.failed === null ? null : receivedFailure(answer.failed) };
    },
    close: () => pool.destroy(),
  };
}
