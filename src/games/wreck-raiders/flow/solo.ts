import { at } from '../../../core/lists.js';
import { canTakePiece } from '../market.js';
import { endReasons } from '../queries.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { endGame } from './end.js';
import { beginTurn } from './roll.js';

/**
 * Ends a turn of the Rivals.
 *
 * @see WR-R49 no claims on it
 */
export function endRivalTurn(draft: WreckRaidersDraft, ctx: Context): void {
  draft.roundTurn += 1;
  draft.die = null;
  draft.wreck = -1;
  if (draft.roundTurn < 6) draft.phase = 'rival-die';
  else roundBuyStep(draft, ctx);
}

/**
 * @see WR-SOLO-21 one or more pieces after the third Rival turn
 * @see WR-R48 one after the other, before the check
 */
export function roundBuyStep(draft: WreckRaidersDraft, ctx: Context): void {
  if (canTakePiece(draft, 0, at(draft.mats, 0).shells, ctx)) draft.phase = 'round-buy';
  else endRound(draft, ctx);
}

/**
 * @see WR-SOLO-22 the check
 * @see WR-R51 only what holds now counts
 */
export function endRound(draft: WreckRaidersDraft, ctx: Context): void {
  ctx.emit?.({ type: 'round-ended', round: draft.round });
  const reasons = endReasons(draft, ctx);
  if (reasons.length > 0) {
    endGame(draft, ctx, reasons);
    return;
  }
  draft.roundTurn = 0;
  beginTurn(draft, ctx);
}
