import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { choices, odds, push, safeWith, sea, slips, take, types, veers } from '../positions.js';

const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [] } as const;

describe('BP-LOAD-1 At a dock', () => {
  test.each([
    { colour: 0, boat: 249, dir: 2, dock: 250, island: [5, 6, 6, 6] },
    { colour: 1, boat: 254, dir: 6, dock: 253, island: [6, 5, 6, 6] },
    { colour: 2, boat: 326, dir: 6, dock: 325, island: [6, 6, 5, 6] },
    { colour: 3, boat: 321, dir: 2, dock: 322, island: [6, 6, 6, 5] },
  ])('one treasure of colour $colour at its dock', ({ colour, boat, dir, dock, island }) => {
    const before = sea({ boat, heading: dir });
    const { state, events } = playWithEvents(game, before, [push(dir)]);
    expectChanges(before, state, { boat: dock, cargo: [colour], island, safe: safeWith(dock) });
    expect(events.slice(1)).toEqual([
      { type: 'dock-reached', seat: 0, colour, loaded: true },
      { type: 'treasure-loaded', seat: 0, colour, from: 'dock' },
    ]);
  });

  test('cargo is kept in ascending colour', () => {
    const before = sea({ boat: 249, heading: 2, cargo: [1, 3] });
    expectChanges(before, play(game, before, [push(2)]), {
      boat: 250,
      cargo: [0, 1, 3],
      island: [5, 5, 6, 5],
      safe: safeWith(250),
    });
  });
});

describe('BP-LOAD-2 Only who escaped', () => {
  test('a boat that is caught beside a treasure takes nothing', () => {
    const before = sea({ boat: 51, heading: 4, lost: [[75, 1]] });
    const after = play(game, before, [push(4)]);
    expectChanges(before, after, { ...ashore, caught: [75] });
    expectRefusal(game, after, take(1), 'TT-PHASE');
  });
});

describe('BP-LOAD-3 Lost treasures', () => {
  test('only what the boat touches', () => {
    const state = sea({ boat: 59, heading: 2, lost: [[61, 0]] });
    expectRefusal(game, state, take(0), 'BP-LOAD-3');
    expectRefusal(game, state, take(1), 'BP-LOAD-3');
    expect(choices(state).filter((choice) => choice.startsWith('take'))).toEqual([]);
  });

  test('and nothing at all before the first push', () => {
    expectRefusal(game, sea({ lost: [[26, 0]] }), take(0), 'BP-LOAD-3');
  });
});

describe('BP-LOAD-4 Two ways', () => {
  test('a dock gives one, the sea another', () => {
    const before = sea({ boat: 249, heading: 2, lost: [[249, 1]] });
    const { state, events } = playWithEvents(game, before, [take(1), push(2)]);
    expectChanges(before, state, {
      boat: 250,
      lost: [],
      cargo: [0, 1],
      island: [5, 5, 6, 6],
      safe: safeWith(250),
    });
    expect(events.flatMap((event) => (event.type === 'treasure-loaded' ? [event.from] : []))).toEqual([
      'sea',
      'dock',
    ]);
  });
});

describe('BP-LOAD-5 No colour twice', () => {
  test('neither a colour aboard nor one at home', () => {
    const home = [
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ];
    const lost = [
      [60, 1],
      [60, 2],
      [60, 3],
    ] as const;
    const state = sea({ boat: 59, heading: 2, cargo: [1], home, lost });
    expectRefusal(game, state, take(1), 'BP-LOAD-5');
    expectRefusal(game, state, take(2), 'BP-LOAD-5');
    expect(choices(state).filter((choice) => choice.startsWith('take'))).toEqual(['take 3']);
  });
});

describe('BP-VOY-1 Home or on', () => {
  test('a loaded boat is free to go anywhere', () => {
    const before = sea({ boat: 250, heading: 2, cargo: [0] });
    expect(choices(before)).toEqual(['push 0', 'push 1', 'push 2', 'push 3', 'push 4']);
    expectChanges(before, play(game, before, [push(0), veers(0), slips(-1)]), {
      boat: 226,
      heading: 0,
      safe: safeWith(226),
    });
  });
});

describe('BP-LOST-1 Dropping off', () => {
  test('what slips floats in the cell left behind', () => {
    const before = sea({ boat: 59, heading: 0, cargo: [2] });
    expectChanges(before, play(game, before, [push(2), veers(0), slips(2)]), {
      boat: 60,
      heading: 2,
      cargo: [],
      lost: [[59, 2]],
      safe: safeWith(60),
    });
  });

  test('lost treasures are kept by cell, then colour', () => {
    const lost = [
      [40, 3],
      [59, 1],
      [59, 3],
      [400, 0],
    ] as const;
    const before = sea({ boat: 59, heading: 0, cargo: [2], lost });
    const after = play(game, before, [push(2), veers(0), slips(2)]);
    expect(after.lost).toEqual([
      [40, 3],
      [59, 1],
      [59, 2],
      [59, 3],
      [400, 0],
    ]);
  });
});

describe('BP-LOST-2 Getting it back', () => {
  test('the next player may take what another lost', () => {
    const before = sea({ turn: 1, boat: 59, heading: 2, lost: [[60, 2]] });
    expectChanges(before, play(game, before, [take(2, 1)]), { cargo: [2], lost: [] });
  });
});

describe('BP-LOST-3 Off the board', () => {
  test('what falls over the edge is back on the island', () => {
    const before = sea({ boat: 23 * 24 + 5, heading: 4, cargo: [2], layout: [0, 8, 16, 24] });
    expectChanges(before, play(game, before, [push(4)]), { ...ashore, island: [6, 6, 6, 6] });
  });
});

describe('BP-R-DOCKTAKE A lost treasure taken in the own dock?', () => {
  test('home at once with what was ahead of the bow', () => {
    const before = sea({ boat: 25, heading: 2, lost: [[26, 3]] });
    expectChanges(before, play(game, before, [take(3)]), {
      ...ashore,
      lost: [],
      home: [
        [0, 0, 0, 1],
        [0, 0, 0, 0],
      ],
    });
  });
});

describe('BP-R-MUSTLOAD Is loading at a dock a choice?', () => {
  test('at a dock nobody is asked', () => {
    const after = play(game, sea({ boat: 249, heading: 2 }), [push(2)]);
    expect(after.cargo).toEqual([0]);
    expect(choices(after).every((choice) => choice.startsWith('push'))).toBe(true);
  });
});

describe('BP-R-COLOURDOCK Does BP-LOAD-5 hold at docks and for thefts?', () => {
  test.each([
    { why: 'aboard', cargo: [0], home: [0, 0, 0, 0] },
    { why: 'at home', cargo: [], home: [1, 0, 0, 0] },
  ])('a colour that is $why is not loaded at its dock', ({ cargo, home }) => {
    const before = sea({ boat: 249, heading: 2, cargo, home: [home, [0, 0, 0, 0]] });
    const { state, events } = playWithEvents(game, before, [push(2)]);
    expectChanges(before, state, { boat: 250, safe: safeWith(250) });
    expect(events.at(-1)).toEqual({ type: 'dock-reached', seat: 0, colour: 0, loaded: false });
  });
});

describe('BP-R-EMPTY An empty section?', () => {
  test('nothing happens', () => {
    const lost = [0, 0, 0, 0, 0, 0].map((colour, index) => [30 + index, colour] as const);
    const before = sea({ boat: 249, heading: 2, lost });
    expect(before.island).toEqual([0, 6, 6, 6]);
    expectChanges(before, play(game, before, [push(2)]), { boat: 250, safe: safeWith(250) });
  });
});

describe('BP-R-ONEVISIT Several treasures at one dock?', () => {
  test('coming back loads nothing more', () => {
    const before = sea({ boat: 249, heading: 2, cargo: [0] });
    expectChanges(before, play(game, before, [push(2)]), { boat: 250, safe: safeWith(250) });
  });
});

describe('BP-R-AHEAD When does a boat touch a lost treasure?', () => {
  test.each([
    { where: 'under the boat', lost: 59, legal: true },
    { where: 'straight ahead', lost: 60, legal: true },
    { where: 'abeam', lost: 35, legal: false },
    { where: 'astern', lost: 58, legal: false },
  ])('a treasure $where: $legal', ({ lost, legal }) => {
    const state = sea({ boat: 59, heading: 2, lost: [[lost, 0]] });
    expect(game.check(state, take(0)).legal).toBe(legal);
  });

  test('nothing is ahead of a bow that points off the board', () => {
    expectRefusal(game, sea({ boat: 5, heading: 0, lost: [[100, 0]] }), take(0), 'BP-LOAD-3');
  });
});

describe('BP-R-MAYTAKE When must one decide?', () => {
  test('one may push on instead', () => {
    const before = sea({ boat: 59, heading: 2, lost: [[59, 0]] });
    expectChanges(before, play(game, before, [push(2)]), { boat: 60, safe: safeWith(60) });
  });

  test('the one under the boat goes first', () => {
    const lost = [
      [59, 0],
      [60, 0],
    ] as const;
    const before = sea({ boat: 59, heading: 2, lost });
    expectChanges(before, play(game, before, [take(0)]), { cargo: [0], lost: [[60, 0]] });
  });
});

describe('BP-R-CAUGHTFIRST Caught where a treasure floats?', () => {
  test('the treasure stays where it floats', () => {
    const before = sea({ boat: 51, heading: 4, lost: [[75, 1]] });
    expectChanges(before, play(game, before, [push(4)]), { ...ashore, caught: [75] });
  });
});

describe('BP-R-SLIP When does cargo drop off?', () => {
  test.each([
    { cargo: [0], dir: 1, odds: [] },
    {
      cargo: [0, 1],
      dir: 1,
      odds: [
        [-1, 58],
        [0, 1],
        [1, 1],
      ],
    },
    {
      cargo: [0, 1, 2, 3],
      dir: 1,
      odds: [
        [-1, 52],
        [0, 2],
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    },
    {
      cargo: [3],
      dir: 2,
      odds: [
        [-1, 57],
        [3, 3],
      ],
    },
    {
      cargo: [1, 3],
      dir: 2,
      odds: [
        [-1, 52],
        [1, 4],
        [3, 4],
      ],
    },
    {
      cargo: [0, 1, 3],
      dir: 2,
      odds: [
        [-1, 45],
        [0, 5],
        [1, 5],
        [3, 5],
      ],
    },
    {
      cargo: [0, 1, 2, 3],
      dir: 2,
      odds: [
        [-1, 36],
        [0, 6],
        [1, 6],
        [2, 6],
        [3, 6],
      ],
    },
  ])('cargo $cargo, from north to direction $dir', ({ cargo, dir, odds: expected }) => {
    const state = play(game, sea({ boat: 59, heading: 0, cargo }), [push(dir), veers(0)]);
    expect(odds(state)).toEqual(expected);
  });

  test('straight on nothing slips', () => {
    const before = sea({ boat: 59, heading: 0, cargo: [0, 1, 2, 3] });
    expectChanges(before, play(game, before, [push(0)]), { boat: 35, safe: safeWith(35) });
  });

  test('nothing slips that is not aboard', () => {
    const state = play(game, sea({ boat: 59, heading: 0, cargo: [2] }), [push(2), veers(0)]);
    expectRefusal(game, state, slips(1), 'BP-R-SLIP');
  });

  test('a turn of three eighths after veering counts as a right angle', () => {
    const state = play(game, sea({ boat: 59, heading: 0, cargo: [2] }), [push(2), veers(1)]);
    expect(state.pending).toEqual({ kind: 'slip', left: 59, turned: 3 });
    expect(odds(state)).toEqual([
      [-1, 57],
      [2, 3],
    ]);
  });
});

describe('BP-R-SAMETURN May it be picked up again at once?', () => {
  test('what has slipped can be fetched again', () => {
    const before = sea({ boat: 61, heading: 6, lost: [[60, 2]] });
    const { state, events } = playWithEvents(game, before, [take(2)]);
    expectChanges(before, state, { cargo: [2], lost: [] });
    expect(types(events)).toEqual(['treasure-loaded']);
  });
});
