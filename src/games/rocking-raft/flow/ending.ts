import { isBecalmed, leftOf } from '../queries.js';
import { standingsOf, winnersOf } from '../scoring.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';

/**
 * Ends the turn, and the game where it is over; else the next seat's turn begins.
 *
 * @see RR-TURN-1 clockwise
 * @see RR-END-3 after the flag, up to the player to the right of the first player
 * @see RR-R23 whose turn is the last also when the flag comes in it
 * @see RR-R27 becalmed: nobody could ever place a gem again
 * @see RR-R35 without the flag there is no other end
 */
export function endTurn(draft: RockingRaftDraft, ctx: RockingRaftContext): void {
  const { turn: seat } = draft;
  const next = leftOf(seat, draft);
  draft.settling = -1;
  draft.turns += 1;
  ctx.emit?.({ type: 'turn-ended', seat });
  if (draft.flagBy >= 0 && next === draft.first) {
    endGame(draft, ctx, 'flag');
  } else if (draft.options.variant === 'standard' && isBecalmed(draft, ctx.table)) {
    endGame(draft, ctx, 'becalmed');
  } else {
    draft.turn = next;
    draft.phase = 'start';
  }
}

/**
 * @see RR-SCORE-2 the most points win
 * @see RR-R31 unfilled boats are worth nothing
 */
function endGame(draft: RockingRaftDraft, ctx: RockingRaftContext, reason: 'flag' | 'becalmed'): void {
  const standings = standingsOf(draft, ctx.table);
  const winners = winnersOf(standings);
  const points = standings.map((standing) => standing.points);
  const boats = standings.map((standing) => standing.boats);
  draft.phase = 'over';
  draft.result = { reason, winners, points, boats };
  ctx.emit?.({ type: 'game-ended', reason, winners: [...winners], points: [...points], boats: [...boats] });
}
