import { int } from '../../../core/domains.js';
import { chance } from '../state.js';

/**
 * The hideout is left to chance.
 *
 * @see KQ-SETUP-5 one hideout is chosen
 * @see KQ-R55 by an option or by chance
 */
export const chooseHideout = chance({
  kind: 'choose-hideout',
  outcome: (edition) => int(0, edition.hideouts.list.length - 1),
  outcomes: (_state, _pending, { table }) => ({ equally: table.hideouts }),
  apply(draft, hideout, _pending, ctx) {
    draft.hideout = hideout;
    ctx.emit?.({ type: 'hideout-chosen', hideout });
    draft.pending = { kind: 'draw-gate' };
  },
});
