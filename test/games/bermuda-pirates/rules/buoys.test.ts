import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import {
  RIVAL,
  choices,
  liftBuoy,
  moorings,
  placeBuoy,
  push,
  sea,
  skipBuoy,
  stowBuoy,
} from '../positions.js';

const next = { turn: 1, phase: 'sail', boat: RIVAL } as const;
const beside = (cell: number) => [-25, -24, -23, -1, 0, 1, 23, 24, 25].map((step) => cell + step);

describe('BP-BUOY-1 One buoy', () => {
  test('one from the hand, and the turn is over', () => {
    const before = sea({ phase: 'buoy' });
    const { state, events } = playWithEvents(game, before, [placeBuoy(100)]);
    expectChanges(before, state, { ...next, buoys: [[100], []], stock: [1, 2] });
    expect(events[0]).toEqual({ type: 'buoy-placed', seat: 0, cell: 100 });
  });

  test('none without one in hand, and only the own ones are lifted', () => {
    const state = sea({ phase: 'buoy', difficulty: 'difficult', buoys: [[100], [200]] });
    expectRefusal(game, state, placeBuoy(75), 'BP-BUOY-1');
    expectRefusal(game, state, liftBuoy(200), 'BP-BUOY-1');
    expect(choices(state)).toEqual(['lift-buoy 100', 'skip-buoy']);
  });
});

describe('BP-BUOY-2 On water', () => {
  test.each([
    { what: 'an island', cell: 55 },
    { what: 'a wreck', cell: 125 },
    { what: 'the centre island', cell: 251 },
    { what: 'a dock', cell: 250 },
    { what: 'a base', cell: 0 },
    { what: 'an unused dock', cell: 46 },
    { what: 'no cell at all', cell: -1 },
  ])('not on $what', ({ cell }) => {
    expectRefusal(game, sea({ phase: 'buoy' }), placeBuoy(cell), 'BP-BUOY-2');
  });

  test('on all other water, creatures included', () => {
    const list = moorings(sea({ phase: 'buoy' }));
    expect(list).toHaveLength(470);
    expect(list).toContain(28);
    expect(list).toEqual([...list].sort((one, other) => one - other));
  });
});

describe('BP-BUOY-3 Nobody is cut off', () => {
  test('no buoy before a dock', () => {
    const state = sea({ phase: 'buoy' });
    for (const dock of [25, RIVAL, 250, 253, 325, 322])
      for (const cell of beside(dock)) expect(game.check(state, placeBuoy(cell)).legal).toBe(false);
  });
});

describe('BP-BUOY-4 Moving', () => {
  test('an own buoy goes to a different cell', () => {
    const before = sea({ phase: 'buoy', buoys: [[100, 200], []] });
    const lifted = play(game, before, [liftBuoy(100)]);
    expectChanges(before, lifted, { phase: 'set-buoy', buoys: [[200], []], lifted: 100 });
    expectRefusal(game, lifted, placeBuoy(100), 'BP-BUOY-4');
    const { state, events } = playWithEvents(game, lifted, [placeBuoy(151)]);
    expectChanges(before, state, { ...next, buoys: [[151, 200], []] });
    expect(events[0]).toEqual({ type: 'buoy-moved', seat: 0, from: 100, to: 151 });
  });
});

describe('BP-BUOY-5 Removing', () => {
  test('an own buoy goes back into the hand', () => {
    const before = sea({ phase: 'buoy', buoys: [[100], []] });
    const { state, events } = playWithEvents(game, before, [liftBuoy(100), stowBuoy()]);
    expectChanges(before, state, { ...next, buoys: [[], []], stock: [2, 2] });
    expect(events.slice(0, 2)).toEqual([
      { type: 'buoy-lifted', seat: 0, cell: 100 },
      { type: 'buoy-removed', seat: 0, cell: 100 },
    ]);
  });
});

describe('BP-BUOY-6 Optional', () => {
  test('all may stay as it is', () => {
    const before = sea({ phase: 'buoy', buoys: [[100], []] });
    const { state, events } = playWithEvents(game, before, [skipBuoy()]);
    expectChanges(before, state, next);
    expect(events[0]).toEqual({ type: 'buoy-kept', seat: 0 });
  });
});

describe('BP-BUOY-7 One a turn', () => {
  test('after one buoy it is the next seat’s turn', () => {
    const after = play(game, sea({ phase: 'buoy' }), [placeBuoy(100)]);
    expectRefusal(game, after, placeBuoy(75), 'TT-PHASE');
    const later = sea({ phase: 'buoy', turn: 1 });
    expectRefusal(game, later, placeBuoy(75), 'TT-SEAT');
  });

  test('a lifted buoy must be set: there is no second one', () => {
    const lifted = play(game, sea({ phase: 'buoy', buoys: [[100, 200], []] }), [liftBuoy(100)]);
    expectRefusal(game, lifted, liftBuoy(200), 'TT-PHASE');
    expectRefusal(game, lifted, skipBuoy(), 'TT-PHASE');
  });
});

describe('BP-BUOY-8 Handicap', () => {
  test('seats may have different numbers', () => {
    expect(game.setup({ players: 2, buoys: [3, 0], seed: 1 }).stock).toEqual([3, 0]);
  });
});

describe('BP-BUOY-9 Decoys', () => {
  test('a buoy may lie where no whirlpool is', () => {
    const state = sea({ phase: 'buoy' });
    expect(game.check(state, placeBuoy(74))).toEqual({ legal: true });
  });
});

describe('BP-R-BUOYTIME A buoy after a whirlpool too?', () => {
  test('also in the last turn of the game', () => {
    const before = sea({
      turn: 1,
      boat: 5,
      heading: 0,
      ending: 'set',
      home: [
        [1, 1, 1, 1],
        [0, 0, 0, 0],
      ],
    });
    const over = play(game, before, [push(0, 1)]);
    expectChanges(before, over, { phase: 'buoy', boat: -1, heading: -1 });
    expectChanges(over, play(game, over, [placeBuoy(100, 1)]), {
      phase: 'over',
      buoys: [[], [100]],
      stock: [2, 1],
      result: { winners: [0], reason: 'set' },
    });
  });
});

describe('BP-R-NOBUOYS A player without buoys?', () => {
  test('the turn ends with the voyage', () => {
    const before = sea({ difficulty: 'very-difficult', boat: 5, heading: 0 });
    expectChanges(before, play(game, before, [push(0)]), { ...next, heading: -1 });
  });

  test('with one on the board there is still something to do', () => {
    const before = sea({ difficulty: 'difficult', boat: 5, heading: 0, buoys: [[100], []] });
    expectChanges(before, play(game, before, [push(0)]), { phase: 'buoy', boat: -1, heading: -1 });
  });
});

describe('BP-R-BUOYCELL On another buoy or a lost treasure?', () => {
  test('one thing in one place', () => {
    const state = sea({ phase: 'buoy', buoys: [[100], [200]], lost: [[75, 0]] });
    expect(expectRefusal(game, state, placeBuoy(100), 'BP-R-BUOYCELL')).toBe('a buoy is in cell 100');
    expect(expectRefusal(game, state, placeBuoy(200), 'BP-R-BUOYCELL')).toBe('a buoy is in cell 200');
    expect(expectRefusal(game, state, placeBuoy(75), 'BP-R-BUOYCELL')).toBe('a lost treasure is in cell 75');
    expect(moorings(state)).toHaveLength(470 - 3);
  });
});

describe('BP-R-HARBOUR What blocks a dock?', () => {
  test.each([
    { players: 2, harbours: [25, 550], free: [46, 529] },
    { players: 4, harbours: [25, 46, 550, 529], free: [] },
  ])('$players players', ({ players, harbours, free }) => {
    const state = sea({ players, phase: 'buoy' });
    for (const dock of [...harbours, 250, 253, 325, 322])
      for (const cell of beside(dock)) expect(moorings(state)).not.toContain(cell);
    for (const dock of free) expect(beside(dock).some((cell) => moorings(state).includes(cell))).toBe(true);
    expectRefusal(game, state, placeBuoy(50), 'BP-R-HARBOUR');
  });
});

describe('BP-R-WALL And a wall of buoys?', () => {
  const ring = { players: 4, difficulty: 'easy', phase: 'buoy', turn: 2 } as const;

  test('the last gap of a ring round a base stays open', () => {
    const state = sea({ ...ring, buoys: [[3, 27, 51], [73, 74, 75], [], []] });
    expect(expectRefusal(game, state, placeBuoy(72, 2), 'BP-R-WALL')).toMatch(/cuts a dock or a base off/);
  });

  test('a wall that leaves a gap is allowed, and so is one that only shuts water in', () => {
    const gap = sea({ ...ring, buoys: [[3, 27], [73, 74, 75], [], []] });
    expect(game.check(gap, placeBuoy(72, 2))).toEqual({ legal: true });
    const pond = sea({ ...ring, buoys: [[95, 119], [94], [], []] });
    expect(game.check(pond, placeBuoy(118, 2))).toEqual({ legal: true });
  });

  test('the lifted buoy is off the board while the new cell is looked for', () => {
    const state = sea({ ...ring, turn: 1, buoys: [[3, 27, 51], [73, 74, 75], [], []] });
    const lifted = play(game, state, [liftBuoy(75, 1)]);
    expect(game.check(lifted, placeBuoy(72, 1))).toEqual({ legal: true });
  });
});

describe('BP-R-SELFBLOCK May one block oneself?', () => {
  test('the same for the own base', () => {
    const state = sea({
      players: 4,
      difficulty: 'easy',
      phase: 'buoy',
      buoys: [[3, 27], [51, 73, 74], [75], []],
    });
    expectRefusal(game, state, placeBuoy(72), 'BP-R-WALL');
  });
});

describe('BP-R-LIFT How is a buoy moved?', () => {
  test('once lifted, a buoy is placed elsewhere or kept', () => {
    const state = play(game, sea({ phase: 'buoy', buoys: [[100], []] }), [liftBuoy(100)]);
    expect(choices(state).filter((choice) => !choice.startsWith('place-buoy'))).toEqual(['stow-buoy']);
    expect(moorings(state)).toEqual(moorings(sea({ phase: 'buoy' })).filter((cell) => cell !== 100));
  });

  test('the new cell obeys every rule for placing', () => {
    const state = play(game, sea({ phase: 'buoy', buoys: [[100], [200]], lost: [[75, 1]] }), [liftBuoy(100)]);
    expectRefusal(game, state, placeBuoy(50), 'BP-R-HARBOUR');
    expectRefusal(game, state, placeBuoy(200), 'BP-R-BUOYCELL');
    expectRefusal(game, state, placeBuoy(75), 'BP-R-BUOYCELL');
    expectRefusal(game, state, placeBuoy(55), 'BP-BUOY-2');
  });
});
