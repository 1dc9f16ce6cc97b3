import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { range } from '../../../../src/index.js';
import { expectChanges, play, playWithEvents } from '../../../support/scenario.js';
import { RIVAL, flies, placeBuoy, push, safeWith, sea, skipBuoy, types } from '../positions.js';

const NONE = [0, 0, 0, 0];
const FULL = [1, 1, 1, 1];
const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [] } as const;

describe('BP-END-1 Trigger', () => {
  test('the fourth colour comes home', () => {
    const before = sea({ boat: 49, heading: 0, cargo: [2], home: [[1, 1, 0, 1], NONE] });
    const { state, events } = playWithEvents(game, before, [push(0)]);
    expectChanges(before, state, { ...ashore, home: [FULL, NONE], safe: safeWith(25), ending: 'set' });
    expect(events.at(-1)).toEqual({ type: 'end-triggered', reason: 'set', seats: [0] });
  });
});

describe('BP-END-2 The others finish', () => {
  test('every seat after the first has its turn', () => {
    const before = sea({ players: 3, phase: 'buoy', ending: 'set', home: [FULL, NONE, NONE] });
    const second = play(game, before, [skipBuoy()]);
    expectChanges(before, second, { phase: 'sail', turn: 1, boat: 46 });
    const third = play(game, second, [push(0, 1), skipBuoy(1)]);
    expect([third.phase, third.turn]).toEqual(['sail', 2]);
  });
});

describe('BP-END-3 Winner', () => {
  test('the complete base wins', () => {
    const before = sea({ phase: 'buoy', turn: 1, ending: 'set', home: [[1, 1, 1, 0], FULL] });
    const over = play(game, before, [skipBuoy(1)]);
    expectChanges(before, over, { phase: 'over', result: { winners: [1], reason: 'set' } });
    expect(game.returns(over)).toEqual([-1, 1]);
  });
});

describe('BP-END-4 Several winners', () => {
  test.each([
    { home: [FULL, FULL, NONE], winners: [0, 1], returns: [0.25, 0.25, -0.5] },
    { home: [FULL, NONE, NONE], winners: [0], returns: [1, -0.5, -0.5] },
    { home: [FULL, FULL, FULL], winners: [0, 1, 2], returns: [0, 0, 0] },
  ])('winners $winners', ({ home, winners, returns }) => {
    const before = sea({ players: 3, phase: 'buoy', turn: 2, ending: 'set', home });
    const over = play(game, before, [skipBuoy(2)]);
    expect(over.result).toEqual({ winners, reason: 'set' });
    expect(game.returns(over)).toEqual(returns);
  });
});

describe('BP-R-ROUND Who are the remaining players?', () => {
  test('the round ends before the first seat, whoever that is', () => {
    const before = sea({
      players: 3,
      firstSeat: 1,
      turn: 0,
      phase: 'buoy',
      ending: 'set',
      home: [NONE, FULL, NONE],
    });
    const { state, events } = playWithEvents(game, before, [skipBuoy()]);
    expectChanges(before, state, { phase: 'over', result: { winners: [1], reason: 'set' } });
    expect(types(events)).toEqual(['buoy-kept', 'turn-ended', 'round-ended', 'game-over']);
  });

  test('otherwise the next round begins', () => {
    const before = sea({ phase: 'buoy', turn: 1 });
    const { state, events } = playWithEvents(game, before, [skipBuoy(1)]);
    expectChanges(before, state, { phase: 'sail', turn: 0, round: 2, boat: 25 });
    expect(events.slice(1)).toEqual([
      { type: 'turn-ended', seat: 1 },
      { type: 'round-ended', round: 1 },
      { type: 'turn-began', seat: 0, round: 2 },
    ]);
  });
});

describe('BP-R-CHECKTIME When is the end looked for?', () => {
  test('when the cargo is settled, before the buoys; for all seats', () => {
    const before = sea({ boat: 51, heading: 4, cargo: [1, 2], home: [NONE, [1, 0, 1, 1]] });
    const first = play(game, before, [push(4), flies(RIVAL)]);
    expect([first.ending, first.phase]).toEqual(['', 'whirl']);
    const { state, events } = playWithEvents(game, first, [flies('boat')]);
    expectChanges(first, state, {
      ...ashore,
      pending: null,
      island: [5, 5, 5, 5],
      ending: 'set',
    });
    expect(events.at(-1)).toEqual({ type: 'end-triggered', reason: 'set', seats: [1] });
  });
});

describe('BP-R-LATCH Can the end be undone?', () => {
  test('a theft after the trigger does not stop the end', () => {
    const before = sea({
      variant: 'plunder',
      phase: 'buoy',
      turn: 1,
      ending: 'points',
      home: [[3, 1, 0, 0], NONE],
    });
    expectChanges(before, play(game, before, [skipBuoy(1)]), {
      phase: 'over',
      result: { winners: [0], reason: 'points' },
    });
  });

  test('a second trigger does not change the first', () => {
    const before = sea({
      variant: 'plunder',
      turn: 1,
      boat: 570,
      heading: 4,
      ending: 'island',
      removed: [5, 5, 5, 5],
    });
    const { state, events } = playWithEvents(game, before, [push(4, 1)]);
    expectChanges(before, state, ashore);
    expect(types(events)).toEqual(['boat-overboard']);
  });
});

describe('BP-R-DONE A complete player whose turn is still to come?', () => {
  test('a complete seat is passed over', () => {
    const before = sea({ players: 3, phase: 'buoy', ending: 'set', home: [NONE, FULL, NONE] });
    const { state, events } = playWithEvents(game, before, [skipBuoy()]);
    expectChanges(before, state, { phase: 'sail', turn: 2, boat: RIVAL });
    expect(events.slice(2)).toEqual([
      { type: 'turn-passed', seat: 1 },
      { type: 'turn-began', seat: 2, round: 1 },
    ]);
  });
});

describe('BP-R-LIMIT Games that never end?', () => {
  test.each([
    {
      variant: 'standard',
      home: [
        [1, 1, 0, 0],
        [1, 0, 0, 0],
      ],
      winners: [0],
    },
    {
      variant: 'standard',
      home: [
        [1, 1, 0, 0],
        [0, 0, 1, 1],
      ],
      winners: [0, 1],
    },
    {
      variant: 'plunder',
      home: [
        [1, 1, 0, 0],
        [2, 1, 0, 0],
      ],
      winners: [1],
    },
  ] as const)('$variant $home: $winners', ({ variant, home, winners }) => {
    const before = sea({ variant, home, phase: 'buoy', turn: 1, round: 3, roundLimit: 3 });
    expectChanges(before, play(game, before, [placeBuoy(100, 1)]), {
      phase: 'over',
      buoys: [[], [100]],
      stock: [2, 1],
      result: { winners: [...winners], reason: 'rounds' },
    });
  });

  test('one round earlier the game goes on', () => {
    const before = sea({ phase: 'buoy', turn: 1, round: 2, roundLimit: 3 });
    expectChanges(before, play(game, before, [skipBuoy(1)]), { phase: 'sail', turn: 0, round: 3, boat: 25 });
  });
});

describe('BP-END-2 When all have finished', () => {
  const over = sea({
    phase: 'over',
    turn: 1,
    ending: 'set',
    home: [FULL, NONE],
    result: { winners: [0], reason: 'set' },
  });

  test('nobody acts', () => {
    expect(game.actors(over)).toEqual([]);
    expect(game.legalActions(over)).toEqual([]);
    const check = game.check(over, push(0));
    expect(check.legal ? null : check.refusal.rule).toBe('TT-OVER');
    expect(range(2).map((seat) => game.observe(over, seat).result)).toEqual([over.result, over.result]);
  });
});
