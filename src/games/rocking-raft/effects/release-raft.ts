import { tiltOf } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';

/**
 * Lets the raft swing back; what fell out is to be placed.
 *
 * @param forced - whether nothing could move any more, so that nobody was asked
 * @see RR-ROCK-5 the raft is released, and the gems on it come to rest in their spaces
 * @see RR-R6 the raft is released without asking when nothing can move
 */
export function releaseRaft(draft: RockingRaftDraft, ctx: RockingRaftContext, forced: boolean): void {
  const { turn } = draft;
  const { beats } = tiltOf(draft);
  draft.tilt = null;
  draft.phase = 'place';
  draft.holder = turn;
  ctx.emit?.({ type: 'raft-released', seat: turn, beats, forced });
}
