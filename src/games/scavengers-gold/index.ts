import { defineGame } from '../../core/game.js';
import { NOBODY, soleActor } from '../../core/lists.js';
import { fire } from './actions/fire.js';
import { holdFire } from './actions/hold-fire.js';
import { sail } from './actions/sail.js';
import { audit } from './audit.js';
import { spinFire } from './chance/spin-fire.js';
import { spinMove } from './chance/spin-move.js';
import { spinSearch } from './chance/spin-search.js';
import { editionSchema } from './edition.js';
import { standard } from './editions/standard.js';
import { events } from './events.js';
import { courseOf } from './queries.js';
import { rules } from './rules.js';
import { measuresOf, returnsOf, scoresOf } from './scoring.js';
import { firstState, optionsSchema } from './setup.js';
import { clone, stateSchema } from './state.js';
import type { ScavengersGoldTypes } from './state.js';
import { tableOf } from './table.js';
import { tensor } from './tensor.js';
import { describe, text } from './text.js';
import { determinize, observe } from './view.js';
import { endsOf } from './walks.js';

export type { ScavengersGoldEdition } from './edition.js';
export type { ScavengersGoldEvent } from './events.js';
export type { ScavengersGoldRule } from './rules.js';
export type { ScavengersGoldScores } from './scoring.js';
export type { ScavengersGoldState, ScavengersGoldTypes, ScavengersGoldView } from './state.js';
export { standard };

/**
 * Scavengers Gold with other components.
 *
 * @throws EditionError
 */
export const createScavengersGold = /* @__PURE__ */ defineGame<ScavengersGoldTypes>()({
  id: 'scavengers-gold',
  rulesVersion: 1,
  info: {
    title: 'Scavengers Gold',
    seats: { min: 2, max: 2 },
    information: 'perfect',
    utility: () => 'zero-sum',
    order: 'fixed',
    cap: 10_000,
  },
  edition: editionSchema,
  standard,
  tables: tableOf,
  facts: (state, _seat, table) => endsOf(courseOf(state, table)),
  options: () => optionsSchema,
  state: stateSchema,
  setup: firstState,
  seats: ({ options }) => options.players,
  actors: ({ pending, result, seat }) => (pending === null && result === null ? soleActor(seat) : NOBODY),
  actions: [sail, fire, holdFire],
  chances: [spinMove, spinSearch, spinFire],
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
  canonical: ({ phase, turn, seat, ships, score, lastGold, steps, pending, result }) => ({
    phase,
    turn,
    seat,
    ships,
    score,
    lastGold,
    steps,
    pending: pending === null ? null : pending.kind,
    winner: result === null ? null : result.winner,
  }),
  text,
  describe,
});

/** Scavengers Gold with the standard components. */
export const scavengersGold = /* @__PURE__ */ createScavengersGold(standard);
