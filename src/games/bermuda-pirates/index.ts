import { defineGame } from '../../core/game.js';
import { NOBODY, soleActor } from '../../core/lists.js';
import { leave } from './actions/leave.js';
import { liftBuoy } from './actions/lift-buoy.js';
import { placeBuoy } from './actions/place-buoy.js';
import { push } from './actions/push.js';
import { skipBuoy } from './actions/skip-buoy.js';
import { steal } from './actions/steal.js';
import { stowBuoy } from './actions/stow-buoy.js';
import { take } from './actions/take.js';
import { audit } from './audit.js';
import { canonical } from './canonical.js';
import { fate } from './chance/fate.js';
import { firstSeat } from './chance/first-seat.js';
import { layUnderboard } from './chance/lay-underboard.js';
import { scatter } from './chance/scatter.js';
import { slip } from './chance/slip.js';
import { veer } from './chance/veer.js';
import { voyage } from './chance/voyage.js';
import { describe } from './describe.js';
import { editionSchema } from './edition.js';
import { events } from './events.js';
import { factsOf } from './facts.js';
import { rules } from './rules.js';
import { measuresOf, returnsOf, scoresOf } from './scoring.js';
import { firstStateOf, optionsOf } from './setup.js';
import { clone, stateSchema } from './state.js';
import type { BermudaPiratesTypes } from './state.js';
import { tableOf } from './table.js';
import { tensor } from './tensor.js';
import { text } from './text.js';
import { determinize, observe } from './view.js';
import { standard } from './editions/standard.js';
import { hazardsOf } from './hazards.js';

export type { Edition as BermudaPiratesEdition } from './edition.js';
export type { BermudaPiratesEvent } from './events.js';
export type { RuleId as BermudaPiratesRule } from './rules.js';
export type { Score as BermudaPiratesScore } from './scoring.js';
export type { BermudaPiratesState, BermudaPiratesTypes, BermudaPiratesView } from './state.js';
export type { Hazards } from './view.js';
export { hazardsOf, standard };

/**
 * Bermuda Pirates with other components.
 *
 * @throws EditionError
 */
export const createBermudaPirates = /* @__PURE__ */ defineGame<BermudaPiratesTypes>()({
  id: 'bermuda-pirates',
  rulesVersion: 1,
  info: {
    title: 'Bermuda Pirates',
    seats: { min: 2, max: 4 },
    information: 'hidden',
    utility: () => 'zero-sum',
    order: 'fixed',
    cap: 5000,
  },
  edition: editionSchema,
  standard,
  tables: tableOf,
  facts: factsOf,
  options: optionsOf,
  explicitOnly: ({ physics }) => physics === 'refereed',
  state: stateSchema,
  setup: firstStateOf,
  seats: ({ players }) => players,
  actors: ({ pending, result, turn }) => (pending === null && result === null ? soleActor(turn) : NOBODY),
  actions: [push, take, steal, leave, placeBuoy, liftBuoy, stowBuoy, skipBuoy],
  chances: [firstSeat, layUnderboard, veer, slip, scatter, voyage, fate],
  events,
  returns: returnsOf,
  scores: (state, { edition }) => scoresOf(state, edition),
  measures: (state, { edition }) => measuresOf(state, edition),
  observe,
  determinize,
  tensor,
  audit,
  clone,
  rules,
  canonical,
  text,
  describe,
});

/** Bermuda Pirates with its standard components. */
export const bermudaPirates = /* @__PURE__ */ createBermudaPirates(standard);

/** What a view of the standard game says about the whirlpools: in how many of the layouts each cell catches a boat. */
export const hazards = /* @__PURE__ */ hazardsOf(bermudaPirates);
