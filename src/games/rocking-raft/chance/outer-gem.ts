import { addToCell } from '../effects/change-cell.js';
import { colourSchema } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { noGems, withGem } from '../gems.js';
import { chance } from '../state.js';
import { COLOURS, PLACE } from '../vocabulary.js';

/**
 * Which gem lies on an outer space at first.
 *
 * @see RR-SETUP-3 one gem, chosen at random, on each of the outer spaces
 */
export const outerGem = /* @__PURE__ */ chance({
  kind: 'outer-gem',
  outcome: colourSchema,
  outcomes: ({ air }) =>
    COLOURS.filter((gem) => air[PLACE[gem]] > 0).map((gem) => [gem, air[PLACE[gem]]] as const),
  apply(draft, gem, { cell }, ctx) {
    draft.air = withGem(draft.air, PLACE[gem], -1);
    addToCell(draft, cell, withGem(noGems(), PLACE[gem], 1));
    ctx.emit?.({ type: 'outer-gem-placed', cell, gem });
    carryOn(draft, ctx);
  },
});
