import * as z from 'zod/mini';
import type { Env } from '../../core/definition.js';
import { goldDotsSchema } from './state.js';
import type { ScavengersGoldDraft, ScavengersGoldTypes } from './state.js';

export const optionsSchema = z.strictObject({
  players: z._default(z.literal(2), 2),
  /** @see SG-R6 whether the Scavenger may sail on over a gold dot */
  goldDots: z._default(goldDotsSchema, 'may-pass'),
});

/**
 * The first state: ships on the start dots, markers on the S blocks, and the Scavenger to spin.
 *
 * @see SG-SETUP-3 one piece of each colour is the ship on the map
 * @see SG-SETUP-4 the other one counts coins or hits, from the S block on
 * @see SG-TURN-1 the Scavenger takes the first turn
 */
export function firstState(
  { players, goldDots }: z.infer<typeof optionsSchema>,
  { edition }: Env<ScavengersGoldTypes>,
): Omit<ScavengersGoldDraft, 'kernel'> {
  const [scavenger, naval] = edition.map.start;
  return {
    options: { players, goldDots },
    phase: 'move',
    turn: 1,
    seat: 0,
    ships: [scavenger, naval],
    score: [0, 0],
    lastGold: null,
    steps: null,
    pending: { kind: 'spin-move' },
    result: null,
  };
}
