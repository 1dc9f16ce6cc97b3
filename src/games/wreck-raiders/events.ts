import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';
import { openEvent } from '../../core/events.js';
import type { EventOf } from '../../core/events.js';
import { SHELLS, ZONES } from './edition.js';

const seat = int(0, 4);
/** A seat, or 5 for a Rival. */
const owner = int(0, 5);
const wreck = int(0, 3);
const spot = int(0, 29);
/** A spot, or 30 off the board. */
const place = int(0, 30);
const die = int(0, 5);
const value = int(1, 6);
const slot = int(0, 5);
const tile = int(0, 8);
const id = int(0, 199);
const treasure = int(0, 11);
const count = int(0, 99_999);
const turn = int(1, 1_000_000_000);
const round = int(1, 6);
const shells = list(count, 3, 3);
const zone = z.enum(ZONES);
const shell = z.enum(SHELLS);

export const SOURCES = ['dive', 'scallop', 'neighbour', 'decoration'] as const;
export const END_REASONS = ['WR-SOLO-23', 'WR-SOLO-24', 'WR-SOLO-25', 'WR-SOLO-26', 'WR-SOLO-27'] as const;

const scoreSchema = z.strictObject({
  exhibits: count,
  conches: count,
  unique: count,
  rows: count,
  aquariums: count,
  total: count,
  /** Break ties: treasures in displays, then seashells in the basket. */
  leftTreasures: count,
  leftShells: count,
});

export const resultSchema = z.strictObject({
  scores: list(scoreSchema, 5, 1),
  winners: list(seat, 5),
  /** Solo: place in the list of score bands; else -1. */
  band: int(-1, 5),
  reasons: list(z.enum(END_REASONS), 5),
});

const reward = z.union([
  z.strictObject({ kind: z.literal('piece') }),
  z.strictObject({ kind: z.literal('choice') }),
  z.strictObject({ kind: z.literal('shells'), shells }),
]);

/**
 * What happens, in order; nothing is hidden from anybody.
 *
 * @see WR-R19 everything is open
 * @see WR-PLACE-4 face down is a convenience
 */
export const events = {
  'exhibit-revealed': openEvent({ slot, card: id }),
  'piece-revealed': openEvent({ tile, piece: id }),
  /** Only when drawn. */
  'start-player': openEvent({ seat }),
  'turn-started': openEvent({ seat, turn }),
  'turn-ended': openEvent({ seat, turn }),
  'round-started': openEvent({ round }),
  'round-ended': openEvent({ round }),
  /** Not before the first roll of the game; the seat rolls. */
  'dice-gathered': openEvent({ seat }),
  'die-rolled': openEvent({ die, value, zone }),
  'die-taken': openEvent({ seat, die, value, zone }),
  /** `number` is what the die stands for now. */
  'die-shifted': openEvent({ seat, by: z.literal([-1, 1]), number: value }),
  /** What was really gained. */
  'shells-gained': openEvent({ seat, shells, cause: z.enum(['die', 'beach', 'bumped', 'style']) }),
  /** @see WR-R6 what the beach did not have */
  'shells-short': openEvent({ seat, missing: shells }),
  'diver-moved': openEvent({ seat, from: place, to: spot }),
  'move-forfeited': openEvent({ seat }),
  'diver-bumped': openEvent({ owner, from: spot, to: spot }),
  'diver-home': openEvent({ owner, from: spot }),
  'rival-placed': openEvent({ wreck, number: value, die }),
  'rival-removed': openEvent({ from: spot }),
  'treasure-drawn': openEvent({ seat: owner, wreck, treasure, source: z.enum(SOURCES) }),
  /** `position` is the pedestal or the row, counted from 0. */
  'treasure-placed': openEvent({
    seat,
    treasure,
    area: z.enum(['display', 'vault']),
    index: int(0, 2),
    position: int(0, 4),
  }),
  /** `display` is -1 unless a Starfish did it. */
  'treasure-discarded': openEvent({
    seat: owner,
    treasure,
    cause: z.enum(['no-room', 'rival', 'starfish']),
    display: int(-1, 2),
  }),
  /** @see WR-R16 a gain that is lost */
  'wreck-empty': openEvent({ seat: owner, wreck }),
  'supply-renewed': openEvent({ wreck, count }),
  'scallop-spent': openEvent({ seat, wreck }),
  'claim-announced': openEvent({
    seat,
    display: int(0, 2),
    slot,
    stars: int(0, 31),
    card: id,
    exact: z.boolean(),
  }),
  decorated: openEvent({ seat, shell, card: id }),
  'style-earned': openEvent({ seat, card: id, reward }),
  /** @see WR-R25 exact, but there is nothing to choose */
  'style-lost': openEvent({ seat, card: id, reward }),
  'exhibit-collected': openEvent({ seat, card: id, conch: z.boolean(), discarded: list(treasure, 5) }),
  /** `paid` is zeros where the piece is free. */
  'piece-taken': openEvent({ seat, piece: id, tile, aquarium: int(0, 10), paid: shells }),
  'end-triggered': openEvent({ seat, turnsLeft: int(0, 4) }),
  'game-over': openEvent({ result: resultSchema }),
};
export type WreckRaidersEvent = EventOf<typeof events>;
