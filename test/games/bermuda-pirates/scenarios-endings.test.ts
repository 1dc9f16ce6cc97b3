import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { expectChanges, play, playWithEvents } from '../../support/scenario.js';
import {
  RIVAL,
  choices,
  fares,
  flies,
  leave,
  meets,
  push,
  safeWith,
  sea,
  skipBuoy,
  slips,
  steal,
  take,
  types,
  veers,
} from './positions.js';

const ashore = { phase: 'buoy', boat: -1, heading: -1, cargo: [] } as const;

describe('worked examples: the end', () => {
  const homes = [
    [1, 1, 1, 0],
    [1, 1, 1, 0],
  ];

  test('E19 a complete set sets off the end, and the others finish the round (BP-END-2, BP-END-4)', () => {
    const before = sea({ boat: 49, heading: 0, cargo: [3], home: homes });
    const triggered = play(game, before, [push(0)]);
    expectChanges(before, triggered, {
      ...ashore,
      home: [
        [1, 1, 1, 1],
        [1, 1, 1, 0],
      ],
      safe: safeWith(25),
      ending: 'set',
    });
    const next = play(game, triggered, [skipBuoy()]);
    expectChanges(triggered, next, { phase: 'sail', turn: 1, boat: RIVAL });
    const home = sea({
      turn: 1,
      boat: 549,
      heading: 2,
      cargo: [3],
      ending: 'set',
      home: [
        [1, 1, 1, 1],
        [1, 1, 1, 0],
      ],
    });
    expectChanges(home, play(game, home, [push(2, 1), skipBuoy(1)]), {
      phase: 'over',
      boat: -1,
      heading: -1,
      cargo: [],
      home: [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
      safe: safeWith(RIVAL),
      result: { winners: [0, 1], reason: 'set' },
    });
  });

  test('E20 the last seat of the round sets off the end: nobody plays on', () => {
    const before = sea({
      turn: 1,
      boat: 526,
      heading: 4,
      cargo: [3],
      home: [
        [0, 1, 1, 0],
        [1, 1, 1, 0],
      ],
    });
    const { state, events } = playWithEvents(game, before, [push(4, 1), skipBuoy(1)]);
    expectChanges(before, state, {
      phase: 'over',
      boat: -1,
      heading: -1,
      cargo: [],
      home: [
        [0, 1, 1, 0],
        [1, 1, 1, 1],
      ],
      safe: safeWith(RIVAL),
      ending: 'set',
      result: { winners: [1], reason: 'set' },
    });
    expect(types(events)).toEqual([
      'boat-pushed',
      'treasures-banked',
      'end-triggered',
      'buoy-kept',
      'turn-ended',
      'round-ended',
      'game-over',
    ]);
    expect(game.returns(state)).toEqual([-1, 1]);
  });

  test('E21 a seat that luck has completed is passed over (BP-R-DONE)', () => {
    const before = sea({
      boat: 51,
      heading: 4,
      cargo: [1],
      home: [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
      ],
    });
    const { state, events } = playWithEvents(game, before, [push(4), flies(RIVAL), skipBuoy()]);
    expectChanges(before, state, {
      phase: 'over',
      boat: -1,
      heading: -1,
      cargo: [],
      caught: [75],
      home: [
        [0, 0, 0, 0],
        [1, 1, 1, 1],
      ],
      ending: 'set',
      result: { winners: [1], reason: 'set' },
    });
    expect(types(events).slice(-5)).toEqual([
      'buoy-kept',
      'turn-ended',
      'turn-passed',
      'round-ended',
      'game-over',
    ]);
  });
});

describe('worked examples: Treasure Plunder', () => {
  test('E22 a rival’s dock: aground in the standard game, a raid in Plunder', () => {
    const standard = sea({ boat: 526, heading: 4 });
    expectChanges(standard, play(game, standard, [push(4)]), ashore);
    const before = sea({
      variant: 'plunder',
      boat: 526,
      heading: 4,
      cargo: [3],
      home: [
        [0, 0, 0, 0],
        [2, 1, 1, 0],
      ],
    });
    const raiding = play(game, before, [push(4)]);
    expectChanges(before, raiding, {
      phase: 'steal',
      boat: RIVAL,
      victim: 1,
      raided: 2,
      safe: safeWith(RIVAL),
    });
    expect(choices(raiding)).toEqual(['steal 0', 'steal 1', 'steal 2', 'leave']);
    expectChanges(raiding, play(game, raiding, [steal(0), steal(2)]), {
      phase: 'sail',
      victim: -1,
      cargo: [0, 2, 3],
      home: [
        [0, 0, 0, 0],
        [1, 1, 0, 0],
      ],
    });
    expectChanges(raiding, play(game, raiding, [leave()]), { phase: 'sail', victim: -1 });
  });

  test('E23 a set is put aside, and eight points set off the end', () => {
    const before = sea({
      variant: 'plunder',
      boat: 49,
      heading: 0,
      cargo: [3],
      home: [
        [2, 2, 1, 0],
        [0, 0, 0, 0],
      ],
    });
    const after = play(game, before, [push(0)]);
    expectChanges(before, after, {
      ...ashore,
      home: [
        [1, 1, 0, 0],
        [0, 0, 0, 0],
      ],
      sets: [1, 0],
      safe: safeWith(25),
      ending: 'points',
    });
    expect(game.scores(after)[0]).toEqual({ sets: 1, singles: 2, points: 8 });
  });

  test('E24 the island is nearly empty', () => {
    const before = sea({
      variant: 'plunder',
      boat: 49,
      heading: 0,
      cargo: [3],
      sets: [1, 0],
      removed: [3, 4, 3, 3],
      lost: [
        [100, 0],
        [100, 2],
      ],
    });
    expect(before.island).toEqual([1, 1, 1, 1]);
    const after = play(game, before, [push(0)]);
    expectChanges(before, after, {
      ...ashore,
      home: [
        [0, 0, 0, 1],
        [0, 0, 0, 0],
      ],
      safe: safeWith(25),
      ending: 'island',
    });
    expect(game.scores(after)[0]).toEqual({ sets: 1, singles: 1, points: 7 });
  });

  test('E27 nobody can pick up anything any more (BP-R-STUCK)', () => {
    const before = sea({
      variant: 'plunder',
      removed: [6, 0, 0, 0],
      home: [
        [0, 1, 1, 1],
        [0, 1, 1, 1],
      ],
    });
    const { state, events } = playWithEvents(game, before, [push(3), push(3)]);
    expectChanges(before, state, { ...ashore, safe: safeWith(50), caught: [75], ending: 'stuck' });
    expect(events.at(-1)).toEqual({ type: 'end-triggered', reason: 'stuck', seats: [] });
  });

  test('E31 a stolen treasure slips in the dock it was stolen from (BP-R-LANDING)', () => {
    const before = sea({
      variant: 'plunder',
      boat: 526,
      heading: 4,
      home: [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    });
    const stolen = play(game, before, [push(4), steal(0)]);
    expectChanges(before, stolen, {
      boat: RIVAL,
      raided: 2,
      cargo: [0],
      home: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      safe: safeWith(RIVAL),
    });
    expectChanges(stolen, play(game, stolen, [push(6), veers(0), slips(0)]), {
      boat: 549,
      heading: 6,
      cargo: [],
      home: before.home,
      safe: safeWith(RIVAL, 549),
    });
  });
});

describe('worked examples: refereed physics', () => {
  test('E25 a voyage that a referee tells', () => {
    const before = sea({ physics: 'refereed', lost: [[-1, 2]] });
    const met = [meets({ met: 'dock', colour: 1 }), meets({ met: 'lost', colour: 2 })];
    const caught = [meets({ met: 'whirlpool' }), fares({ to: 'sea' }), fares({ to: 'base', seat: 1 })];
    const { state, events } = playWithEvents(game, before, [...met, take(2), ...caught]);
    expectChanges(before, state, {
      phase: 'buoy',
      pending: null,
      island: [6, 5, 5, 6],
      lost: [[-1, 1]],
      home: [
        [0, 0, 0, 0],
        [0, 0, 1, 0],
      ],
    });
    expect(types(events)).toEqual([
      'dock-reached',
      'treasure-loaded',
      'treasure-loaded',
      'boat-caught',
      'treasure-scattered',
      'treasure-scattered',
      'treasure-gained',
    ]);
  });

  test('E30 slips that end on land (BP-R-REFSLIP)', () => {
    const before = sea({ physics: 'refereed', variant: 'plunder', cargo: [0, 1, 2] });
    const after = play(game, before, [
      meets({ met: 'slip', colour: 0, to: 'base', seat: 1 }),
      meets({ met: 'slip', colour: 1, to: 'island' }),
      meets({ met: 'slip', colour: 2, to: 'obstacle' }),
    ]);
    expectChanges(before, after, {
      cargo: [],
      home: [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
      island: [5, 6, 5, 6],
      removed: [0, 0, 1, 0],
    });
  });
});
