import { at } from '../../../core/lists.js';
import { kindOfTile } from '../market.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import { beginTurn } from './roll.js';

/**
 * Goes on with the set-up: exhibits, then the market, then the start player.
 *
 * @see WR-SETUP-3 one exhibit more than players
 * @see WR-SETUP-4 three pieces beside each stack
 * @see WR-SETUP-8 the start player is found by chance
 */
export function deal(draft: WreckRaidersDraft, ctx: Context): void {
  const slot = emptySlot(draft);
  const tile = slot < 0 ? emptyTile(draft) : -1;
  if (slot >= 0) draft.pending = { kind: 'reveal-exhibit', slot };
  else if (tile >= 0) draft.pending = { kind: 'reveal-piece', tile };
  else if (draft.start < 0) draft.pending = { kind: 'start-player' };
  else start(draft, ctx);
}

function start(draft: WreckRaidersDraft, ctx: Context): void {
  draft.seat = draft.start;
  beginTurn(draft, ctx);
}

/**
 * The lowest exhibit slot that the deck can fill.
 *
 * @returns -1 when there is none
 * @see WR-R28 lowest slot first
 */
export function emptySlot(draft: WreckRaidersDraft): number {
  return draft.deck.length > 0 ? draft.exhibits.indexOf(-1) : -1;
}

/** The lowest market tile that its stack can fill; -1 when there is none. */
function emptyTile(draft: WreckRaidersDraft): number {
  return [...draft.market].findIndex(
    (piece, tile) => piece < 0 && at(draft.stacks, kindOfTile(tile)).length > 0,
  );
}
