import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { after, base, beachTurn, give } from '../positions.js';
import { phases } from '../phases.js';
import type { Draughted } from '../positions.js';

type Things = Parameters<typeof give>[2];
const position = (...mats: Things[]) =>
  base(mats.length, (draft) => {
    for (const [seat, things] of mats.entries()) give(draft, seat, things);
  });
const seatScore = (things: Things) => wreckRaiders.scores(position(things, {})).seats[0];
const aquarium = (pieces: number[]) =>
  wreckRaiders.scores(position({ aquariums: [pieces] }, {})).aquariums[0]?.[0];

describe('WR-SCORE-1 Sum of three parts', () => {
  test('exhibits with Conches, vault, aquariums', () => {
    expect(
      seatScore({
        exhibits: [0, 36],
        conches: [0],
        vault: [[0, 3], [1], [2]],
        aquariums: [[3, 38]],
        displays: [[6, 7], [], [9]],
        shells: [1, 0, 2],
      }),
    ).toEqual({
      exhibits: 17,
      conches: 2,
      unique: 4,
      rows: 3,
      aquariums: 6,
      total: 32,
      leftTreasures: 3,
      leftShells: 3,
    });
  });
});

describe('WR-SCORE-1 The whole breakdown', () => {
  test('seats, aquariums, winners and what decided, as in the result', () => {
    const nothing = { exhibits: 0, conches: 0, unique: 0, rows: 0, aquariums: 0, leftTreasures: 0 };
    const scores = wreckRaiders.scores(phases.over);
    expect(scores).toEqual({
      seats: [
        { ...nothing, exhibits: 50, conches: 2, total: 52, leftShells: 0 },
        { ...nothing, unique: 3, rows: 3, aquariums: 6, total: 12, leftShells: 2 },
      ],
      aquariums: [
        [],
        [
          {
            pieces: [3, 38],
            printed: 2,
            top: { counts: 'pieces', count: 2, coinsEach: 2, coins: 4 },
            total: 6,
          },
        ],
      ],
      winners: [0],
      decidedBy: 'total',
    });
    expect(phases.over.result).toEqual({ scores: scores.seats, winners: [0], band: -1, reasons: [] });
  });
});

describe('WR-SCORE-2 Exhibits and Conches', () => {
  test.each([
    { exhibits: [], conches: [], coins: [0, 0] },
    { exhibits: [51], conches: [], coins: [14, 0] },
    { exhibits: [0, 2, 51], conches: [0, 2], coins: [24, 4] },
  ])('$exhibits with Conches on $conches', ({ exhibits, conches, coins }) => {
    const score = seatScore({ exhibits, conches });
    expect([score?.exhibits, score?.conches]).toEqual(coins);
  });
});

describe('WR-SCORE-3 Different treasures', () => {
  test.each([
    { vault: [[0], [0], [0]], unique: 1 },
    { vault: [[0], [1], [2]], unique: 3 },
    {
      vault: [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9, 10, 11],
      ],
      unique: 12,
    },
  ])('$vault: $unique', ({ vault, unique }) => {
    expect(seatScore({ vault })?.unique).toBe(unique);
  });
});

describe('WR-SCORE-4 Rows of one type', () => {
  test.each([
    { row: 0, coins: 3 },
    { row: 1, coins: 4 },
    { row: 2, coins: 5 },
    { row: 3, coins: 6 },
  ])('row $row: $coins', ({ row, coins }) => {
    const columns = [
      [0, 3, 6, 9].map((type, at) => (at === row ? 1 : type)),
      [3, 6, 9, 0].map((type, at) => (at === row ? 1 : type)),
      [6, 9, 0, 3].map((type, at) => (at === row ? 2 : type)),
    ];
    expect(seatScore({ vault: columns })?.rows).toBe(coins);
  });

  test('two of a type and a gap earn nothing', () => {
    expect(seatScore({ vault: [[0], [1], []] })?.rows).toBe(0);
  });
});

describe('WR-SCORE-5 Equal treasures in a row', () => {
  test('only the type counts', () => {
    expect(seatScore({ vault: [[4], [4], [4]] })).toMatchObject({ rows: 3, unique: 1 });
  });
});

describe('WR-SCORE-6 Every aquarium', () => {
  test('with or without a Top, even a lone Bottom', () => {
    expect(seatScore({ aquariums: [[9], [3, 14], [4, 38]] })?.aquariums).toBe(4 + 4 + 6);
  });
});

describe('WR-SCORE-7 Printed coins', () => {
  test('of Bottoms and Middles', () => {
    expect(aquarium([5, 25, 16])).toEqual({ pieces: [5, 25, 16], printed: 8, top: null, total: 8 });
  });
});

describe('WR-SCORE-8 Top for sets of shells', () => {
  test('three coins for each pair of a Starfish and a Conch', () => {
    expect(aquarium([5, 25, 16, 28])).toEqual({
      pieces: [5, 25, 16, 28],
      printed: 8,
      top: { counts: 'sets', count: 4, coinsEach: 3, coins: 12 },
      total: 20,
    });
  });

  test('WR-R32 the smallest quotient counts, and the shells of the Top itself', () => {
    expect(aquarium([6, 17, 31])?.top).toMatchObject({ count: 2, coins: 8 });
    expect(aquarium([0, 34])?.top).toMatchObject({ count: 1, coins: 4 });
    expect(aquarium([1, 34])?.top).toMatchObject({ count: 1, coins: 4 });
    expect(aquarium([0, 30])?.top).toMatchObject({ count: 1, coins: 3 });
    expect(aquarium([0, 35])?.top).toMatchObject({ count: 1, coins: 2 });
  });
});

describe('WR-SCORE-9 One pool of shells', () => {
  test('place and order do not count', () => {
    expect(aquarium([8, 17, 28])?.top).toMatchObject({ count: 3 });
    expect(aquarium([6, 19, 28])?.top).toMatchObject({ count: 3 });
  });
});

describe('WR-SCORE-10 Top for pieces', () => {
  test('two coins each, itself included', () => {
    expect(aquarium([3, 11, 12, 38])?.top).toEqual({ counts: 'pieces', count: 4, coinsEach: 2, coins: 8 });
  });
});

/** The last turn of a game of these mats, by seat 1 at the beach. */
function ended(...mats: Things[]) {
  const state = base(mats.length, (draft: Draughted) => {
    draft.market = [9, 10, 3, 20, 21, 22, 28, 29, 30];
    draft.closing = 1;
    draft.start = draft.seat = mats.length - 1;
    for (const [seat, things] of mats.entries()) give(draft, seat, things);
  });
  return after(state, ...beachTurn(mats.length - 1));
}
/** What a beach turn adds to the basket has no part in the comparison. */
const outcome = (state: ReturnType<typeof ended>) => ({
  winners: state.result?.winners,
  decidedBy: wreckRaiders.scores(state).decidedBy,
  returns: wreckRaiders.returns(state),
});

describe('WR-SCORE-11 Highest score', () => {
  test('wins', () => {
    expect(outcome(ended({ exhibits: [20] }, { exhibits: [21] }, { exhibits: [0] }))).toEqual({
      winners: [1],
      decidedBy: 'total',
      returns: [-0.5, 1, -0.5],
    });
  });
});

describe('WR-SCORE-12 Ties', () => {
  test('more treasures left in displays', () => {
    expect(
      outcome(
        ended({ exhibits: [20], displays: [[0, 1, 3], [], []] }, { exhibits: [22], displays: [[6], [], []] }),
      ),
    ).toEqual({ winners: [0], decidedBy: 'treasures-left', returns: [1, -1] });
  });

  test('then more seashells left in the basket', () => {
    expect(outcome(ended({ exhibits: [20], shells: [0, 5, 0] }, { exhibits: [22] }))).toEqual({
      winners: [0],
      decidedBy: 'shells-left',
      returns: [1, -1],
    });
  });

  test('WR-R38 vault treasures and Conches on cards break no tie', () => {
    const state = position(
      { exhibits: [20], vault: [[0], [], []], shells: [0, 1, 0] },
      { exhibits: [21], shells: [0, 2, 0] },
    );
    expect(wreckRaiders.scores(state)).toMatchObject({
      seats: [
        { total: 9, leftTreasures: 0, leftShells: 1 },
        { total: 9, leftTreasures: 0, leftShells: 2 },
      ],
      winners: [1],
      decidedBy: 'shells-left',
    });
  });
});

describe('WR-SCORE-13 Shared victory', () => {
  test.each([
    { mats: [{}, {}], winners: [0, 1], returns: [0, 0] },
    { mats: [{ exhibits: [20] }, {}, { exhibits: [22] }], winners: [0, 2], returns: [0.25, -0.5, 0.25] },
  ])('$winners', ({ mats, winners, returns }) => {
    const last = mats.length - 1;
    const even = mats.map((things, seat) => (seat === last ? things : { ...things, shells: [2, 0, 0] }));
    expect(outcome(ended(...even))).toEqual({ winners, decidedBy: 'shared', returns });
  });
});

describe('WR-SCORE-14 Round the score track', () => {
  test('a total passes 50 without a trace', () => {
    expect(seatScore({ exhibits: range(10).map((card) => card + 36) })?.total).toBe(118);
  });
});
