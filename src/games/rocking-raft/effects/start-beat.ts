import { tiltOf } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';

/**
 * Begins a beat of the tilt: from the low edge on, cell after cell gets its chance to move.
 *
 * @see RR-ROCK-4 the raft may be held down as long as the player likes
 * @see RR-R4 what a beat does
 */
export function startBeat(draft: RockingRaftDraft, ctx: RockingRaftContext): void {
  const tilt = tiltOf(draft);
  tilt.cursor = 0;
  draft.phase = 'slide';
  ctx.emit?.({ type: 'beat-started', beat: tilt.beats + 1 });
}
