import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../core/definition.js';
import type { Context as KernelContext, Env as KernelEnv } from '../../core/definition.js';
import { int, list } from '../../core/domains.js';
import { gameState } from '../../core/state.js';
import type { OpenView } from '../../core/view.js';
import type { EditionData } from './edition.js';
import { SOURCES, resultSchema } from './events.js';
import type { WreckRaidersEvent } from './events.js';
import type { RuleId } from './rules.js';
import type { Table } from './table.js';

/** The owner of a Rival, where owners are told as seats. */
export const RIVAL = 5;
/** What `from` of a move says for a diver off the board. */
export const OFF_BOARD = 30;
/** The first of the six beach spots among the spots. */
export const BEACH = 24;
/** What `to` of a move says for the beach. */
export const TO_BEACH = 4;
/** Where a die is: not rolled, on the Reef, in the basket of a seat (0 to 4), or beside a wreck. */
export const UNROLLED = -2;
export const REEF = -1;
export const BESIDE_WRECK = 5;

export const PHASES = [
  'setup',
  'roll',
  'take-die',
  'move',
  'send',
  'place',
  'extra',
  'claim',
  'decorate',
  'style-shell',
  'style-piece',
  'reveal',
  'buy',
  'rival-die',
  'rival-move',
  'round-buy',
  'over',
] as const;

const seat = int(0, 4);
const owner = int(0, RIVAL);
const wreck = int(0, 3);
const treasure = int(0, 11);
const count = int(0, 99_999);
const id = int(0, 199);
const shells = list(count, 3, 3);

const mat = z.strictObject({
  /** The basket. */
  shells,
  /** Treasure ids from the left. */
  displays: list(list(treasure, 5), 3, 3),
  /** Columns of treasure ids from the bottom. */
  vault: list(list(treasure, 4), 3, 3),
  /** Card ids in the order claimed. */
  exhibits: list(id, 200),
  /** Those of them that carry a Conch. */
  conches: list(id, 200),
  /** Piece ids from the bottom, in the order in which the aquariums were started. */
  aquariums: list(list(id, 200), 11),
});

export const stateSchema = /* @__PURE__ */ gameState({
  players: int(1, 5),
  rivalsDive: z.boolean(),
  /** -1 until it is drawn. */
  start: int(-1, 4),
  seat,
  turn: int(0, 1_000_000_000),
  round: int(0, 6),
  /** Solo: 0 to 2 own turns, 3 to 5 Rival turns, 6 the end of the round. */
  roundTurn: int(0, 6),
  phase: z.enum(PHASES),
  pending: z.nullable(
    z.union([
      z.strictObject({ kind: z.literal('reveal-exhibit'), slot: int(0, 5) }),
      z.strictObject({ kind: z.literal('reveal-piece'), tile: int(0, 8) }),
      z.strictObject({ kind: z.literal('start-player') }),
      z.strictObject({ kind: z.literal('roll-die'), die: int(0, 5) }),
      z.strictObject({ kind: z.literal('draw-treasure'), wreck, seat: owner }),
    ]),
  ),
  /** Value (0 until rolled), zone, and where it is. */
  dice: list(z.tuple([int(0, 6), int(0, 3), int(UNROLLED, BESIDE_WRECK)]), 6, 1),
  /** The die of this turn, and the number that it stands for. */
  die: z.nullable(z.strictObject({ index: int(0, 5), number: int(1, 6) })),
  /** Owners: -1 nobody, 5 a Rival. Wreck x 6 + number - 1, then the beach. */
  spots: list(int(-1, RIVAL), 30, 30),
  rivals: z.strictObject({ supply: int(0, 18), removed: int(0, 18) }),
  /** Wrecks that Rivals went to this round. */
  rivalWrecks: list(wreck, 3),
  ranOut: z.boolean(),
  /** By type and front. */
  supply: list(list(count, 3, 3), 4, 4),
  discard: list(list(count, 3, 3), 4, 4),
  /** On the beach. */
  shells,
  /** Card ids by slot, -1 empty. */
  exhibits: list(int(-1, 199), 6, 1),
  deck: list(id, 200),
  /** Piece ids by tile, -1 empty: three Bottoms, three Middles, three Tops. */
  market: list(int(-1, 199), 9, 9),
  stacks: list(list(id, 200), 3, 3),
  mats: list(mat, 5, 1),
  /** Of this turn's placement. */
  wreck: int(-1, 3),
  /** Owners that still gain from this placement. */
  neighbours: list(owner, 2),
  /** The treasure being gained; `treasure` is -1 until drawn. */
  gain: z.nullable(
    z.strictObject({
      seat: owner,
      wreck,
      treasure: int(-1, 11),
      vaultOnly: z.boolean(),
      source: z.enum(SOURCES),
    }),
  ),
  /** Solo: the owner of the piece that waits for a beach spot. */
  bumped: z.nullable(z.union([z.literal(0), z.literal(RIVAL)])),
  /** The claim under way; bit i of `stars` is a Starfish on pedestal i. */
  claim: z.nullable(
    z.strictObject({
      display: int(0, 2),
      slot: int(0, 5),
      stars: int(0, 31),
      conch: z.boolean(),
      scallop: z.boolean(),
    }),
  ),
  /** Turns still to be played after the trigger; -1 before it. */
  closing: int(-1, 4),
  result: z.nullable(resultSchema),
});

export type WreckRaidersDraft = z.infer<typeof stateSchema>;
/** A position of the game. */
export interface WreckRaidersState extends Immutable<WreckRaidersDraft> {}

/** What every viewer sees: all of the state but the generator. */
export type Shown = OpenView<WreckRaidersState>;

export type Mat = WreckRaidersState['mats'][number];
export type Phase = WreckRaidersState['phase'];
export type Gain = NonNullable<WreckRaidersDraft['gain']>;
export type Source = Gain['source'];
export type EndReason = Result['reasons'][number];
export type Score = Result['scores'][number];
export type Result = z.infer<typeof resultSchema>;

/** What one list of legal actions needs more than once. */
export interface Facts {
  /** Divers off the board; looked at in phase `move` only. */
  readonly home: number;
  /** Phase `claim`: by display x 6 + slot, bit `stars` is set for each legal set of Starfish. Else empty. */
  readonly claims: readonly number[];
}

export interface WreckRaidersTypes {
  draft: WreckRaidersDraft;
  state: WreckRaidersState;
  asked: WreckRaidersState;
  edition: EditionData;
  table: Table;
  facts: Facts;
  rule: RuleId;
  event: WreckRaidersEvent;
  view: Shown;
}

export type Context = KernelContext<WreckRaidersTypes>;
export type Env = KernelEnv<WreckRaidersTypes>;

export const action = /* @__PURE__ */ actionFor<WreckRaidersTypes>();
export const chance = /* @__PURE__ */ chanceFor<WreckRaidersTypes>();
