import { at } from '../../../core/lists.js';
import { refuseLoading } from '../queries.js';
import type { BermudaPiratesDraft, Context } from '../state.js';
import { load } from './load.js';

/**
 * The boat is at a dock of the island: it loads one treasure of that section, if there is one that it may have.
 *
 * @see BP-LOAD-1 One treasure at a dock
 * @see BP-R-MUSTLOAD Loading is no choice
 * @see BP-R-COLOURDOCK No colour twice, at docks too
 * @see BP-R-EMPTY An empty section
 * @see BP-R-ONEVISIT One visit, one treasure
 */
export function reachDock(draft: BermudaPiratesDraft, ctx: Context, colour: number): void {
  const left = at(draft.island, colour);
  const loaded = left > 0 && refuseLoading(draft, draft.turn, colour) === null;
  ctx.emit?.({ type: 'dock-reached', seat: draft.turn, colour, loaded });
  if (!loaded) return;
  draft.island[colour] = left - 1;
  load(draft, ctx, colour, 'dock');
}
