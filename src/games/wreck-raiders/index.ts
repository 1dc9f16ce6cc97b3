import { defineGame } from '../../core/game.js';
import { openState, openView } from '../../core/view.js';
import { buyPiece } from './actions/buy-piece.js';
import { claimExhibit } from './actions/claim-exhibit.js';
import { decorateConch } from './actions/decorate-conch.js';
import { decorateScallop } from './actions/decorate-scallop.js';
import { discardByStarfish } from './actions/discard-by-starfish.js';
import { discardTreasure } from './actions/discard-treasure.js';
import { diveAgain } from './actions/dive-again.js';
import { endBuying } from './actions/end-buying.js';
import { endClaims } from './actions/end-claims.js';
import { endDecorations } from './actions/end-decorations.js';
import { forfeitMove } from './actions/forfeit-move.js';
import { moveDiver } from './actions/move-diver.js';
import { placeRival } from './actions/place-rival.js';
import { placeTreasure } from './actions/place-treasure.js';
import { rivalDie } from './actions/rival-die.js';
import { sendToBeach } from './actions/send-to-beach.js';
import { shiftDie } from './actions/shift-die.js';
import { stopDiving } from './actions/stop-diving.js';
import { takeDie } from './actions/take-die.js';
import { takePiece } from './actions/take-piece.js';
import { takeShell } from './actions/take-shell.js';
import { audit } from './audit.js';
import { canonicalOf } from './canonical.js';
import { drawTreasure } from './chance/draw-treasure.js';
import { revealExhibit } from './chance/reveal-exhibit.js';
import { revealPiece } from './chance/reveal-piece.js';
import { rollDie } from './chance/roll-die.js';
import { startPlayer } from './chance/start-player.js';
import { cloneState } from './clone.js';
import { describeEvent } from './describe.js';
import { editionSchema } from './edition.js';
import { standard } from './editions/standard.js';
import { events } from './events.js';
import { measuresOf } from './measures.js';
import { factsOf } from './facts.js';
import { actorsOf } from './queries.js';
import { rules } from './rules.js';
import { returnsOf, scoresOf } from './scoring.js';
import { optionsSchema, setup } from './setup.js';
import { stateSchema } from './state.js';
import type { WreckRaidersTypes } from './state.js';
import { tableOf } from './table.js';
import { tensor } from './tensor.js';
import { positionText } from './text.js';

export type { WreckRaidersEdition } from './edition.js';
export type { WreckRaidersEvent } from './events.js';
export type { RuleId as WreckRaidersRule } from './rules.js';
export type { AquariumScore, WreckRaidersScores } from './scoring.js';
export type { WreckRaidersState, WreckRaidersTypes, Shown as WreckRaidersView } from './state.js';
export { standard };

/**
 * Wreck Raiders on other components.
 *
 * @throws EditionError for components that the rules cannot be played with
 */
export const createWreckRaiders = /* @__PURE__ */ defineGame<WreckRaidersTypes>()({
  id: 'wreck-raiders',
  rulesVersion: 1,
  info: {
    title: 'Wreck Raiders',
    seats: { min: 1, max: 5 },
    information: 'perfect',
    utility: (seats) => (seats === 1 ? 'general' : 'zero-sum'),
    order: 'fixed',
    // WR-R55: the rules have no limit, and random play of two takes up to 12,000 actions.
    cap: 20_000,
  },
  edition: editionSchema,
  standard,
  tables: tableOf,
  facts: factsOf,
  options: () => optionsSchema,
  state: stateSchema,
  setup,
  seats: (state) => state.players,
  actors: actorsOf,
  actions: [
    takeDie,
    shiftDie,
    moveDiver,
    forfeitMove,
    sendToBeach,
    placeTreasure,
    discardTreasure,
    diveAgain,
    stopDiving,
    claimExhibit,
    endClaims,
    decorateConch,
    decorateScallop,
    endDecorations,
    takeShell,
    takePiece,
    buyPiece,
    endBuying,
    discardByStarfish,
    rivalDie,
    placeRival,
  ],
  chances: [revealExhibit, revealPiece, startPlayer, rollDie, drawTreasure],
  events,
  returns: returnsOf,
  scores: (state, { edition }) => scoresOf(state, edition),
  measures: measuresOf,
  observe: openView,
  determinize: openState,
  tensor,
  audit,
  clone: cloneState,
  rules,
  canonical: canonicalOf,
  text: (state, _viewer, env) => positionText(state, env),
  describe: (event, { edition }) => describeEvent(event, edition),
});

/** Wreck Raiders as published, for one to five players. */
export const wreckRaiders = /* @__PURE__ */ createWreckRaiders(standard);
