import type { Immutable } from 'immer';
import { rngFromSeed } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
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
 *   for a refereed game, which has no chart. It throws ViewError for whatever the game's `determinize` refuses: a view of
 *   another edition, one that no real game can give, or no view at all.
 */
export function hazardsOf(game: {
  readonly edition: Immutable<Edition>;
  determinize(view: View<BermudaPiratesView>, rng: Rng): unknown;
}): (view: View<BermudaPiratesView>) => Hazards | null {
  let table: Table | undefined;
  return (view) => {
    // Only for what it refuses; the state that it draws is of no use here.
    game.determinize(view, rngFromSeed(0));
    table ??= tableOf(game.edition);
    return hazardsIn(view, table);
  };
}
