import { expectTypeOf, test } from 'vitest';
import { kraqua } from 'tidetable/kraqua';
import type { KraquaEvent, KraquaState } from 'tidetable/kraqua';

declare const state: KraquaState;

test('actions', () => {
  kraqua.reduce(state, { type: 'place-tile', seat: 0, side: 'front', row: 'inner' });
  kraqua.reduce(state, { type: 'pass-move', seat: 0 });
  kraqua.reduce(state, { type: 'chance', kind: 'roll-colour', outcome: 'blue' });
  // @ts-expect-error there is no such row
  kraqua.reduce(state, { type: 'place-tile', seat: 0, side: 'front', row: 'middle' });
  // @ts-expect-error the fish is missing
  kraqua.reduce(state, { type: 'shell-move', seat: 0, animal: 'crab' });
  // @ts-expect-error a colour is no tile
  kraqua.reduce(state, { type: 'chance', kind: 'draw-tile', outcome: 'blue' });
});

test('options', () => {
  kraqua.setup({ players: 3, seed: 1 });
  kraqua.setup({
    players: 2,
    difficulty: 'pros',
    animals: ['crab', 'turtle'],
    hideout: 3,
    chance: 'explicit',
  });
  // @ts-expect-error neither a seed nor explicit chance
  kraqua.setup({ players: 3 });
  // @ts-expect-error there is no such level
  kraqua.setup({ players: 3, difficulty: 'hard', seed: 1 });
});

declare const event: KraquaEvent;

test('events narrow by their type', () => {
  if (event.type === 'tile-placed') expectTypeOf(event.seat).toEqualTypeOf<number | null>();
  if (event.type === 'tile-drawn' && event.from !== 'pile') expectTypeOf(event.slot).toEqualTypeOf<number>();
  if (event.type === 'game-over') expectTypeOf(event.ending).toEqualTypeOf<'won' | 'almost-won' | 'lost'>();
});

test('the state is read-only', () => {
  // @ts-expect-error nobody writes into a state
  state.round = 2;
  expectTypeOf(state.gates).toEqualTypeOf<readonly number[]>();
  expectTypeOf(kraqua.rule)
    .parameter(0)
    .extract<'KQ-GATE-6' | 'KQ-R66'>()
    .toEqualTypeOf<'KQ-GATE-6' | 'KQ-R66'>();
});
