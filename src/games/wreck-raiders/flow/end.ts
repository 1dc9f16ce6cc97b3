import { at } from '../../../core/lists.js';
import { resultOf } from '../scoring.js';
import type { Context, EndReason, WreckRaidersDraft } from '../state.js';
import { beginTurn } from './roll.js';

/** Ends a turn of a player. */
export function endTurn(draft: WreckRaidersDraft, ctx: Context): void {
  const { seat, turn, players } = draft;
  ctx.emit?.({ type: 'turn-ended', seat, turn });
  if (players === 1) endSoloTurn(draft, ctx);
  else endSharedTurn(draft, ctx);
}

/**
 * @see WR-END-1 the end is triggered at the end of a turn
 * @see WR-END-2 every other player has one more turn
 * @see WR-R36 one trigger
 * @see WR-R37 after buying
 * @see WR-TURN-1 clockwise
 */
function endSharedTurn(draft: WreckRaidersDraft, ctx: Context): void {
  const { seat, players } = draft;
  if (draft.closing > 0) {
    draft.closing -= 1;
  } else if (at(draft.mats, seat).exhibits.length >= at(ctx.table.chart, players).goal) {
    draft.closing = players - 1;
    ctx.emit?.({ type: 'end-triggered', seat, turnsLeft: players - 1 });
  }
  if (draft.closing === 0) {
    endGame(draft, ctx, []);
    return;
  }
  draft.seat = (seat + 1) % players;
  beginTurn(draft, ctx);
}

/** @see WR-SOLO-4 three own turns, then three Rival turns */
function endSoloTurn(draft: WreckRaidersDraft, ctx: Context): void {
  draft.roundTurn += 1;
  draft.wreck = -1;
  if (draft.roundTurn < 3) {
    beginTurn(draft, ctx);
    return;
  }
  draft.die = null;
  draft.phase = 'rival-die';
}

/** The game is over. */
export function endGame(draft: WreckRaidersDraft, ctx: Context, reasons: EndReason[]): void {
  draft.die = null;
  draft.wreck = -1;
  draft.phase = 'over';
  draft.result = resultOf(draft, ctx, reasons);
  ctx.emit?.({ type: 'game-over', result: resultOf(draft, ctx, reasons) });
}
