import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectRefusal } from '../../support/scenario.js';
import {
  ARTS,
  BEACH,
  GEM,
  GEMS,
  GOLD,
  GOLDS,
  OFF_BOARD,
  RELICS,
  RIVAL,
  after,
  base,
  beach,
  beachTurn,
  claim,
  display,
  draw,
  give,
  legal,
  move,
  placeRival,
  plain,
  put,
  reveal,
  rivalDie,
  roll,
  send,
  spot,
  take,
  vault,
} from './positions.js';
import { DEAR, beachOf, everywhere, rivals } from './rounds.js';

describe('worked examples: scores and the end', () => {
  test('S16 aquariums', () => {
    const state = base(2, (draft) => {
      give(draft, 0, { aquariums: [[5, 25, 16, 28], [3, 38], [9]] });
    });
    expect(wreckRaiders.scores(state).aquariums[0]?.map(({ total }) => total)).toEqual([20, 6, 4]);
    const buying = after(
      base(2, (draft) => {
        give(draft, 0, { aquariums: [[3, 38]], shells: [3, 1, 1] });
      }),
      ...beachTurn(),
    );
    expect(buying.mats[0]?.shells).toEqual([5, 1, 1]);
    expect(legal(buying).slice(0, -1)).toEqual([0, 1, 2].map((tile) => `buy-piece ${String(tile)} 1`));
    expectRefusal(wreckRaiders, buying, { type: 'buy-piece', seat: 0, tile: 3, aquarium: 0 }, 'WR-BUY-8');
  });

  test('S17 rows of the vault', () => {
    const score = (second: number) =>
      wreckRaiders.scores(
        base(2, (draft) => {
          give(draft, 0, {
            vault: [
              [GEM, GOLD],
              [GEM, GOLD],
              [GEM, second],
            ],
          });
        }),
      ).seats[0];
    expect(score(GOLD + 1)).toMatchObject({ rows: 7, unique: 3 });
    expect(score(6)).toMatchObject({ rows: 3 });
  });

  test('S18 one trigger', () => {
    const start = base(3, (draft) => {
      draft.market = [...DEAR];
      for (const [seat, gem] of [GEM, GOLD].entries())
        give(draft, seat, {
          displays: [[gem, gem, gem], [], []],
          exhibits: range(4).map((card) => 20 + seat * 4 + card),
        });
    });
    const one = after(start, ...beachTurn(), claim(0, 0), plain('end-decorations'), reveal(10));
    const two = after(one, ...beachTurn(1), claim(0, 1, 0, 1), reveal(11));
    const three = after(two, ...beachTurn(2));
    expect([one.closing, two.closing, three.phase, three.turn]).toEqual([2, 1, 'over', 3]);
  });

  test.each([
    { treasures: [1, 2], baskets: [15, 0], returns: [-1, 1] },
    { treasures: [2, 2], baskets: [15, 0], returns: [1, -1] },
    { treasures: [2, 2], baskets: [15, 15], returns: [0, 0] },
  ])('S19 treasures $treasures and baskets $baskets: $returns', ({ treasures, baskets, returns }) => {
    const last = base(2, (draft) => {
      draft.market = [...DEAR];
      for (const seat of [0, 1])
        give(draft, seat, {
          exhibits: [seat === 0 ? 41 : 46],
          displays: [range(treasures[seat] ?? 0).map(() => GEM), [], []],
          shells: [0, seat === 0 ? (baskets[0] ?? 0) : 0, seat === 1 ? (baskets[1] ?? 0) : 0],
        });
    });
    const { scores } = wreckRaiders;
    expect(scores(last).winners).toEqual(returns.flatMap((value, seat) => (value >= 0 ? [seat] : [])));
    expect(scores(last).seats.map(({ total }) => total)).toEqual([13, 13]);
  });
});

describe('worked examples: the solo game', () => {
  const stuck = (conches: number) =>
    base(1, (draft) => {
      draft.market = [...DEAR];
      draft.dice = range(6).map((die) => [(die % 2) + 1, 3, -1]);
      put(draft, everywhere(0));
      give(draft, 0, { shells: [conches, 0, 0] });
    });

  test('S20 a die that allows no placement', () => {
    expect(legal(after(stuck(0), take()))).toEqual(['forfeit-move']);
    expect(after(stuck(0), take(), plain('forfeit-move')).turn).toBe(2);
    expect(legal(after(stuck(1), take()))).toEqual(['shift-die -1', 'shift-die 1', 'forfeit-move']);
    const two = after(stuck(0), take(2));
    expectRefusal(wreckRaiders, two, plain('forfeit-move'), 'WR-SOLO-9');
    expectRefusal(wreckRaiders, two, move(OFF_BOARD, BEACH), 'WR-SOLO-8');
    expect(legal(two).every((line) => /^move-diver \d+ [0-3]$/.test(line))).toBe(true);
  });

  test('S21 where a Rival may go', () => {
    const state = (art: number) =>
      after(
        rivals(0, (draft) => {
          draft.rivalWrecks = [RELICS];
          put(draft, { [spot(GEMS, 1)]: 0, [spot(GOLDS, 1)]: RIVAL, [spot(ARTS, 1)]: art });
        }),
        rivalDie(),
      );
    expect(state(-1).die?.index).toBe(3);
    expect(legal(state(-1))).toEqual(['place-rival 2']);
    expect(legal(state(0))).toEqual(['place-rival 0', 'place-rival 1', 'place-rival 2']);
    const bumped = after(state(0), placeRival(GEMS));
    expect(legal(bumped)).toHaveLength(6);
    const sent = after(bumped, send(5));
    expect([sent.mats[0]?.shells, after(sent, draw()).discard[GEMS]]).toEqual([
      [0, 0, 2],
      [1, 0, 0],
    ]);
  });

  test('S22 a full beach', () => {
    const state = after(
      rivals(0, (draft) => {
        put(draft, { ...everywhere(0), [spot(GEMS, 1)]: RIVAL, ...beachOf(RIVAL) });
      }),
      rivalDie(),
    );
    expect(after(state, placeRival(GOLDS)).mats[0]?.shells).toEqual([0, 0, 0]);
    expect(wreckRaiders.canonical(after(state, placeRival(GOLDS)))).toMatchObject({ home: [4] });
    expect(after(state, placeRival(GEMS)).rivals.removed).toBe(1);
  });

  test('S23 beside a Rival: the vault only', () => {
    const beside = (columns: number[][]) =>
      after(
        rivals(0, (draft) => {
          put(draft, { [spot(GEMS, 2)]: 0 });
          give(draft, 0, { vault: columns });
        }),
        rivalDie(),
        placeRival(GEMS),
        draw(),
        draw(),
      );
    expect(legal(beside([[], [], []]))).toEqual(
      range(3).map((column) => `place-treasure vault ${String(column)}`),
    );
    const full = range(3).map(() => [GOLD, GOLD + 1, 6, 7]);
    expect(legal(beside(full))).toEqual(['discard-treasure']);
  });

  test('S24 a wreck that runs out on a Rival turn', () => {
    const last = rivals(2, (draft) => {
      draft.discard[GEMS] = [6, 7, 7];
    });
    const over = after(last, rivalDie(), placeRival(GEMS), draw());
    expect([over.supply[GEMS], over.discard[GEMS], over.result?.reasons]).toEqual([
      [6, 7, 7],
      [1, 0, 0],
      ['WR-SOLO-27'],
    ]);
    const quiet = after(
      rivals(2, () => undefined, false),
      rivalDie(),
      placeRival(GEMS),
    );
    expect([quiet.supply[GEMS], quiet.round]).toEqual([[7, 7, 7], 2]);
  });

  test('S28 a bumped Rival, and neighbours of both kinds', () => {
    const state = base(1, (draft) => {
      draft.market = [...DEAR];
      put(draft, { [spot(GEMS, 1)]: RIVAL, [spot(GEMS, 2)]: RIVAL, [spot(GEMS, 5)]: 0 });
    });
    const sent = after(state, take(), move(OFF_BOARD, GEMS), send(4));
    expect([sent.mats[0]?.shells, sent.spots[beach(4)]]).toEqual([[0, 0, 0], RIVAL]);
    const own = after(sent, draw(), display(0), draw(1), vault(0));
    expect(own.gain?.seat).toBe(RIVAL);
    const done = after(own, draw(2));
    expect([done.discard[GEMS], done.turn, done.phase]).toEqual([[0, 0, 1], 2, 'take-die']);
  });
});

test('S25 the seats that roll follow each other by one', () => {
  let state = base(3, (draft) => {
    draft.market = [...DEAR];
  });
  const rollers = [0];
  for (const turn of range(16)) {
    state = after(state, ...beachTurn(turn % 3));
    if (state.phase === 'buy') state = after(state, plain('end-buying', turn % 3));
    if (state.pending !== null) rollers.push(state.seat);
    while (state.pending !== null) state = after(state, roll());
  }
  expect(rollers).toEqual([0, 1, 2, 0, 1]);
});
