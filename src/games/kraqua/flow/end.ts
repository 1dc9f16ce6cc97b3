import { fillHideout } from '../effects/fill-hideout.js';
import type { KraquaResult } from '../events.js';
import { isHideoutFull, isSecured } from '../queries.js';
import type { KraquaContext, KraquaDraft } from '../state.js';

/**
 * All fish are home.
 *
 * @see KQ-GOAL-2 fish and gems are what counts
 * @see KQ-END-1 won with the gems
 * @see KQ-END-2 almost won without
 */
export function arrive(draft: KraquaDraft, ctx: KraquaContext): void {
  if (!isSecured(draft, ctx.table)) {
    finish(draft, { ending: 'almost-won', reason: 'home-without-gems' }, ctx);
    return;
  }
  fillHideout(draft, ctx);
  finish(draft, { ending: 'won', reason: 'home-with-gems' }, ctx);
}

/**
 * @see KQ-END-5 all gems, but the fish do not get home
 * @see KQ-R45 that ending is named first
 */
export function lose(draft: KraquaDraft, reason: 'reef-gone' | 'chest-empty', ctx: KraquaContext): void {
  finish(draft, { ending: 'lost', reason: isHideoutFull(draft, ctx.table) ? 'fish-food' : reason }, ctx);
}

function finish(draft: KraquaDraft, result: KraquaResult, ctx: KraquaContext): void {
  draft.phase = 'over';
  draft.result = result;
  draft.waiting = [];
  draft.active = -1;
  draft.turn = null;
  draft.drawers = [];
  draft.steals = [];
  draft.rolled = null;
  draft.again = false;
  ctx.emit?.({ type: 'game-over', ...result });
}
