import { at } from '../../core/lists.js';
import { squaresBetween } from './queries.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldContext, ScavengersGoldDraft } from './state.js';

/** Begins a turn of the other seat. */
export function endTurn(draft: ScavengersGoldDraft, ctx: ScavengersGoldContext): void {
  const seat = 1 - ctx.before.seat;
  const turn = ctx.before.turn + 1;
  draft.seat = seat;
  draft.turn = turn;
  draft.phase = 'move';
  draft.pending = { kind: 'spin-move' };
  ctx.emit?.({ type: 'turn-began', seat, turn });
}

/**
 * What follows a move that has not ended on gold: the Naval ship may fire, or the turn is over.
 *
 * @see SG-NAVAL-2 a Naval ship in range goes on to fire
 * @see SG-SCAV-2 away from gold, the Scavenger's turn is over
 * @see SG-R15 a Naval ship that had to stay may fire as well
 */
export function endMove(draft: ScavengersGoldDraft, ctx: ScavengersGoldContext): void {
  // The ship may have moved in this ply: where it is now stands in the draft only.
  const squares = ctx.before.seat === NAVAL ? squaresBetween(draft.ships, ctx.table) : 0;
  if (squares === 0) {
    endTurn(draft, ctx);
    return;
  }
  draft.phase = 'fire';
  ctx.emit?.({ type: 'in-range', squares });
}

/**
 * Ends the game when the marker of the seat whose turn it is has reached its last block; else the turn.
 *
 * @param marker - the block that it is on after this spin: coins found or hits scored
 * @see SG-WIN-1 the Scavenger wins on its last coin block
 * @see SG-WIN-2 the Naval ship wins on its last hit block
 * @see SG-R21 at once: the other side gets no further turn
 */
export function endSpin(draft: ScavengersGoldDraft, ctx: ScavengersGoldContext, marker: number): void {
  const { seat } = ctx.before;
  if (marker < at(ctx.edition.score.blocks, seat)) {
    endTurn(draft, ctx);
    return;
  }
  const coins = draft.score[SCAVENGER];
  const hits = draft.score[NAVAL];
  draft.phase = 'over';
  draft.result = { winner: seat };
  ctx.emit?.({ type: 'game-over', winner: seat, coins, hits });
}
