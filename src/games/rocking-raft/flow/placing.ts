import { passGems } from '../effects/pass-gems.js';
import { coloured, copyOf, hasGems, noGems, plus } from '../gems.js';
import { placements } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { BLACK } from '../vocabulary.js';

/** @see RR-R13 who can do nothing is not asked */
export function place(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  if (placements(draft, draft.turn, ctx.table) !== 0) return false;
  finishPlacing(draft, ctx);
  return true;
}

/**
 * The active player places no more: black gems go back, the others round the table.
 *
 * @see RR-PASS-1 black gems that were not used go back first
 * @see RR-BLACK-3 at once
 * @see RR-R15 before the first receiver decides
 */
export function finishPlacing(draft: RockingRaftDraft, ctx: RockingRaftContext): void {
  const { turn: seat } = draft;
  const hand = copyOf(draft.hand);
  const count = hand[BLACK];
  if (count > 0) {
    draft.air = plus(draft.air, [0, 0, 0, count]);
    ctx.emit?.({ type: 'black-returned', seat, count });
  }
  const left = coloured(hand);
  draft.hand = left;
  if (!hasGems(left)) {
    startSettling(draft);
    return;
  }
  draft.phase = 'receive';
  passGems(draft, ctx);
}

/**
 * @see RR-PASS-3 a receiver may place gems at once
 * @see RR-PASS-5 gems that nobody placed go to the centre
 * @see RR-R38 even those that nobody needs
 */
export function receive(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  const { holder } = draft;
  if (holder === draft.turn) {
    const gems = copyOf(draft.hand);
    draft.air = plus(draft.air, gems);
    draft.hand = noGems();
    ctx.emit?.({ type: 'leftovers-returned', gems });
    startSettling(draft);
    return true;
  }
  if (!hasGems(draft.hand)) {
    startSettling(draft);
    return true;
  }
  if (placements(draft, holder, ctx.table) !== 0) return false;
  passGems(draft, ctx);
  return true;
}

function startSettling(draft: RockingRaftDraft): void {
  draft.phase = 'settle';
  draft.settling = 0;
  draft.holder = -1;
}
