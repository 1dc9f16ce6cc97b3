import { dockOf, isComplete } from '../queries.js';
import { winnersOf } from '../scoring.js';
import type { BermudaPiratesDraft, Context } from '../state.js';

/** Begins the first round. @see BP-SETUP-8 The first player begins */
export function beginPlay(draft: BermudaPiratesDraft, ctx: Context): void {
  draft.round = 1;
  draft.turn = draft.firstSeat;
  beginTurn(draft, ctx);
}

/**
 * Puts the boat to sea.
 *
 * @see BP-PUSH-3 Every voyage starts at the own base
 * @see BP-R-FREESTART The first push may go anywhere
 * @see BP-PLUN-7 The boats of the others are off the board
 */
function beginTurn(draft: BermudaPiratesDraft, ctx: Context): void {
  ctx.emit?.({ type: 'turn-began', seat: draft.turn, round: draft.round });
  if (draft.physics === 'refereed') {
    draft.phase = 'voyage';
    draft.pending = { kind: 'voyage' };
    return;
  }
  draft.phase = 'sail';
  draft.boat = dockOf(draft, draft.turn, ctx.table);
}

/**
 * Goes to the next seat, round by round, until somebody has a turn or the game is over.
 *
 * @see BP-SETUP-8 Play goes round clockwise
 * @see BP-END-2 The others finish their turn
 * @see BP-PLUN-10 All finish their turn, then points are counted
 * @see BP-R-ROUND The round is played to its end
 * @see BP-R-DONE A complete seat is passed over
 * @see BP-R-LIMIT A limit of rounds
 */
export function endTurn(draft: BermudaPiratesDraft, ctx: Context): void {
  ctx.emit?.({ type: 'turn-ended', seat: draft.turn });
  let next = draft.turn;
  for (;;) {
    next = (next + 1) % draft.players;
    if (next === draft.firstSeat) {
      ctx.emit?.({ type: 'round-ended', round: draft.round });
      if (draft.ending !== '' || draft.round === draft.roundLimit) {
        endGame(draft, ctx);
        return;
      }
      draft.round += 1;
    }
    if (draft.variant === 'plunder' || !isComplete(draft, next)) break;
    ctx.emit?.({ type: 'turn-passed', seat: next });
  }
  draft.turn = next;
  beginTurn(draft, ctx);
}

/** @see BP-R-HIGHEST The state of things at the end decides */
function endGame(draft: BermudaPiratesDraft, ctx: Context): void {
  const winners = winnersOf(draft, ctx.edition);
  const reason = draft.ending === '' ? 'rounds' : draft.ending;
  draft.phase = 'over';
  draft.result = { winners, reason };
  ctx.emit?.({ type: 'game-over', winners: [...winners], reason });
}
