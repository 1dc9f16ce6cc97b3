import { at, range, without } from '../../../core/lists.js';
import { boxTiles } from '../effects/box-tiles.js';
import { foldBoard } from '../effects/fold-board.js';
import { rollFor } from '../effects/roll-for.js';
import { takeRearTile } from '../effects/take-rear-tile.js';
import { fishThrough, isProtected, rearSlot } from '../queries.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import { FISH, ROWS } from '../vocabulary.js';
import { lose } from './end.js';

/**
 * A round begins: every seat that has a tile may take the next turn.
 *
 * @see KQ-ROUND-1 one turn a round
 * @see KQ-RAID-6 a new round
 * @see KQ-R39 no turn without a tile
 */
export function startRound(draft: KraquaDraft, ctx: KraquaContext): void {
  draft.round += 1;
  draft.phase = 'turn';
  draft.active = -1;
  draft.waiting = [...draft.hands].flatMap((tile, seat) => (tile < 0 ? [] : [seat]));
  ctx.emit?.({ type: 'round-began', round: draft.round });
}

/**
 * The turn is over, and the next one begins, or the draws.
 *
 * @see KQ-PLACE-5 a tile that found no slot goes to the box
 * @see KQ-R54 before anybody draws
 * @see KQ-STEAL-5 the team decides who is next
 * @see KQ-DRAW-1 whoever moved last draws first
 * @see KQ-DRAW-2 then clockwise
 */
export function endTurn(draft: KraquaDraft, ctx: KraquaContext): void {
  const { active: seat, players } = draft;
  const held = at(draft.hands, seat);
  if (held >= 0) {
    draft.hands[seat] = -1;
    boxTiles(draft, [held], 'no-slot', ctx);
  }
  draft.turn = null;
  draft.waiting = without(draft.waiting, seat);
  ctx.emit?.({ type: 'turn-ended', seat });
  if (draft.waiting.length > 0) {
    draft.active = -1;
    draft.phase = 'turn';
    return;
  }
  draft.phase = 'draw';
  draft.drawers = range(players).map((place) => (seat + place) % players);
  continueDraws(draft, ctx);
}

/**
 * Draws until somebody must be asked or all have drawn; then the reef is gone, or Kraqua comes.
 *
 * @see KQ-R37 when the pile runs out, the next ones draw from the rear
 * @see KQ-DRAW-6 no tile to draw: empty-handed
 * @see KQ-END-3 the reef is gone
 * @see KQ-R40 when nobody has a tile
 */
export function continueDraws(draft: KraquaDraft, ctx: KraquaContext): void {
  for (const seat of [...draft.drawers]) {
    if (draft.pile.length > 0) {
      draft.pending = { kind: 'draw-tile', to: seat };
      return;
    }
    const rows = ROWS.filter((row) => rearSlot(draft, row) >= 0);
    const [row] = rows;
    if (rows.length === 2) return;
    if (row !== undefined) takeRearTile(draft, seat, row, ctx);
    else {
      draft.drawers.shift();
      ctx.emit?.({ type: 'came-up-empty', seat });
    }
  }
  if ([...draft.hands].every((tile) => tile < 0)) lose(draft, 'reef-gone', ctx);
  else raid(draft, ctx);
}

/**
 * Kraqua robs every fish that stands bare.
 *
 * @see KQ-RAID-1 after the draws
 * @see KQ-RAID-2 one roll for each fish
 * @see KQ-R41 decided once, in the order of the fish
 * @see KQ-R43 a fish robbed in its turn too
 */
function raid(draft: KraquaDraft, ctx: KraquaContext): void {
  const bare = FISH.filter((fish) => !isProtected(draft, draft.fish[fish], ctx.table));
  if (bare.length > 0) rollFor(draft, bare);
  else endRound(draft, ctx);
}

/**
 * The board is folded when all fish are through the gate; then a new round.
 *
 * @see KQ-GATE-2 twice, at the end of a round
 * @see KQ-RAID-5 after the raid
 * @see KQ-R50 draws, raid, fold
 * @see KQ-FOLD-5 a new gate for the next arch
 * @see KQ-FOLD-7 nothing is folded at the third arch
 */
export function endRound(draft: KraquaDraft, ctx: KraquaContext): void {
  if (draft.stage === 2 || fishThrough(draft, ctx.table) < FISH.length) {
    startRound(draft, ctx);
    return;
  }
  foldBoard(draft, ctx);
  draft.active = -1;
  draft.phase = 'fold';
  draft.pending = { kind: 'draw-gate' };
}
