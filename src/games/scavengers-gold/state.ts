import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../core/definition.js';
import type { Context } from '../../core/definition.js';
import { int } from '../../core/domains.js';
import { cloneKernel, gameState } from '../../core/state.js';
import type { OpenView } from '../../core/view.js';
import type { DotSet } from './dots.js';
import { BLOCKS_MAX, closedSchema, dotSchema, stepsSchema } from './edition.js';
import type { ScavengersGoldEdition } from './edition.js';
import type { ScavengersGoldEvent } from './events.js';
import type { ScavengersGoldRule } from './rules.js';
import type { ScavengersGoldTable } from './table.js';

/** The seats, and the places of their ships and scores in every pair. */
export const SCAVENGER = 0;
export const NAVAL = 1;

const seat = int(0, 1);
const block = int(0, BLOCKS_MAX);

export const goldDotsSchema = z.literal(['may-pass', 'must-stop']);

export const stateSchema = gameState({
  /** As set up. */
  options: z.strictObject({ players: z.literal(2), goldDots: goldDotsSchema }),
  /** The step of the turn. */
  phase: z.literal(['move', 'search', 'fire', 'over']),
  /** Counted from 1, the Scavenger's first; does not grow at the end of the game. */
  turn: int(1, Number.MAX_SAFE_INTEGER),
  /** Whose turn it is; after the end the winner. */
  seat,
  /** The dots on which the ships lie. */
  ships: z.tuple([dotSchema, dotSchema]),
  /** Coins found and hits scored. */
  score: z.tuple([block, block]),
  /** The closed dot: the gold dot visited last. */
  lastGold: closedSchema,
  /** What spinner A showed, while the end of this move is to be chosen. */
  steps: z.nullable(stepsSchema),
  /** The spin that is due. */
  pending: z.nullable(z.strictObject({ kind: z.literal(['spin-move', 'spin-search', 'spin-fire']) })),
  result: z.nullable(z.strictObject({ winner: seat })),
});

export type ScavengersGoldDraft = z.infer<typeof stateSchema>;
export interface ScavengersGoldState extends Immutable<ScavengersGoldDraft> {}
export interface ScavengersGoldView extends OpenView<ScavengersGoldState> {}

export interface ScavengersGoldTypes {
  draft: ScavengersGoldDraft;
  state: ScavengersGoldState;
  asked: ScavengersGoldState;
  edition: ScavengersGoldEdition;
  table: ScavengersGoldTable;
  /** The legal ends of the move that is to be chosen; empty where none is. */
  facts: DotSet;
  rule: ScavengersGoldRule;
  event: ScavengersGoldEvent;
  view: ScavengersGoldView;
}

export type ScavengersGoldContext = Context<ScavengersGoldTypes>;

export const action = /* @__PURE__ */ actionFor<ScavengersGoldTypes>();
export const chance = /* @__PURE__ */ chanceFor<ScavengersGoldTypes>();

/** A copy that shares nothing. */
export function clone(state: ScavengersGoldState): ScavengersGoldDraft {
  const { options, ships, score, pending, result } = state;
  return {
    kernel: cloneKernel(state.kernel),
    options: { players: options.players, goldDots: options.goldDots },
    phase: state.phase,
    turn: state.turn,
    seat: state.seat,
    ships: [ships[0], ships[1]],
    score: [score[0], score[1]],
    lastGold: state.lastGold,
    steps: state.steps,
    pending: pending === null ? null : { kind: pending.kind },
    result: result === null ? null : { winner: result.winner },
  };
}
