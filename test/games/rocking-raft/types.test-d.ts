import { expectTypeOf, test } from 'vitest';
import { refusal } from '../../../src/index.js';
import { rockingRaft } from '../../../src/games/rocking-raft/index.js';
import type {
  RockingRaftEvent,
  RockingRaftRule,
  RockingRaftState,
} from '../../../src/games/rocking-raft/index.js';

const state = rockingRaft.setup({ players: 2, seed: 1 });

test('actions', () => {
  expectTypeOf(
    rockingRaft.reduce(state, { type: 'tilt', seat: 0, edge: 1, finger: 2 }),
  ).toEqualTypeOf<RockingRaftState>();
  rockingRaft.reduce(state, { type: 'pass-on', seat: 0 });
  rockingRaft.reduce(state, { type: 'chance', kind: 'spill-gems', outcome: [1, 0, 0, 0] });
  // @ts-expect-error -- black gems have an action of their own
  rockingRaft.reduce(state, { type: 'place-gem', seat: 0, gem: 'black', boat: 0 });
  // @ts-expect-error -- `hold` has no edge
  rockingRaft.reduce(state, { type: 'hold', seat: 0, edge: 1 });
  // @ts-expect-error -- there is no such action
  rockingRaft.reduce(state, { type: 'rotate', seat: 0 });
  // @ts-expect-error -- a tuple of four
  rockingRaft.reduce(state, { type: 'chance', kind: 'spill-gems', outcome: [1, 0, 0] });
  const [action] = rockingRaft.legalActions(state);
  if (action?.type === 'place-gem') expectTypeOf(action.gem).toEqualTypeOf<'yellow' | 'blue' | 'red'>();
});

test('set-up', () => {
  // @ts-expect-error -- players are missing
  rockingRaft.setup({ seed: 1 });
  // @ts-expect-error -- neither a seed nor explicit chance
  rockingRaft.setup({ players: 2 });
  // @ts-expect-error -- no such variant
  rockingRaft.setup({ players: 2, variant: 'sinking', seed: 1 });
});

test('the state cannot be written to, and its raft tells the physics', () => {
  // @ts-expect-error -- read-only
  state.turn = 2;
  // @ts-expect-error -- read-only
  state.hand[0] = 2;
  if (state.raft.length === 9) expectTypeOf(state.raft[8]).toExtend<readonly number[]>();
  else expectTypeOf(state.raft[3]).toEqualTypeOf<number>();
});

test('events narrow', () => {
  const [event] = rockingRaft.begin({ players: 2, seed: 1 }).events;
  expectTypeOf(event).toEqualTypeOf<RockingRaftEvent | undefined>();
  if (event?.type === 'boat-drawn') expectTypeOf(event.from).toEqualTypeOf<'deck' | 'bottom'>();
});

test('rules', () => {
  expectTypeOf<'RR-BLACK-2'>().toExtend<RockingRaftRule>();
  // @ts-expect-error -- there is no such rule
  rockingRaft.rule('RR-R99');
  refusal<RockingRaftRule>('RR-R8', () => 'so');
});
