import { bermudaPirates as game, hazards } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../support/scenario.js';
import {
  RIVAL,
  choices,
  flies,
  islandWithout,
  moorings,
  odds,
  placeBuoy,
  liftBuoy,
  stowBuoy,
  push,
  pushes,
  safeWith,
  sea,
  slips,
  take,
  types,
  veers,
} from './positions.js';

/** What is left of a voyage when it is over, and the seat goes on to its buoys. */
const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [] } as const;

describe('worked examples: sailing', () => {
  test('E1 a dock of the island: one treasure comes aboard (BP-LOAD-1)', () => {
    const before = sea({ boat: 249, heading: 2 });
    expectChanges(before, play(game, before, [push(2)]), {
      boat: 250,
      cargo: [0],
      island: [5, 6, 6, 6],
      safe: safeWith(250),
    });
  });

  test('E2 home with a treasure (BP-PUSH-6)', () => {
    const before = sea({ boat: 49, heading: 0, cargo: [0] });
    const { state, events } = playWithEvents(game, before, [push(0)]);
    expectChanges(before, state, {
      ...ashore,
      home: [
        [1, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      safe: safeWith(25),
    });
    expect(types(events)).toEqual(['boat-pushed', 'treasures-banked']);
  });

  test('E3 caught with nothing aboard (BP-PUSH-4, BP-R-NOLOAD)', () => {
    const before = sea();
    expectChanges(before, play(game, before, [push(3), push(3)]), {
      ...ashore,
      safe: safeWith(50),
      caught: [75],
    });
    expect(safeWith(50)[2]).toBe(4);
  });

  test('E7 an island is an obstacle: the cargo goes back', () => {
    const before = sea({ boat: 54, heading: 2, cargo: [1] });
    const { state, events } = playWithEvents(game, before, [push(2)]);
    expectChanges(before, state, { ...ashore, island: [6, 6, 6, 6] });
    expect(events).toEqual([
      { type: 'boat-aground', seat: 0, cell: 55 },
      { type: 'treasure-returned', colour: 1 },
    ]);
  });

  test.each([
    { variant: 'standard', island: 6, removed: 0 },
    { variant: 'plunder', island: 5, removed: 1 },
  ] as const)('E8 off the board, $variant: island $island, out of the game $removed', (row) => {
    const before = sea({ boat: 5, heading: 0, cargo: [3], variant: row.variant });
    expectChanges(before, play(game, before, [push(0)]), {
      ...ashore,
      island: [6, 6, 6, row.island],
      removed: [0, 0, 0, row.removed],
    });
  });

  test('E9 a right angle may go astray, and E10 a treasure may slip', () => {
    const before = sea({ boat: 29, heading: 2, cargo: [0, 1] });
    const pushed = play(game, before, [push(4)]);
    expectChanges(before, pushed, { phase: 'veer', pending: { kind: 'veer', dir: 4, turned: 2 } });
    expect(odds(pushed)).toEqual([
      [-1, 2],
      [0, 20],
      [1, 2],
    ]);
    const veered = play(game, pushed, [veers(1)]);
    expectChanges(before, veered, {
      phase: 'slip',
      boat: 52,
      heading: 5,
      pending: { kind: 'slip', left: 29, turned: 3 },
    });
    expect(odds(veered)).toEqual([
      [-1, 52],
      [0, 4],
      [1, 4],
    ]);
    expectChanges(before, play(game, veered, [slips(1)]), {
      boat: 52,
      heading: 5,
      cargo: [0],
      lost: [[29, 1]],
      safe: safeWith(52),
    });
  });

  test('E11 a treasure ahead can be taken out of a whirlpool; E12 not if its colour is at home', () => {
    const before = play(game, sea({ lost: [[75, 1]] }), [push(3)]);
    expect(choices(before)).toContain('take 1');
    expectChanges(before, play(game, before, [take(1)]), { cargo: [1], lost: [] });
    const home = [
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ];
    const full = play(game, sea({ lost: [[75, 1]], home }), [push(3)]);
    expectRefusal(game, full, take(1), 'BP-LOAD-5');
  });

  test('E13 at the own dock with nothing aboard nothing happens (BP-R-EMPTYHOME)', () => {
    const before = sea({ boat: 49, heading: 0 });
    expectChanges(before, play(game, before, [push(0)]), { boat: 25, safe: safeWith(25) });
  });

  test.each([
    { cargo: [2], home: [0, 0, 1, 0] },
    { cargo: [], home: [0, 0, 0, 0] },
  ])('E14 onto the own land with cargo $cargo: home holds $home', ({ cargo, home }) => {
    const before = sea({ boat: 48, heading: 0, cargo });
    const { state, events } = playWithEvents(game, before, [push(0)]);
    expectChanges(before, state, {
      ...ashore,
      home: [home, [0, 0, 0, 0]],
      safe: cargo.length > 0 ? safeWith(24) : safeWith(),
    });
    expect(types(events).at(-1)).toBe(cargo.length > 0 ? 'treasures-banked' : 'boat-aground');
  });

  test('E28 what is taken in the own dock is home at once (BP-R-DOCKTAKE)', () => {
    const before = sea({ boat: 48, heading: 1, lost: [[2, 1]] });
    const docked = play(game, before, [push(1)]);
    expectChanges(before, docked, { boat: 25, safe: safeWith(25) });
    expectChanges(docked, play(game, docked, [take(1)]), {
      ...ashore,
      lost: [],
      home: [
        [0, 1, 0, 0],
        [0, 0, 0, 0],
      ],
    });
  });

  test('E29 the last treasure slips on the way onto the own land', () => {
    const before = sea({ boat: 49, heading: 1, cargo: [2] });
    const slipping = play(game, before, [push(7), veers(0)]);
    expectChanges(before, slipping, {
      phase: 'slip',
      boat: 24,
      heading: 7,
      pending: { kind: 'slip', left: 49, turned: 2 },
    });
    expect(odds(slipping)).toEqual([
      [-1, 57],
      [2, 3],
    ]);
    const safe = safeWith(24);
    expect(safe[1]).toBe(1);
    expectChanges(before, play(game, slipping, [slips(-1)]), {
      ...ashore,
      safe,
      home: [
        [0, 0, 1, 0],
        [0, 0, 0, 0],
      ],
    });
    const { state, events } = playWithEvents(game, slipping, [slips(2)]);
    expectChanges(before, state, { ...ashore, safe, lost: [[49, 2]] });
    expect(types(events)).toEqual(['treasure-slipped', 'boat-aground']);
  });
});

describe('worked examples: whirlpools', () => {
  test('E4 each treasure flies by itself, and the weights add up to 400', () => {
    const before = sea({ boat: 51, heading: 4, cargo: [0, 2] });
    const caught = play(game, before, [push(4)]);
    expectChanges(before, caught, {
      phase: 'whirl',
      boat: 75,
      caught: [75],
      pending: { kind: 'scatter', colour: 0 },
    });
    expect(odds(caught).reduce((sum, [, weight]) => sum + weight, 0)).toBe(400);
    const first = play(game, caught, [flies('boat')]);
    expectChanges(caught, first, {
      cargo: [2],
      island: islandWithout(2),
      pending: { kind: 'scatter', colour: 2 },
    });
    expectChanges(first, play(game, first, [flies(54)]), {
      ...ashore,
      lost: [[54, 2]],
      pending: null,
    });
  });

  test.each([
    { held: 0, home: 1, island: 5, event: 'treasure-gained' },
    { held: 1, home: 1, island: 5, event: 'treasure-returned' },
  ])('E5, E6 onto a base that has $held of the colour: $event', ({ held, home, island, event }) => {
    const before = sea({
      boat: 51,
      heading: 4,
      cargo: [1],
      home: [
        [0, 0, 0, 0],
        [0, held, 0, 0],
      ],
    });
    const { state, events } = playWithEvents(game, before, [push(4), flies(RIVAL)]);
    expectChanges(before, state, {
      ...ashore,
      caught: [75],
      island: [6, island, 6, 6],
      home: [
        [0, 0, 0, 0],
        [0, home, 0, 0],
      ],
    });
    expect(types(events)).toEqual(['boat-pushed', 'boat-caught', 'treasure-scattered', event]);
  });

  test('E26 what one catch tells about the layout', () => {
    const before = hazards(game.observe(sea(), 'public'));
    const after = hazards(game.observe(play(game, sea(), [push(3), push(3)]), 'public'));
    expect([before?.layouts, before?.catches[75]]).toEqual([6144, 1152]);
    expect([after?.layouts, after?.catches[75], after?.catches[76]]).toEqual([1152, 1152, 768]);
  });
});

describe('worked examples: buoys', () => {
  test('E15 where a buoy may lie', () => {
    const before = sea({ phase: 'buoy', lost: [[100, 0]] });
    expectRefusal(game, before, placeBuoy(50), 'BP-R-HARBOUR');
    expectRefusal(game, before, placeBuoy(225), 'BP-R-HARBOUR');
    expectRefusal(game, before, placeBuoy(55), 'BP-BUOY-2');
    expectRefusal(game, before, placeBuoy(100), 'BP-R-BUOYCELL');
    expectChanges(before, play(game, before, [placeBuoy(75)]), {
      buoys: [[75], []],
      stock: [1, 2],
      turn: 1,
      phase: 'sail',
      boat: RIVAL,
    });
  });

  test('E16 no ring round a base (BP-R-WALL)', () => {
    const before = sea({
      players: 4,
      difficulty: 'easy',
      phase: 'buoy',
      turn: 2,
      buoys: [[3, 27, 51], [73, 74, 75], [], []],
    });
    expectRefusal(game, before, placeBuoy(72, 2), 'BP-R-WALL');
    expect(moorings(before)).not.toContain(72);
    expect(moorings(before)).toContain(96);
  });

  test('E17 a lifted buoy goes elsewhere, or back into the hand', () => {
    const before = sea({ phase: 'buoy', buoys: [[75], []] });
    const lifted = play(game, before, [liftBuoy(75)]);
    expectChanges(before, lifted, { phase: 'set-buoy', lifted: 75, buoys: [[], []] });
    expectRefusal(game, lifted, placeBuoy(75), 'BP-BUOY-4');
    const next = { turn: 1, phase: 'sail', boat: RIVAL } as const;
    expectChanges(before, play(game, lifted, [placeBuoy(99)]), { ...next, buoys: [[99], []] });
    expectChanges(before, play(game, lifted, [stowBuoy()]), { ...next, buoys: [[], []], stock: [2, 2] });
  });

  test('E18 buoys bar the way, and a boat that is hemmed in may turn round', () => {
    const barred = sea({ boat: 97, heading: 2, buoys: [[98], []] });
    expectRefusal(game, barred, push(2), 'BP-R-BUOYPASS');
    for (const dir of [5, 6, 7]) expectRefusal(game, barred, push(dir), 'BP-R-TURNLIMIT');
    expect(pushes(barred)).toEqual([0, 1, 3, 4]);
    const hemmed = sea({
      boat: 97,
      heading: 2,
      difficulty: 'easy',
      buoys: [
        [73, 74, 98],
        [121, 122],
      ],
    });
    expect(pushes(hemmed)).toEqual([5, 6, 7]);
  });
});
