import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import type { Bot, SignatureOf } from '../../../src/bots/index.js';
import { actionFor, chanceFor } from '../../../src/core/definition.js';
import { int, list } from '../../../src/core/domains.js';
import { openEvent } from '../../../src/core/events.js';
import type { EventOf } from '../../../src/core/events.js';
import { defineGame } from '../../../src/core/game.js';
import { at, range } from '../../../src/core/lists.js';
import { refusal } from '../../../src/core/refusal.js';
import { rulebook } from '../../../src/core/rulebook.js';
import { cloneKernel, gameState } from '../../../src/core/state.js';
import { openState, openView } from '../../../src/core/view.js';
import type { OpenView } from '../../../src/core/view.js';

/**
 * A small game that all win or lose together, in any order: in each of three rounds every seat bails or rests once, then a
 * wave comes over. With `sea: 'real'` only a host knows how much.
 */
const rules = rulebook({
  rules: {
    'BA-BAIL-1': {
      title: 'Bail',
      text: 'A seat bails one or two buckets, if they are there.',
      section: 'Play',
    },
  },
  rulings: {},
});

const seaSchema = z.enum(['sampled', 'real']);
const state = gameState({
  phase: z.literal('bail'),
  pending: z.nullable(z.strictObject({ kind: z.literal('wave') })),
  result: z.nullable(z.strictObject({ water: int(0, 99) })),
  sea: seaSchema,
  round: int(1, 3),
  water: int(0, 99),
  moved: list(z.boolean(), 4, 1),
});
type BailDraft = z.infer<typeof state>;
type BailState = Immutable<BailDraft>;

const events = {
  bailed: openEvent({ seat: int(0, 3), buckets: int(1, 2) }),
  wave: openEvent({ water: int(0, 3) }),
};

interface BailTypes {
  draft: BailDraft;
  state: BailState;
  asked: BailState;
  edition: { edition: string };
  table: object;
  facts: undefined;
  rule: 'BA-BAIL-1';
  event: EventOf<typeof events>;
  view: OpenView<BailState>;
}

const action = actionFor<BailTypes>();

function moveOn(draft: BailDraft, seat: number): void {
  draft.moved[seat] = true;
  if (draft.moved.every((done) => done)) draft.pending = { kind: 'wave' };
}

const bail = action({
  type: 'bail',
  phase: 'bail',
  payload: z.strictObject({ buckets: int(1, 2) }),
  candidates: () => [{ buckets: 1 }, { buckets: 2 }],
  refuse: ({ water }, { buckets }) =>
    buckets > water ? refusal('BA-BAIL-1', () => `there are ${String(water)} buckets of water`) : null,
  apply(draft, { buckets }, seat, ctx) {
    draft.water -= buckets;
    ctx.emit?.({ type: 'bailed', seat, buckets });
    moveOn(draft, seat);
  },
});

const rest = action({
  type: 'rest',
  phase: 'bail',
  payload: z.strictObject({}),
  candidates: () => [{}],
  refuse: () => null,
  apply: (draft, _payload, seat) => {
    moveOn(draft, seat);
  },
});

const wave = chanceFor<BailTypes>()({
  kind: 'wave',
  outcome: int(0, 3),
  outcomes: ({ sea }) => (sea === 'real' ? null : { equally: [0, 1, 2, 3] }),
  apply(draft, outcome, _pending, ctx) {
    draft.water += outcome;
    ctx.emit?.({ type: 'wave', water: outcome });
    if (draft.round === 3) draft.result = { water: draft.water };
    else draft.round += 1;
    draft.moved = range(draft.moved.length).map(() => false);
  },
});

function teamUtility({ result }: BailState): number {
  if (result === null) return 0;
  if (result.water === 0) return 1;
  return result.water <= 3 ? 0.5 : -1;
}

export const game = defineGame<BailTypes>()({
  id: 'bail',
  rulesVersion: 1,
  info: {
    title: 'Bail',
    seats: { min: 1, max: 4 },
    information: 'perfect',
    utility: () => 'cooperative',
    order: 'free',
    cap: 100,
  },
  edition: z.strictObject({ edition: z.string() }),
  tables: () => ({}),
  options: () => z.strictObject({ players: z._default(int(1, 4), 3), sea: z._default(seaSchema, 'sampled') }),
  explicitOnly: ({ sea }) => sea === 'real',
  state,
  setup: ({ players, sea }) => ({
    phase: 'bail',
    pending: null,
    result: null,
    sea,
    round: 1,
    water: 4,
    moved: range(players).map(() => false),
  }),
  seats: ({ moved }) => moved.length,
  actors: ({ pending, result, moved }) =>
    pending === null && result === null ? range(moved.length).filter((seat) => !at(moved, seat)) : [],
  actions: [bail, rest],
  chances: [wave],
  events,
  returns: (now) => now.moved.map(() => teamUtility(now)),
  scores: ({ water }) => ({ water }),
  measures: ({ water }) => ({ water }),
  observe: openView,
  determinize: openState,
  tensor: {
    blocks: () => [{ name: 'water', shape: [1], meaning: 'buckets in the boat' }],
    write({ water }, _viewer, out) {
      out.block('water');
      out.put(water);
    },
  },
  audit: () => [],
  clone: ({ kernel, phase, pending, result, sea, round, water, moved }) => ({
    kernel: cloneKernel(kernel),
    phase,
    pending: pending === null ? null : { kind: pending.kind },
    result: result === null ? null : { water: result.water },
    sea,
    round,
    water,
    moved: [...moved],
  }),
  rules,
  canonical: ({ water, round, moved }) => ({ water, round, moved }),
  text: ({ water }) => `${String(water)} buckets of water`,
  describe: (event) => event.type,
})({ edition: 'standard' });

const eager: Bot<SignatureOf<typeof game>> = () => (_view, actions) =>
  at(
    [...actions].sort((one, other) => bucketsOf(other) - bucketsOf(one)),
    0,
  );

function bucketsOf(
  action: { readonly type: 'bail'; readonly buckets: number } | { readonly type: 'rest' },
): number {
  return action.type === 'bail' ? action.buckets : 0;
}

type BailBot = Bot<SignatureOf<typeof game>>;

/** Fails in few games: where much water is left in the last round. */
function failing(fail: (seat: number) => never | object): BailBot {
  return () => (view, actions) => {
    const { seat } = at(actions, 0);
    return view.round < 3 || view.water < 3
      ? at(actions, 0)
      : (fail(seat) as ReturnType<ReturnType<BailBot>>);
  };
}

class Leak extends Error {
  override readonly name = 'Leak';
}

const thrower = failing(() => {
  throw new Leak('the boat leaks');
});
const moaner = failing(() => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- as users may
  throw 'too much water';
});
const cheat = failing((seat) => ({ type: 'bail', seat, buckets: 3 }));
const dreamer = failing(() => Promise.resolve());

/** Bots as a module of a user's own exports them. */
export const bots = { eager, thrower, moaner, cheat, dreamer };
