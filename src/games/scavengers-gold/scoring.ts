import type { Env } from '../../core/definition.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldState, ScavengersGoldTypes } from './state.js';

/** What each side has and needs, at any time. */
export interface ScavengersGoldScores {
  readonly coins: number;
  readonly coinsNeeded: number;
  readonly hits: number;
  readonly hitsNeeded: number;
  readonly winner: number | null;
}

export function scoresOf(
  { score: [coins, hits], result }: ScavengersGoldState,
  { edition }: Env<ScavengersGoldTypes>,
): ScavengersGoldScores {
  const [coinsNeeded, hitsNeeded] = edition.score.blocks;
  return { coins, coinsNeeded, hits, hitsNeeded, winner: result === null ? null : result.winner };
}

export function returnsOf({ result }: ScavengersGoldState): readonly number[] {
  if (result === null) return [0, 0];
  return result.winner === SCAVENGER ? [1, -1] : [-1, 1];
}

/** `trailing` is the lower of the two scores: the loser's blocks, once the game is over. */
export function measuresOf({ turn, score, result }: ScavengersGoldState) {
  const [coins, hits] = score;
  return {
    turns: turn,
    coins,
    hits,
    trailing: Math.min(coins, hits),
    goldWins: Number(result?.winner === SCAVENGER),
    sinkings: Number(result?.winner === NAVAL),
  };
}
