import { int } from '../../../core/domains.js';
import { without } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { layTile } from '../effects/lay-tile.js';
import { continueDraws, startRound } from '../flow/round.js';
import { codeOf } from '../queries.js';
import { chance } from '../state.js';

/**
 * The top tile of the draw pile: to a row in the set-up, else to a seat, front up.
 *
 * @see KQ-SETUP-12 from a shuffled pile
 * @see KQ-SETUP-13 two for the first slots
 * @see KQ-SETUP-15 one for each player
 * @see KQ-DRAW-1 at the end of a round
 * @see KQ-DRAW-3 face up
 * @see KQ-R5 any tile that can still be there, all equally likely
 * @see KQ-R62 the first one goes inside
 */
export const drawTile = chance({
  kind: 'draw-tile',
  outcome: (edition) => int(0, edition.tiles.list.length - 1),
  outcomes: (state) => ({ equally: state.pile }),
  refuse: (state, tile) =>
    state.pile.includes(tile) ? null : refusal('KQ-R5', () => `tile ${String(tile)} is not in the draw pile`),
  apply(draft, tile, { to }, ctx) {
    draft.pile = without(draft.pile, tile);
    if (typeof to === 'string') {
      layTile(draft, { row: to, slot: 0, code: codeOf(tile, 'front') }, null, ctx);
      draft.pending = { kind: 'draw-tile', to: to === 'inner' ? 'outer' : 0 };
      return;
    }
    draft.hands[to] = tile;
    ctx.emit?.({ type: 'tile-drawn', seat: to, tile, from: 'pile' });
    if (draft.phase !== 'setup') {
      draft.drawers.shift();
      continueDraws(draft, ctx);
    } else if (to + 1 < draft.players) draft.pending = { kind: 'draw-tile', to: to + 1 };
    else startRound(draft, ctx);
  },
});
