import { releaseRaft } from '../effects/release-raft.js';
import { copyOf } from '../gems.js';
import { nextWay, tiltOf, tiltingOf } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { CELLS } from '../vocabulary.js';

/**
 * Goes on with a beat at the cursor: the next cell with a gem that can move, or the end of the beat.
 *
 * @see RR-R4 cell after cell, in the order of a beat
 * @see RR-R6 after the beat the player decides, unless nothing can move
 */
export function slide(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  const tilt = tiltOf(draft);
  const { raft } = draft;
  const tilting = tiltingOf(ctx.table, tilt.edge, tilt.finger);
  const way = nextWay(raft, tilting, tilt.cursor);
  if (way !== undefined) {
    tilt.cursor = way.position;
    draft.pending = { kind: 'slide-gems', cell: way.cell };
    return false;
  }
  const beat = tilt.beats + 1;
  tilt.beats = beat;
  tilt.cursor = CELLS;
  ctx.emit?.({ type: 'beat-ended', beat, hand: copyOf(draft.hand) });
  if (nextWay(raft, tilting, 0) === undefined) {
    releaseRaft(draft, ctx, true);
    return true;
  }
  draft.phase = 'hold';
  return false;
}
