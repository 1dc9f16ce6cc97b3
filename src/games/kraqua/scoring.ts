import type { Env } from '../../core/definition.js';
import { fishBehind, lackOf } from './queries.js';
import type { KraquaResult } from './events.js';
import type { KraquaState, KraquaTypes } from './state.js';
import type { KraquaTable } from './table.js';
import { GEMS } from './vocabulary.js';

/** How the team stands, at any time. */
export interface KraquaScores {
  readonly ending: KraquaResult['ending'] | null;
  readonly reason: KraquaResult['reason'] | null;
  /** Fish on goals. */
  readonly home: number;
  /** Gems that the hideout asks for. */
  readonly wanted: number;
  /** How many of these lie in the hideout or are still on the chest. */
  readonly secured: number;
  /** Gems in the cave. */
  readonly stolen: number;
  readonly round: number;
}

export function scoresOf(state: KraquaState, { table }: Env<KraquaTypes>): KraquaScores {
  const { result, round } = state;
  return {
    ending: result?.ending ?? null,
    reason: result?.reason ?? null,
    home: fishBehind(state, table.firstGoal),
    wanted: wantedBy(state, table),
    secured: securedIn(state, table),
    stolen: sumOf(state.cave),
    round,
  };
}

/** Flat numbers for the statistics of a batch. */
export function measuresOf(state: KraquaState, { table }: Env<KraquaTypes>) {
  const { result, round, stage, shells } = state;
  const ending = result?.ending;
  const reason = result?.reason;
  return {
    won: Number(ending === 'won'),
    almostWon: Number(ending === 'almost-won'),
    lost: Number(ending === 'lost'),
    reefGone: Number(reason === 'reef-gone'),
    chestEmpty: Number(reason === 'chest-empty'),
    fishFood: Number(reason === 'fish-food'),
    rounds: round,
    home: fishBehind(state, table.firstGoal),
    missing: wantedBy(state, table) - securedIn(state, table),
    stolen: sumOf(state.cave),
    folds: stage,
    shells,
  };
}

const UTILITY = { won: 1, 'almost-won': 0.5, lost: -1 };

/**
 * The value of the end, the same for every seat.
 *
 * @see KQ-GOAL-1 one team
 * @see KQ-R65 almost winning is worth a half
 */
export function returnsOf({ players, result }: KraquaState): number[] {
  const value = result === null ? 0 : UTILITY[result.ending];
  return Array.from({ length: players }, () => value);
}

function sumOf(gems: KraquaState['cave']): number {
  return GEMS.reduce((sum, gem) => sum + gems[gem], 0);
}

function wantedBy({ hideout }: KraquaState, { need }: KraquaTable): number {
  const gems = need[hideout];
  return gems === undefined ? 0 : sumOf(gems);
}

function securedIn(state: KraquaState, table: KraquaTable): number {
  if (state.hideout < 0) return 0;
  const { chest, den } = state;
  return GEMS.reduce((sum, gem) => sum + den[gem] + Math.min(lackOf(state, gem, table), chest[gem]), 0);
}
