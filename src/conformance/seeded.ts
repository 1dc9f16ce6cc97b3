import type { Game } from '../core/game.js';
import { OptionsError } from '../core/refusal.js';
import type { AnyState } from './choices.js';
import type { Trial } from './playthrough.js';

/** The options of the seeded game of a trial. */
export function seededOptions({ setup, seed }: Trial): object {
  return { ...setup, seed };
}

/** The first state of the seeded game of a trial; null where the options leave nothing to sample. */
export function seededFirst(game: Game, trial: Trial): AnyState | null {
  try {
    return game.setup(seededOptions(trial));
  } catch (error) {
    if (error instanceof OptionsError && ['seed', 'referee'].includes(String(error.path[0]))) return null;
    throw error;
  }
}
