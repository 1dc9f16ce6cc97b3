import { describe, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { ruleList } from '../../src/core/rulebook.js';
import { int, refusal, rulebook } from '../../src/index.js';
import type { ChanceAction, Game, Refusal, Rulebook } from '../../src/index.js';
import { action as digAction, chance as digChance, digging } from './support/dig.js';
import { action, secrets } from './support/secrets.js';
import { race } from './support/race.js';

const state = race.setup({ players: 2, seed: 1 });
type RaceState = typeof state;
type RaceAction = Parameters<typeof race.reduce>[1];
type RaceEvent = Parameters<typeof race.describe>[0];

describe('actions', () => {
  test('are a union with its literals', () => {
    expectTypeOf<Extract<RaceAction, { type: 'run' }>>().toEqualTypeOf<{
      readonly type: 'run';
      readonly seat: number;
      readonly by: number;
    }>();
    expectTypeOf<Extract<RaceAction, { type: 'chance' }>>().toEqualTypeOf<{
      readonly type: 'chance';
      readonly kind: 'roll';
      readonly outcome: number;
    }>();
  });

  test('with a wrong or missing field do not compile', () => {
    race.reduce(state, { type: 'run', seat: 0, by: 1 });
    race.reduce(state, { type: 'stay', seat: 0 });
    // @ts-expect-error a field too many
    race.reduce(state, { type: 'stay', seat: 0, by: 1 });
    // @ts-expect-error a field is missing
    race.reduce(state, { type: 'run', seat: 0 });
    // @ts-expect-error a field of another name
    race.reduce(state, { type: 'run', seat: 0, far: 1 });
    // @ts-expect-error a field of another type
    race.reduce(state, { type: 'run', seat: 0, by: '1' });
    // @ts-expect-error an unknown type
    race.reduce(state, { type: 'fly', seat: 0 });
    // @ts-expect-error an unknown kind of chance
    race.reduce(state, { type: 'chance', kind: 'flip', outcome: 1 });
    digging.reduce(digging.setup({ seed: 1 }), {
      type: 'chance',
      kind: 'weather',
      // @ts-expect-error an unknown sky
      outcome: { sky: 'snow', wind: 0 },
    });
  });

  test('narrow in a switch', () => {
    const far = (one: RaceAction): number => {
      switch (one.type) {
        case 'run':
          return one.by;
        case 'stay':
          return one.seat;
        case 'chance':
          return one.outcome;
      }
    };
    expectTypeOf(far).returns.toBeNumber();
  });

  test('that are listed are a player’s', () => {
    const [first] = race.legalActions(state);
    expectTypeOf(first?.seat).toEqualTypeOf<number | undefined>();
    expectTypeOf<NonNullable<typeof first>['type']>().toEqualTypeOf<'run' | 'stay'>();
  });
});

describe('events', () => {
  test('narrow in a switch', () => {
    const number = (event: RaceEvent): number => {
      switch (event.type) {
        case 'ran':
          return event.to;
        case 'rolled':
          return event.number;
      }
    };
    expectTypeOf(number).returns.toBeNumber();
  });
});

describe('reduce', () => {
  test('fits React and Redux', () => {
    type ReactReducer<State, Action> = (prevState: State, action: Action) => State;
    type ReduxReducer<State, Action extends { type: string }> = (
      state: State | undefined,
      action: Action,
    ) => State;
    expectTypeOf(race.reduce).toExtend<ReactReducer<RaceState, RaceAction>>();
    const react: ReactReducer<RaceState, RaceAction> = race.reduce;
    const redux: ReduxReducer<RaceState, RaceAction> = (before = state, next) => race.reduce(before, next);
    expectTypeOf(react(state, { type: 'stay', seat: 0 })).toEqualTypeOf<RaceState>();
    expectTypeOf(redux(undefined, { type: 'stay', seat: 0 })).toEqualTypeOf<RaceState>();
  });

  test('gives states that cannot be written to', () => {
    const next = race.reduce(state, { type: 'stay', seat: 0 });
    // @ts-expect-error states are frozen
    next.seat = 1;
    // @ts-expect-error and so are their parts
    next.positions[0] = 1;
  });
});

describe('set-up', () => {
  test('takes a seed or explicit chance, and known options', () => {
    race.setup({ players: 3, seed: 'a' });
    race.setup({ chance: 'explicit' });
    secrets.setup({ seed: 1 });
    // @ts-expect-error neither seed nor chance
    race.setup({ players: 3 });
    // @ts-expect-error both seed and chance
    race.setup({ players: 3, seed: 1, chance: 'explicit' });
    // @ts-expect-error another mode
    race.setup({ chance: 'random' });
    // @ts-expect-error an unknown option
    race.setup({ palyers: 3, seed: 1 });
  });
});

describe('rules', () => {
  test('have ids that a refusal must spell', () => {
    const check = race.check(state, { type: 'stay', seat: 0 });
    if (!check.legal) expectTypeOf(check.refusal.rule).toExtend<string>();
    if (!check.legal)
      expectTypeOf(check.refusal).toExtend<
        Refusal<'RC-RUN-1' | 'RC-RUN-2' | 'RC-STAY-1' | 'RC-R1' | `TT-${string}`>
      >();
    race.rule('RC-RUN-1');
    // @ts-expect-error no such rule
    race.rule('RC-RUN-9');
    action({
      type: 'peek',
      phase: 'call',
      payload: z.strictObject({ card: int(1, 5) }),
      candidates: () => [{ card: 1 }],
      // @ts-expect-error a mistyped rule id
      refuse: () => refusal('SE-CALL-9', () => 'no'),
      apply: () => undefined,
    });
  });
});

describe('a rulebook', () => {
  test('gives the ids of its rules and rulings', () => {
    const rule = { title: 'Turns', text: 'In turn.', section: 'Play' } as const;
    const ruling = { title: 'Who begins', text: 'Seat 0.', reason: 'nobody says' } as const;
    const ids = <Id extends string>(book: Rulebook<Id>): Id[] => ruleList(book).map(({ id }) => id);
    const both = rulebook({ rules: { 'AB-1': rule, 'AB-2': rule }, rulings: { 'AB-R1': ruling } });
    expectTypeOf(ids(both)).toEqualTypeOf<('AB-1' | 'AB-2' | 'AB-R1')[]>();
    expectTypeOf(ids(rulebook({ rules: { 'AB-1': rule }, rulings: {} }))).toEqualTypeOf<'AB-1'[]>();
  });

  test('knows the fields of a rule and of a ruling', () => {
    rulebook({
      rules: {
        // @ts-expect-error a mistyped field
        'AB-1': { title: 'Turns', text: 'In turn.', section: 'Play', show: 'TT-SEAT' },
      },
      rulings: {
        // @ts-expect-error a ruling has no section
        'AB-R1': { title: 'Who begins', text: 'Seat 0.', reason: 'nobody says', section: 'Play' },
      },
    });
  });
});

describe('definitions', () => {
  test('know the phases and the fields of their payload', () => {
    digAction({
      type: 'sing',
      // @ts-expect-error no such phase
      phase: 'sing',
      payload: z.strictObject({ loud: z.boolean() }),
      candidates: () => [{ loud: true }],
      refuse: (_state, payload) => {
        expectTypeOf(payload).toEqualTypeOf<Readonly<{ loud: boolean }>>();
        return null;
      },
      apply(draft) {
        draft.round = 1;
      },
    });
  });

  test('keep candidates to the payload', () => {
    digAction({
      type: 'sing',
      phase: 'dig',
      payload: z.strictObject({ voice: z.enum(['high', 'low']) }),
      // @ts-expect-error no such voice
      candidates: () => [{ voice: 'middle' }],
      refuse: () => null,
      apply: () => undefined,
    });
  });

  test('keep chance to the kinds that can be due', () => {
    digChance({
      // @ts-expect-error nothing of this kind can be due
      kind: 'earthquake',
      outcome: int(0, 3),
      outcomes: () => ({ equally: [0, 1] }),
      apply: () => undefined,
    });
  });

  test('know the outcome and what is due', () => {
    digChance({
      kind: 'find',
      outcome: int(0, 3),
      outcomes: () => ({ equally: [0, 1] }),
      apply(draft, outcome, pending) {
        expectTypeOf(outcome).toEqualTypeOf<number>();
        expectTypeOf(pending.depth).toEqualTypeOf<number>();
        // @ts-expect-error no such field
        draft.depth = 1;
      },
    });
  });
});

test('every game is a Game', () => {
  expectTypeOf(race).toExtend<Game>();
  expectTypeOf(secrets).toExtend<Game>();
  expectTypeOf(digging).toExtend<Game>();
  expectTypeOf<Parameters<Game['reduce']>[1]>().toExtend<{ readonly type: string } | ChanceAction>();
});
