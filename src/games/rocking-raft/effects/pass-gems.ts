import { copyOf } from '../gems.js';
import { leftOf } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';

/**
 * Hands the gems that are left to the next seat. Nothing is told where that is the active one again: they go no further.
 *
 * @see RR-PASS-2 the gems without a place go to the player on the left
 * @see RR-PASS-4 what a receiver does not use goes on to the left
 * @see RR-R14 once round the table, never back to the active player
 */
export function passGems(draft: RockingRaftDraft, ctx: RockingRaftContext): void {
  const { holder: from, turn } = draft;
  const to = leftOf(from, draft);
  draft.holder = to;
  if (to !== turn) ctx.emit?.({ type: 'gems-passed', from, to, gems: copyOf(draft.hand) });
}
