import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../core/definition.js';
import type { Context } from '../../core/definition.js';
import { int, list } from '../../core/domains.js';
import { gameState } from '../../core/state.js';
import type { OpenView } from '../../core/view.js';
import { gemCounts } from './edition.js';
import type { KraquaEdition } from './edition.js';
import { resultSchema } from './events.js';
import type { KraquaEvent } from './events.js';
import type { KraquaRule } from './rules.js';
import type { KraquaTable } from './table.js';
import {
  HIDEOUTS_MAX,
  ROUNDS_MAX,
  SHELLS_MAX,
  SLOTS_MAX,
  TILES_MAX,
  animalSchema,
  difficultySchema,
  fishSchema,
  gemSchema,
  rowSchema,
  seatSchema,
  spaceSchema,
  tileSchema,
} from './vocabulary.js';

const seatOrNone = int(-1, 3);
const tileOrNone = int(-1, TILES_MAX - 1);
/** `2 * tile`, and 1 more where the back lies up. */
const tileCode = int(0, 2 * TILES_MAX - 1);
const slotsOfRow = list(int(-1, 2 * TILES_MAX - 1), SLOTS_MAX);
const tiles = list(tileSchema, TILES_MAX);
const seats = list(seatSchema, 4);
const gems = gemCounts(0);

const pendingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose-hideout') }),
  z.strictObject({ kind: z.literal('draw-gate') }),
  /** To a row in the set-up, else to a seat. */
  z.strictObject({ kind: z.literal('draw-tile'), to: z.union([rowSchema, seatSchema]) }),
  z.strictObject({ kind: z.literal('roll-colour'), seat: seatSchema, fish: fishSchema }),
  z.strictObject({ kind: z.literal('flick-shell'), seat: seatSchema }),
]);

export const stateSchema = gameState({
  players: int(2, 4),
  difficulty: difficultySchema,
  /** The chip of each seat. */
  animals: list(animalSchema, 4, 2),
  /** Its id; -1 until one is chosen. */
  hideout: int(-1, HIDEOUTS_MAX - 1),
  /** Folds so far, and the index of the arch in play. */
  stage: int(0, 2),
  /** 0 in the set-up. */
  round: int(0, ROUNDS_MAX),
  phase: z.enum(['setup', 'turn', 'move', 'help', 'steal', 'reroll', 'give', 'draw', 'fold', 'over']),
  /** The gate on the arch in play; -1 while none lies there. */
  gate: int(-1, 5),
  /** The gates of the stack, ascending: nobody knows their order. */
  gates: list(int(0, 5), 6),
  /** The tiles of the draw pile, ascending: nobody knows their order. */
  pile: tiles,
  /** The tiles out of play, ascending. */
  box: tiles,
  /** The tile in front of each seat, front up; -1 for none. */
  hands: list(tileOrNone, 4, 2),
  /** The tile code in each slot of the row; -1 for none. */
  inner: slotsOfRow,
  outer: slotsOfRow,
  /** One past the slot of each row that was filled last. */
  next: z.strictObject({ inner: int(0, SLOTS_MAX), outer: int(0, SLOTS_MAX) }),
  /** The space of each fish. */
  fish: z.strictObject({ yellow: spaceSchema, green: spaceSchema, red: spaceSchema }),
  /** Gems that are still there to be stolen. */
  chest: gems,
  /** Gems that Kraqua has. */
  cave: gems,
  /** Gems in the hideout. */
  den: gems,
  /** Of the team. */
  shells: int(0, SHELLS_MAX),
  /** Seats that still have a turn in this round, ascending; the active one until its turn ends. */
  waiting: seats,
  /** The seat in turn, or the one that moved last while the round ends; -1 for none. */
  active: seatOrNone,
  /** The tile code in use, and what was chosen; null outside a turn. */
  turn: z.nullable(
    z.strictObject({
      tile: tileCode,
      fish: z.nullable(fishSchema),
      animal: z.nullable(animalSchema),
      gem: z.nullable(gemSchema),
    }),
  ),
  /** Seats that still have to draw, in order. */
  drawers: seats,
  /** The fish for which a theft is due, the current one first. */
  steals: list(fishSchema, 3),
  /** The colour rolled and not settled yet. */
  rolled: z.nullable(gemSchema),
  /** Whether the seahorse has rolled a second time for this theft. */
  again: z.boolean(),
  pending: z.nullable(pendingSchema),
  result: z.nullable(resultSchema),
});

export type KraquaDraft = z.infer<typeof stateSchema>;
export interface KraquaState extends Immutable<KraquaDraft> {}
/** A state as anybody sees it: nothing is hidden. */
export type KraquaView = OpenView<KraquaState>;

export interface KraquaTypes {
  draft: KraquaDraft;
  state: KraquaState;
  asked: KraquaState;
  edition: KraquaEdition;
  table: KraquaTable;
  facts: undefined;
  rule: KraquaRule;
  event: KraquaEvent;
  view: KraquaView;
}

export type KraquaContext = Context<KraquaTypes>;

export const action = actionFor<KraquaTypes>();
export const chance = chanceFor<KraquaTypes>();
