import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples } from '../examples.js';
import { at, hold, lay, move, only, rear, roll } from '../positions.js';

const lastMove = play(kraqua, examples.home, [hold(0)]);
const over = { phase: 'over', active: -1, turn: null, waiting: [] } as const;
/** Everything that hideout 0 asks for. */
const full = { purple: 1, green: 1, blue: 2, clear: 2 };

/** Example 22 up to the last roll: then nobody has a tile. */
const lastRoll = (den: object) =>
  play(
    kraqua,
    at({
      animals: ['jellyfish', 'turtle', 'crab'],
      stage: 2,
      fish: [30, 37, 34],
      inner: { 9: 2 },
      outer: { 9: 8 },
      hands: { 0: 9 },
      den,
    }),
    [
      hold(0),
      move(0, 'red'),
      rear(0, 'inner'),
      roll('yellow'),
      roll('red'),
      hold(0),
      move(0, 'red'),
      hold(1),
      move(1, 'yellow'),
    ],
  );

describe('KQ-GOAL-1 One team', () => {
  test.each([
    { name: 'won', state: play(kraqua, lastMove, [move(0, 'green')]), value: 1 },
    { name: 'lost', state: play(kraqua, lastRoll({}), [roll('red')]), value: -1 },
    { name: 'not over', state: lastMove, value: 0 },
  ])('$name: every seat gets $value', ({ state, value }) => {
    expect(kraqua.returns(state)).toEqual(state.animals.map(() => value));
  });
});

describe('KQ-GOAL-2 Two tasks', () => {
  test('the scores tell how far either has come', () => {
    expect(kraqua.scores(examples.home)).toEqual({
      ending: null,
      reason: null,
      home: 2,
      wanted: 6,
      secured: 6,
      stolen: 0,
      round: 5,
    });
  });
});

describe('KQ-END-1 Won', () => {
  test('the gems go into the hideout', () => {
    const { state, events } = playWithEvents(kraqua, lastMove, [move(0, 'green')]);
    expectChanges(lastMove, state, {
      ...over,
      fish: { yellow: 37, green: 39, red: 38 },
      den: only(full),
      chest: only({ yellow: 1, red: 2, green: 2, blue: 2, clear: 3 }),
      result: { ending: 'won', reason: 'home-with-gems' },
    });
    expect(events).toEqual([
      { type: 'fish-moved', seat: 0, fish: 'green', from: 36, to: 39 },
      { type: 'gate-passed', fish: 'green', arch: 2 },
      { type: 'game-over', ending: 'won', reason: 'home-with-gems' },
    ]);
  });
});

describe('KQ-END-2 Almost won', () => {
  test.each([
    { lost: { purple: 1 }, secured: 5 },
    { lost: { blue: 3, clear: 4 }, secured: 4 },
  ])('$lost stolen: $secured of 6 are there, and stay where they are', ({ lost, secured }) => {
    const chest = { ...examples.home.chest };
    const cave = only(lost);
    for (const gem of ['purple', 'blue', 'clear'] as const) chest[gem] -= cave[gem];
    const state = play(kraqua, kraqua.load(kraqua.save({ ...examples.home, chest, cave })), [hold(0)]);
    const end = play(kraqua, state, [move(0, 'green')]);
    expectChanges(state, end, {
      ...over,
      fish: { yellow: 37, green: 39, red: 38 },
      result: { ending: 'almost-won', reason: 'home-without-gems' },
    });
    expect(kraqua.scores(end)).toMatchObject({ secured, wanted: 6 });
  });
});

describe('KQ-END-3 The reef is gone', () => {
  test('nobody can draw', () => {
    const { state, events } = playWithEvents(kraqua, lastRoll({}), [roll('red')]);
    expect(state.result).toEqual({ ending: 'lost', reason: 'reef-gone' });
    expect(events.slice(-4).map(({ type }) => type)).toEqual([
      'came-up-empty',
      'came-up-empty',
      'came-up-empty',
      'game-over',
    ]);
  });
});

describe('KQ-END-4 Empty chest', () => {
  test('lost', () => {
    const seen = play(kraqua, examples.emptyChest, [lay(0, 'inner'), move(0, 'yellow')]);
    const state = play(kraqua, seen, [roll('red')]);
    expectChanges(seen, state, {
      ...over,
      steals: [],
      chest: only({}),
      cave: kraqua.edition.gems.counts,
      pending: null,
      result: { ending: 'lost', reason: 'chest-empty' },
    });
  });
});

describe('KQ-END-5 Fish food', () => {
  test('all gems in the hideout, and no way home', () => {
    const state = play(kraqua, lastRoll(full), [roll('red')]);
    expect(state.result).toEqual({ ending: 'lost', reason: 'fish-food' });
  });
});

describe('KQ-R40 When is the reef gone?', () => {
  test('not while somebody can draw', () => {
    const state = play(kraqua, examples.lastTiles, [hold(0), move(0, 'red'), rear(0, 'inner')]);
    expect(state).toMatchObject({ result: null, hands: [1, 4, -1] });
  });

  test('right after the draws, before a raid', () => {
    const end = play(kraqua, lastRoll({}), [roll('red')]);
    expect(end.steals).toEqual([]);
    expect(end.cave).toEqual(only({ yellow: 1, red: 2 }));
  });
});

describe('KQ-R45 Which ending, if several fit?', () => {
  test('home comes before a theft', () => {
    expect(play(kraqua, lastMove, [move(0, 'green')]).cave).toEqual(only({}));
  });

  test('fish food before an empty chest', () => {
    const start = at({
      fish: [7, 3, 4],
      outer: {},
      hands: { 0: 9, 2: 6 },
      den: full,
      chest: { yellow: 1 },
    });
    const state = play(kraqua, start, [lay(0, 'inner'), move(0, 'yellow'), roll('red')]);
    expect(state.result).toEqual({ ending: 'lost', reason: 'fish-food' });
  });
});

describe('KQ-R46 Is the round played out when all are home?', () => {
  test('nobody acts any more', () => {
    expect(lastMove.waiting).toEqual([0, 1]);
    const state = play(kraqua, lastMove, [move(0, 'green')]);
    expect(kraqua.actors(state)).toEqual([]);
    expectRefusal(kraqua, state, hold(1), 'TT-OVER');
  });
});

describe('KQ-R65 The value of almost winning?', () => {
  test('a half', () => {
    const chest = { ...examples.home.chest, purple: 0 };
    const start = kraqua.load(kraqua.save({ ...examples.home, chest, cave: only({ purple: 1 }) }));
    expect(kraqua.returns(play(kraqua, start, [hold(0), move(0, 'green')]))).toEqual([0.5, 0.5]);
  });
});
