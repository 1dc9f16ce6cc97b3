import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { range } from '../../../../src/index.js';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import {
  RIVAL,
  choices,
  flies,
  odds,
  push,
  pushes,
  safeWith,
  sea,
  skipBuoy,
  slips,
  types,
  veers,
} from '../positions.js';

const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [] } as const;

describe('BP-TURN-2 The turn ends at the base', () => {
  test('no boat is on the chart in the buoy step, and the next voyage starts at a dock', () => {
    const before = sea({ boat: 5, heading: 0 });
    const over = play(game, before, [push(0)]);
    expectChanges(before, over, ashore);
    expectChanges(over, play(game, over, [skipBuoy()]), { phase: 'sail', turn: 1, boat: RIVAL });
  });
});

describe('BP-PUSH-1 One finger, from behind', () => {
  test('a boat goes ahead or turns by at most a right angle', () => {
    for (const heading of range(8)) {
      const allowed = range(8).filter(
        (dir) => Math.min((dir - heading + 8) % 8, (heading - dir + 8) % 8) <= 2,
      );
      expect(pushes(sea({ boat: 59, heading }))).toEqual(allowed);
    }
  });
});

describe('BP-PUSH-2 Obstacles', () => {
  test.each([
    { what: 'an island', boat: 54, dir: 2, cell: 55 },
    { what: 'a wreck', boat: 136, dir: 2, cell: 137 },
    { what: 'land of the centre island', boat: 227, dir: 4, cell: 251 },
    { what: 'the base of a rival', boat: 526, dir: 3, cell: 551 },
    { what: 'a base that nobody uses', boat: 45, dir: 1, cell: 22 },
  ])('$what in cell $cell', ({ boat, dir, cell }) => {
    const before = sea({ layout: [24, 16, 8, 0], boat, heading: dir });
    const { state, events } = playWithEvents(game, before, [push(dir)]);
    expectChanges(before, state, ashore);
    expect(events[0]).toEqual({ type: 'boat-aground', seat: 0, cell });
  });

  test('a creature is no obstacle', () => {
    const before = sea({ boat: 27, heading: 2 });
    expectChanges(before, play(game, before, [push(2)]), { boat: 28, safe: safeWith(28) });
  });
});

describe('BP-PUSH-3 Start', () => {
  test('every turn begins at the own dock', () => {
    const before = sea({ phase: 'buoy', players: 4, turn: 2 });
    expectChanges(before, play(game, before, [skipBuoy(2)]), { phase: 'sail', turn: 3, boat: 529 });
  });
});

describe('BP-PUSH-4 Caught', () => {
  test('caught in the cell that was entered', () => {
    const before = sea({ boat: 51, heading: 4 });
    const { state, events } = playWithEvents(game, before, [push(4)]);
    expectChanges(before, state, { ...ashore, caught: [75] });
    expect(events).toEqual([
      { type: 'boat-pushed', seat: 0, from: 51, to: 75, dir: 4 },
      { type: 'boat-caught', seat: 0, cell: 75 },
    ]);
  });

  test('caught cells are kept in order, each once', () => {
    const known = sea({ boat: 51, heading: 4, caught: [75, 99] });
    expectChanges(known, play(game, known, [push(4)]), { ...ashore, caught: [75, 99] });
    const more = sea({ boat: 51, heading: 4, caught: [99] });
    expectChanges(more, play(game, more, [push(4)]), { ...ashore, caught: [75, 99] });
  });
});

describe('BP-PUSH-5 Aground', () => {
  test('the voyage is over, and nothing is learned about whirlpools', () => {
    const before = sea({ boat: 54, heading: 2 });
    expectChanges(before, play(game, before, [push(2)]), ashore);
  });
});

describe('BP-PUSH-8 Off the board', () => {
  test.each([
    { boat: 5, dir: 0 },
    { boat: 239, dir: 2 },
    { boat: 569, dir: 4 },
    { boat: 216, dir: 6 },
    { boat: 5, dir: 1 },
  ])('from $boat in direction $dir', ({ boat, dir }) => {
    const before = sea({ boat, heading: dir });
    const { state, events } = playWithEvents(game, before, [push(dir)]);
    expectChanges(before, state, ashore);
    expect(events).toEqual([{ type: 'boat-overboard', seat: 0 }]);
  });
});

describe('BP-PUSH-6 Home with treasure', () => {
  test('all the cargo is banked, in ascending colour', () => {
    const before = sea({ boat: 49, heading: 0, cargo: [0, 2, 3] });
    const { state, events } = playWithEvents(game, before, [push(0)]);
    expectChanges(before, state, {
      ...ashore,
      safe: safeWith(25),
      home: [
        [1, 0, 1, 1],
        [0, 0, 0, 0],
      ],
    });
    expect(events.at(-1)).toEqual({ type: 'treasures-banked', seat: 0, colours: [0, 2, 3] });
  });
});

describe('BP-PUSH-7 Back on the base', () => {
  test('after a voyage there is no more pushing', () => {
    const over = play(game, sea({ boat: 5, heading: 0 }), [push(0)]);
    expectRefusal(game, over, push(0), 'TT-PHASE');
    expect(choices(over).every((choice) => choice.includes('buoy'))).toBe(true);
  });
});

describe('BP-R-GRID What is a push?', () => {
  test('only the cell entered counts: between two obstacles a boat may pass', () => {
    const before = sea({ layout: [24, 16, 8, 0], boat: 54, heading: 3, buoys: [[78], []] });
    expectChanges(before, play(game, before, [push(3)]), { boat: 79, safe: safeWith(79) });
  });
});

describe('BP-R-TURNLIMIT How far can a push turn the boat?', () => {
  test('three eighths and more are refused', () => {
    const state = sea({ boat: 59, heading: 2 });
    for (const dir of [5, 6, 7]) {
      const message = expectRefusal(game, state, push(dir), 'BP-R-TURNLIMIT');
      expect(message).toMatch(/more than one push can turn/);
    }
    expect(pushes(state)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('BP-R-FREESTART And the first push?', () => {
  test('all eight directions from the dock, and no veering', () => {
    expect(pushes(sea())).toEqual(range(8));
    const before = sea();
    expectChanges(before, play(game, before, [push(2)]), { boat: 26, heading: 2, safe: safeWith(26) });
  });
});

describe('BP-R-VEER An unsteady finger?', () => {
  test.each([
    { dir: 2, odds: [] },
    {
      dir: 3,
      odds: [
        [-1, 1],
        [0, 22],
        [1, 1],
      ],
    },
    {
      dir: 4,
      odds: [
        [-1, 2],
        [0, 20],
        [1, 2],
      ],
    },
  ])('heading 2, pushed in direction $dir', ({ dir, odds: expected }) => {
    const state = play(game, sea({ boat: 59, heading: 2 }), [push(dir)]);
    expect(odds(state)).toEqual(expected);
  });

  test('the boat goes an eighth beside the meant direction', () => {
    const before = sea({ boat: 59, heading: 2 });
    const { state, events } = playWithEvents(game, before, [push(4), veers(-1)]);
    expectChanges(before, state, { boat: 84, heading: 3, safe: safeWith(84) });
    expect(events[0]).toEqual({ type: 'boat-veered', seat: 0, meant: 4, went: 3 });
  });

  test('never onto a buoy: the straight way gets its weight', () => {
    const state = play(game, sea({ boat: 97, heading: 1, buoys: [[98], []] }), [push(3)]);
    expect(odds(state)).toEqual([
      [0, 22],
      [1, 2],
    ]);
    expectRefusal(game, state, veers(-1), 'BP-R-VEER');
  });
});

describe('BP-R-EMPTYHOME Back at the own dock with nothing aboard?', () => {
  test('the voyage goes on, heading kept', () => {
    const before = sea({ boat: 26, heading: 6 });
    expectChanges(before, play(game, before, [push(6)]), { boat: 25, safe: safeWith(25) });
    expect(pushes(play(game, before, [push(6)]))).toEqual([0, 4, 5, 6, 7]);
  });
});

describe('BP-R-NOPASS May a voyage be given up?', () => {
  test('at sea there is nothing but pushing, and running aground is legal', () => {
    const state = sea({ boat: 54, heading: 2 });
    expect(choices(state)).toEqual(['push 0', 'push 1', 'push 2', 'push 3', 'push 4']);
    expect(game.check(state, push(2))).toEqual({ legal: true });
  });
});

describe("BP-R-PARKED May a boat sail into a rival's dock?", () => {
  test('standard: a boat lies in the rival’s dock', () => {
    const before = sea({ boat: 526, heading: 4, cargo: [1] });
    expectChanges(before, play(game, before, [push(4)]), { ...ashore, island: [6, 6, 6, 6] });
  });

  test('Plunder: the dock is free', () => {
    const before = sea({ boat: 526, heading: 4, variant: 'plunder' });
    expectChanges(before, play(game, before, [push(4)]), { boat: RIVAL, safe: safeWith(RIVAL) });
  });

  test('an unused dock is open water', () => {
    const before = sea({ boat: 45, heading: 2 });
    expectChanges(before, play(game, before, [push(2)]), { boat: 46, safe: safeWith(46) });
  });
});

describe('BP-R-OWNLAND Must a boat come home at its dock?', () => {
  test('with cargo the own land is home, without it is an obstacle', () => {
    const loaded = sea({ boat: 2, heading: 6, cargo: [1] });
    expectChanges(loaded, play(game, loaded, [push(6)]), {
      ...ashore,
      safe: safeWith(1),
      home: [
        [0, 1, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    const empty = sea({ boat: 2, heading: 6 });
    expectChanges(empty, play(game, empty, [push(6)]), ashore);
  });
});

describe('BP-R-UNUSED What is a base that nobody uses?', () => {
  test('its land is an island, and a treasure that lands there has hit an obstacle', () => {
    const before = sea({ boat: 45, heading: 1, cargo: [3] });
    expectChanges(before, play(game, before, [push(1)]), { ...ashore, island: [6, 6, 6, 6] });
    for (const cell of [46, 47]) {
      const caught = sea({ variant: 'plunder', boat: 51, heading: 4, cargo: [3] });
      expectChanges(caught, play(game, caught, [push(4), flies(cell)]), {
        ...ashore,
        caught: [75],
        removed: [0, 0, 0, 1],
      });
    }
  });
});

describe('BP-R-AGROUND Cargo of a boat that runs aground?', () => {
  test.each(['standard', 'plunder'] as const)('%s: all cargo goes back', (variant) => {
    const before = sea({ variant, boat: 54, heading: 2, cargo: [0, 1, 3] });
    const { state, events } = playWithEvents(game, before, [push(2)]);
    expectChanges(before, state, { ...ashore, island: [6, 6, 6, 6] });
    expect(types(events)).toEqual(['boat-aground', ...range(3).map(() => 'treasure-returned')]);
  });
});

describe('BP-R-FALLOFF Cargo of a boat that falls off the board?', () => {
  test('standard: back to the island; Plunder: out of the game', () => {
    const standard = sea({ boat: 5, heading: 0, cargo: [1, 2] });
    expectChanges(standard, play(game, standard, [push(0)]), { ...ashore, island: [6, 6, 6, 6] });
    const plunder = sea({ variant: 'plunder', boat: 5, heading: 0, cargo: [1, 2] });
    const { state, events } = playWithEvents(game, plunder, [push(0)]);
    expectChanges(plunder, state, { ...ashore, removed: [0, 1, 1, 0] });
    expect(types(events)).toEqual(['boat-overboard', 'treasure-removed', 'treasure-removed']);
  });
});

describe("BP-R-RIVALLAND Aground on a rival's base?", () => {
  test('Plunder: the land of a rival is just an obstacle', () => {
    const home = [
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ];
    const before = sea({ variant: 'plunder', boat: 526, heading: 3, home });
    expectChanges(before, play(game, before, [push(3)]), ashore);
  });
});

describe('BP-R-BUOYPASS Do buoys stop boats?', () => {
  test('no push into a buoy, whoever’s it is; it is no running aground', () => {
    for (const buoys of [
      [[98], []],
      [[], [98]],
    ]) {
      const state = sea({ boat: 97, heading: 2, buoys });
      expect(expectRefusal(game, state, push(2), 'BP-R-BUOYPASS')).toBe('a buoy lies in direction 2');
      expect(pushes(state)).toEqual([0, 1, 3, 4]);
    }
  });
});

describe('BP-R-HEMMED Buoys in every direction within the limit?', () => {
  test('with one way left within the limit the others stay closed', () => {
    const buoys = [
      [74, 98],
      [121, 122],
    ];
    expect(pushes(sea({ boat: 97, heading: 2, difficulty: 'easy', buoys }))).toEqual([0]);
  });

  test('a way off the board counts as open', () => {
    const state = sea({ boat: 6, heading: 2, difficulty: 'easy', buoys: [[7, 30], [31]] });
    expect(pushes(state)).toEqual([0, 1]);
    expectRefusal(game, state, push(6), 'BP-R-TURNLIMIT');
  });

  test('hemmed in, the boat turns with the odds of a right angle', () => {
    const buoys = [
      [73, 74, 98],
      [121, 122],
    ];
    const state = play(game, sea({ boat: 97, heading: 2, difficulty: 'easy', buoys }), [push(6)]);
    expect(state.pending).toEqual({ kind: 'veer', dir: 6, turned: 4 });
    expect(odds(state)).toEqual([
      [-1, 2],
      [0, 20],
      [1, 2],
    ]);
  });
});

describe('BP-R-ORDER The order within a push?', () => {
  test('veer, then the edge; then slip, then the whirlpool', () => {
    const edge = play(game, sea({ boat: 29 - 24, heading: 1, cargo: [0] }), [push(3)]);
    expect(edge.pending).toMatchObject({ kind: 'veer', dir: 3 });
    const before = sea({ boat: 50, heading: 1, cargo: [0] });
    const { state, events } = playWithEvents(game, before, [push(3), veers(0), slips(0)]);
    expectChanges(before, state, { ...ashore, lost: [[50, 0]], caught: [75] });
    expect(types(events)).toEqual(['boat-pushed', 'treasure-slipped', 'boat-caught']);
  });

  test('a cell is safe before its dock is served', () => {
    const before = sea({
      boat: 249,
      heading: 2,
      island: [0, 6, 6, 6],
      removed: [6, 0, 0, 0],
      variant: 'plunder',
    });
    expectChanges(before, play(game, before, [push(2)]), { boat: 250, safe: safeWith(250) });
  });
});
