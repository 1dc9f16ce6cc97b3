import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { actionFor, chanceFor } from '../../../src/core/definition.js';
import type { AnyAction, AnyChance, GameDefinition, Seat, Viewer } from '../../../src/core/definition.js';
import { int, list } from '../../../src/core/domains.js';
import { openEvent } from '../../../src/core/events.js';
import type { EventOf } from '../../../src/core/events.js';
import { defineGame } from '../../../src/core/game.js';
import type { Game } from '../../../src/core/game.js';
import { NOBODY, at, range, soleActor } from '../../../src/core/lists.js';
import { below } from '../../../src/core/random.js';
import { refusal } from '../../../src/core/refusal.js';
import { rulebook } from '../../../src/core/rulebook.js';
import { cloneKernel, gameState } from '../../../src/core/state.js';

/** A small game with something to hide: each of two players has a card; whoever names the other's card wins. */
const CARDS = 5;
const CALLS_MAX = 6;
const card = int(1, CARDS);

const rules = rulebook({
  rules: {
    'SE-CALL-1': { title: 'Call', text: 'Nobody calls a card twice.', section: 'Play' },
    'SE-CALL-2': { title: 'Own card', text: 'Nobody calls their own card.', section: 'Play' },
    'SE-WAIT-1': { title: 'Wait', text: 'A player may wait.', section: 'Play' },
  },
  rulings: {},
});

const secretsState = gameState({
  phase: z.enum(['deal', 'call', 'over']),
  pending: z.nullable(z.strictObject({ kind: z.enum(['deal-first', 'deal-second']) })),
  result: z.nullable(z.strictObject({ winner: int(-1, 1) })),
  turn: int(0, CALLS_MAX),
  /** By seat; 0 for a card that is not dealt. */
  cards: list(int(0, CARDS), 2, 2),
  /** By seat: what was called, and was wrong. */
  called: list(list(card, CALLS_MAX), 2, 2),
});
type SecretsDraft = z.infer<typeof secretsState>;
type SecretsState = Immutable<SecretsDraft>;

const events = {
  dealt: {
    fields: z.strictObject({ seat: int(0, 1), card: int(0, CARDS) }),
    observe: (event: { seat: number; card: number }, viewer: Viewer) =>
      viewer === event.seat ? event : { ...event, card: 0 },
  },
  called: openEvent({ seat: int(0, 1), card, right: z.boolean() }),
  waited: openEvent({ seat: int(0, 1), hint: int(0, CARDS) }),
};

/** What a viewer sees; cards of 0 are hidden or not dealt. */
interface SecretsView extends Omit<SecretsState, 'kernel'> {
  readonly viewer: Viewer;
}

export interface SecretsTypes {
  draft: SecretsDraft;
  state: SecretsState;
  asked: SecretsState;
  edition: z.infer<typeof editionSchema>;
  table: object;
  facts: undefined;
  rule: 'SE-CALL-1' | 'SE-CALL-2' | 'SE-WAIT-1';
  event: EventOf<typeof events>;
  view: SecretsView;
}

const editionSchema = z.strictObject({ edition: z.string() });
export const action = actionFor<SecretsTypes>();
export const chance = chanceFor<SecretsTypes>();

export const turnOf = (state: SecretsState): Seat => state.turn % 2;

export function endTurn(draft: SecretsDraft): void {
  draft.turn += 1;
  if (draft.turn < CALLS_MAX) return;
  draft.phase = 'over';
  draft.result = { winner: -1 };
}

export const call = action({
  type: 'call',
  phase: 'call',
  payload: z.strictObject({ card }),
  candidates: () => range(CARDS).map((index) => ({ card: index + 1 })),
  refuse(state, payload, seat) {
    if (at(state.cards, seat) === payload.card) return refusal('SE-CALL-2', () => 'that is your own card');
    return at(state.called, seat).includes(payload.card)
      ? refusal('SE-CALL-1', () => `${String(payload.card)} was called before`)
      : null;
  },
  apply(draft, payload, seat, ctx) {
    const right = draft.cards[1 - seat] === payload.card;
    ctx.emit?.({ type: 'called', seat, card: payload.card, right });
    if (right) {
      draft.phase = 'over';
      draft.result = { winner: seat };
      return;
    }
    at(draft.called, seat).push(payload.card);
    endTurn(draft);
  },
});

export const wait = action({
  type: 'wait',
  phase: 'call',
  payload: z.strictObject({}),
  reveals: false,
  candidates: () => [{}],
  refuse: () => null,
  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'waited', seat, hint: 0 });
    endTurn(draft);
  },
});

/** The dealing of a card to a seat: nobody else sees it. */
export const dealFirst = chance({
  kind: 'deal-first',
  outcome: card,
  outcomes: () => ({ equally: range(CARDS).map((index) => index + 1) }),
  seenBy: (viewer) => viewer === 0,
  apply(draft, outcome, _pending, ctx) {
    draft.cards[0] = outcome;
    ctx.emit?.({ type: 'dealt', seat: 0, card: outcome });
    draft.pending = { kind: 'deal-second' };
  },
});

export const dealSecond = chance({
  kind: 'deal-second',
  outcome: card,
  outcomes: (state) =>
    range(CARDS).flatMap((index) => (index + 1 === state.cards[0] ? [] : [[index + 1, 1] as const])),
  seenBy: (viewer) => viewer === 1,
  apply(draft, outcome, _pending, ctx) {
    draft.cards[1] = outcome;
    ctx.emit?.({ type: 'dealt', seat: 1, card: outcome });
    draft.phase = 'call';
  },
});

const options = () => z.strictObject({});

type SecretsDefinition = GameDefinition<
  SecretsTypes,
  readonly AnyAction<SecretsTypes>[],
  readonly AnyChance<SecretsTypes>[],
  ReturnType<typeof options>,
  unknown,
  Readonly<Record<string, number>>
>;

export const secretsDefinition = {
  id: 'secrets',
  rulesVersion: 1,
  info: {
    title: 'Secrets',
    seats: { min: 2, max: 2 },
    information: 'hidden',
    utility: () => 'zero-sum',
    order: 'fixed',
    cap: 100,
  },
  edition: editionSchema,
  tables: () => ({}),
  options,
  state: secretsState,
  setup: () => ({
    phase: 'deal',
    pending: { kind: 'deal-first' },
    result: null,
    turn: 0,
    cards: [0, 0],
    called: [[], []],
  }),
  seats: () => 2,
  actors: (state) => (state.pending === null && state.result === null ? soleActor(turnOf(state)) : NOBODY),
  actions: [call, wait],
  chances: [dealFirst, dealSecond],
  events,
  returns: ({ result }) =>
    [0, 1].map((seat) => (result === null || result.winner < 0 ? 0 : result.winner === seat ? 1 : -1)),
  scores: ({ called }) => ({ calls: called.map((cards) => cards.length) }),
  measures: ({ turn }) => ({ turn }),
  observe: ({ phase, pending, result, turn, cards, called }, viewer) => ({
    viewer,
    phase,
    pending,
    result,
    turn,
    cards: cards.map((held, seat) => (seat === viewer || result !== null ? held : 0)),
    called,
  }),
  determinize({ viewer: _viewer, kernel: _kernel, ...shown }: SecretsView & { kernel?: object }, rng) {
    const { cards, phase, pending } = shown;
    const drawn = [...cards];
    const dealt = [phase !== 'deal' || pending?.kind === 'deal-second', phase !== 'deal'];
    const called = [...at(shown.called, 0), ...at(shown.called, 1)];
    for (const seat of range(2)) {
      if (at(drawn, seat) !== 0 || !at(dealt, seat)) continue;
      const left = range(CARDS)
        .map((index) => index + 1)
        .filter((held) => !called.includes(held) && held !== drawn[1 - seat]);
      drawn[seat] = at(left, below(rng, left.length));
    }
    return { ...shown, cards: drawn };
  },
  tensor: {
    blocks: () => [
      { name: 'cards', shape: [2, CARDS], meaning: 'the cards that are seen, by seat, one-hot' },
    ],
    write(view, _viewer, out) {
      out.block('cards');
      for (const held of view.cards) out.oneHot(held - 1, CARDS);
    },
  },
  audit({ cards, called, phase }) {
    const found: string[] = [];
    if (phase !== 'deal' && cards[0] === cards[1]) found.push('both have the same card');
    for (const seat of range(2))
      if (at(called, seat).includes(at(cards, 1 - seat))) found.push('a right call was held to be wrong');
    return found;
  },
  clone: ({ kernel, phase, pending, result, turn, cards, called }) => ({
    kernel: cloneKernel(kernel),
    phase,
    pending: pending === null ? null : { kind: pending.kind },
    result: result === null ? null : { winner: result.winner },
    turn,
    cards: [...cards],
    called: called.map((list) => [...list]),
  }),
  rules,
  canonical: ({ cards, called, turn }) => ({ cards, called, turn }),
  text: (state, viewer) =>
    `turn ${String(state.turn)}, ${state.cards
      .map((held, seat) => (viewer === undefined || viewer === seat || state.result !== null ? held : '?'))
      .join(' ')}`,
  describe: (event) => `seat ${String(event.seat)}: ${event.type}`,
} satisfies SecretsDefinition;

export const createSecrets = defineGame<SecretsTypes>()(secretsDefinition);
export const secrets = createSecrets({ edition: 'standard' });

/** The game with some parts of its definition changed. */
export function secretsWith(changes: Partial<SecretsDefinition>): Game {
  return defineGame<SecretsTypes>()({ ...secretsDefinition, ...changes })({ edition: 'standard' });
}
