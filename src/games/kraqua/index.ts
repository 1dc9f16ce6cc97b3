import { defineGame } from '../../core/game.js';
import { declineHelp } from './actions/decline-help.js';
import { giveGem } from './actions/give-gem.js';
import { holdTile } from './actions/hold-tile.js';
import { keepRoll } from './actions/keep-roll.js';
import { moveFish } from './actions/move-fish.js';
import { passMove } from './actions/pass-move.js';
import { placeTile } from './actions/place-tile.js';
import { rollAgain } from './actions/roll-again.js';
import { shellMove } from './actions/shell-move.js';
import { takeRear } from './actions/take-rear.js';
import { useDolphin } from './actions/use-dolphin.js';
import { useShark } from './actions/use-shark.js';
import { audit } from './audit.js';
import { canonical } from './canonical.js';
import { chooseHideout } from './chance/choose-hideout.js';
import { drawGate } from './chance/draw-gate.js';
import { drawTile } from './chance/draw-tile.js';
import { flickShell } from './chance/flick-shell.js';
import { rollColour } from './chance/roll-colour.js';
import { clone } from './clone.js';
import { describe } from './describe.js';
import { editionSchema } from './cross-checks.js';
import { standard } from './editions/standard.js';
import { events } from './events.js';
import { actors } from './queries.js';
import { rules } from './rules.js';
import { measuresOf, returnsOf, scoresOf } from './scoring.js';
import { firstState, optionsOf } from './setup.js';
import { stateSchema } from './state.js';
import type { KraquaTypes } from './state.js';
import { tableOf } from './table.js';
import { tensor } from './tensor.js';
import { text } from './text.js';
import { determinize, observe } from './view.js';

export type { KraquaEdition } from './edition.js';
export type { KraquaEvent, KraquaResult } from './events.js';
export type { KraquaRule } from './rules.js';
export type { KraquaScores } from './scoring.js';
export type { KraquaState, KraquaTypes, KraquaView } from './state.js';
export { standard };

/**
 * Kraqua with other components.
 *
 * @throws EditionError
 */
export const createKraqua = /* @__PURE__ */ defineGame<KraquaTypes>()({
  id: 'kraqua',
  rulesVersion: 1,
  info: {
    title: 'Kraqua',
    seats: { min: 2, max: 4 },
    information: 'perfect',
    utility: () => 'cooperative',
    order: 'free',
    cap: 1000,
  },
  edition: editionSchema,
  standard,
  tables: tableOf,
  options: optionsOf,
  state: stateSchema,
  setup: firstState,
  seats: ({ players }) => players,
  actors,
  actions: [
    placeTile,
    holdTile,
    moveFish,
    shellMove,
    passMove,
    useDolphin,
    useShark,
    declineHelp,
    rollAgain,
    keepRoll,
    giveGem,
    takeRear,
  ],
  chances: [chooseHideout, drawGate, drawTile, rollColour, flickShell],
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
  canonical,
  text: (state, _viewer, env) => text(state, env),
  describe,
});

/** Kraqua for 2 to 4 players, with the standard components. */
export const kraqua = /* @__PURE__ */ createKraqua(standard);
