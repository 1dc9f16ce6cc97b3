import { expectTypeOf, test } from 'vitest';
import { refusal } from '../../../src/index.js';
import type { Rng } from '../../../src/index.js';
import { scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import type {
  ScavengersGoldEvent,
  ScavengersGoldRule,
  ScavengersGoldState,
} from '../../../src/games/scavengers-gold/index.js';

const state = scavengersGold.setup({ seed: 1 });

test('actions', () => {
  expectTypeOf(
    scavengersGold.reduce(state, { type: 'sail', seat: 0, to: 15 }),
  ).toEqualTypeOf<ScavengersGoldState>();
  expectTypeOf(scavengersGold.reduce).parameter(1).toExtend<{ type: string }>();
  // @ts-expect-error -- `sail` has no `dot`
  scavengersGold.reduce(state, { type: 'sail', seat: 0, dot: 15 });
  // @ts-expect-error -- there is no such action
  scavengersGold.reduce(state, { type: 'ram', seat: 1 });
  // @ts-expect-error -- spinner B has no steps
  scavengersGold.reduce(state, { type: 'chance', kind: 'spin-search', outcome: 3 });
  const [action] = scavengersGold.legalActions(state);
  if (action?.type === 'sail') expectTypeOf(action.to).toEqualTypeOf<number>();
});

test('set-up', () => {
  // @ts-expect-error -- neither a seed nor explicit chance
  scavengersGold.setup({ goldDots: 'may-pass' });
  // @ts-expect-error -- a seed and explicit chance
  scavengersGold.setup({ seed: 1, chance: 'explicit' });
  // @ts-expect-error -- no such option
  scavengersGold.setup({ goldDots: 'may-not', seed: 1 });
});

test('the state cannot be written to', () => {
  // @ts-expect-error -- read-only
  state.turn = 2;
  // @ts-expect-error -- read-only
  state.ships[0] = 2;
});

test('events narrow', () => {
  const [event] = scavengersGold.begin({ seed: 1 }).events;
  expectTypeOf(event).toEqualTypeOf<ScavengersGoldEvent | undefined>();
  if (event?.type === 'ship-sailed') expectTypeOf(event.walk).toExtend<readonly number[]>();
  // @ts-expect-error -- not every event has squares
  expectTypeOf(event?.squares).toBeAny();
});

test('rules', () => {
  expectTypeOf<'SG-SCAV-7'>().toExtend<ScavengersGoldRule>();
  // @ts-expect-error -- there is no such rule
  scavengersGold.rule('SG-SCAV-99');
  refusal<ScavengersGoldRule>('SG-R9', () => 'so');
});

test('a reducer for an app', () => {
  type Reducer<State, Action> = (state: State, action: Action) => State;
  expectTypeOf(scavengersGold.reduce).toExtend<
    Reducer<ScavengersGoldState, { readonly type: 'sail'; readonly seat: number; readonly to: number }>
  >();
  expectTypeOf(scavengersGold.sampleChance).parameter(1).toEqualTypeOf<Rng>();
});
