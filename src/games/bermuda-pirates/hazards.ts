import type { Immutable } from 'immer';
import { ViewError } from '../../core/refusal.js';
import type { View } from '../../core/view.js';
import type { Edition } from './edition.js';
import type { BermudaPiratesView } from './state.js';
import { tableOf } from './table.js';
import type { Table } from './table.js';
import { hazardsIn } from './view.js';
import type { Hazards } from './view.js';

/**
 * What a view says about the whirlpools: the exact share of the layouts, all equally likely, in which a cell catches a
 * boat.
 *
 * @param game - the game that the views come from
 * @returns a function from a view to the number of layouts and, for each of the 576 cells, in how many it catches; null
 *   for a refereed game, which has no chart. It throws ViewError for a view of another edition, or that no real game can
 *   give.
 */
export function hazardsOf(game: {
  readonly editionMark: string;
  readonly edition: Immutable<Edition>;
}): (view: View<BermudaPiratesView>) => Hazards | null {
  let table: Table | undefined;
  return (view) => {
    const { edition, digest } = view.kernel;
    const mark = `${edition}@${digest}`;
    if (mark !== game.editionMark)
      throw new ViewError({ path: ['kernel'], found: `edition ${mark}`, expected: game.editionMark });
    table ??= tableOf(game.edition);
    return hazardsIn(view, table);
  };
}
