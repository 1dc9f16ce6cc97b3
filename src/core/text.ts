import type { ChanceAction, PlayerAction } from './actions.js';
import { isChance } from './actions.js';

/** An action in one line: its type or kind, then its values in their order, without the seat: `take-die 3 conch`. */
export function actionText(action: PlayerAction | ChanceAction): string {
  if (isChance(action)) return [action.kind, ...leaves(action.outcome)].join(' ');
  const { type, seat: _seat, ...payload } = action;
  return [type, ...leaves(payload)].join(' ');
}

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];
}
