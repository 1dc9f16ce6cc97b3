import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../../src/core/definition.js';
import type { AnyAction, AnyChance, GameDefinition } from '../../../src/core/definition.js';
import { int, list } from '../../../src/core/domains.js';
import { openEvent } from '../../../src/core/events.js';
import type { EventOf } from '../../../src/core/events.js';
import { defineGame } from '../../../src/core/game.js';
import type { Game } from '../../../src/core/game.js';
import { NOBODY, at, range, soleActor } from '../../../src/core/lists.js';
import { refusal } from '../../../src/core/refusal.js';
import { rulebook } from '../../../src/core/rulebook.js';
import { cloneKernel, gameState } from '../../../src/core/state.js';
import { openState, openView } from '../../../src/core/view.js';
import type { OpenView } from '../../../src/core/view.js';

/** A game as small as can be with everything in it: roll a die, then run forward or stay; first to the goal wins. */
const editionSchema = z.strictObject({ edition: z.string(), goal: int(1, 30), faces: list(int(1, 6), 6, 1) });
export const standardRace = { edition: 'standard', goal: 10, faces: [1, 2, 3] };

const rules = rulebook({
  rules: {
    'RC-RUN-1': { title: 'Run', text: 'A runner goes forward by the number rolled.', section: 'Play' },
    'RC-RUN-2': { title: 'No overrunning', text: 'Nobody runs beyond the goal.', section: 'Play' },
    'RC-STAY-1': { title: 'Stay', text: 'A runner may stay.', section: 'Play' },
  },
  rulings: { 'RC-R1': { title: 'Who begins?', text: 'Seat 0.', reason: 'Somebody must.' } },
});

export const raceState = gameState({
  phase: z.enum(['run', 'over']),
  pending: z.nullable(z.strictObject({ kind: z.literal('roll') })),
  result: z.nullable(z.strictObject({ winner: int(0, 3) })),
  seat: int(0, 3),
  rolled: z.nullable(int(1, 6)),
  positions: list(int(0, 30), 4, 2),
});
type RaceDraft = z.infer<typeof raceState>;
type RaceState = Immutable<RaceDraft>;

const events = {
  rolled: openEvent({ seat: int(0, 3), number: int(1, 6) }),
  ran: openEvent({ seat: int(0, 3), to: int(0, 30) }),
};

export interface RaceTypes {
  draft: RaceDraft;
  state: RaceState;
  asked: RaceState;
  edition: z.infer<typeof editionSchema>;
  table: { readonly weights: readonly (readonly [number, number])[] };
  facts: undefined;
  rule: 'RC-RUN-1' | 'RC-RUN-2' | 'RC-STAY-1' | 'RC-R1';
  event: EventOf<typeof events>;
  view: OpenView<RaceState>;
}

const action = actionFor<RaceTypes>();
const chance = chanceFor<RaceTypes>();

function pass(draft: RaceDraft): void {
  draft.rolled = null;
  draft.seat = (draft.seat + 1) % draft.positions.length;
  draft.pending = { kind: 'roll' };
}

export const run = action({
  type: 'run',
  phase: 'run',
  payload: z.strictObject({ by: int(1, 6) }),
  candidates: (state) => (state.rolled === null ? [] : [{ by: state.rolled }]),
  refuse(state, { by }, seat, env) {
    if (by !== state.rolled) return refusal('RC-RUN-1', () => `the die shows ${String(state.rolled)}`);
    return at(state.positions, seat) + by > env.edition.goal
      ? refusal('RC-RUN-2', () => 'the goal is nearer')
      : null;
  },
  apply(draft, { by }, seat, ctx) {
    const to = at(draft.positions, seat) + by;
    draft.positions[seat] = to;
    ctx.emit?.({ type: 'ran', seat, to });
    if (to < ctx.edition.goal) {
      pass(draft);
      return;
    }
    draft.rolled = null;
    draft.phase = 'over';
    draft.result = { winner: seat };
  },
});

export const stay = action({
  type: 'stay',
  phase: 'run',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply: pass,
});

export const roll = chance({
  kind: 'roll',
  outcome: int(1, 6),
  outcomes: (_state, _pending, env) => env.table.weights,
  apply(draft, outcome, _pending, ctx) {
    draft.rolled = outcome;
    ctx.emit?.({ type: 'rolled', seat: draft.seat, number: outcome });
  },
});

const options = () => z.strictObject({ players: z._default(int(2, 4), 2) });

type RaceDefinition = GameDefinition<
  RaceTypes,
  readonly AnyAction<RaceTypes>[],
  readonly AnyChance<RaceTypes>[],
  ReturnType<typeof options>,
  unknown,
  Readonly<Record<string, number>>
>;

export const raceDefinition = {
  id: 'race',
  rulesVersion: 1,
  info: {
    title: 'Race',
    seats: { min: 2, max: 4 },
    information: 'perfect',
    utility: () => 'zero-sum',
    order: 'fixed',
    cap: 2000,
  },
  edition: editionSchema,
  tables: (edition) => ({
    weights: range(7).flatMap((face) => {
      const weight = edition.faces.filter((other) => other === face).length;
      return weight === 0 ? [] : [[face, weight] as const];
    }),
  }),
  options,
  state: raceState,
  setup: ({ players }) => ({
    phase: 'run',
    pending: { kind: 'roll' },
    result: null,
    seat: 0,
    rolled: null,
    positions: range(players).map(() => 0),
  }),
  seats: (state) => state.positions.length,
  actors: (state) => (state.pending === null && state.result === null ? soleActor(state.seat) : NOBODY),
  actions: [run, stay],
  chances: [roll],
  events,
  returns: (state) =>
    state.positions.map((_, seat) => {
      if (state.result === null) return 0;
      return state.result.winner === seat ? 1 : -1 / (state.positions.length - 1);
    }),
  scores: (state) => ({ positions: state.positions }),
  measures: (state) => ({ furthest: Math.max(...state.positions) }),
  observe: openView,
  determinize: openState,
  tensor: {
    blocks: () => [
      { name: 'positions', shape: [4], meaning: 'steps from the start, by seat' },
      { name: 'rolled', shape: [6], meaning: 'what the die shows, one-hot' },
    ],
    write(view, _viewer, out) {
      out.block('positions');
      for (const seat of range(4)) out.put(view.positions[seat] ?? 0);
      out.block('rolled');
      out.oneHot((view.rolled ?? 0) - 1, 6);
    },
  },
  audit: (state, { edition }) =>
    state.positions.some((position) => position > edition.goal) ? ['somebody stands beyond the goal'] : [],
  clone: ({ kernel, phase, pending, result, seat, rolled, positions }) => ({
    kernel: cloneKernel(kernel),
    phase,
    pending: pending === null ? null : { kind: pending.kind },
    result: result === null ? null : { winner: result.winner },
    seat,
    rolled,
    positions: [...positions],
  }),
  rules,
  canonical: ({ positions, seat, rolled }) => ({ positions, seat, rolled }),
  text: (state) => `at ${state.positions.join(', ')}`,
  describe: (event) =>
    event.type === 'ran' ? `seat ${String(event.seat)} runs` : `the die shows ${String(event.number)}`,
} satisfies RaceDefinition;

export const createRace = defineGame<RaceTypes>()(raceDefinition);
export const race = createRace(standardRace);

/** The race with some parts of its definition changed. */
export function raceWith(changes: Partial<RaceDefinition>): Game {
  return defineGame<RaceTypes>()({ ...raceDefinition, ...changes })(standardRace);
}
