import { hasGems } from '../gems.js';
import { chooseFirstPlayer } from '../effects/choose-first-player.js';
import { gemsIn } from '../queries.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { OUTER_CELLS, SLOTS } from '../vocabulary.js';

/** @see RR-SETUP-3 one gem, chosen at random, on each outer space */
export function layOut(draft: RockingRaftDraft): boolean {
  for (const cell of OUTER_CELLS)
    if (!hasGems(gemsIn(draft.raft, cell))) {
      draft.pending = { kind: 'outer-gem', cell };
      return false;
    }
  draft.phase = 'deal';
  return true;
}

/**
 * @see RR-SETUP-5 two lifeboats for each player
 * @see RR-SETUP-7 then the flag goes into the deck
 * @see RR-R33 seat by seat
 */
export function deal(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  for (const [seat, { boats }] of draft.seats.entries())
    for (const slot of SLOTS)
      if (boats[slot] === null) {
        draft.pending = { kind: 'draw-card', seat, slot };
        return false;
      }
  const depth = ctx.edition.deck.flagAfter[draft.options.players as 2 | 3 | 4];
  draft.aboveFlag = depth;
  draft.phase = 'first';
  ctx.emit?.({ type: 'flag-buried', depth });
  return true;
}

/**
 * @see RR-SETUP-8 the first player is determined at random
 * @see RR-R37 or agreed on
 */
export function chooseFirst(draft: RockingRaftDraft, ctx: RockingRaftContext): boolean {
  const { firstPlayer } = draft.options;
  if (firstPlayer === 'random') {
    draft.pending = { kind: 'first-player' };
    return false;
  }
  chooseFirstPlayer(draft, ctx, firstPlayer, false);
  return true;
}
