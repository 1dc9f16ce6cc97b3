import { at } from '../../../core/lists.js';
import { gainShells } from '../effects/gain-shells.js';
import { collectExhibit } from '../effects/collect-exhibit.js';
import type { Style } from '../edition.js';
import { canClaim, canDecorate, isExact } from '../claims.js';
import { canTakePiece } from '../market.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { buyStep } from './buy.js';
import { emptySlot } from './deal.js';

/**
 * The third step of a turn, entered again after each claim.
 *
 * @see WR-CLAIM-7 further exhibits
 * @see WR-R35 optional steps that are impossible
 */
export function claimStep(draft: WreckRaidersDraft, ctx: Context): void {
  if (canClaim(draft, draft.seat, ctx.table)) draft.phase = 'claim';
  else revealStep(draft, ctx);
}

/**
 * The player has finished claiming: the deck fills the slots.
 *
 * @see WR-REVEAL-1 new exhibits
 * @see WR-R29 never between claims, always after the last
 */
export function revealStep(draft: WreckRaidersDraft, ctx: Context): void {
  const slot = emptySlot(draft);
  if (slot < 0) {
    buyStep(draft, ctx);
    return;
  }
  draft.phase = 'reveal';
  draft.pending = { kind: 'reveal-exhibit', slot };
}

/**
 * Decorations of the claim under way, then its style reward.
 *
 * @see WR-R23 in any order, both, one or none
 * @see WR-R24 before the style reward
 */
export function decorateStep(draft: WreckRaidersDraft, ctx: Context): void {
  if (canDecorate(draft, ctx)) draft.phase = 'decorate';
  else styleStep(draft, ctx);
}

/** @see WR-STYLE-1 exact order */
export function styleStep(draft: WreckRaidersDraft, ctx: Context): void {
  const { claim, seat } = draft;
  if (claim === null) return;
  const card = at(draft.exhibits, claim.slot);
  const { style, types } = at(ctx.table.cards, card);
  const exact = isExact([...at(at(draft.mats, seat).displays, claim.display)], types, claim.stars);
  if (style === null || !exact) {
    finishClaim(draft, ctx);
    return;
  }
  const reward = 'shells' in style ? { ...style, shells: [...style.shells] } : { ...style };
  ctx.emit?.({ type: isReduced(draft, ctx, style) ? 'style-lost' : 'style-earned', seat, card, reward });
  giveStyle(draft, ctx, style);
}

/**
 * Whether nothing can be chosen.
 *
 * @see WR-R25 as far as possible
 */
function isReduced(draft: WreckRaidersDraft, ctx: Context, { kind }: Style): boolean {
  if (kind === 'shells') return false;
  return kind === 'choice'
    ? !draft.shells.some((count) => count > 0)
    : !canTakePiece(draft, draft.seat, null, ctx);
}

/**
 * @see WR-STYLE-3 a piece
 * @see WR-STYLE-4 a seashell of choice
 * @see WR-STYLE-5 the seashells shown
 */
function giveStyle(draft: WreckRaidersDraft, ctx: Context, style: Style): void {
  if (style.kind === 'shells')
    gainShells(draft, ctx, { seat: draft.seat, shells: style.shells, cause: 'style' });
  else if (!isReduced(draft, ctx, style)) {
    draft.phase = style.kind === 'piece' ? 'style-piece' : 'style-shell';
    return;
  }
  finishClaim(draft, ctx);
}

/** The display is cleared and the exhibit collected; another claim may follow. */
export function finishClaim(draft: WreckRaidersDraft, ctx: Context): void {
  collectExhibit(draft, ctx);
  claimStep(draft, ctx);
}
