import { OptionsError } from '../core/refusal.js';
import { sentFailure } from './bot-error.js';
import { gameOfPlan, tableOf } from './match.js';
import type { Table } from './match.js';
import type { Answer, Task } from './pool.js';
import { playShard } from './shards.js';

/** A thread plays many shards of one plan: what it has worked out for it. */
let known: { readonly plan: string; readonly table: Promise<Table> } | undefined;

/** Plays one shard in a thread of the pool. */
export async function playTask({ plan, shard, board, wantsRecords }: Task): Promise<Answer> {
  const key = JSON.stringify(plan);
  if (known?.plan !== key) known = { plan: key, table: gameOfPlan(plan).then((game) => tableOf(game, plan)) };
  try {
    const { failed, ...result } = await playShard(await known.table, shard, board, wantsRecords);
    return { ...result, failed: failed === null ? null : sentFailure(failed) };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const { path, found, expected } = error;
    return { refused: { path, found, expected } };
  }
}
