import { int, list } from '../../core/domains.js';
import { openEvent } from '../../core/events.js';
import type { EventOf } from '../../core/events.js';
import {
  CARDS_MAX,
  GEMS_MAX,
  POINTS_MAX,
  TOKENS_MAX,
  cardSchema as card,
  cellSchema as cell,
  colourSchema as gem,
  edgeSchema as edge,
  endSchema,
  fingerSchema as finger,
  gemsSchema as gems,
  pileSchema,
  seatSchema as seat,
  slotSchema as slot,
  spaceColourSchema as space,
  yesSchema,
} from './edition.js';

const many = Number.MAX_SAFE_INTEGER;
const beat = /* @__PURE__ */ int(1, many);
const tokens = /* @__PURE__ */ int(1, 2 * TOKENS_MAX);

/** Everything that happens, in order; everybody sees all of it. */
export const events = {
  'outer-gem-placed': /* @__PURE__ */ openEvent({ cell, gem }),
  /** `cell` is where it comes to rest. */
  'gem-dropped': /* @__PURE__ */ openEvent({ gem, cell }),
  'boat-dealt': /* @__PURE__ */ openEvent({ seat, slot, card }),
  'flag-buried': /* @__PURE__ */ openEvent({ depth: int(0, CARDS_MAX) }),
  /** `drawn` is false where the options name the first player. */
  'first-player-chosen': /* @__PURE__ */ openEvent({ seat, drawn: yesSchema }),
  /** `turn` counts from 1. */
  'turn-started': /* @__PURE__ */ openEvent({ seat, turn: int(1, many) }),
  /** `water` is what the boat now carries. */
  'water-added': /* @__PURE__ */ openEvent({ seat, slot, water: tokens }),
  'raft-tilted': /* @__PURE__ */ openEvent({ seat, edge, finger }),
  /** `beat` counts from 1 in each tilt. */
  'beat-started': /* @__PURE__ */ openEvent({ beat }),
  'gems-slid': /* @__PURE__ */ openEvent({ from: cell, to: cell, gems }),
  'gems-fell': /* @__PURE__ */ openEvent({ from: cell, gems }),
  'beat-ended': /* @__PURE__ */ openEvent({ beat, hand: gems }),
  /** `forced` where nothing could move any more. */
  'raft-released': /* @__PURE__ */ openEvent({ seat, beats: int(0, many), forced: yesSchema }),
  'gems-spilled': /* @__PURE__ */ openEvent({ gems }),
  'gem-placed': /* @__PURE__ */ openEvent({ seat, gem: space, slot, card }),
  'black-placed': /* @__PURE__ */ openEvent({ seat, slot, card, space }),
  'black-returned': /* @__PURE__ */ openEvent({ seat, count: int(1, GEMS_MAX) }),
  'gems-passed': /* @__PURE__ */ openEvent({ from: seat, to: seat, gems }),
  'leftovers-returned': /* @__PURE__ */ openEvent({ gems }),
  'boat-filled': /* @__PURE__ */ openEvent({ seat, slot, card, points: int(0, POINTS_MAX), gems }),
  'boat-sunk': /* @__PURE__ */ openEvent({ seat, slot, card, gems }),
  'water-returned': /* @__PURE__ */ openEvent({ seat, slot, tokens }),
  'flag-drawn': /* @__PURE__ */ openEvent({ seat }),
  'boat-drawn': /* @__PURE__ */ openEvent({ seat, slot, card, from: pileSchema }),
  'deck-empty': /* @__PURE__ */ openEvent({ seat, slot }),
  'turn-ended': /* @__PURE__ */ openEvent({ seat }),
  /** `points` and `boats` are by seat. */
  'game-ended': /* @__PURE__ */ openEvent({
    reason: endSchema,
    winners: list(seat, 4, 1),
    points: list(int(0, POINTS_MAX * CARDS_MAX), 4, 2),
    boats: list(int(0, CARDS_MAX), 4, 2),
  }),
};
export type RockingRaftEvent = EventOf<typeof events>;
