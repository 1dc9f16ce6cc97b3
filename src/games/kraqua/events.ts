import * as z from 'zod/mini';
import { int } from '../../core/domains.js';
import { openEvent } from '../../core/events.js';
import type { EventOf } from '../../core/events.js';
import {
  HIDEOUTS_MAX,
  ROUNDS_MAX,
  SHELLS_MAX,
  SLOTS_MAX,
  animalSchema,
  fishSchema,
  gemSchema,
  rowSchema,
  seatSchema,
  shellSideSchema,
  sideSchema,
  spaceSchema,
  tileSchema,
} from './vocabulary.js';

const seat = seatSchema;
const tile = tileSchema;
const gate = int(0, 5);
const arch = int(0, 2);
const shells = int(0, SHELLS_MAX);
const slot = int(0, SLOTS_MAX - 1);

/** How a game ends. */
export const resultSchema = z.strictObject({
  ending: z.enum(['won', 'almost-won', 'lost']),
  reason: z.enum(['home-with-gems', 'home-without-gems', 'reef-gone', 'chest-empty', 'fish-food']),
});

export type KraquaResult = z.infer<typeof resultSchema>;

/** What happens, for everybody to see. */
export const events = {
  'hideout-chosen': openEvent({ hideout: int(0, HIDEOUTS_MAX - 1) }),
  'gate-laid': openEvent({ gate, arch }),
  'round-began': openEvent({ round: int(1, ROUNDS_MAX) }),
  'tile-turned': openEvent({ seat, tile }),
  /** No seat lays the tiles of the set-up. */
  'tile-placed': openEvent({
    seat: z.nullable(seat),
    tile,
    side: sideSchema,
    row: rowSchema,
    slot,
  }),
  'tile-held': openEvent({ seat, tile, side: sideSchema }),
  'shell-move': openEvent({ seat, animal: animalSchema }),
  'shell-flicked': openEvent({ seat, up: shellSideSchema }),
  'shell-paid': openEvent({ seat, shells }),
  'fish-moved': openEvent({ seat, fish: fishSchema, from: spaceSchema, to: spaceSchema }),
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
  'tile-lost': openEvent({ tile, why: z.enum(['no-slot', 'fold']) }),
  'turn-ended': openEvent({ seat }),
  'tile-drawn': {
    fields: z.union([
      z.strictObject({ seat, tile, from: z.literal('pile') }),
      z.strictObject({ seat, tile, from: rowSchema, slot }),
    ]),
  },
  'came-up-empty': openEvent({ seat }),
  'gate-removed': openEvent({ gate, arch }),
  'board-folded': openEvent({ stage: int(0, 2) }),
  'game-over': openEvent({ ...resultSchema.shape }),
};

export type KraquaEvent = EventOf<typeof events>;
