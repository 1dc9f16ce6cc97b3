import { int } from '../../core/domains.js';
import { openEvent } from '../../core/events.js';
import type { EventOf } from '../../core/events.js';
import {
  HIDEOUTS_MAX,
  SHELLS_MAX,
  SLOTS_MAX,
  SPACES_MAX,
  animalSchema,
  fishSchema,
  gemSchema,
  rowSchema,
  sideSchema,
} from './edition.js';
import {
  ROUNDS_MAX,
  drawnSchema,
  lostSchema,
  resultSchema,
  seatOrTableSchema,
  seatSchema,
  shellSideSchema,
  tileSchema,
} from './state.js';

const seat = seatSchema;
const tile = tileSchema;
const gate = int(0, 5);
const arch = int(0, 2);
const shells = int(0, SHELLS_MAX);
const space = int(0, SPACES_MAX - 1);

/** What happens, for everybody to see. */
export const events = {
  'hideout-chosen': openEvent({ hideout: int(0, HIDEOUTS_MAX - 1) }),
  'gate-laid': openEvent({ gate, arch }),
  'round-began': openEvent({ round: int(1, ROUNDS_MAX) }),
  'tile-turned': openEvent({ seat, tile }),
  /** No seat lays the tiles of the set-up. */
  'tile-placed': openEvent({
    seat: seatOrTableSchema,
    tile,
    side: sideSchema,
    row: rowSchema,
    slot: int(0, SLOTS_MAX - 1),
  }),
  'tile-held': openEvent({ seat, tile, side: sideSchema }),
  'shell-move': openEvent({ seat, animal: animalSchema }),
  'shell-flicked': openEvent({ seat, up: shellSideSchema }),
  'shell-paid': openEvent({ seat, shells }),
  'fish-moved': openEvent({ seat, fish: fishSchema, from: space, to: space }),
  'gate-passed': openEvent({ fish: fishSchema, arch }),
  'no-move': openEvent({ seat }),
  'shell-found': openEvent({ seat, shells }),
  'shell-left': openEvent({ seat }),
  'dolphin-brought': openEvent({ seat, gem: gemSchema }),
  'shark-brought': openEvent({ seat, gem: gemSchema }),
  'help-declined': openEvent({ seat }),
  'colour-rolled': openEvent({ seat, colour: gemSchema, fish: fishSchema }),
  'roll-again': openEvent({ seat, colour: gemSchema }),
  'gem-stolen': openEvent({ seat, gem: gemSchema, fish: fishSchema }),
  'tile-lost': openEvent({ tile, why: lostSchema }),
  'turn-ended': openEvent({ seat }),
  'tile-drawn': { fields: drawnSchema },
  'came-up-empty': openEvent({ seat }),
  'gate-removed': openEvent({ gate, arch }),
  'board-folded': openEvent({ stage: int(0, 2) }),
  'game-over': openEvent({ ...resultSchema.shape }),
};

export type KraquaEvent = EventOf<typeof events>;
