import { at, without } from '../../../core/lists.js';
import type { BermudaPiratesDraft, Context } from '../state.js';
import type { Landing } from '../vocabulary.js';
import { bank } from './bank.js';
import { float } from './float.js';
import { loseTreasure, returnTreasure } from './lose.js';

/** Lets one treasure leave the boat, by dropping off or by a whirlpool, and come to rest. */
export function drop(
  draft: BermudaPiratesDraft,
  ctx: Context,
  colour: number,
  { landing, by }: { landing: Landing; by: 'treasure-slipped' | 'treasure-scattered' },
): void {
  draft.cargo = without([...draft.cargo], colour);
  ctx.emit?.({ type: by, seat: draft.turn, colour, landing });
  land(draft, ctx, colour, landing);
}

/**
 * What becomes of a treasure where it comes to rest.
 *
 * @see BP-LOST-1 A treasure that drops off is lost at sea
 * @see BP-WHIRL-2 Floating is lost at sea
 * @see BP-WHIRL-3 Off the board or on an obstacle
 * @see BP-WHIRL-4 What stays aboard goes back too
 * @see BP-WHIRL-5 Luck for a base
 * @see BP-R-LANDING Where a treasure comes to rest
 * @see BP-R-CENTRE The island is no obstacle in Plunder
 * @see BP-R-OWNLUCK The own base counts
 * @see BP-R-LUCKYDOUBLE A colour that the base already has
 */
function land(draft: BermudaPiratesDraft, ctx: Context, colour: number, landing: Landing): void {
  const { at: place, cell, seat } = landing;
  switch (place) {
    case 'boat':
    case 'island':
      returnTreasure(draft, ctx, colour);
      return;
    case 'sea':
      float(draft, cell, colour);
      return;
    case 'off':
    case 'obstacle':
      loseTreasure(draft, ctx, colour);
      return;
    case 'base':
      if (draft.variant === 'standard' && at(at(draft.home, seat), colour) > 0) {
        returnTreasure(draft, ctx, colour);
        return;
      }
      ctx.emit?.({ type: 'treasure-gained', seat, colour });
      bank(draft, ctx, seat, colour);
  }
}
