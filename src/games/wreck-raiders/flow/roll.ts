import { range } from '../../../core/lists.js';
import { REEF, UNROLLED } from '../state.js';
import type { Context, WreckRaidersDraft } from '../state.js';

/**
 * Begins the next turn of the present seat. With no die on the Reef, and at the start of a solo round, the pool is rolled
 * first.
 *
 * @see WR-DIE-1 all dice are gathered and rolled
 * @see WR-SETUP-9 before the first turn too
 * @see WR-SOLO-4 a round begins with a roll
 * @see WR-R40 not when the last die is taken
 */
export function beginTurn(draft: WreckRaidersDraft, ctx: Context): void {
  draft.turn += 1;
  draft.die = null;
  draft.wreck = -1;
  const { players, seat, turn } = draft;
  const round = players === 1 && draft.roundTurn === 0;
  if (round) beginRound(draft, ctx);
  ctx.emit?.({ type: 'turn-started', seat, turn });
  const dice = [...draft.dice];
  if (round || !dice.some((die) => die[2] === REEF)) {
    draft.dice = range(dice.length).map(() => [0, 3, UNROLLED]);
    if (turn > 1) ctx.emit?.({ type: 'dice-gathered', seat });
    rollFrom(draft, 0);
  } else {
    draft.phase = 'take-die';
  }
}

function beginRound(draft: WreckRaidersDraft, ctx: Context): void {
  draft.round += 1;
  draft.ranOut = false;
  draft.rivalWrecks = [];
  ctx.emit?.({ type: 'round-started', round: draft.round });
}

/**
 * Rolls a die, or goes on when all are rolled: they are rolled in ascending order.
 *
 * @see WR-ROLL-1 all dice at once
 * @see WR-R5 one event a die is the same
 */
export function rollFrom(draft: WreckRaidersDraft, die: number): void {
  const rolling = die < draft.dice.length;
  draft.phase = rolling ? 'roll' : 'take-die';
  if (rolling) draft.pending = { kind: 'roll-die', die };
}
