import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import {
  ARTS,
  BEACH,
  GEMS,
  GOLDS,
  OFF_BOARD,
  after,
  base,
  beach,
  display,
  draw,
  give,
  legal,
  move,
  put,
  spot,
  take,
} from '../positions.js';

/** Nothing can be bought without seashells for it. */
const DEAR = [9, 10, 3, 20, 21, 22, 28, 29, 30];
const moves = (state: Parameters<typeof legal>[0]) =>
  legal(state).filter((line) => line.startsWith('move-diver'));

const spread = after(
  base(2, (draft) => {
    put(draft, { [spot(GEMS, 2)]: 0, [spot(GOLDS, 1)]: 0, [beach(3)]: 0, [spot(ARTS, 4)]: 1 });
  }),
  take(),
);

describe('WR-MOVE-1 Own diver, number of the die', () => {
  test('from off the board, a wreck or the beach', () => {
    expect(moves(spread)).toEqual([
      ...[0, 2, 3, 4].filter((to) => to !== 0).map((to) => `move-diver 1 ${String(to)}`),
      ...[0, 2, 3, 4].map((to) => `move-diver 6 ${String(to)}`),
      ...[0, 2, 3].map((to) => `move-diver 26 ${String(to)}`),
      ...[0, 2, 3, 4].map((to) => `move-diver 30 ${String(to)}`),
    ]);
  });

  test.each([
    { from: spot(GEMS, 5), why: 'an empty spot' },
    { from: spot(ARTS, 4), why: "another player's diver" },
    { from: beach(6), why: 'an empty beach spot' },
  ])('not from $why', ({ from }) => {
    expectRefusal(wreckRaiders, spread, move(from, ARTS), 'WR-MOVE-1');
  });

  test('not from off the board when all divers are on it', () => {
    const all = after(
      base(4, (draft) => {
        put(draft, { 1: 0, 2: 0, 3: 0, 4: 0 });
      }),
      take(),
    );
    expectRefusal(wreckRaiders, all, move(OFF_BOARD, ARTS), 'WR-MOVE-1');
    expect(moves(all).filter((line) => line.includes(' 30 '))).toEqual([]);
  });
});

describe('WR-MOVE-2 Not within a wreck', () => {
  test('from one spot of a wreck to another of it', () => {
    expectRefusal(wreckRaiders, spread, move(spot(GEMS, 2), GEMS), 'WR-MOVE-2');
  });

  test('WR-R8 nor to the same spot', () => {
    expectRefusal(wreckRaiders, spread, move(spot(GOLDS, 1), GOLDS), 'WR-MOVE-2');
  });
});

describe('WR-MOVE-3 Not along the beach', () => {
  test('from one beach spot to another', () => {
    expectRefusal(wreckRaiders, spread, move(beach(3), BEACH), 'WR-MOVE-3');
  });

  test('WR-R7 nor to the same one', () => {
    const state = after(
      base(2, (draft) => {
        put(draft, { [beach(1)]: 0 });
      }),
      take(),
    );
    expectRefusal(wreckRaiders, state, move(beach(1), BEACH), 'WR-MOVE-3');
  });
});

describe('WR-MOVE-4 Not onto an own diver in a wreck', () => {
  test('from another wreck', () => {
    expectRefusal(wreckRaiders, spread, move(spot(GEMS, 2), GOLDS), 'WR-MOVE-4');
  });
});

describe('WR-MOVE-5 Onto an own diver on the beach', () => {
  test('it goes home', () => {
    const state = after(
      base(2, (draft) => {
        draft.market = DEAR;
        put(draft, { [beach(1)]: 0 });
      }),
      take(),
    );
    const { state: moved, events } = playWithEvents(wreckRaiders, state, [move(OFF_BOARD, BEACH)]);
    expect(events.slice(0, 3)).toEqual([
      { type: 'diver-moved', seat: 0, from: 30, to: 24 },
      { type: 'diver-home', owner: 0, from: 24 },
      { type: 'shells-gained', seat: 0, shells: [2, 0, 0], cause: 'beach' },
    ]);
    expect(wreckRaiders.canonical(moved)).toMatchObject({ home: [5, 6] });
  });
});

describe('WR-BEACH-1 Seashells of the spot', () => {
  test.each([
    { number: 1, shells: [2, 0, 0] },
    { number: 2, shells: [1, 1, 0] },
    { number: 3, shells: [0, 2, 0] },
    { number: 4, shells: [0, 1, 1] },
    { number: 5, shells: [0, 0, 2] },
    { number: 6, shells: [1, 0, 1] },
  ])('spot $number', ({ number, shells }) => {
    const state = after(
      base(2, (draft) => {
        draft.market = [9, 10, number === 5 ? 6 : 8, 20, 21, 22, 28, 29, 30];
        draft.dice = range(5).map(() => [number, 3, -1]);
      }),
      take(number),
    );
    expectChanges(state, after(state, move(OFF_BOARD, BEACH)), (draft) => {
      draft.spots[beach(number)] = 0;
      draft.shells = shells.map((count) => 15 - count);
      give(draft, 0, { shells: [...shells] });
      draft.die = null;
      draft.seat = 1;
      draft.turn = 2;
      draft.phase = 'take-die';
    });
  });
});

describe('WR-BEACH-2 Bumped off the beach', () => {
  test("another player's diver goes home, and its owner gains nothing", () => {
    const state = base(2, (draft) => {
      draft.market = DEAR;
      put(draft, { [beach(1)]: 1 });
    });
    const { state: moved, events } = playWithEvents(wreckRaiders, state, [take(), move(OFF_BOARD, BEACH)]);
    expect(moved.spots[beach(1)]).toBe(0);
    expect(moved.mats[1]).toEqual(state.mats[1]);
    expect(events).toContainEqual({ type: 'diver-home', owner: 1, from: beach(1) });
    expect(wreckRaiders.canonical(moved)).toMatchObject({ home: [5, 6] });
  });
});

describe('WR-WRECK-1 A treasure of the wreck', () => {
  test('drawn at random from its supply, and then placed', () => {
    const state = after(base(2), take());
    const diving = after(state, move(OFF_BOARD, ARTS));
    expectChanges(state, diving, (draft) => {
      draft.spots[spot(ARTS, 1)] = 0;
      draft.wreck = ARTS;
      draft.phase = 'place';
      draft.gain = { seat: 0, wreck: ARTS, treasure: -1, vaultOnly: false, source: 'dive' };
      draft.pending = { kind: 'draw-treasure', wreck: ARTS, seat: 0 };
    });
    expectChanges(diving, after(diving, draw(2)), (draft) => {
      draft.pending = null;
      draft.supply[ARTS] = [7, 7, 6];
      if (draft.gain !== null) draft.gain.treasure = 8;
    });
  });

  test('in proportion to the copies left; none left of a front is refused', () => {
    const diving = after(
      base(2, (draft) => {
        draft.discard[GEMS] = [7, 2, 0];
      }),
      take(),
      move(OFF_BOARD, GEMS),
    );
    expect(
      wreckRaiders.chanceOutcomes(diving)?.map(({ action, weight }) => [action.outcome, weight]),
    ).toEqual([
      [1, 5],
      [2, 7],
    ]);
    expectRefusal(wreckRaiders, diving, draw(0), 'WR-SETUP-2');
  });
});

const bump = base(3, (draft) => {
  put(draft, { [spot(GEMS, 1)]: 1, [beach(1)]: 2 });
});

describe('WR-WRECK-2 Bumped to the beach', () => {
  test('to the spot of the same number', () => {
    expectChanges(after(bump, take()), after(bump, take(), move(OFF_BOARD, GEMS)), (draft) => {
      draft.spots[spot(GEMS, 1)] = 0;
      draft.spots[beach(1)] = 1;
      draft.shells = [13, 15, 15];
      give(draft, 1, { shells: [2, 0, 0] });
      draft.wreck = GEMS;
      draft.phase = 'place';
      draft.gain = { seat: 0, wreck: GEMS, treasure: -1, vaultOnly: false, source: 'dive' };
      draft.pending = { kind: 'draw-treasure', wreck: GEMS, seat: 0 };
    });
  });
});

describe('WR-WRECK-3 Bumped off by a bump', () => {
  test('the diver of the beach spot goes home and brings nothing', () => {
    const { state, events } = playWithEvents(wreckRaiders, bump, [take(), move(OFF_BOARD, GEMS)]);
    expect(events.slice(1)).toEqual([
      { type: 'diver-moved', seat: 0, from: 30, to: 0 },
      { type: 'diver-bumped', owner: 1, from: 0, to: 24 },
      { type: 'diver-home', owner: 2, from: 24 },
      { type: 'shells-gained', seat: 1, shells: [2, 0, 0], cause: 'bumped' },
    ]);
    expect(wreckRaiders.canonical(state)).toMatchObject({ home: [4, 4, 5] });
  });

  test('WR-R9 a diver that leaves the beach spot makes room for the one it bumps', () => {
    const state = base(2, (draft) => {
      put(draft, { [spot(GEMS, 1)]: 1, [beach(1)]: 0 });
    });
    const { events, state: moved } = playWithEvents(wreckRaiders, state, [take(), move(beach(1), GEMS)]);
    expect(events.map(({ type }) => type)).not.toContain('diver-home');
    expect([moved.spots[beach(1)], moved.spots[0]]).toEqual([1, 0]);
  });
});

describe('WR-WRECK-4 Seashells of the bumped', () => {
  test('what the beach has, kind by kind', () => {
    const state = base(3, (draft) => {
      put(draft, { [spot(GEMS, 1)]: 1 });
      give(draft, 2, { shells: [14, 0, 0] });
    });
    const { state: moved, events } = playWithEvents(wreckRaiders, state, [take(), move(OFF_BOARD, GEMS)]);
    expect(moved.mats[1]?.shells).toEqual([1, 0, 0]);
    expect(events.slice(-2)).toEqual([
      { type: 'shells-gained', seat: 1, shells: [1, 0, 0], cause: 'bumped' },
      { type: 'shells-short', seat: 1, missing: [1, 0, 0] },
    ]);
  });

  test('WR-R53 the baubles of the bumped are the seashells of the spot', () => {
    const bumped = after(bump, take(), move(OFF_BOARD, GEMS)).mats[1]?.shells;
    expect(bumped).toEqual(wreckRaiders.edition.beach.shells[0]);
  });

  test('WR-R10 the bump, the own treasure, Scallops, then the neighbours', () => {
    const state = base(3, (draft) => {
      put(draft, { [spot(GEMS, 1)]: 1, [spot(GEMS, 2)]: 2 });
      give(draft, 0, { shells: [0, 1, 0] });
    });
    const { state: later, events } = playWithEvents(wreckRaiders, state, [
      take(),
      move(OFF_BOARD, GEMS),
      draw(),
      display(0),
      { type: 'dive-again', seat: 0 },
      draw(1),
      display(0),
      draw(2),
    ]);
    expect(events.map((event) => ('source' in event ? `${event.type} ${event.source}` : event.type))).toEqual(
      [
        'die-taken',
        'diver-moved',
        'diver-bumped',
        'shells-gained',
        'treasure-drawn dive',
        'treasure-placed',
        'scallop-spent',
        'treasure-drawn scallop',
        'treasure-placed',
        'treasure-drawn neighbour',
      ],
    );
    expect(wreckRaiders.actors(later)).toEqual([2]);
  });
});

describe('WR-R12 somebody can always move', () => {
  test.each([
    { why: 'all divers in the wrecks of the number', spots: [0, 6, 12, 18] },
    { why: 'all divers on the beach', spots: [24, 25, 26, 27] },
  ])('$why', ({ spots }) => {
    const state = after(
      base(4, (draft) => {
        put(draft, Object.fromEntries(spots.map((place) => [place, 0])));
      }),
      take(),
    );
    expect(moves(state).length).toBeGreaterThan(0);
    expectRefusal(wreckRaiders, state, { type: 'forfeit-move', seat: 0 }, 'WR-SOLO-9');
  });
});
