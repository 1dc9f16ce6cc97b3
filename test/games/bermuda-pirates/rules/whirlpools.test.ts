import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { range } from '../../../../src/index.js';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { RIVAL, flies, odds, push, sea, types } from '../positions.js';

const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [], caught: [75] } as const;
const NONE = [0, 0, 0, 0];
/** One push south from here, and the boat is in the whirlpool of cell 75. */
const doomed = { boat: 51, heading: 4 } as const;

describe('BP-WHIRL-0 Whirlpool', () => {
  test('the cargo is thrown about before anything else', () => {
    const before = sea({ ...doomed, cargo: [1] });
    const after = play(game, before, [push(4)]);
    expectChanges(before, after, {
      phase: 'whirl',
      boat: 75,
      caught: [75],
      pending: { kind: 'scatter', colour: 1 },
    });
    expect(game.actors(after)).toEqual([]);
  });
});

describe('BP-WHIRL-1 The sailing is over', () => {
  test('the buoy step still comes', () => {
    const before = sea(doomed);
    expectChanges(before, play(game, before, [push(4)]), ashore);
  });
});

describe('BP-WHIRL-2 In the water', () => {
  test('what falls into water floats there', () => {
    const before = sea({ ...doomed, cargo: [1], lost: [[54, 0]] });
    expectChanges(before, play(game, before, [push(4), flies(54)]), {
      ...ashore,
      lost: [
        [54, 0],
        [54, 1],
      ],
    });
  });
});

describe('BP-WHIRL-3 Off the board or on an obstacle', () => {
  test.each([
    { where: 'off the board', to: 'off' },
    { where: 'the centre island', to: 251 },
    { where: 'an island', to: 55 },
    { where: 'a wreck', to: 125 },
  ] as const)('$where: back to the island', ({ to }) => {
    const before = sea({ ...doomed, cargo: [1] });
    const { state, events } = playWithEvents(game, before, [push(4), flies(to)]);
    expectChanges(before, state, { ...ashore, island: [6, 6, 6, 6] });
    expect(types(events).at(-1)).toBe('treasure-returned');
  });
});

describe('BP-WHIRL-4 Still aboard', () => {
  test.each(['standard', 'plunder'] as const)('%s: what stays aboard goes back to the island', (variant) => {
    const before = sea({ ...doomed, variant, cargo: [1] });
    expectChanges(before, play(game, before, [push(4), flies('boat')]), { ...ashore, island: [6, 6, 6, 6] });
  });
});

describe('BP-WHIRL-5 Luck', () => {
  test.each([
    { where: 'dock', cell: RIVAL },
    { where: 'land', cell: 551 },
  ])('on the $where of a rival: it is theirs', ({ cell }) => {
    const before = sea({ ...doomed, cargo: [1] });
    const { state, events } = playWithEvents(game, before, [push(4), flies(cell)]);
    expectChanges(before, state, { ...ashore, home: [NONE, [0, 1, 0, 0]] });
    expect(events.slice(-2)).toEqual([
      { type: 'treasure-scattered', seat: 0, colour: 1, landing: { at: 'base', cell, seat: 1 } },
      { type: 'treasure-gained', seat: 1, colour: 1 },
    ]);
  });
});

describe('BP-R-FIELD How close is too close?', () => {
  test.each([99, 75, 123, 98, 100])('the disk in cell 99 catches in cell %i', (cell) => {
    expect(() => sea({ phase: 'buoy', caught: [cell] })).not.toThrow();
  });

  test.each([74, 72, 51])('and not in cell %i', (cell) => {
    expect(() => sea({ phase: 'buoy', caught: [cell] })).toThrow();
  });
});

describe('BP-R-FATES Several treasures aboard?', () => {
  test('one after the other, in ascending colour; each is settled before the next', () => {
    const before = sea({ ...doomed, cargo: [0, 2, 3] });
    const first = play(game, before, [push(4), flies(54)]);
    expectChanges(before, first, {
      phase: 'whirl',
      boat: 75,
      caught: [75],
      cargo: [2, 3],
      lost: [[54, 0]],
      pending: { kind: 'scatter', colour: 2 },
    });
    const second = play(game, first, [flies('off')]);
    expectChanges(first, second, {
      cargo: [3],
      island: [5, 6, 6, 5],
      pending: { kind: 'scatter', colour: 3 },
    });
    expectChanges(second, play(game, second, [flies(25)]), {
      ...ashore,
      pending: null,
      home: [[0, 0, 0, 1], NONE],
    });
  });
});

describe('BP-R-SCATTER Where do they go?', () => {
  const caught = play(game, sea({ ...doomed, cargo: [1] }), [push(4)]);

  test('mostly over the bow, in 400 parts', () => {
    const list = odds(caught);
    const weightOf = (outcome: object) =>
      list.find(([other]) => JSON.stringify(other) === JSON.stringify(outcome))?.[1];
    expect(list.reduce((sum, [, weight]) => sum + weight, 0)).toBe(400);
    expect(weightOf({ to: 'boat' })).toBe(120);
    // South, the bow: 6 times 2, 4, 4, 3, 2, 1, 1, 1, 1, 1.
    const south = range(10).map((step) => weightOf({ to: 'cell', cell: 75 + 24 * (step + 1) }));
    expect(south).toEqual([12, 24, 24, 18, 12, 6, 6, 6, 6, 6]);
    const east = range(10).map((step) => weightOf({ to: 'cell', cell: 75 + step + 1 }));
    expect(east).toEqual([2, 4, 4, 3, 2, 1, 1, 1, 1, 1]);
    expect(weightOf({ to: 'cell', cell: 51 })).toBeUndefined();
    // South-west three cells, west three cells, then the edge.
    expect(weightOf({ to: 'off' })).toBe(3 * (20 - 10) + 1 * (20 - 10));
  });

  test('listed in this order: the boat, off the board, cells ascending', () => {
    const outcomes = odds(caught).map(([outcome]) => outcome as { to: string; cell?: number });
    expect(outcomes.slice(0, 2)).toEqual([{ to: 'boat' }, { to: 'off' }]);
    const cells = outcomes.slice(2).map(({ cell }) => cell ?? -1);
    expect(cells).toEqual([...cells].sort((one, other) => one - other));
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('a host may report any cell', () => {
    for (const cell of [0, 51, 575, 12]) expect(game.check(caught, flies(cell))).toEqual({ legal: true });
    expectRefusal(game, caught, flies(576), 'TT-SHAPE');
  });
});

describe('BP-R-LANDING When is a treasure on something?', () => {
  test.each([
    { what: 'water', cell: 54, at: 'sea', seat: -1 },
    { what: 'a creature', cell: 28, at: 'sea', seat: -1 },
    { what: 'a buoy', cell: 100, at: 'sea', seat: -1 },
    { what: 'an island dock', cell: 250, at: 'island', seat: -1 },
    { what: 'land of the centre island', cell: 251, at: 'island', seat: -1 },
    { what: 'the own dock', cell: 25, at: 'base', seat: 0 },
    { what: 'the own land', cell: 0, at: 'base', seat: 0 },
    { what: 'a rival’s dock', cell: 550, at: 'base', seat: 1 },
    { what: 'an unused dock', cell: 46, at: 'obstacle', seat: -1 },
    { what: 'a wreck', cell: 125, at: 'obstacle', seat: -1 },
  ])('$what: $at', ({ cell, at, seat }) => {
    const before = sea({ ...doomed, cargo: [1], buoys: [[100], []] });
    const { events } = playWithEvents(game, before, [push(4), flies(cell)]);
    expect(events[2]).toEqual({
      type: 'treasure-scattered',
      seat: 0,
      colour: 1,
      landing: { at, cell, seat },
    });
  });
});

describe('BP-R-CENTRE Is the island an obstacle in Plunder?', () => {
  test('what lands on the island goes back, on an obstacle it is out of the game', () => {
    const before = sea({ ...doomed, variant: 'plunder', cargo: [1] });
    expectChanges(before, play(game, before, [push(4), flies(251)]), { ...ashore, island: [6, 6, 6, 6] });
    expectChanges(before, play(game, before, [push(4), flies(55)]), { ...ashore, removed: [0, 1, 0, 0] });
  });
});

describe('BP-R-OWNLUCK Does the own base count for luck?', () => {
  test('the own base keeps it', () => {
    const before = sea({ ...doomed, cargo: [2] });
    expectChanges(before, play(game, before, [push(4), flies(24)]), {
      ...ashore,
      home: [[0, 0, 1, 0], NONE],
    });
  });
});

describe('BP-R-LUCKYDOUBLE Luck with a colour that is there already?', () => {
  const home = [NONE, [0, 1, 0, 0]];

  test('standard: back to the island', () => {
    const before = sea({ ...doomed, cargo: [1], home });
    expectChanges(before, play(game, before, [push(4), flies(RIVAL)]), { ...ashore, island: [6, 5, 6, 6] });
  });

  test('Plunder: kept', () => {
    const before = sea({ ...doomed, variant: 'plunder', cargo: [1], home });
    expectChanges(before, play(game, before, [push(4), flies(RIVAL)]), {
      ...ashore,
      home: [NONE, [0, 2, 0, 0]],
    });
  });
});

describe('BP-R-NOLOAD Caught with nothing aboard?', () => {
  test('no chance event, the voyage is over', () => {
    const before = sea(doomed);
    const { state, events } = playWithEvents(game, before, [push(4)]);
    expectChanges(before, state, ashore);
    expect(types(events)).toEqual(['boat-pushed', 'boat-caught']);
  });
});
