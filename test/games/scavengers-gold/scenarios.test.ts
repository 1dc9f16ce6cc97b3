import { describe, expect, test } from 'vitest';
import { createScavengersGold, scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import { expectChanges, expectRefusal, playWithEvents } from '../../support/scenario.js';
import { playScripted } from '../../support/scripted-chance.js';
import {
  after,
  ends,
  fire,
  first,
  holdFire,
  refused,
  row,
  sail,
  sea,
  searches,
  shoots,
  spins,
} from './positions.js';
import type { Sea } from './positions.js';

const toSpin = { phase: 'move', pending: { kind: 'spin-move' } } as const;

describe('the printed cases', () => {
  test.each([
    { no: 'S2', s: 12, n: 16, to: 8, squares: 4 },
    { no: 'S3', s: 13, n: 16, to: 8, squares: null },
    { no: 'S4', s: 8, n: 15, to: 14, squares: null },
    { no: 'S7', s: 19, n: 6, to: 13, squares: null },
    { no: 'S7', s: 9, n: 4, to: 3, squares: null },
    { no: 'S8', s: 19, n: 11, to: 12, squares: null },
  ])('$no: $n to $to, the Scavenger on $s', ({ s, n, to, squares }) => {
    const start = sea({ s, n, seat: 1 });
    const { state, events } = playWithEvents(scavengersGold, start, [spins(1), sail(1, to)]);
    const inRange = { ships: [s, to], phase: 'fire', pending: null } as const;
    expectChanges(start, state, squares === null ? { ships: [s, to], seat: 0, turn: 43 } : inRange);
    expect(events.at(-1)).toEqual(
      squares === null ? { type: 'turn-began', seat: 0, turn: 43 } : { type: 'in-range', squares },
    );
  });
});

describe('what the Scavenger reaches', () => {
  test('S1: from the first state', () => {
    expect([1, 2, 3, 4, 5, 6].map((steps) => ends(first, steps).length)).toEqual([3, 7, 13, 20, 25, 31]);
    expect(ends(first, 2)).toEqual([0, 7, 14, 15, 16, 21, 26]);
  });

  test('S10: a full count of 1', () => {
    const start = sea({ s: 38, n: 25 });
    expect(ends(start, 1)).toEqual([31, 32, 37, 39]);
    expectRefusal(scavengersGold, after(start, spins(1)), sail(0, 38), 'SG-SCAV-4');
    expectRefusal(scavengersGold, after(start, spins(1)), sail(0, 36), 'SG-SCAV-1');
  });

  test('S13a: the Naval ship in the way', () => {
    const start = after(sea({ s: 14, n: 20 }), spins(2));
    expect(expectRefusal(scavengersGold, start, sail(0, 20), 'SG-SCAV-9')).toBe(
      'the Naval ship is on dot 20',
    );
    expect(expectRefusal(scavengersGold, start, sail(0, 26), 'SG-SCAV-8')).toBe(
      'every walk to dot 26 goes over the Naval ship',
    );
  });

  test('S22: the start dots', () => {
    expect(ends(sea({ s: 24, n: 12 }), 1)).toContain(25);
    expect(ends(sea({ s: 0, n: 15, seat: 1 }), 1)).toContain(14);
  });
});

describe('closed dots', () => {
  const closed = { s: 27, n: 25, score: [1, 0], closed: 27 } satisfies Sea;

  test.each([
    { no: 'S11a', at: closed, steps: 2, to: 27, rule: 'SG-SCAV-7' },
    { no: 'S11b', at: { ...closed, s: 28 }, steps: 2, to: 26, rule: 'SG-R9' },
    { no: 'S11b', at: { ...closed, s: 28, goldDots: 'must-stop' }, steps: 2, to: 26, rule: 'SG-SCAV-1' },
    { no: 'S11c', at: { ...closed, s: 34 }, steps: 3, to: 27, rule: 'SG-SCAV-7' },
    {
      no: 'S12',
      at: { ...closed, s: 28, closed: 33, goldDots: 'must-stop' },
      steps: 2,
      to: 26,
      rule: 'SG-R6',
    },
  ] as const)('$no: $steps steps to $to is $rule', ({ at, steps, to, rule }) => {
    expectRefusal(scavengersGold, after(sea(at), spins(steps)), sail(0, to), rule);
  });

  test('S11c: 33 is legal, closed afterwards, and 27 is open', () => {
    const start = sea({ ...closed, s: 34 });
    const later = after(start, spins(3), sail(0, 33), searches('white'), spins(1), sail(1, 24), spins(2));
    expect(refused(later, sail(0, 27))).toBeNull();
    expect(refused(later, sail(0, 33))).toBe('SG-SCAV-7');
  });

  test('S12: over the open 27', () => {
    const start = sea({ ...closed, s: 28, closed: 33 });
    expectChanges(start, after(start, spins(2), sail(0, 26)), { ships: [26, 25], seat: 1, turn: 42 });
  });

  test('S15: a pocket', () => {
    const start = sea({ s: 0, n: 7, score: [2, 2], closed: 1 });
    for (const steps of [1, 2, 3, 4, 5, 6])
      expectChanges(start, after(start, spins(steps)), { seat: 1, turn: 42 });
  });

  test('S25: 27 is open again and is searched again', () => {
    const { state } = playScripted(scavengersGold, sea(closed), {
      actions: [sail(0, 34), sail(1, 19), sail(0, 33), sail(1, 25), sail(0, 27)],
      outcomes: [1, 1, 1, 'gold', 1, 2, 'gold'],
    });
    expectChanges(sea(closed), state, { score: [3, 0], lastGold: 27, seat: 1, turn: 46 });
  });
});

describe('the Naval ship', () => {
  test('S13b: the Scavenger in the way', () => {
    const start = sea({ s: 11, n: 12, seat: 1 });
    expectRefusal(scavengersGold, after(start, spins(1)), sail(1, 11), 'SG-R12');
    expectRefusal(scavengersGold, after(start, spins(2)), sail(1, 10), 'SG-R13');
    expect(ends(start, 2)).toEqual([6, 12, 19, 24]);
  });

  test('S14a: white lines and the whole count', () => {
    const spun = after(sea({ s: 14, n: 12, seat: 1 }), spins(1));
    expect(ends(sea({ s: 14, n: 12, seat: 1 }), 1)).toEqual([5, 11, 13, 18]);
    expect([19, 12, 30].map((to) => refused(spun, sail(1, to)))).toEqual([
      'SG-NAVAL-4',
      'SG-NAVAL-5',
      'SG-NAVAL-1',
    ]);
  });

  test('S14b: out and back, and gold without a search', () => {
    const start = sea({ s: 14, n: 25, seat: 1 });
    expect(ends(start, 2)).toEqual([18, 23, 25, 39]);
    expect([19, 24].map((to) => refused(after(start, spins(2)), sail(1, to)))).toEqual([
      'SG-NAVAL-5',
      'SG-NAVAL-4',
    ]);
    expectChanges(start, after(start, spins(2), sail(1, 39)), { ships: [14, 39], seat: 0, turn: 43 });
  });

  test('S20: the colours of a chessboard', () => {
    const { dots } = scavengersGold.edition.map;
    const listed = ends(sea({ s: 14, n: 25, seat: 1 }), 6);
    expect(listed).toContain(25);
    expect(new Set(listed.map((dot) => ((dots[dot]?.[0] ?? 0) + (dots[dot]?.[1] ?? 0)) % 2))).toEqual(
      new Set([0]),
    );
  });
});

describe('shots', () => {
  test.each([
    { no: 'S5', s: 15, n: 17, to: 16, squares: 1, balls: 1, hits: 4 },
    { no: 'S5', s: 15, n: 17, to: 16, squares: 1, balls: 0, hits: 3 },
    { no: 'S6', s: 14, n: 9, to: 17, squares: 3, balls: 2, hits: 3 },
    { no: 'S6', s: 14, n: 9, to: 17, squares: 3, balls: 3, hits: 4 },
    { no: 'S19', s: 28, n: 33, to: 26, squares: 2, balls: 2, hits: 4 },
  ])('$no: $squares squares, $balls cannonballs: $hits hits', ({ s, n, to, balls, hits }) => {
    const start = sea({ s, n, seat: 1, score: [2, 3], closed: 10 });
    const { state } = playScripted(scavengersGold, start, {
      actions: [sail(1, to), fire],
      outcomes: [1, balls],
    });
    expectChanges(start, state, { ships: [s, to], score: [2, hits], seat: 0, turn: 43 });
  });

  test('S17: holding fire, and no shot before the move or in the Scavenger’s turn', () => {
    const start = sea({ s: 15, n: 17, seat: 1 });
    expectChanges(start, after(start, spins(1), sail(1, 16), holdFire), {
      ships: [15, 16],
      seat: 0,
      turn: 43,
    });
    const near = after(sea({ s: 15, n: 16, seat: 1 }), spins(1));
    expectRefusal(scavengersGold, near, fire, 'TT-PHASE');
    expect(scavengersGold.legalActions(near)).not.toContainEqual(sail(1, 16));
    const into = after(sea({ s: 14, n: 16 }), spins(1), sail(0, 15));
    expect(into).toMatchObject({ ...toSpin, seat: 1 });
  });

  test('S24: shut in at the end of a row', () => {
    const game = createScavengersGold(row([2, 4]));
    const start = game.setup({ chance: 'explicit' });
    expect(ends(start, 3, game)).toEqual([0, 2, 4]);
    expect(ends(game.setup({ chance: 'explicit', goldDots: 'must-stop' }), 3, game)).toEqual([0, 2]);
    const script = { actions: [sail(0, 4), fire], outcomes: [3, 'white', 5, 1] } as const;
    const { state } = playScripted(game, start, script);
    expectChanges(start, state, { ships: [4, 5], lastGold: 4, score: [0, 1], turn: 3 });
  });
});

describe('the end', () => {
  test('S16a: the seventh coin', () => {
    const start = sea({ s: 15, n: 25, score: [6, 6], closed: 10 });
    const { state } = playScripted(scavengersGold, start, { actions: [sail(0, 27)], outcomes: [2, 'gold'] });
    expectChanges(start, state, {
      ships: [27, 25],
      lastGold: 27,
      score: [7, 6],
      phase: 'over',
      pending: null,
      result: { winner: 0 },
    });
    expect(scavengersGold.returns(state)).toEqual([1, -1]);
  });

  test('S16b: the seventh hit', () => {
    const start = sea({ s: 15, n: 17, seat: 1, score: [6, 6], closed: 10 });
    const { state } = playScripted(scavengersGold, start, { actions: [sail(1, 16), fire], outcomes: [1, 4] });
    expectChanges(start, state, {
      ships: [15, 16],
      score: [6, 7],
      phase: 'over',
      pending: null,
      result: { winner: 1 },
    });
    expect(scavengersGold.returns(state)).toEqual([-1, 1]);
  });
});

test('S18: what a spin cannot show', () => {
  for (const outcome of ['line', 7, 12, 0, 13, 'gold', null, 2.5, true]) {
    const rule = outcome === 'line' ? 'SG-SPIN-2' : 'TT-SHAPE';
    expect(refused(first, { type: 'chance', kind: 'spin-move', outcome })).toBe(
      outcome === 7 || outcome === 12 ? 'SG-R4' : rule,
    );
  }
  const shot = after(sea({ s: 15, n: 17, seat: 1 }), spins(1), sail(1, 16), fire);
  expect([5, 9, 10].map((balls) => refused(shot, shoots(balls)))).toEqual(['SG-R4', 'SG-R4', 'TT-SHAPE']);
  for (const to of [40, 63]) {
    expect(refused(after(first, spins(1)), sail(0, to))).toBe('SG-SCAV-3');
    expect(refused(after(sea({ s: 14, n: 25, seat: 1 }), spins(1)), sail(1, to))).toBe('SG-NAVAL-3');
  }
});
