import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../core/definition.js';
import type { Context } from '../../core/definition.js';
import { int, list } from '../../core/domains.js';
import { gameState } from '../../core/state.js';
import type { OpenView } from '../../core/view.js';
import {
  CARDS_MAX,
  POINTS_MAX,
  TOKENS_MAX,
  cardSchema,
  cellSchema,
  colourSchema,
  edgeSchema,
  endSchema,
  fingerSchema,
  gemsSchema,
  seatSchema,
  slotSchema,
  spacesSchema,
} from './edition.js';
import type { RockingRaftEdition } from './edition.js';
import type { RockingRaftEvent } from './events.js';
import type { RockingRaftRule } from './rules.js';
import type { RockingRaftTable } from './table.js';

/** -1 stands for nobody. */
const seatOrNobody = int(-1, 3);
const cards = list(cardSchema, CARDS_MAX);

const boatSchema = z.strictObject({
  card: cardSchema,
  /** Coloured gems on spaces of their colour. */
  gems: spacesSchema,
  /** Black gems on spaces of each colour. */
  wild: spacesSchema,
  /** Water tokens. */
  water: int(0, 2 * TOKENS_MAX),
});

const pendingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('outer-gem'), cell: cellSchema }),
  z.strictObject({ kind: z.literal('drop-gem'), gem: colourSchema }),
  z.strictObject({ kind: z.literal('draw-card'), seat: seatSchema, slot: slotSchema }),
  z.strictObject({ kind: z.literal('first-player') }),
  z.strictObject({ kind: z.literal('slide-gems'), cell: cellSchema }),
  z.strictObject({ kind: z.literal('spill-gems') }),
]);

const cell = gemsSchema;

export const optionFields = {
  players: int(2, 4),
  variant: z.enum(['standard', 'sinking-lifeboats']),
  physics: z.enum(['modelled', 'refereed']),
  firstPlayer: z.union([z.literal('random'), seatSchema]),
};

export const stateSchema = gameState({
  /** As set up. */
  options: z.strictObject(optionFields),
  phase: z.enum([
    'outer',
    'deal',
    'first',
    'start',
    'tilt',
    'slide',
    'spill',
    'hold',
    'place',
    'receive',
    'settle',
    'over',
  ]),
  /** The active seat; nobody during set-up. */
  turn: seatOrNobody,
  /** The first player; nobody until known. */
  first: seatOrNobody,
  /** Turns finished. */
  turns: int(0, Number.MAX_SAFE_INTEGER),
  /** The seat that holds the hand, while it is placed. */
  holder: seatOrNobody,
  /** While boats are settled: which seat is, as an offset from the active one. */
  settling: int(-1, 3),
  /** Modelled: the gems of each cell, row by row from the north-west. Refereed: the gems on the raft as a whole. */
  raft: z.union([z.tuple([cell, cell, cell, cell, cell, cell, cell, cell, cell]), gemsSchema]),
  /** Gems about to drop into the centre; at first, all gems that are not laid out yet. */
  air: gemsSchema,
  /** Gems that fell out and have no place yet. */
  hand: gemsSchema,
  /** The tilt in progress: beats finished, and the position in the order of the present beat, 9 at its end. */
  tilt: z.nullable(
    z.strictObject({
      edge: edgeSchema,
      finger: fingerSchema,
      beats: int(0, Number.MAX_SAFE_INTEGER),
      cursor: int(0, 9),
    }),
  ),
  seats: list(
    z.strictObject({
      boats: z.tuple([z.nullable(boatSchema), z.nullable(boatSchema)]),
      /** Filled boats, in the order scored. */
      scored: cards,
    }),
    4,
    2,
  ),
  /** Lifeboats that nobody has seen, ascending. */
  undrawn: cards,
  /** Sunk boats under the deck, the uppermost first. */
  bottom: cards,
  /** Unknown cards above the flag; 0 before it is buried and once it is drawn. */
  aboveFlag: int(0, CARDS_MAX),
  /** Who drew the flag. */
  flagBy: seatOrNobody,
  pending: z.nullable(pendingSchema),
  /** `points` and `boats` are by seat. */
  result: z.nullable(
    z.strictObject({
      reason: endSchema,
      winners: list(seatSchema, 4, 1),
      points: list(int(0, POINTS_MAX * CARDS_MAX), 4, 2),
      boats: list(int(0, CARDS_MAX), 4, 2),
    }),
  ),
});

export type RockingRaftDraft = z.infer<typeof stateSchema>;
export interface RockingRaftState extends Immutable<RockingRaftDraft> {}
export interface RockingRaftView extends OpenView<RockingRaftState> {}
export type Boat = Immutable<z.infer<typeof boatSchema>>;

export interface RockingRaftTypes {
  draft: RockingRaftDraft;
  state: RockingRaftState;
  asked: RockingRaftState;
  edition: RockingRaftEdition;
  table: RockingRaftTable;
  /** The placements open to a seat, as `placements` gives them; 0 outside `place` and `receive`. */
  facts: number;
  rule: RockingRaftRule;
  event: RockingRaftEvent;
  view: RockingRaftView;
}

export type RockingRaftContext = Context<RockingRaftTypes>;

export const action = /* @__PURE__ */ actionFor<RockingRaftTypes>();
export const chance = /* @__PURE__ */ chanceFor<RockingRaftTypes>();
