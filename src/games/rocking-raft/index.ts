import { defineGame } from '../../core/game.js';
import { hold } from './actions/hold.js';
import { passOn } from './actions/pass-on.js';
import { placeBlack } from './actions/place-black.js';
import { placeGem } from './actions/place-gem.js';
import { release } from './actions/release.js';
import { tilt } from './actions/tilt.js';
import { audit } from './audit.js';
import { actorsOf, canonicalOf } from './canonical.js';
import { drawCard } from './chance/draw-card.js';
import { dropGem } from './chance/drop-gem.js';
import { firstPlayer } from './chance/first-player.js';
import { outerGem } from './chance/outer-gem.js';
import { slideGems } from './chance/slide-gems.js';
import { spillGems } from './chance/spill-gems.js';
import { clone } from './clone.js';
import { editionSchema } from './cross-checks.js';
import { standard } from './editions/standard.js';
import { events } from './events.js';
import { placements } from './queries.js';
import { rules } from './rules.js';
import { measuresOf, returnsOf, scoresOf } from './scoring.js';
import { firstState, optionsSchema } from './setup.js';
import { stateSchema } from './state.js';
import type { RockingRaftTypes } from './state.js';
import { tableOf } from './table.js';
import { tensor } from './tensor.js';
import { describe, text } from './text.js';
import { determinize, observe } from './view.js';

/**
 * Rocking Raft on other components.
 *
 * @throws EditionError for components that the rules cannot be played with
 */
export const createRockingRaft = /* @__PURE__ */ defineGame<RockingRaftTypes>()({
  id: 'rocking-raft',
  rulesVersion: 1,
  info: {
    title: 'Rocking Raft',
    seats: { min: 2, max: 4 },
    information: 'perfect',
    utility: () => 'zero-sum',
    order: 'fixed',
    cap: 20_000,
  },
  edition: editionSchema,
  standard,
  tables: tableOf,
  facts: (state, seat, table) =>
    state.phase === 'place' || state.phase === 'receive' ? placements(state, seat, table) : 0,
  options: () => optionsSchema,
  explicitOnly: ({ physics }) => physics === 'refereed',
  state: stateSchema,
  setup: firstState,
  seats: ({ seats }) => seats.length,
  actors: actorsOf,
  actions: [tilt, hold, release, placeGem, placeBlack, passOn],
  chances: [outerGem, dropGem, drawCard, firstPlayer, slideGems, spillGems],
  events,
  returns: returnsOf,
  scores: scoresOf,
  measures: measuresOf,
  observe,
  determinize,
  tensor,
  audit,
  clone,
  rules,
  canonical: canonicalOf,
  text: (state, _viewer, env) => text(state, env),
  describe,
});

/** Rocking Raft with its standard components. */
export const rockingRaft = /* @__PURE__ */ createRockingRaft(standard);

export { standard };
export type { RockingRaftEdition } from './edition.js';
export type { RockingRaftEvent } from './events.js';
export type { RockingRaftRule } from './rules.js';
export type { Standing } from './scoring.js';
export type { RockingRaftState, RockingRaftView } from './state.js';
