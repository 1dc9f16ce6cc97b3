import { int, list } from '../../core/domains.js';
import { openEvent } from '../../core/events.js';
import type { EventOf } from '../../core/events.js';
import {
  BLOCKS_MAX,
  STEPS_MAX,
  cannonballsSchema,
  closedSchema,
  dotSchema,
  groundSchema,
  stepsSchema,
} from './edition.js';

const seat = int(0, 1);
const turn = int(1, Number.MAX_SAFE_INTEGER);
const blocks = int(0, BLOCKS_MAX);
const squares = int(1, 7);

/** Everything that happens; nothing is hidden from anybody. `steps` is always what spinner A showed. */
export const events = {
  /** A turn begins; both fields are of the new turn. */
  'turn-began': openEvent({ seat, turn }),
  'move-spun': openEvent({ seat, steps: stepsSchema }),
  /** @see SG-R14 a ship that no walk of the full count leads anywhere stays */
  'ship-stayed': openEvent({ seat, at: dotSchema, steps: stepsSchema }),
  /** `walk` is one of the walks that lead there, both ends included: for animation. */
  'ship-sailed': openEvent({
    seat,
    from: dotSchema,
    to: dotSchema,
    steps: stepsSchema,
    walk: list(dotSchema, STEPS_MAX + 1, 2),
  }),
  /** `reopened` is the dot that was closed before. */
  'gold-visited': openEvent({ dot: dotSchema, reopened: closedSchema }),
  'search-spun': openEvent({ ground: groundSchema }),
  /** `coins` counts the new one. */
  'gold-found': openEvent({ dot: dotSchema, coins: blocks }),
  'search-failed': openEvent({ dot: dotSchema }),
  /** The Naval ship's move is over, and it may fire. */
  'in-range': openEvent({ squares }),
  'shot-fired': openEvent({ from: dotSchema, target: dotSchema, squares }),
  'fire-held': openEvent({ squares }),
  /** `hits` counts the new one. */
  'shot-hit': openEvent({ squares, cannonballs: cannonballsSchema, hits: blocks }),
  'shot-missed': openEvent({ squares, cannonballs: cannonballsSchema }),
  'game-over': openEvent({ winner: seat, coins: blocks, hits: blocks }),
};
export type ScavengersGoldEvent = EventOf<typeof events>;
