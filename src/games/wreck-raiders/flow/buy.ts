import { at } from '../../../core/lists.js';
import { canTakePiece } from '../market.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { endTurn } from './end.js';

/**
 * The fourth step of a turn, passed over where nothing can be bought.
 *
 * @see WR-TURN-2 four steps
 * @see WR-BUY-6 a piece that cannot be placed cannot be bought
 * @see WR-R35 optional steps that are impossible
 */
export function buyStep(draft: WreckRaidersDraft, ctx: Context): void {
  const { seat } = draft;
  if (canTakePiece(draft, seat, at(draft.mats, seat).shells, ctx)) draft.phase = 'buy';
  else endTurn(draft, ctx);
}
