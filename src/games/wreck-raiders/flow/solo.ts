import { at } from '../../../core/lists.js';
import { canTakePiece } from '../market.js';
import { isFullVault } from '../queries.js';
import { BEACH } from '../state.js';
import type { Context, EndReason, WreckRaidersDraft } from '../state.js';
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

/**
 * @see WR-SOLO-23 the vault is full
 * @see WR-SOLO-24 the beach is full
 * @see WR-SOLO-25 enough exhibits
 * @see WR-SOLO-26 no Rivals left
 * @see WR-SOLO-27 a wreck ran out
 * @see WR-R47 refilled or not
 */
function endReasons(draft: WreckRaidersDraft, { table, edition }: Context): EndReason[] {
  const mat = at(draft.mats, 0);
  const beach = [...draft.spots].slice(BEACH);
  const reasons: EndReason[] = [];
  if (isFullVault(mat, edition.mat.vault.rowCoins.length)) reasons.push('WR-SOLO-23');
  if (!beach.includes(-1)) reasons.push('WR-SOLO-24');
  if (mat.exhibits.length >= at(table.chart, 1).goal) reasons.push('WR-SOLO-25');
  if (draft.rivals.supply === 0) reasons.push('WR-SOLO-26');
  if (draft.ranOut) reasons.push('WR-SOLO-27');
  return reasons;
}
