import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import { playScripted } from '../../../support/scripted-chance.js';
import {
  BEACH,
  OFF_BOARD,
  after,
  base,
  beachTurn,
  buy,
  claim,
  give,
  legal,
  move,
  plain,
  shift,
  take,
} from '../positions.js';

describe('WR-TURN-1 Clockwise', () => {
  test('seat after seat, from the start player', () => {
    const first = wreckRaiders.setup({ players: 3, firstSeat: 1, chance: 'explicit' });
    let { state } = playScripted(wreckRaiders, first, {
      outcomes: [
        0,
        1,
        2,
        3,
        0,
        1,
        2,
        11,
        12,
        13,
        28,
        29,
        30,
        ...range(4).map(() => ({ value: 3, zone: 'blank' as const })),
      ],
    });
    const seats = [];
    for (const turn of range(4)) {
      seats.push(state.seat);
      state = after(state, take(3, 'blank', (turn + 1) % 3), move(OFF_BOARD, BEACH, (turn + 1) % 3));
      if (state.phase === 'buy') state = after(state, plain('end-buying', (turn + 1) % 3));
    }
    expect(seats).toEqual([1, 2, 0, 1]);
  });

  test('nobody else may act', () => {
    expectRefusal(wreckRaiders, base(2), take(1, 'blank', 1), 'TT-SEAT');
  });
});

describe('WR-TURN-2 Four steps', () => {
  test('a die, a diver, claims, a piece: in this order', () => {
    const start = base(2, (draft) => {
      give(draft, 0, { shells: [0, 0, 1], displays: [[0, 0, 0], [], []] });
    });
    const moved = after(start, ...beachTurn());
    const claimed = after(moved, plain('end-claims'));
    expect([start.phase, after(start, take()).phase, moved.phase, claimed.phase]).toEqual([
      'take-die',
      'move',
      'claim',
      'buy',
    ]);
    expectRefusal(wreckRaiders, start, move(OFF_BOARD, BEACH), 'TT-PHASE');
    expectRefusal(wreckRaiders, start, claim(0, 0), 'TT-PHASE');
    expectRefusal(wreckRaiders, moved, buy(0, 0), 'TT-PHASE');
    expectRefusal(wreckRaiders, claimed, claim(0, 0), 'TT-PHASE');
  });

  test('WR-R35 a step in which nothing is possible passes silently', () => {
    const state = after(
      base(2, (draft) => {
        draft.market = [9, 10, 3, 20, 21, 22, 28, 29, 30];
      }),
      ...beachTurn(),
    );
    expect([state.phase, state.seat]).toEqual(['take-die', 1]);
  });

  test('WR-R35 the last die is taken by an action all the same', () => {
    const state = base(2, (draft) => {
      draft.turn = 5;
      draft.dice = [
        [1, 3, 0],
        [1, 3, 1],
        [1, 3, 0],
        [1, 3, 1],
        [4, 3, -1],
      ];
    });
    expect(legal(state)).toEqual(['take-die 4 blank']);
  });
});

describe('WR-DIE-1 Rolling the pool again', () => {
  const last = base(2, (draft) => {
    draft.turn = 5;
    draft.market = [9, 10, 3, 20, 21, 22, 28, 29, 30];
    draft.dice = [
      [1, 3, 0],
      [1, 3, 1],
      [1, 3, 0],
      [1, 3, 1],
      [1, 3, -1],
    ];
  });

  test('all dice are gathered and rolled when none is left', () => {
    const { state, events } = playWithEvents(wreckRaiders, last, beachTurn());
    expect(state.dice).toEqual(range(5).map(() => [0, 3, -2]));
    expect([state.phase, state.pending, state.seat]).toEqual(['roll', { kind: 'roll-die', die: 0 }, 1]);
    expect(events.slice(-3)).toEqual([
      { type: 'turn-ended', seat: 0, turn: 5 },
      { type: 'turn-started', seat: 1, turn: 6 },
      { type: 'dice-gathered', seat: 1 },
    ]);
  });

  test('WR-R40 not when the last die is taken, but when the next turn begins', () => {
    expect(after(last, take()).dice.every(([value]) => value > 0)).toBe(true);
  });

  test('not while a die is left', () => {
    const state = after(
      base(2, (draft) => {
        draft.market = last.market.slice();
      }),
      ...beachTurn(),
    );
    expect([state.phase, state.dice.map(([, , place]) => place)]).toEqual(['take-die', [0, -1, -1, -1, -1]]);
  });
});

describe('WR-DIE-2 Any die on the Reef', () => {
  const state = base(2, (draft) => {
    draft.dice = [
      [4, 3, -1],
      [3, 0, -1],
      [4, 3, -1],
      [3, 3, -1],
      [6, 2, -1],
    ];
  });

  test('equal dice are one choice', () => {
    expect(legal(state)).toEqual([
      'take-die 3 conch',
      'take-die 3 blank',
      'take-die 4 blank',
      'take-die 6 starfish',
    ]);
  });

  test('of equal dice the first is taken', () => {
    expect(after(state, take(4)).die).toEqual({ index: 0, number: 4 });
  });

  test.each([
    { value: 4, zone: 'conch' },
    { value: 5, zone: 'blank' },
    { value: 6, zone: 'blank' },
  ] as const)('there is no $zone $value', ({ value, zone }) => {
    expect(expectRefusal(wreckRaiders, state, take(value, zone), 'WR-DIE-2')).toBe(
      `the Reef has no ${zone} die that shows ${String(value)}`,
    );
  });

  test('a die in a basket is not on the Reef', () => {
    const taken = base(2, (draft) => {
      draft.turn = 2;
      draft.seat = 1;
      draft.dice = [
        [4, 3, 0],
        [3, 0, -1],
        [3, 0, -1],
        [3, 0, -1],
        [3, 0, -1],
      ];
    });
    expectRefusal(wreckRaiders, taken, take(4, 'blank', 1), 'WR-DIE-2');
  });
});

describe('WR-DIE-3 Seashell of the zone', () => {
  const state = base(2, (draft) => {
    draft.dice = [
      [3, 0, -1],
      [4, 3, -1],
      [5, 1, -1],
      [6, 2, -1],
      [1, 3, -1],
    ];
  });

  test.each([
    { value: 3, zone: 'conch', basket: [1, 0, 0] },
    { value: 5, zone: 'scallop', basket: [0, 1, 0] },
    { value: 6, zone: 'starfish', basket: [0, 0, 1] },
    { value: 4, zone: 'blank', basket: [0, 0, 0] },
  ] as const)('$zone', ({ value, zone, basket }) => {
    const taken = after(state, take(value, zone));
    expectChanges(state, taken, (draft) => {
      const index = [3, 4, 5, 6, 1].indexOf(value);
      draft.phase = 'move';
      draft.die = { index, number: value };
      (draft.dice[index] ?? [])[2] = 0;
      give(draft, 0, { shells: [...basket] });
      draft.shells = basket.map((count) => 15 - count);
    });
  });

  test('WR-R2 the Conch of the zone may be spent on this die', () => {
    expect(legal(after(state, take(3, 'conch')))).toContain('shift-die 1');
    expectRefusal(wreckRaiders, after(state, take(4)), shift(1), 'WR-CONCH-1');
  });

  test('WR-R6 an exhausted kind gives nothing, and nothing replaces it', () => {
    const short = base(2, (draft) => {
      draft.dice = [
        [5, 2, -1],
        [1, 3, -1],
        [1, 3, -1],
        [1, 3, -1],
        [1, 3, -1],
      ];
      give(draft, 1, { shells: [0, 0, 15] });
    });
    const { state: taken, events } = playWithEvents(wreckRaiders, short, [take(5, 'starfish')]);
    expect(taken.mats).toEqual(short.mats);
    expect(events).toEqual([
      { type: 'shells-short', seat: 0, missing: [0, 0, 1] },
      { type: 'die-taken', seat: 0, die: 0, value: 5, zone: 'starfish' },
    ]);
  });
});

describe('WR-DIE-4 Die to the basket', () => {
  test('it keeps its number, also when a Conch changes what it stands for', () => {
    const state = base(2, (draft) => {
      give(draft, 0, { shells: [1, 0, 0] });
    });
    const shifted = after(state, take(), shift(1));
    expect([shifted.dice[0], shifted.die]).toEqual([[1, 3, 0], { index: 0, number: 2 }]);
    expect(after(shifted, move(OFF_BOARD, BEACH)).dice[0]).toEqual([1, 3, 0]);
  });

  test('the pool is rolled from the baskets', () => {
    expect(after(base(2), take(), move(OFF_BOARD, BEACH)).dice.map(([, , place]) => place)).toEqual([
      0, -1, -1, -1, -1,
    ]);
  });
});
