import type { Seat } from './seats.js';

/** What every player action has; its payload's fields stand beside these. */
export interface PlayerAction {
  readonly type: string;
  readonly seat: Seat;
}

/** What chance does. */
export interface ChanceAction {
  readonly type: 'chance';
  readonly kind: string;
  readonly outcome: unknown;
}

/** Whether a value claims to be a chance action, whatever else it holds. */
export function isChance(action: unknown): action is ChanceAction {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === 'chance';
}
