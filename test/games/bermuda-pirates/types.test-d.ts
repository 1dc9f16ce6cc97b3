import { expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { refusal } from '../../../src/index.js';
import { action, chance } from '../../../src/games/bermuda-pirates/state.js';
import { bermudaPirates, hazards } from '../../../src/games/bermuda-pirates/index.js';
import type {
  BermudaPiratesEvent,
  BermudaPiratesRule,
  BermudaPiratesState,
} from '../../../src/games/bermuda-pirates/index.js';

const state = bermudaPirates.setup({ seed: 1 });

test('what asks about actions and chance is handed no layout', () => {
  action({
    type: 'push',
    phase: 'sail',
    payload: z.strictObject({}),
    candidates(asked) {
      expectTypeOf(asked.boat).toEqualTypeOf<number>();
      // @ts-expect-error -- candidates may not see the layout
      expectTypeOf(asked.layout).toBeAny();
      return [{}];
    },
    refuse(asked) {
      // @ts-expect-error -- nor may refuse
      expectTypeOf(asked.layout).toBeAny();
      // @ts-expect-error -- nor the generator of a seeded game
      expectTypeOf(asked.kernel).toBeAny();
      return null;
    },
    apply: (draft) => {
      expectTypeOf(draft.layout).toEqualTypeOf<number[]>();
    },
  });
  chance({
    kind: 'veer',
    outcome: z.number(),
    outcomes(asked) {
      // @ts-expect-error -- nor may the odds depend on it
      expectTypeOf(asked.layout).toBeAny();
      return [[1, 1]];
    },
    refuse(asked) {
      // @ts-expect-error -- nor a refusal of what a host tells
      expectTypeOf(asked.layout).toBeAny();
      return null;
    },
    apply: () => undefined,
  });
});

test('a view has no layout', () => {
  const view = bermudaPirates.observe(state, 0);
  expectTypeOf(view.laid).toEqualTypeOf<number>();
  expectTypeOf(hazards(view)?.catches).toEqualTypeOf<readonly number[] | undefined>();
  // @ts-expect-error -- hidden from all
  expectTypeOf(view.layout).toBeAny();
  // @ts-expect-error -- a state is no view
  hazards(state);
});

test('actions', () => {
  expectTypeOf(
    bermudaPirates.reduce(state, { type: 'push', seat: 0, dir: 3 }),
  ).toEqualTypeOf<BermudaPiratesState>();
  // @ts-expect-error -- a push has a direction
  bermudaPirates.reduce(state, { type: 'push', seat: 0, cell: 3 });
  // @ts-expect-error -- there is no such action
  bermudaPirates.reduce(state, { type: 'row', seat: 0 });
  // @ts-expect-error -- a treasure lands in a cell, or on the boat, or off the board
  bermudaPirates.reduce(state, { type: 'chance', kind: 'scatter', outcome: { to: 'moon' } });
  const [first] = bermudaPirates.legalActions(state);
  if (first?.type === 'place-buoy') expectTypeOf(first.cell).toEqualTypeOf<number>();
});

test('set-up', () => {
  // @ts-expect-error -- neither a seed nor explicit chance
  bermudaPirates.setup({ players: 2 });
  // @ts-expect-error -- a seed and explicit chance
  bermudaPirates.setup({ seed: 1, chance: 'explicit' });
  // @ts-expect-error -- no such variant
  bermudaPirates.setup({ variant: 'solo', seed: 1 });
});

test('the state cannot be written to', () => {
  // @ts-expect-error -- read-only
  state.turn = 2;
  // @ts-expect-error -- read-only
  state.layout[0] = 2;
});

test('events and rules', () => {
  const [event] = bermudaPirates.begin({ seed: 1 }).events;
  expectTypeOf(event).toEqualTypeOf<BermudaPiratesEvent | undefined>();
  if (event?.type === 'boat-pushed') expectTypeOf(event.to).toEqualTypeOf<number>();
  expectTypeOf<'BP-R-WALL'>().toExtend<BermudaPiratesRule>();
  // @ts-expect-error -- there is no such rule
  bermudaPirates.rule('BP-R-MOON');
  refusal<BermudaPiratesRule>('BP-BUOY-2', () => 'so');
});
