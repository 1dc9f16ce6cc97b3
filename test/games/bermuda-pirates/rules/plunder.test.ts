import { bermudaPirates as game, createBermudaPirates, standard } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { RIVAL, choices, flies, leave, push, safeWith, sea, skipBuoy, steal, types } from '../positions.js';
import type { Sketch } from '../positions.js';

const NONE = [0, 0, 0, 0];
const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [] } as const;
const plunder = (sketch: Sketch) => sea({ variant: 'plunder', ...sketch });
/** One push south from here, and the boat is at the rival's dock. */
const raider = { boat: 526, heading: 4 } as const;
const raiding = (home: readonly number[], more: Sketch = {}) =>
  play(game, plunder({ ...raider, home: [more.home?.[0] ?? NONE, home], ...withoutHome(more) }), [push(4)]);

function withoutHome({ home: _home, ...rest }: Sketch): Sketch {
  return rest;
}

describe('BP-PLUN-1 Aim of Plunder', () => {
  test('a set is worth six, any other treasure one', () => {
    const state = plunder({
      phase: 'buoy',
      home: [
        [2, 0, 1, 0],
        [0, 0, 0, 1],
      ],
      sets: [1, 0],
      ending: 'points',
    });
    expect(game.scores(state)).toEqual([
      { sets: 1, singles: 3, points: 9 },
      { sets: 0, singles: 1, points: 1 },
    ]);
  });
});

describe('BP-PLUN-2 Stealing', () => {
  test('at a rival’s dock a raid begins', () => {
    const before = plunder({ ...raider, home: [NONE, [0, 2, 0, 0]] });
    const { state, events } = playWithEvents(game, before, [push(4)]);
    expectChanges(before, state, {
      phase: 'steal',
      boat: RIVAL,
      victim: 1,
      raided: 2,
      safe: safeWith(RIVAL),
    });
    expect(events.at(-1)).toEqual({ type: 'raid-began', seat: 0, victim: 1 });
  });

  test('only what lies there can be stolen', () => {
    expectRefusal(game, raiding([0, 2, 0, 0]), steal(0), 'BP-PLUN-2');
    expect(choices(raiding([0, 2, 0, 0]))).toEqual(['steal 1', 'leave']);
  });
});

describe('BP-PLUN-3 Two at most', () => {
  test('two at most, then the thief sails on', () => {
    const before = raiding([1, 1, 1, 0]);
    const one = play(game, before, [steal(1)]);
    expectChanges(before, one, { stolen: 1, cargo: [1], home: [NONE, [1, 0, 1, 0]] });
    expectChanges(one, play(game, one, [steal(2)]), {
      phase: 'sail',
      victim: -1,
      stolen: 0,
      cargo: [1, 2],
      home: [NONE, [1, 0, 0, 0]],
    });
  });

  test('of different colours', () => {
    const before = raiding([0, 3, 0, 1]);
    const { state, events } = playWithEvents(game, before, [steal(1)]);
    expectRefusal(game, state, steal(1), 'BP-LOAD-5');
    expect(events).toEqual([
      { type: 'treasure-stolen', seat: 0, victim: 1, colour: 1 },
      { type: 'treasure-loaded', seat: 0, colour: 1, from: 'base' },
    ]);
  });

  test('with nothing more to take the raid is over', () => {
    const before = raiding([0, 3, 0, 0]);
    expectChanges(before, play(game, before, [steal(1)]), {
      phase: 'sail',
      victim: -1,
      cargo: [1],
      home: [NONE, [0, 2, 0, 0]],
    });
  });
});

describe('BP-PLUN-4 Sets', () => {
  test('one of each colour leaves the base', () => {
    const before = plunder({ boat: 49, heading: 0, cargo: [0, 1], home: [[0, 0, 2, 1], NONE] });
    const { state, events } = playWithEvents(game, before, [push(0)]);
    expectChanges(before, state, {
      ...ashore,
      home: [[0, 0, 1, 0], NONE],
      sets: [1, 0],
      safe: safeWith(25),
    });
    expect(types(events)).toEqual(['boat-pushed', 'treasures-banked', 'set-completed']);
  });
});

describe('BP-PLUN-5 Sets are safe', () => {
  test('a base with sets and nothing else is not raided', () => {
    const before = plunder({ ...raider, sets: [0, 1] });
    expectChanges(before, play(game, before, [push(4)]), { boat: RIVAL, safe: safeWith(RIVAL) });
  });
});

describe('BP-PLUN-6 Out of the game', () => {
  test.each(['off', 55, 125] as const)('%s: out of the game', (to) => {
    const before = plunder({ boat: 51, heading: 4, cargo: [1] });
    const { state, events } = playWithEvents(game, before, [push(4), flies(to)]);
    expectChanges(before, state, { ...ashore, caught: [75], removed: [0, 1, 0, 0] });
    expect(events.at(-1)).toEqual({ type: 'treasure-removed', colour: 1 });
  });
});

describe('BP-PLUN-7 Boats make room', () => {
  test('no boat of another seat is in the way', () => {
    const before = plunder(raider);
    expectChanges(before, play(game, before, [push(4)]), { boat: RIVAL, safe: safeWith(RIVAL) });
  });
});

describe('BP-PLUN-8 Trigger: points', () => {
  test.each([
    { home: [[0, 0, 1, 1], NONE], cargo: [0], sets: [0, 0], ending: '' },
    { home: [[0, 0, 0, 1], NONE], cargo: [0], sets: [1, 0], ending: 'points' },
    { home: [[4, 0, 2, 1], NONE], cargo: [1], sets: [0, 0], ending: 'points' },
    { home: [NONE, [1, 1, 0, 0]], cargo: [0], sets: [0, 1], ending: 'points' },
  ])('home $home, sets $sets, cargo $cargo: "$ending"', ({ home, cargo, sets, ending }) => {
    const after = play(game, plunder({ boat: 49, heading: 0, cargo, home, sets }), [push(0)]);
    expect(after.ending).toBe(ending);
  });
});

describe('BP-PLUN-9 Trigger: island', () => {
  test.each([
    { removed: [5, 5, 4, 4], ending: '' },
    { removed: [5, 5, 5, 4], ending: 'island' },
  ])('out of the game $removed: "$ending"', ({ removed, ending }) => {
    const before = plunder({ boat: 5, heading: 0, removed });
    expectChanges(before, play(game, before, [push(0)]), {
      ...ashore,
      ending: ending === '' ? '' : 'island',
    });
  });
});

describe('BP-PLUN-10 Then points are counted', () => {
  test('the last seat may still change the outcome', () => {
    const before = plunder({
      turn: 1,
      boat: 549,
      heading: 2,
      cargo: [1, 2, 3],
      ending: 'points',
      home: [
        [3, 3, 2, 0],
        [3, 0, 0, 0],
      ],
    });
    const over = play(game, before, [push(2, 1), skipBuoy(1)]);
    expectChanges(before, over, {
      phase: 'over',
      boat: -1,
      heading: -1,
      cargo: [],
      home: [
        [3, 3, 2, 0],
        [2, 0, 0, 0],
      ],
      sets: [0, 1],
      safe: safeWith(RIVAL),
      result: { winners: [1], reason: 'points' },
    });
    expect(game.scores(over)).toEqual([
      { sets: 0, singles: 8, points: 8 },
      { sets: 1, singles: 2, points: 8 },
    ]);
  });
});

describe('BP-PLUN-11 Tie', () => {
  test('eight points each: the set decides', () => {
    const home = [
      [3, 3, 2, 0],
      [2, 0, 0, 0],
    ];
    const before = plunder({ phase: 'buoy', turn: 1, ending: 'points', home, sets: [0, 1] });
    expect(play(game, before, [skipBuoy(1)]).result).toEqual({ winners: [1], reason: 'points' });
  });
});

describe('BP-PLUN-12 Still level', () => {
  test('level in points and sets: all of them win', () => {
    const home = [[1, 1, 0, 0], [0, 0, 2, 0], NONE];
    const before = plunder({ players: 3, phase: 'buoy', turn: 2, ending: 'points', home, sets: [1, 1, 0] });
    expect(play(game, before, [skipBuoy(2)]).result).toEqual({ winners: [0, 1], reason: 'points' });
  });
});

describe('BP-R-PLUNCOLOUR Does BP-LOAD-5 hold in Plunder?', () => {
  test('what lies on the base counts, a set does not', () => {
    const lying = plunder({ boat: 249, heading: 2, home: [[1, 0, 0, 0], NONE] });
    expect(play(game, lying, [push(2)]).cargo).toEqual([]);
    const aside = plunder({ boat: 249, heading: 2, sets: [1, 0] });
    expect(play(game, aside, [push(2)]).cargo).toEqual([0]);
    expectRefusal(game, raiding([1, 1, 0, 0], { home: [[1, 0, 0, 0]] }), steal(0), 'BP-LOAD-5');
  });
});

describe('BP-R-PLUNSET When is a set put aside?', () => {
  test('also when luck completes it in another’s turn', () => {
    const before = plunder({ boat: 51, heading: 4, cargo: [1], home: [NONE, [1, 0, 1, 1]] });
    const { state, events } = playWithEvents(game, before, [push(4), flies(RIVAL)]);
    expectChanges(before, state, { ...ashore, caught: [75], home: [NONE, NONE], sets: [0, 1] });
    expect(types(events).slice(-2)).toEqual(['treasure-gained', 'set-completed']);
  });
});

describe('BP-R-RAID How often may a base be raided?', () => {
  test('a second visit on the same voyage is no raid', () => {
    const before = plunder({ ...raider, raided: 2, home: [NONE, [1, 1, 0, 0]] });
    expectChanges(before, play(game, before, [push(4)]), { boat: RIVAL, safe: safeWith(RIVAL) });
  });

  test('nor is one with nothing to steal; the next voyage may raid again', () => {
    const bare = plunder({ ...raider, cargo: [0], home: [NONE, [3, 0, 0, 0]] });
    expectChanges(bare, play(game, bare, [push(4)]), { boat: RIVAL, safe: safeWith(RIVAL) });
    const done = plunder({ boat: 5, heading: 0, raided: 2, home: [NONE, [1, 0, 0, 0]] });
    expectChanges(done, play(game, done, [push(0)]), { ...ashore, raided: 0 });
  });

  test('each rival once', () => {
    const before = plunder({ players: 3, boat: 45, heading: 2, raided: 4, home: [NONE, [1, 0, 0, 0], NONE] });
    expectChanges(before, play(game, before, [push(2)]), {
      phase: 'steal',
      boat: 46,
      victim: 1,
      raided: 6,
      safe: safeWith(46),
    });
  });
});

describe('BP-R-MAYSTEAL Must one steal?', () => {
  test('none, or only one', () => {
    const before = raiding([1, 1, 0, 0]);
    expectChanges(before, play(game, before, [leave()]), { phase: 'sail', victim: -1 });
    expectChanges(before, play(game, before, [steal(0), leave()]), {
      phase: 'sail',
      victim: -1,
      cargo: [0],
      home: [NONE, [0, 1, 0, 0]],
    });
  });
});

describe('BP-R-STUCK Nobody can pick up anything any more?', () => {
  const home = [
    [0, 1, 1, 1],
    [0, 1, 1, 1],
  ];

  test.each([
    { what: 'a colour on the island', removed: [5, 0, 0, 0], lost: [], ending: '' },
    { what: 'one in the water', removed: [5, 0, 0, 0], lost: [[100, 0]], ending: '' },
    { what: 'nothing that anybody lacks', removed: [6, 0, 0, 0], lost: [], ending: 'stuck' },
  ] as const)('$what: "$ending"', ({ removed, lost, ending }) => {
    const before = plunder({ boat: 5, heading: 0, home, removed: [...removed], lost });
    expectChanges(before, play(game, before, [push(0)]), { ...ashore, ending });
  });

  test('a treasure on another base is something', () => {
    const before = plunder({
      boat: 5,
      heading: 0,
      removed: [5, 0, 0, 0],
      home: [
        [0, 1, 1, 1],
        [1, 0, 1, 1],
      ],
    });
    expect(play(game, before, [push(0)]).ending).toBe('');
  });
});

describe('BP-R-TWOTRIGGERS Both triggers at once?', () => {
  test('points are named', () => {
    const before = plunder({
      boat: 49,
      heading: 0,
      cargo: [0],
      home: [[0, 4, 3, 0], NONE],
      removed: [5, 2, 3, 4],
    });
    expect(before.island.reduce((sum, count) => sum + count, 0)).toBeLessThan(6);
    expect(play(game, before, [push(0)]).ending).toBe('points');
  });
});

describe('BP-R-HIGHEST Who wins?', () => {
  test('also below eight points, and when the trigger’s owner was robbed', () => {
    const home = [
      [1, 1, 0, 0],
      [2, 1, 0, 0],
    ];
    const before = plunder({ phase: 'buoy', turn: 1, ending: 'points', home });
    expect(play(game, before, [skipBuoy(1)]).result).toEqual({ winners: [1], reason: 'points' });
  });
});

describe('BP-R-BOATOFF Boats off the board?', () => {
  test('the next voyage starts at the own dock', () => {
    const before = plunder({ phase: 'buoy' });
    expectChanges(before, play(game, before, [skipBuoy()]), { phase: 'sail', turn: 1, boat: RIVAL });
  });
});

describe('BP-R-ISLANDCOUNT What is left on the island?', () => {
  test('what is lost does not count as left', () => {
    const lost = [100, 101, 102].map((cell, colour) => [cell, colour] as const);
    const before = plunder({ boat: 5, heading: 0, removed: [4, 4, 4, 4], lost });
    expect(before.island).toEqual([1, 1, 1, 2]);
    expect(play(game, before, [push(0)]).ending).toBe('island');
  });
});

describe('BP-PLUN-1 Aim of Plunder in another edition', () => {
  test('another target, other points', () => {
    const plain = { ...standard.plunder, target: 3, setPoints: 9, singlePoints: 2 };
    const other = createBermudaPirates({ ...standard, edition: 'short', plunder: plain });
    const state = other.setup({ players: 2, variant: 'plunder', seed: 1 });
    expect(other.scores({ ...state, sets: [1, 0], home: [[1, 0, 0, 0], NONE] })).toEqual([
      { sets: 1, singles: 1, points: 11 },
      { sets: 0, singles: 0, points: 0 },
    ]);
  });
});
