import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../../src/core/definition.js';
import type { AnyAction, AnyChance, GameDefinition } from '../../../src/core/definition.js';
import { int, list } from '../../../src/core/domains.js';
import { openEvent } from '../../../src/core/events.js';
import type { EventOf } from '../../../src/core/events.js';
import { defineGame } from '../../../src/core/game.js';
import type { Game } from '../../../src/core/game.js';
import { NOBODY, at, range, without } from '../../../src/core/lists.js';
import { below } from '../../../src/core/random.js';
import { refusal } from '../../../src/core/refusal.js';
import { rulebook } from '../../../src/core/rulebook.js';
import { cloneKernel, gameState } from '../../../src/core/state.js';
import { openState, openView } from '../../../src/core/view.js';
import type { OpenView } from '../../../src/core/view.js';

/**
 * A small game for players who act in any order and win or lose together: in each of three rounds everybody digs at
 * depth 1 to 3 or rests. What a digger finds is sampled without a list, or reported by a referee; then the weather is
 * drawn from a list.
 */
const ROUNDS = 3;
const WANTED = 6;
const FINDS_MAX = 3;

const rules = rulebook({
  rules: {
    'DG-DIG-1': { title: 'Dig', text: 'Whoever is tired does not dig deep.', section: 'Play' },
    'DG-REST-1': { title: 'Rest', text: 'A player may rest.', section: 'Play' },
  },
  rulings: {},
});

const digger = z.strictObject({ finds: int(0, 9), tired: z.boolean() });

const digState = gameState({
  phase: z.enum(['dig', 'over']),
  pending: z.nullable(
    z.union([
      z.strictObject({ kind: z.literal('find'), seat: int(0, 3), depth: int(1, 3) }),
      z.strictObject({ kind: z.literal('report'), seat: int(0, 3) }),
      z.strictObject({ kind: z.literal('weather') }),
    ]),
  ),
  result: z.nullable(z.strictObject({ won: z.boolean() })),
  refereed: z.boolean(),
  round: int(1, ROUNDS),
  /** The seats that have not acted in this round, ascending. */
  waiting: list(int(0, 3), 4),
  diggers: list(digger, 4, 2),
  /** What the weather was, as sky and wind. */
  weather: z.strictObject({ sky: z.enum(['clear', 'rain']), wind: int(0, 1) }),
});
type DigDraft = z.infer<typeof digState>;
type DigState = Immutable<DigDraft>;

const events = {
  found: openEvent({ seat: int(0, 3), count: int(0, FINDS_MAX) }),
  rested: openEvent({ seat: int(0, 3) }),
};

export interface DigTypes {
  draft: DigDraft;
  state: DigState;
  asked: DigState;
  edition: z.infer<typeof editionSchema>;
  table: object;
  facts: { readonly tired: boolean };
  rule: 'DG-DIG-1' | 'DG-REST-1';
  event: EventOf<typeof events>;
  view: OpenView<DigState>;
}

const editionSchema = z.strictObject({});
export const action = actionFor<DigTypes>();
export const chance = chanceFor<DigTypes>();

export function endTurn(draft: DigDraft, seat: number): void {
  draft.waiting = without([...draft.waiting], seat);
  if (draft.waiting.length > 0) return;
  if (draft.round === ROUNDS) {
    draft.phase = 'over';
    draft.result = { won: draft.diggers.reduce((sum, { finds }) => sum + finds, 0) >= WANTED };
    return;
  }
  draft.round += 1;
  draft.pending = { kind: 'weather' };
}

export const dig = action({
  type: 'dig',
  phase: 'dig',
  payload: z.strictObject({ depth: int(1, 3), careful: z.boolean() }),
  candidates: () => range(6).map((index) => ({ depth: 1 + (index >> 1), careful: index % 2 === 1 })),
  refuse: (_state, { depth }, _seat, env) =>
    depth === 3 && env.facts.tired ? refusal('DG-DIG-1', () => 'this digger is tired') : null,
  apply(draft, { depth, careful }, seat) {
    at(draft.diggers, seat).tired = depth === 3 && !careful;
    draft.pending = draft.refereed ? { kind: 'report', seat } : { kind: 'find', seat, depth };
  },
});

export const rest = action({
  type: 'rest',
  phase: 'dig',
  payload: z.strictObject({}),
  candidates: () => [0],
  exact: true,
  refuse: () => null,
  apply(draft, _payload, seat, ctx) {
    at(draft.diggers, seat).tired = false;
    ctx.emit?.({ type: 'rested', seat });
    endTurn(draft, seat);
  },
});

export const find = chance({
  kind: 'find',
  outcome: int(0, FINDS_MAX),
  outcomes: () => null,
  sample: (_state, { depth }, rng) => below(rng, depth + 1),
  refuse: (_state, outcome, { depth }) =>
    outcome > depth ? refusal('DG-DIG-1', () => 'nobody finds so much so high up') : null,
  apply(draft, outcome, { seat }, ctx) {
    at(draft.diggers, seat).finds += outcome;
    ctx.emit?.({ type: 'found', seat, count: outcome });
    endTurn(draft, seat);
  },
});

/** Nobody but a host can tell. */
export const report = chance({
  kind: 'report',
  outcome: int(0, FINDS_MAX),
  outcomes: () => null,
  apply(draft, outcome, { seat }, ctx) {
    at(draft.diggers, seat).finds += outcome;
    ctx.emit?.({ type: 'found', seat, count: outcome });
    endTurn(draft, seat);
  },
});

const skies = ['clear', 'rain'] as const;

export const weather = chance({
  kind: 'weather',
  outcome: z.strictObject({ sky: z.enum(skies), wind: int(0, 1) }),
  outcomes: (state) =>
    [
      [{ sky: 'clear', wind: 0 }, 1],
      [{ sky: 'clear', wind: 1 }, 3],
      [{ sky: 'rain', wind: 0 }, state.round],
    ] as const,
  apply(draft, { sky, wind }) {
    draft.weather = { sky, wind };
    draft.waiting = range(draft.diggers.length);
  },
});

const options = () =>
  z.strictObject({ players: z._default(int(2, 4), 2), refereed: z._default(z.boolean(), false) });

type DigDefinition = GameDefinition<
  DigTypes,
  readonly AnyAction<DigTypes>[],
  readonly AnyChance<DigTypes>[],
  ReturnType<typeof options>,
  unknown,
  Readonly<Record<string, number>>
>;

export const digDefinition = {
  id: 'dig',
  rulesVersion: 1,
  info: {
    title: 'Dig',
    seats: { min: 2, max: 4 },
    information: 'perfect',
    utility: () => 'cooperative',
    order: 'free',
    cap: 100,
  },
  edition: editionSchema,
  tables: () => ({}),
  facts: (state, seat) => ({ tired: at(state.diggers, seat).tired }),
  options,
  explicitOnly: ({ refereed }) => refereed,
  state: digState,
  setup: ({ players, refereed }) => ({
    phase: 'dig',
    pending: null,
    result: null,
    refereed,
    round: 1,
    waiting: range(players),
    diggers: range(players).map(() => ({ finds: 0, tired: false })),
    weather: { sky: 'clear', wind: 0 },
  }),
  seats: (state) => state.diggers.length,
  actors: (state) => (state.pending === null && state.result === null ? state.waiting : NOBODY),
  actions: [dig, rest],
  chances: [find, report, weather],
  events,
  returns: (state) => state.diggers.map(() => (state.result === null ? 0 : state.result.won ? 1 : -1)),
  scores: (state) => ({ finds: state.diggers.map(({ finds }) => finds) }),
  measures: (state) => ({ round: state.round }),
  observe: openView,
  determinize: openState,
  tensor: {
    blocks: () => [
      { name: 'finds', shape: [4], meaning: 'finds, by seat' },
      { name: 'own', shape: [4], meaning: 'the viewer, one-hot' },
      { name: 'spare', shape: [1], meaning: 'always 0' },
    ],
    write(view, viewer, out) {
      out.block('finds');
      for (const seat of range(4)) out.put(view.diggers[seat]?.finds ?? 0);
      out.block('own');
      out.oneHot(viewer === 'public' ? -1 : viewer, 4);
      out.block('spare');
      out.skip(1);
    },
  },
  audit: (state) =>
    state.waiting.some((seat) => seat >= state.diggers.length) ? ['somebody waits who does not play'] : [],
  clone: ({ kernel, phase, pending, result, refereed, round, waiting, diggers, weather: last }) => ({
    kernel: cloneKernel(kernel),
    phase,
    pending: pending === null ? null : { ...pending },
    result: result === null ? null : { won: result.won },
    refereed,
    round,
    waiting: [...waiting],
    diggers: diggers.map(({ finds, tired }) => ({ finds, tired })),
    weather: { sky: last.sky, wind: last.wind },
  }),
  rules,
  canonical: ({ diggers, waiting }) => ({ diggers, waiting }),
  text: (state) => `round ${String(state.round)}`,
  describe: (event) => `seat ${String(event.seat)}: ${event.type}`,
} satisfies DigDefinition;

export const createDig = defineGame<DigTypes>()(digDefinition);
export const digging = createDig({});

/** The game with some parts of its definition changed. */
export function digWith(changes: Partial<DigDefinition>): Game {
  return defineGame<DigTypes>()({ ...digDefinition, ...changes })({});
}
