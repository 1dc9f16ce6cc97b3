import { describe, expect, test } from 'vitest';
import { createScavengersGold, scavengersGold } from '../../../../src/games/scavengers-gold/index.js';
import { expectChanges, position } from '../../../support/scenario.js';
import { after, fire, holdFire, refused, row, sail, sea, searches, shoots, spins } from '../positions.js';

const { dots, white } = scavengersGold.edition.map;

/** Squares of a shot, worked out from the drawing: along one row or column, white line by white line. */
function squaresOnTheMap(n: number, s: number): number | null {
  const [from, to] = [dots[n] as readonly [number, number], dots[s] as readonly [number, number]];
  const distance = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
  if (n === s || (from[0] !== to[0] && from[1] !== to[1]) || distance > 4) return null;
  const between = (part: number, axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * part) / distance;
  const line = Array.from({ length: distance + 1 }, (_, part) =>
    dots.findIndex(([column, row]) => column === between(part, 0) && row === between(part, 1)),
  );
  const isWhole = line.every(
    (dot, part) =>
      part === 0 ||
      white.some(
        ([one, other]) =>
          one === Math.min(dot, line[part - 1] ?? -1) && other === Math.max(dot, line[part - 1] ?? -1),
      ),
  );
  return isWhole ? distance : null;
}

/** In range or not after the Naval ship has sailed out and back. */
function isInRange(s: number, n: number): boolean {
  return after(sea({ s, n, seat: 1, closed: 10 }), spins(2), sail(1, n)).phase === 'fire';
}

const shooting = after(sea({ s: 15, n: 17, seat: 1, score: [2, 3], closed: 10 }), spins(1), sail(1, 16));
const fired = after(shooting, fire);
const next = { phase: 'move', pending: { kind: 'spin-move' }, seat: 0, turn: 43 } as const;

describe('SG-RANGE-1 firing range', () => {
  test('every pair of dots, beside a count by hand on the map', () => {
    const pairs = dots.flatMap((_, s) => dots.map((__, n) => [s, n] as const)).filter(([s, n]) => s !== n);
    const counts = [0, 0, 0, 0, 0];
    for (const [s, n] of pairs) {
      const state = position(
        scavengersGold,
        {},
        {
          turn: 42,
          seat: 1,
          ships: [s, n],
          lastGold: scavengersGold.edition.map.gold.includes(s) ? s : null,
        },
      );
      const tensor = scavengersGold.tensor(scavengersGold.observe(state, 0), 0);
      const squares = squaresOnTheMap(n, s);
      expect({ s, n, squares: Math.round((tensor[294] ?? 0) * 4) }).toEqual({ s, n, squares: squares ?? 0 });
      if (squares !== null) counts[squares] = (counts[squares] ?? 0) + 1;
    }
    expect(counts).toEqual([0, 102, 60, 36, 16]);
  });

  test('in range the Naval ship may not sail on', () => {
    expect(refused(shooting, sail(1, 8))).toBe('TT-PHASE');
  });
});

describe('SG-RANGE-2 four squares, straight', () => {
  test('8 and 12 along row y1', () => {
    const start = sea({ s: 12, n: 16, seat: 1 });
    const inRange = after(start, spins(1), sail(1, 8));
    expectChanges(start, inRange, { ships: [12, 8], phase: 'fire', pending: null });
    expect(refused(inRange, sail(1, 9))).toBe('TT-PHASE');
  });
});

describe('SG-RANGE-3 five squares, straight', () => {
  test('8 and 13 along row y1', () => {
    const start = sea({ s: 13, n: 16, seat: 1 });
    const turned = after(start, spins(1), sail(1, 8));
    expectChanges(start, turned, { ships: [13, 8], seat: 0, turn: 43 });
    expect(refused(turned, fire)).toBe('TT-CHANCE');
  });
});

describe('SG-RANGE-4 three squares round a corner', () => {
  test('14, 15, 16, 8', () => {
    const start = sea({ s: 8, n: 15, seat: 1 });
    const turned = after(start, spins(1), sail(1, 14));
    expectChanges(start, turned, { ships: [8, 14], seat: 0, turn: 43 });
    expect(refused(turned, fire)).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-1 one shot', () => {
  test('after a hit or a miss the turn is over', () => {
    for (const balls of [0, 1]) expect(refused(after(fired, shoots(balls)), fire)).toBe('TT-CHANCE');
    expect(refused(fired, fire)).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-2 never along red lines', () => {
  test('12 and 19 are joined by a red line only', () => {
    const start = sea({ s: 19, n: 11, seat: 1 });
    const turned = after(start, spins(1), sail(1, 12));
    expectChanges(start, turned, { ships: [19, 12], seat: 0, turn: 43 });
    expect(refused(turned, fire)).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-3 the shot', () => {
  test('firing is a spin of spinner B', () => {
    expectChanges(shooting, fired, { pending: { kind: 'spin-fire' } });
    expect(refused(fired, searches('gold'))).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-4 a hit', () => {
  test.each([
    { n: 16, squares: 1, balls: [1, 2, 3, 4] },
    { n: 17, squares: 2, balls: [2, 3, 4] },
  ])('at $squares with $balls cannonballs', ({ n, balls }) => {
    const start = sea({ s: 15, n, seat: 1, score: [2, 3], closed: 10 });
    const shot = after(start, spins(2), sail(1, n), fire);
    for (const count of balls) expectChanges(shot, after(shot, shoots(count)), { ...next, score: [2, 4] });
    expect(refused(after(shot, shoots(4)), shoots(4))).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-5 a miss', () => {
  test.each([
    { n: 16, squares: 1, balls: [0] },
    { n: 17, squares: 2, balls: [0, 1] },
  ])('at $squares with $balls cannonballs', ({ n, balls }) => {
    const start = sea({ s: 15, n, seat: 1, score: [2, 3], closed: 10 });
    const shot = after(start, spins(2), sail(1, n), fire);
    for (const count of balls) expectChanges(shot, after(shot, shoots(count)), next);
    expect(refused(after(shot, shoots(0)), shoots(0))).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-6 the printed hit', () => {
  test('1 square, 1 cannonball', () => {
    expectChanges(fired, after(fired, shoots(1)), { ...next, score: [2, 4] });
    expect(refused(fired, spins(1))).toBe('TT-CHANCE');
  });
});

describe('SG-FIRE-7 the printed miss', () => {
  test('3 squares, 2 cannonballs; with 3 it would be a hit', () => {
    const start = sea({ s: 14, n: 9, seat: 1, score: [2, 3], closed: 10 });
    const shot = after(start, spins(1), sail(1, 17), fire);
    expectChanges(shot, after(shot, shoots(2)), next);
    expectChanges(shot, after(shot, shoots(3)), { ...next, score: [2, 4] });
    expect(refused(shot, spins(2))).toBe('TT-CHANCE');
  });
});

describe('SG-R15 a Naval ship that had to stay may fire', () => {
  const game = createScavengersGold(row([2, 4]));
  const start = game.setup({ chance: 'explicit' });

  test.each([1, 2, 3, 4, 5, 6])('shut in at the end of a row, whatever it spins: %s', (steps) => {
    const before = [spins(3), sail(0, 4), searches('white')].reduce(
      (state, action) => game.reduce(state, action),
      start,
    );
    const stayed = game.reduce(before, spins(steps));
    expectChanges(before, stayed, { phase: 'fire', pending: null });
    expect(game.check(stayed, sail(1, 5))).toMatchObject({ refusal: { rule: 'TT-PHASE' } });
    const hit = [fire, shoots(1)].reduce((state, action) => game.reduce(state, action), stayed);
    expectChanges(stayed, hit, { ...next, turn: 3, score: [0, 1] });
  });
});

describe('SG-R16 firing is optional', () => {
  test('hold-fire ends the turn without a spin', () => {
    expect(scavengersGold.legalActions(shooting)).toEqual([fire, holdFire]);
    const held = after(shooting, holdFire);
    expectChanges(shooting, held, next);
    expect(refused(held, shoots(4))).toBe('TT-CHANCE');
  });
});

describe('SG-R17 a straight line is made of white lines', () => {
  test.each([
    { s: 19, from: 6, n: 13, why: 'no white line joins 13 and 19' },
    { s: 9, from: 4, n: 3, why: 'no white line joins 3 and 9' },
    { s: 18, from: 16, n: 17, why: 'the dots between 17 and 18 are missing' },
  ])('$n to $s: $why', ({ s, from, n }) => {
    const start = sea({ s, n: from, seat: 1 });
    const turned = after(start, spins(1), sail(1, n));
    expectChanges(start, turned, { ships: [s, n], seat: 0, turn: 43 });
    expect(refused(turned, fire)).toBe('TT-CHANCE');
  });
});

describe('SG-R18 fire after the move, from its end, once', () => {
  const near = sea({ s: 15, n: 16, seat: 1 });

  test('not before the move, although in range', () => {
    expect(refused(near, fire)).toBe('TT-CHANCE');
    expect(refused(after(near, spins(1)), fire)).toBe('TT-PHASE');
    expect(refused(after(near, spins(1)), sail(1, 16))).toBe('SG-NAVAL-5');
  });

  test('not in the middle of a walk: only the end counts', () => {
    expect(isInRange(14, 12)).toBe(false);
    const start = sea({ s: 12, n: 9, seat: 1 });
    expect(after(start, spins(2), sail(1, 2)).phase).toBe('move');
  });

  test('not in the Scavenger’s turn', () => {
    const start = sea({ s: 14, n: 16 });
    const turned = after(start, spins(1), sail(0, 15));
    expectChanges(start, turned, { ships: [15, 16], seat: 1, turn: 42 });
    expect(refused(turned, fire)).toBe('TT-CHANCE');
  });
});

describe('SG-R19 nothing stops a shot', () => {
  test('the gold dot 27 between 26 and 28', () => {
    const start = sea({ s: 28, n: 33, seat: 1 });
    const shot = after(start, spins(1), sail(1, 26), fire);
    expectChanges(start, after(shot, shoots(2)), { ships: [28, 26], score: [0, 1], ...next });
    expect(refused(after(start, spins(1), sail(1, 26)), sail(1, 20))).toBe('TT-PHASE');
  });
});

describe('SG-R20 which half of a space of spinner B counts', () => {
  test('the ground for a search, the cannonballs for a shot', () => {
    const search = after(sea({ s: 15, n: 25 }), spins(2), sail(0, 27));
    expect(refused(search, { type: 'chance', kind: 'spin-search', outcome: 2 })).toBe('TT-SHAPE');
    expect(refused(fired, { type: 'chance', kind: 'spin-fire', outcome: 'gold' })).toBe('TT-SHAPE');
  });

  test('a space without cannonballs misses at 1 square', () => {
    expectChanges(fired, after(fired, shoots(0)), next);
  });
});
