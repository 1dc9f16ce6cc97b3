import { int, list } from '../../core/domains.js';
import { openEvent } from '../../core/events.js';
import type { EventOf } from '../../core/events.js';
import { CELL_MAX, COLOURS, SEATS_MAX } from './vocabulary.js';
import {
  booleanSchema,
  cellSchema as cell,
  colourSchema as colour,
  dirSchema as dir,
  landingSchema as landing,
  originSchema,
  reasonSchema as reason,
  seatSchema as seat,
} from './vocabulary.js';

const seats = /* @__PURE__ */ list(seat, SEATS_MAX);
const colours = /* @__PURE__ */ list(colour, COLOURS);
const onChart = /* @__PURE__ */ int(0, CELL_MAX);
const round = /* @__PURE__ */ int(1, 1_000_000);

/** What happens in a game, as seen by everybody: nothing tells how the underboards lie. */
export const events = {
  'first-player': /* @__PURE__ */ openEvent({ seat }),
  'underboards-laid': /* @__PURE__ */ openEvent({}),
  'turn-began': /* @__PURE__ */ openEvent({ seat, round }),
  'boat-veered': /* @__PURE__ */ openEvent({ seat, meant: dir, went: dir }),
  'boat-pushed': /* @__PURE__ */ openEvent({ seat, from: onChart, to: onChart, dir }),
  'treasure-slipped': /* @__PURE__ */ openEvent({ seat, colour, landing }),
  /** The cell is -1 where there is no chart. */
  'boat-caught': /* @__PURE__ */ openEvent({ seat, cell }),
  'treasure-scattered': /* @__PURE__ */ openEvent({ seat, colour, landing }),
  /** The cell that the boat ran onto; -1 where there is no chart. */
  'boat-aground': /* @__PURE__ */ openEvent({ seat, cell }),
  'boat-overboard': /* @__PURE__ */ openEvent({ seat }),
  'dock-reached': /* @__PURE__ */ openEvent({ seat, colour, loaded: booleanSchema }),
  'treasure-loaded': /* @__PURE__ */ openEvent({ seat, colour, from: originSchema }),
  'raid-began': /* @__PURE__ */ openEvent({ seat, victim: seat }),
  'treasure-stolen': /* @__PURE__ */ openEvent({ seat, victim: seat, colour }),
  'treasures-banked': /* @__PURE__ */ openEvent({ seat, colours }),
  /** A treasure came to rest on a base, which keeps it. */
  'treasure-gained': /* @__PURE__ */ openEvent({ seat, colour }),
  'set-completed': /* @__PURE__ */ openEvent({ seat }),
  'treasure-returned': /* @__PURE__ */ openEvent({ colour }),
  'treasure-removed': /* @__PURE__ */ openEvent({ colour }),
  /** The seats that are complete or have the points; none for the other reasons. */
  'end-triggered': /* @__PURE__ */ openEvent({ reason, seats }),
  'buoy-placed': /* @__PURE__ */ openEvent({ seat, cell }),
  'buoy-lifted': /* @__PURE__ */ openEvent({ seat, cell }),
  'buoy-moved': /* @__PURE__ */ openEvent({ seat, from: cell, to: cell }),
  'buoy-removed': /* @__PURE__ */ openEvent({ seat, cell }),
  'buoy-kept': /* @__PURE__ */ openEvent({ seat }),
  'turn-ended': /* @__PURE__ */ openEvent({ seat }),
  'round-ended': /* @__PURE__ */ openEvent({ round }),
  'turn-passed': /* @__PURE__ */ openEvent({ seat }),
  'game-over': /* @__PURE__ */ openEvent({ winners: seats, reason }),
};

export type BermudaPiratesEvent = EventOf<typeof events>;
