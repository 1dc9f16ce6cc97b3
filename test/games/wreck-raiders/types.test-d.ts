import { expectTypeOf, test } from 'vitest';
import { refusal } from '../../../src/index.js';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import type {
  WreckRaidersEvent,
  WreckRaidersRule,
  WreckRaidersScores,
  WreckRaidersState,
} from 'tidetable/wreck-raiders';

declare const state: WreckRaidersState;
declare const event: WreckRaidersEvent;

test('actions', () => {
  expectTypeOf(
    wreckRaiders.reduce(state, { type: 'take-die', seat: 0, value: 4, zone: 'conch' }),
  ).toEqualTypeOf<WreckRaidersState>();
  wreckRaiders.reduce(state, { type: 'forfeit-move', seat: 0 });
  wreckRaiders.reduce(state, { type: 'chance', kind: 'draw-treasure', outcome: 2 });
  wreckRaiders.reduce(state, { type: 'chance', kind: 'roll-die', outcome: { value: 3, zone: 'blank' } });
  // @ts-expect-error there is no such zone
  wreckRaiders.reduce(state, { type: 'take-die', seat: 0, value: 4, zone: 'crab' });
  // @ts-expect-error a die is shifted by one
  wreckRaiders.reduce(state, { type: 'shift-die', seat: 0, by: 2 });
  // @ts-expect-error the Starfish are missing
  wreckRaiders.reduce(state, { type: 'claim-exhibit', seat: 0, display: 1, slot: 2 });
  // @ts-expect-error a front is no die
  wreckRaiders.reduce(state, { type: 'chance', kind: 'roll-die', outcome: 2 });
  const [action] = wreckRaiders.legalActions(state);
  if (action?.type === 'place-treasure') expectTypeOf(action.area).toEqualTypeOf<'display' | 'vault'>();
});

test('options', () => {
  wreckRaiders.setup({ seed: 1 });
  wreckRaiders.setup({ players: 1, rivalsDive: false, chance: 'explicit' });
  wreckRaiders.setup({ players: 3, firstSeat: 'random', seed: 'a' });
  // @ts-expect-error neither a seed nor explicit chance
  wreckRaiders.setup({ players: 3 });
  // @ts-expect-error there is no such variant
  wreckRaiders.setup({ players: 3, variant: 'solo', seed: 1 });
});

test('the state is read-only, and its phase a closed set', () => {
  // @ts-expect-error nobody writes into a state
  state.turn = 2;
  // @ts-expect-error nor into what it holds
  state.spots[0] = 1;
  expectTypeOf<'rival-move'>().toExtend<typeof state.phase>();
  expectTypeOf<'dive'>().not.toExtend<typeof state.phase>();
  if (state.pending?.kind === 'reveal-piece') expectTypeOf(state.pending.tile).toEqualTypeOf<number>();
});

test('events narrow by their type', () => {
  if (event.type === 'shells-gained')
    expectTypeOf(event.cause).toEqualTypeOf<'die' | 'beach' | 'bumped' | 'style'>();
  if (event.type === 'style-earned' && event.reward.kind === 'shells')
    expectTypeOf(event.reward.shells).toExtend<readonly number[]>();
});

test('scores and rules', () => {
  expectTypeOf(wreckRaiders.scores(state)).toEqualTypeOf<WreckRaidersScores>();
  expectTypeOf<WreckRaidersScores['decidedBy']>().toEqualTypeOf<
    'total' | 'treasures-left' | 'shells-left' | 'shared' | 'solo'
  >();
  expectTypeOf<'WR-SOLO-20'>().toExtend<WreckRaidersRule>();
  // @ts-expect-error there is no such rule
  wreckRaiders.rule('WR-R99');
  refusal<WreckRaidersRule>('WR-R20', () => 'so');
});
