import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../core/definition.js';
import type { Context as ContextOf } from '../../core/definition.js';
import { int, list } from '../../core/domains.js';
import { cloneKernel, gameState } from '../../core/state.js';
import type { BitRows } from './chart.js';
import type { Edition } from './edition.js';
import type { BermudaPiratesEvent } from './events.js';
import type { RuleId } from './rules.js';
import type { Table } from './table.js';
import {
  BUOYS_MAX,
  CELL_MAX,
  COLOURS,
  ENDINGS,
  PHASES,
  ROWS,
  ROW_MAX,
  SEATS_MAX,
  TREASURES_MAX,
  cellSchema,
  colourSchema,
  dirSchema,
  nobodySchema,
  physicsSchema,
  reasonSchema,
  seatSchema,
  variantSchema,
} from './vocabulary.js';

const count = /* @__PURE__ */ int(0, TREASURES_MAX);
const byColour = /* @__PURE__ */ list(count, COLOURS, COLOURS);

export const stateSchema = /* @__PURE__ */ gameState({
  players: int(2, SEATS_MAX),
  variant: variantSchema,
  physics: physicsSchema,
  /** 0 for none. */
  roundLimit: int(0, 1000),
  /** -1 until known. */
  firstSeat: nobodySchema,
  /** The seat whose turn it is; -1 in set-up; the seat that played last at the end. */
  turn: nobodySchema,
  /** 0 in set-up; the last round played at the end. */
  round: int(0, 1_000_000),
  phase: z.enum(PHASES),
  /** Hidden from all: the underboard under each quadrant, as `board * 8 + flip * 4 + turn`. */
  layout: list(int(0, 31), 4),
  /** Treasures on each section of the island. */
  island: byColour,
  /** Treasures on each base, by seat and colour. */
  home: list(byColour, SEATS_MAX, 2),
  /** Sets put aside, by seat. */
  sets: list(count, SEATS_MAX, 2),
  /** Out of the game, by colour. */
  removed: byColour,
  /** Floating treasures, sorted by cell, then colour; cell -1 where there is no chart. */
  lost: list(z.tuple([cellSchema, colourSchema]), TREASURES_MAX),
  /** Colours aboard the active boat, ascending. */
  cargo: list(colourSchema, COLOURS),
  /** The cell of the active boat; -1 when none is on the chart. */
  boat: cellSchema,
  /** -1 before the first push. */
  heading: int(-1, 7),
  /** The colour of the lost treasure that was met; refereed physics only. */
  touched: int(-1, COLOURS - 1),
  /** The seat that is being robbed. */
  victim: nobodySchema,
  /** Treasures taken in this raid. */
  stolen: int(0, COLOURS),
  /** Seats raided on this voyage, as bits. */
  raided: int(0, 15),
  /** Cells of each seat's buoys, ascending. */
  buoys: list(list(cellSchema, BUOYS_MAX), SEATS_MAX, 2),
  /** Buoys in hand, by seat. */
  stock: list(int(0, BUOYS_MAX), SEATS_MAX, 2),
  /** The cell that a buoy was just lifted from. */
  lifted: cellSchema,
  /** Bit x of entry y: a boat came into this cell and was not caught. */
  safe: list(int(0, ROW_MAX), ROWS),
  /** Cells in which a boat was caught, ascending. */
  caught: list(int(0, CELL_MAX), CELL_MAX + 1),
  /** What set off the end. */
  ending: z.enum(ENDINGS),
  pending: z.nullable(
    z.union([
      z.strictObject({ kind: z.literal('first-seat') }),
      z.strictObject({ kind: z.literal('lay-underboard'), quadrant: int(0, 3) }),
      z.strictObject({ kind: z.literal('veer'), dir: dirSchema, turned: int(0, 4) }),
      z.strictObject({ kind: z.literal('slip'), left: int(0, CELL_MAX), turned: int(0, 4) }),
      z.strictObject({ kind: z.literal('scatter'), colour: colourSchema }),
      z.strictObject({ kind: z.literal('voyage') }),
      z.strictObject({ kind: z.literal('fate'), colour: colourSchema }),
    ]),
  ),
  result: z.nullable(z.strictObject({ winners: list(seatSchema, SEATS_MAX, 1), reason: reasonSchema })),
});

export type BermudaPiratesDraft = z.infer<typeof stateSchema>;
export interface BermudaPiratesState extends Immutable<BermudaPiratesDraft> {}

/** What everybody knows of a state: all but where the underboards lie, and the generator. */
export interface Known extends Omit<BermudaPiratesState, 'kernel' | 'layout'> {}

/** What any viewer sees: all see the same. */
export interface BermudaPiratesView extends Known {
  /** How many underboards lie. */
  readonly laid: number;
}

/** What the list of one seat's actions needs more than once; bit rows of the chart, while buoys are placed. */
export interface Facts {
  /** The directions in which a buoy lies before the boat, as bits; while sailing. */
  readonly buoyed: number;
  /** Water without buoy or treasure that is far enough from the docks. */
  readonly free: BitRows;
  /** Cells that boats can pass. */
  readonly open: BitRows;
  /** Cells in which a buoy might split the water. */
  readonly narrow: BitRows;
}

export interface BermudaPiratesTypes {
  draft: BermudaPiratesDraft;
  state: BermudaPiratesState;
  asked: Known;
  edition: Edition;
  table: Table;
  facts: Facts;
  rule: RuleId;
  event: BermudaPiratesEvent;
  view: BermudaPiratesView;
}

export type Context = ContextOf<BermudaPiratesTypes>;

export const action = /* @__PURE__ */ actionFor<BermudaPiratesTypes>();
export const chance = /* @__PURE__ */ chanceFor<BermudaPiratesTypes>();

/** A copy that shares nothing. */
export function clone(state: BermudaPiratesState): BermudaPiratesDraft {
  return {
    kernel: cloneKernel(state.kernel),
    players: state.players,
    variant: state.variant,
    physics: state.physics,
    roundLimit: state.roundLimit,
    firstSeat: state.firstSeat,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    layout: [...state.layout],
    island: [...state.island],
    home: state.home.map((counts) => [...counts]),
    sets: [...state.sets],
    removed: [...state.removed],
    lost: state.lost.map(([cell, colour]) => [cell, colour]),
    cargo: [...state.cargo],
    boat: state.boat,
    heading: state.heading,
    touched: state.touched,
    victim: state.victim,
    stolen: state.stolen,
    raided: state.raided,
    buoys: state.buoys.map((cells) => [...cells]),
    stock: [...state.stock],
    lifted: state.lifted,
    safe: [...state.safe],
    caught: [...state.caught],
    ending: state.ending,
    pending: state.pending === null ? null : { ...state.pending },
    result:
      state.result === null ? null : { winners: [...state.result.winners], reason: state.result.reason },
  };
}
