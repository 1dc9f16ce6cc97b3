import { describe, expect, test } from 'vitest';
import { createScavengersGold, scavengersGold } from '../../../../src/games/scavengers-gold/index.js';
import { expectChanges } from '../../../support/scenario.js';
import { after, ends, first, refused, row, sail, sea, searches, spins } from '../positions.js';

describe('SG-SCAV-1 the Scavenger’s move', () => {
  test('it sails as many dots as spinner A shows', () => {
    expect(ends(first, 1)).toEqual([7, 15, 20]);
    expect(ends(first, 2)).toEqual([0, 7, 14, 15, 16, 21, 26]);
  });

  test.each([1, 2, 3])('%s steps do not reach 13', (steps) => {
    expect(refused(after(first, spins(steps)), sail(0, 13))).toBe('SG-SCAV-1');
  });
});

describe('SG-SCAV-2 end of the Scavenger’s turn', () => {
  test('the turn is over after a move that ends off gold', () => {
    const start = sea({ s: 14, n: 25 });
    expectChanges(start, after(start, spins(1), sail(0, 7)), { ships: [7, 25], seat: 1, turn: 42 });
  });

  test('it is not after a move that ends on gold', () => {
    expect(after(sea({ s: 0, n: 25 }), spins(1), sail(0, 1))).toMatchObject({ seat: 0, turn: 41 });
    expect(refused(after(sea({ s: 0, n: 25 }), spins(1), sail(0, 1)), spins(1))).toBe('TT-CHANCE');
  });
});

describe('SG-SCAV-3 dots and lines of the Scavenger', () => {
  test('white lines across, up and down, red lines diagonally', () => {
    expect(ends(sea({ s: 7, n: 25 }), 1)).toEqual([0, 14, 15]);
    expect(ends(sea({ s: 24, n: 1 }), 1)).toEqual([18, 23, 25, 32]);
  });

  test('no line, no way: 3 and 9, 13 and 19, 30 and 36 are shoals', () => {
    expect(ends(sea({ s: 3, n: 25 }), 1)).toEqual([2, 4]);
    expect(ends(sea({ s: 19, n: 1 }), 1)).toEqual([12, 18, 25]);
    expect(ends(sea({ s: 30, n: 1 }), 1)).toEqual([22, 29, 31]);
  });

  test.each([40, 63])('dot %s is not on the map', (to) => {
    expect(refused(after(first, spins(3)), sail(0, to))).toBe('SG-SCAV-3');
  });

  test.each([-1, 64, 1.5, '7', null])('%s is no dot at all', (to) => {
    expect(refused(after(first, spins(3)), { ...sail(0, 7), to })).toBe('TT-SHAPE');
  });
});

describe('SG-SCAV-4 the full count of the Scavenger', () => {
  test.each([
    [1, 38, 'SG-SCAV-4'],
    [2, 31, null],
    [3, 38, null],
    [2, 38, null],
  ] as const)('from 38 with %s steps to %s -> %s', (steps, to, rule) => {
    expect(refused(after(sea({ s: 38, n: 25 }), spins(steps)), sail(0, to))).toBe(rule);
  });

  test('a dot that is only on the way is no end', () => {
    expect(refused(after(sea({ s: 13, n: 25 }), spins(2)), sail(0, 12))).toBe('SG-SCAV-4');
    expect(refused(after(sea({ s: 13, n: 25 }), spins(3)), sail(0, 12))).toBeNull();
  });
});

describe('SG-SCAV-5 gold with count to spare', () => {
  test('27 is two steps from 15, and can be reached with 6', () => {
    const start = sea({ s: 15, n: 25, score: [3, 2], closed: 10 });
    const visited = after(start, spins(6), sail(0, 27));
    expectChanges(start, visited, {
      ships: [27, 25],
      lastGold: 27,
      phase: 'search',
      pending: { kind: 'spin-search' },
    });
    expect(refused(visited, spins(1))).toBe('TT-CHANCE');
  });

  test('what is not gold has no such exception', () => {
    expect(refused(after(sea({ s: 38, n: 25 }), spins(1)), sail(0, 38))).toBe('SG-SCAV-4');
  });
});

describe('SG-SCAV-6 back and forth for the Scavenger', () => {
  test('out and back ends where the ship began', () => {
    const start = sea({ s: 14, n: 25 });
    expect(ends(start, 2)).toContain(14);
    expectChanges(start, after(start, spins(2), sail(0, 14)), { seat: 1, turn: 42 });
    expect(refused(after(start, spins(2), sail(0, 14), spins(1)), sail(0, 7))).toBe('TT-SEAT');
  });
});

describe('SG-SCAV-7 the closed dot', () => {
  test('going back is refused, also out and back in one turn', () => {
    const start = sea({ s: 27, n: 25, score: [1, 0], closed: 27 });
    expect(refused(after(start, spins(2)), sail(0, 27))).toBe('SG-SCAV-7');
    expect(ends(start, 2)).toEqual([15, 16, 20, 21, 28, 29, 33, 34, 35]);
    expect(refused(after(sea({ s: 26, n: 25, closed: 27 }), spins(1)), sail(0, 27))).toBe('SG-SCAV-7');
  });

  test('another gold dot is not closed', () => {
    expect(refused(after(sea({ s: 26, n: 25, closed: 33 }), spins(1)), sail(0, 27))).toBeNull();
  });
});

describe('SG-SCAV-8 no jumping', () => {
  test('the only walk of two steps from 14 to 26 goes over 20', () => {
    const start = sea({ s: 14, n: 20 });
    expect(refused(after(start, spins(2)), sail(0, 26))).toBe('SG-SCAV-8');
    expect(ends(start, 2)).toEqual([0, 7, 14, 15, 16, 21]);
  });

  test('the closed dot stays closed in that thought', () => {
    const start = sea({ s: 28, n: 27, closed: 27 });
    expect(refused(after(start, spins(2)), sail(0, 26))).toBe('SG-SCAV-1');
  });
});

describe('SG-SCAV-9 no landing on the Naval ship', () => {
  test.each([1, 2, 3])('with %s steps', (steps) => {
    expect(refused(after(sea({ s: 14, n: 20 }), spins(steps)), sail(0, 20))).toBe('SG-SCAV-9');
  });
});

describe('SG-SCAV-10 start circles for the Scavenger', () => {
  test('25, where the Naval ship began, is a dot like any other', () => {
    const start = sea({ s: 24, n: 12 });
    expect(ends(start, 1)).toContain(25);
    const there = after(start, spins(1), sail(0, 25));
    expectChanges(start, there, { ships: [25, 12], seat: 1, turn: 42 });
  });
});

describe('SG-SCAV-11 what the Scavenger wants', () => {
  test('nothing makes it land on gold or stay out of range', () => {
    expect(refused(after(sea({ s: 9, n: 2 }), spins(1)), sail(0, 8))).toBeNull();
    expect(ends(sea({ s: 9, n: 25 }), 1)).toEqual([8, 10, 17]);
  });
});

describe('SG-R5 a move of k dots is a walk of exactly k steps', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'all walks of %s steps counted one by one lead to the listed ends',
    (steps) => {
      const { white, red, gold } = scavengersGold.edition.map;
      const lines = [...white, ...red].flatMap(([one, other]) => [
        [one, other] as const,
        [other, one] as const,
      ]);
      let walks: number[][] = [[14]];
      const found = new Set<number>();
      for (let step = 0; step < steps; step += 1) {
        walks = walks.flatMap((walk) =>
          lines.filter(([from, to]) => from === walk.at(-1) && to !== 20).map(([, to]) => [...walk, to]),
        );
        for (const walk of walks) if (gold.includes(walk.at(-1) ?? -1)) found.add(walk.at(-1) ?? -1);
      }
      for (const walk of walks) found.add(walk.at(-1) ?? -1);
      expect(ends(sea({ s: 14, n: 20 }), steps)).toEqual([...found].sort((one, other) => one - other));
    },
  );
});

describe('SG-R6 must the Scavenger stop on gold?', () => {
  test('may-pass: it may go on over the open 27, without a search, and 33 stays closed', () => {
    const start = sea({ s: 28, n: 25, score: [1, 0], closed: 33 });
    expectChanges(start, after(start, spins(2), sail(0, 26)), { ships: [26, 25], seat: 1, turn: 42 });
  });

  test('must-stop: 27 ends the walk', () => {
    const start = sea({ s: 28, n: 25, score: [1, 0], closed: 33, goldDots: 'must-stop' });
    expect(refused(after(start, spins(2)), sail(0, 26))).toBe('SG-R6');
    expect(refused(after(start, spins(2)), sail(0, 27))).toBeNull();
  });

  test('must-stop: a ship on gold may leave it', () => {
    const start = sea({ s: 27, n: 25, score: [1, 0], closed: 27, goldDots: 'must-stop' });
    expect(ends(start, 1)).toEqual([21, 26, 28, 34]);
  });
});

describe('SG-R7 ending on gold is a visit, and the search follows by itself', () => {
  test.each([1, 5])('with %s steps from 0 to 1', (steps) => {
    const visited = after(sea({ s: 0, n: 25 }), spins(steps), sail(0, 1));
    expect(visited).toMatchObject({ lastGold: 1, phase: 'search', pending: { kind: 'spin-search' } });
    expect(scavengersGold.legalActions(visited)).toEqual([]);
    expect(refused(visited, sail(0, 0))).toBe('TT-CHANCE');
  });
});

describe('SG-R8 a search that finds nothing closes the dot', () => {
  test('white ground', () => {
    const start = sea({ s: 0, n: 25 });
    const failed = after(start, spins(1), sail(0, 1), searches('white'));
    expectChanges(start, failed, { ships: [1, 25], lastGold: 1, seat: 1, turn: 42 });
  });
});

describe('SG-R9 a walk does not cross the closed dot', () => {
  test('the only walk of two steps from 28 to 26 crosses 27', () => {
    const start = sea({ s: 28, n: 25, score: [1, 0], closed: 27 });
    expect(refused(after(start, spins(2)), sail(0, 26))).toBe('SG-R9');
  });

  test('with must-stop, 27 would stop the walk if it were not closed', () => {
    const start = sea({ s: 28, n: 25, score: [1, 0], closed: 27, goldDots: 'must-stop' });
    expect(refused(after(start, spins(2)), sail(0, 26))).toBe('SG-SCAV-1');
  });
});

describe('SG-R10 the closed dot opens when another one is visited', () => {
  const start = sea({ s: 34, n: 25, score: [1, 0], closed: 27 });

  test('passing 33 does not open 27', () => {
    expect(refused(after(start, spins(3)), sail(0, 27))).toBe('SG-SCAV-7');
  });

  test('visiting 33 does, and closes 33', () => {
    const visited = after(start, spins(3), sail(0, 33), searches('white'));
    expectChanges(start, visited, { ships: [33, 25], lastGold: 33, seat: 1, turn: 42 });
    const again = after(visited, spins(1), sail(1, 24), spins(2));
    expect(refused(again, sail(0, 27))).toBeNull();
    expect(refused(again, sail(0, 33))).toBe('SG-SCAV-7');
  });
});

describe('SG-R11 what is closed at the start, and what the Naval ship does to gold', () => {
  test('nothing is closed at first', () => {
    expect(first.lastGold).toBeNull();
  });

  test('the Naval ship on gold closes and opens nothing', () => {
    for (const closed of [null, 33]) {
      const start = sea({ s: 14, n: 25, seat: 1, closed });
      expectChanges(start, after(start, spins(2), sail(1, 39)), { ships: [14, 39], seat: 0, turn: 43 });
    }
  });
});

describe('SG-R14 a ship without a legal end stays', () => {
  test.each([
    { s: 0, n: 7, closed: 1 },
    { s: 6, n: 13, closed: 5 },
    { s: 36, n: 35, closed: 37 },
  ])('in the pocket at $s, whatever is spun', ({ s, n, closed }) => {
    const start = sea({ s, n, closed, score: [2, 2] });
    for (const steps of [1, 2, 3, 4, 5, 6])
      expectChanges(start, after(start, spins(steps)), { seat: 1, turn: 42 });
    expect(refused(after(start, spins(4)), sail(0, s))).toBe('TT-CHANCE');
  });

  test('a single end is enough', () => {
    expect(ends(sea({ s: 0, n: 8, closed: 1 }), 1)).toEqual([7]);
  });

  test('there is no new search for a ship that stays on gold', () => {
    const game = createScavengersGold(row([0, 4]));
    const start = sea({ s: 0, n: 1, closed: 0 }, game);
    expectChanges(start, game.reduce(start, spins(3)), { seat: 1, turn: 42 });
  });
});

describe('SG-R23 the rest of the count after an early stop is lost', () => {
  test.each(['gold', 'white'] as const)('the search ends the turn: %s', (ground) => {
    const start = sea({ s: 15, n: 25, score: [3, 2], closed: 10 });
    const next = after(start, spins(6), sail(0, 27), searches(ground));
    const score = ground === 'gold' ? ([4, 2] as const) : ([3, 2] as const);
    expectChanges(start, next, { ships: [27, 25], lastGold: 27, score, seat: 1, turn: 42 });
    expect(refused(next, sail(0, 26))).toBe('TT-CHANCE');
  });
});

describe('SG-R24 a player chooses the end of the walk', () => {
  test('each end is listed once, however many walks lead there', () => {
    const listed = ends(first, 6);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBe(31);
  });

  test('the action has no place for a walk', () => {
    expect(refused(after(first, spins(1)), { ...sail(0, 7), walk: [14, 7] })).toBe('TT-SHAPE');
  });
});

describe('SG-R25 a crossing is no dot', () => {
  test('the Naval ship on a white line’s way blocks no red line that crosses it', () => {
    // The red line 16-21 runs beside the Naval ship on 15 and 20.
    for (const n of [15, 20]) expect(ends(sea({ s: 16, n }), 1)).toContain(21);
    expect(refused(after(sea({ s: 16, n: 15 }), spins(1), sail(0, 21)), spins(1))).toBeNull();
  });
});

describe('SG-R27 a gold dot is not used up by a find', () => {
  test('27, then 33, then 27 again', () => {
    const start = sea({ s: 27, n: 25, score: [1, 0], closed: 27 });
    const second = after(
      start,
      spins(1),
      sail(0, 34),
      spins(1),
      sail(1, 19),
      spins(1),
      sail(0, 33),
      searches('gold'),
    );
    expectChanges(start, second, { ships: [33, 19], lastGold: 33, score: [2, 0], seat: 1, turn: 44 });
    const third = after(second, spins(1), sail(1, 25), spins(2), sail(0, 27), searches('gold'));
    expectChanges(second, third, { ships: [27, 25], lastGold: 27, score: [3, 0], seat: 1, turn: 46 });
  });
});
