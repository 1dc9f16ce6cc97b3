import type { Context, WreckRaidersDraft } from '../state.js';
import { finishClaim } from './claim.js';
import { deal } from './deal.js';
import { endTurn } from './end.js';
import { roundBuyStep } from './solo.js';

/** Goes on when a market piece is taken: a piece of its stack may have to replace it first. */
export function afterPiece(draft: WreckRaidersDraft, ctx: Context): void {
  if (draft.pending === null) afterReveal(draft, ctx);
}

/**
 * Goes on when the market is full again: what the phase says.
 *
 * @see WR-BUY-2 one piece a turn: buying ends it
 */
export function afterReveal(draft: WreckRaidersDraft, ctx: Context): void {
  if (draft.phase === 'setup') deal(draft, ctx);
  else if (draft.phase === 'style-piece') finishClaim(draft, ctx);
  else if (draft.phase === 'round-buy') roundBuyStep(draft, ctx);
  else endTurn(draft, ctx);
}
