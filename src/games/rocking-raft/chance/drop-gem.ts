import { addToCell } from '../effects/change-cell.js';
import { cellSchema } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { noGems, withGem } from '../gems.js';
import { chance } from '../state.js';
import { PLACE } from '../vocabulary.js';

/**
 * Where a gem that is dropped into the centre comes to rest.
 *
 * @see RR-SETUP-4 the other gems are dropped into the centre
 * @see RR-FILL-2 as are those of a filled boat
 * @see RR-R17 a dropped gem stays, or rolls into a space beside the centre
 */
export const dropGem = /* @__PURE__ */ chance({
  kind: 'drop-gem',
  outcome: cellSchema,
  outcomes: (_state, _pending, { table }) => table.drops,
  apply(draft, cell, { gem }, ctx) {
    draft.air = withGem(draft.air, PLACE[gem], -1);
    addToCell(draft, cell, withGem(noGems(), PLACE[gem], 1));
    ctx.emit?.({ type: 'gem-dropped', gem, cell });
    carryOn(draft, ctx);
  },
});
