import { describe, expect, test } from 'vitest';
import { scavengersGold } from '../../../../src/games/scavengers-gold/index.js';
import { expectChanges } from '../../../support/scenario.js';
import { after, ends, refused, sail, sea, spins } from '../positions.js';

const start = sea({ s: 14, n: 12, seat: 1 });

describe('SG-NAVAL-1 the Naval ship’s move', () => {
  test('it sails as many dots as spinner A shows', () => {
    expect(ends(start, 1)).toEqual([5, 11, 13, 18]);
  });

  test('30 is too far for 1 step', () => {
    expect(refused(after(start, spins(1)), sail(1, 30))).toBe('SG-NAVAL-1');
  });
});

describe('SG-NAVAL-2 end of the Naval ship’s turn', () => {
  test('out of range the turn is over', () => {
    const next = after(start, spins(1), sail(1, 13));
    expectChanges(start, next, { ships: [14, 13], seat: 0, turn: 43 });
  });

  test('in range it is not', () => {
    const before = sea({ s: 12, n: 16, seat: 1 });
    const next = after(before, spins(1), sail(1, 8));
    expectChanges(before, next, { ships: [12, 8], phase: 'fire', pending: null });
    expect(refused(next, sail(1, 9))).toBe('TT-PHASE');
  });
});

describe('SG-NAVAL-3 dots and lines of the Naval ship', () => {
  test.each(scavengersGold.edition.map.dots.map((_, dot) => dot).filter((dot) => dot !== 14))(
    'from %s it sails along white lines',
    (n) => {
      const joined = scavengersGold.edition.map.white.flatMap(([one, other]) => {
        if (one === n) return [other];
        return other === n ? [one] : [];
      });
      const free = joined.filter((dot) => dot !== 14).sort((one, other) => one - other);
      expect(ends(sea({ s: 14, n, seat: 1 }), 1)).toEqual(free);
    },
  );

  test.each([40, 63])('dot %s is not on the map', (to) => {
    expect(refused(after(start, spins(1)), sail(1, to))).toBe('SG-NAVAL-3');
  });
});

describe('SG-NAVAL-4 no red lines', () => {
  test('19 is one red line from 12', () => {
    expect(refused(after(start, spins(1)), sail(1, 19))).toBe('SG-NAVAL-4');
    expect(refused(after(sea({ s: 14, n: 25, seat: 1 }), spins(2)), sail(1, 24))).toBe('SG-NAVAL-4');
  });
});

describe('SG-NAVAL-5 the full count of the Naval ship', () => {
  test('staying, or stopping on the way, leaves count over', () => {
    expect(refused(after(start, spins(1)), sail(1, 12))).toBe('SG-NAVAL-5');
    expect(refused(after(sea({ s: 14, n: 25, seat: 1 }), spins(2)), sail(1, 19))).toBe('SG-NAVAL-5');
  });

  test('gold is no exception', () => {
    const before = sea({ s: 14, n: 26, seat: 1 });
    expect(refused(after(before, spins(2)), sail(1, 27))).toBe('SG-NAVAL-5');
    expect(refused(after(before, spins(1)), sail(1, 27))).toBeNull();
  });
});

describe('SG-NAVAL-6 back and forth for the Naval ship', () => {
  test('out and back ends where the ship began', () => {
    const before = sea({ s: 14, n: 25, seat: 1 });
    expect(ends(before, 2)).toEqual([18, 23, 25, 39]);
    const next = after(before, spins(2), sail(1, 25));
    expectChanges(before, next, { seat: 0, turn: 43 });
    expect(refused(after(next, spins(1)), sail(1, 19))).toBe('TT-SEAT');
  });

  test('6 steps end on dots of the colour of 25', () => {
    const { dots } = scavengersGold.edition.map;
    const colour = (dot: number) => ((dots[dot]?.[0] ?? 0) + (dots[dot]?.[1] ?? 0)) % 2;
    const listed = ends(sea({ s: 14, n: 25, seat: 1 }), 6);
    expect(listed).toContain(25);
    expect(new Set(listed.map(colour))).toEqual(new Set([colour(25)]));
  });
});

describe('SG-NAVAL-7 gold and start dots for the Naval ship', () => {
  test('no search on gold', () => {
    const before = sea({ s: 14, n: 25, seat: 1 });
    expectChanges(before, after(before, spins(2), sail(1, 39)), { ships: [14, 39], seat: 0, turn: 43 });
  });

  test('14, where the Scavenger began, is a dot like any other', () => {
    const before = sea({ s: 0, n: 15, seat: 1 });
    expect(ends(before, 1)).toContain(14);
    expectChanges(before, after(before, spins(1), sail(1, 14)), {
      ships: [0, 14],
      phase: 'fire',
      pending: null,
    });
  });

  test('a gold dot that is closed is open to it', () => {
    expect(ends(sea({ s: 14, n: 26, seat: 1, closed: 27 }), 1)).toEqual([20, 27, 33]);
  });
});

describe('SG-NAVAL-8 what the Naval ship wants', () => {
  test('nothing makes it hunt', () => {
    expect(refused(after(start, spins(1)), sail(1, 13))).toBeNull();
  });
});

describe('SG-R12 the Naval ship does not land on the Scavenger', () => {
  test.each([1, 3])('with %s steps', (steps) => {
    expect(refused(after(sea({ s: 11, n: 12, seat: 1 }), spins(steps)), sail(1, 11))).toBe('SG-R12');
  });
});

describe('SG-R13 the Naval ship does not pass over the Scavenger', () => {
  test('10 is behind 11', () => {
    const before = sea({ s: 11, n: 12, seat: 1 });
    expect(refused(after(before, spins(2)), sail(1, 10))).toBe('SG-R13');
    expect(ends(before, 2)).toEqual([6, 12, 19, 24]);
  });
});
