import { at } from '../../../core/lists.js';
import { rollFor } from '../effects/roll-for.js';
import { stealGem } from '../effects/steal-gem.js';
import { chosen, coloursLeft, isChestEmpty, isProtected } from '../queries.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import type { Gem } from '../vocabulary.js';
import { lose } from './end.js';
import { endRound, endTurn } from './round.js';

/**
 * Kraqua looks for the fish of this turn.
 *
 * @see KQ-STEAL-1 the space on which it stands
 * @see KQ-STEAL-2 a protected fish costs nothing
 */
export function checkTheft(draft: KraquaDraft, ctx: KraquaContext): void {
  const fish = chosen(draft.turn?.fish);
  if (isProtected(draft, draft.fish[fish], ctx.table)) endTurn(draft, ctx);
  else rollFor(draft, [fish]);
}

/**
 * The roll counts: a gem of its colour is stolen, or another one where there is none.
 *
 * @see KQ-STEAL-4 a colour that is gone is for the player to choose
 * @see KQ-R31 with one colour left nobody is asked
 */
export function settleRoll(draft: KraquaDraft, ctx: KraquaContext): void {
  const colour = chosen(draft.rolled);
  const left = draft.chest[colour] > 0 ? [colour] : coloursLeft(draft);
  if (left.length === 1) steal(draft, at(left, 0), ctx);
  else draft.phase = 'give';
}

/**
 * One gem is gone; then the next theft, or what comes after the turn or the raid.
 *
 * @see KQ-END-4 an empty chest loses the game
 * @see KQ-R44 at once
 */
export function steal(draft: KraquaDraft, gem: Gem, ctx: KraquaContext): void {
  stealGem(draft, gem, ctx);
  const [...left] = draft.steals;
  if (isChestEmpty(draft)) lose(draft, 'chest-empty', ctx);
  else if (draft.turn !== null) endTurn(draft, ctx);
  else if (left.length > 0) rollFor(draft, left);
  else endRound(draft, ctx);
}
