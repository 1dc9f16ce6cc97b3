import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal } from '../../support/scenario.js';
import {
  ART,
  ARTS,
  BEACH,
  GEM,
  GEMS,
  GOLD,
  GOLDS,
  OFF_BOARD,
  RELIC,
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
  plain,
  put,
  reveal,
  shift,
  spot,
  starfish,
  take,
} from './positions.js';

const claims = (state: ReturnType<typeof base>) => legal(state).filter((line) => line.startsWith('claim'));

describe('worked examples: set-up, dice and moves', () => {
  test.each([
    { players: 1, divers: 6, dice: 6, faceUp: 3 },
    { players: 2, divers: 6, dice: 5, faceUp: 3 },
    { players: 3, divers: 5, dice: 4, faceUp: 4 },
    { players: 4, divers: 4, dice: 5, faceUp: 5 },
    { players: 5, divers: 4, dice: 6, faceUp: 6 },
  ])('S1 set-up for $players', ({ players, divers, dice, faceUp }) => {
    const state = base(players);
    expect(wreckRaiders.canonical(state)).toMatchObject({ home: range(players).map(() => divers) });
    expect([state.dice.length, state.exhibits.length]).toEqual([dice, faceUp]);
    expect([state.supply, state.shells]).toEqual([range(4).map(() => [7, 7, 7]), [15, 15, 15]]);
    expect(state.rivals.supply).toBe(players === 1 ? 18 : 0);
  });

  test('S2 Conches change the number, not the die', () => {
    const state = base(2, (draft) => {
      draft.dice[0] = [6, 3, -1];
      give(draft, 0, { shells: [2, 0, 0] });
    });
    const up = after(state, take(6), shift(1));
    expect([up.die, up.dice[0], up.mats[0]?.shells]).toEqual([{ index: 0, number: 1 }, [6, 3, 0], [1, 0, 0]]);
    const down = after(state, take(1), shift(-1), shift(-1));
    expect([down.die, down.mats[0]?.shells]).toEqual([{ index: 1, number: 5 }, [0, 0, 0]]);
    expectRefusal(wreckRaiders, down, shift(1), 'WR-CONCH-1');
  });

  test('S3 the Conch of the zone can be spent at once', () => {
    const state = base(2, (draft) => {
      draft.dice[0] = [3, 0, -1];
      draft.dice[1] = [4, 3, -1];
    });
    const conch = after(state, take(3, 'conch'));
    expect([conch.mats[0]?.shells, wreckRaiders.check(conch, shift(1)).legal]).toEqual([[1, 0, 0], true]);
    expectRefusal(wreckRaiders, after(state, take(4)), shift(1), 'WR-CONCH-1');
  });

  test('S4 onto an own diver on the beach', () => {
    const state = after(
      base(2, (draft) => {
        put(draft, { [beach(1)]: 0 });
      }),
      take(),
    );
    const moved = after(state, move(OFF_BOARD, BEACH));
    expect([moved.spots[beach(1)], moved.mats[0]?.shells]).toEqual([0, [2, 0, 0]]);
    expect(wreckRaiders.canonical(moved)).toMatchObject({ home: [5, 6] });
    expectRefusal(wreckRaiders, state, move(beach(1), BEACH), 'WR-MOVE-3');
  });

  test('S5 bump, treasure, then neighbours clockwise', () => {
    const state = base(3, (draft) => {
      put(draft, { [spot(GEMS, 1)]: 1, [spot(GEMS, 5)]: 1, [beach(1)]: 2, [spot(GEMS, 2)]: 2 });
    });
    const moved = after(state, take(), move(OFF_BOARD, GEMS));
    expect([moved.spots[beach(1)], moved.mats[1]?.shells, moved.mats[2]?.shells]).toEqual([
      1,
      [2, 0, 0],
      [0, 0, 0],
    ]);
    const own = after(moved, draw(), display(0));
    expect(own.gain?.seat).toBe(1);
    const second = after(own, draw(), display(0, 1));
    expect(second.gain?.seat).toBe(2);
    const done = after(second, draw(), display(0, 2));
    expect([done.seat, done.turn, done.phase]).toEqual([1, 2, 'take-die']);
  });

  test('S6 a seat on both sides gains twice, on the turn of another', () => {
    const state = base(2, (draft) => {
      put(draft, { [spot(GEMS, 2)]: 1, [spot(GEMS, 5)]: 1 });
    });
    const once = after(state, take(), move(OFF_BOARD, GEMS), draw(), display(0), draw(), display(0, 1));
    expect([once.gain?.seat, once.seat]).toEqual([1, 0]);
    const twice = after(once, draw(1), display(0, 1));
    expect([twice.mats[1]?.displays[0], twice.seat]).toEqual([[0, 1], 1]);
  });

  test('S7 Scallops come before the neighbours, and three gems fit an exhibit', () => {
    const state = base(2, (draft) => {
      put(draft, { [spot(GEMS, 2)]: 0 });
      give(draft, 0, { shells: [0, 2, 0] });
    });
    const extra = [plain('dive-again'), draw(), display(0)];
    const dived = after(state, take(), move(OFF_BOARD, GEMS), draw(), display(0), ...extra, ...extra);
    expect([dived.mats[0]?.displays[0], dived.gain]).toEqual([
      [0, 0, 0],
      { seat: 0, wreck: GEMS, treasure: -1, vaultOnly: false, source: 'neighbour' },
    ]);
    expect(claims(after(dived, draw(), display(1)))).toEqual(['claim-exhibit 0 0 0']);
  });

  test('S8 who may move where', () => {
    const state = after(
      base(2, (draft) => {
        put(draft, { [spot(GEMS, 2)]: 0, [spot(GOLDS, 1)]: 0, [beach(3)]: 0 });
      }),
      take(),
    );
    expectRefusal(wreckRaiders, state, move(spot(GEMS, 2), GEMS), 'WR-MOVE-2');
    expectRefusal(wreckRaiders, state, move(spot(GEMS, 2), GOLDS), 'WR-MOVE-4');
    expectRefusal(wreckRaiders, state, move(spot(GOLDS, 1), GOLDS), 'WR-MOVE-2');
    expectRefusal(wreckRaiders, state, move(beach(3), BEACH), 'WR-MOVE-3');
    expectRefusal(wreckRaiders, state, move(spot(ARTS, 2), GEMS), 'WR-MOVE-1');
    for (const allowed of [move(spot(GEMS, 2), ARTS), move(spot(GEMS, 2), BEACH), move(beach(3), GEMS)])
      expect(wreckRaiders.check(state, allowed)).toEqual({ legal: true });
  });
});

describe('worked examples: claims', () => {
  test('S9 exact order or not', () => {
    const order = (treasures: number[]) =>
      after(
        base(2, (draft) => {
          draft.exhibits = [29, 1, 2];
          give(draft, 0, { displays: [[], treasures, []] });
        }),
        ...beachTurn(),
        claim(1, 0),
      );
    const plainly = after(order([RELIC, GOLD, RELIC, GOLD]), plain('end-decorations'));
    expect(plainly.mats[0]?.shells).toEqual([2, 0, 0]);
    const exact = after(order([RELIC, RELIC, GOLD, GOLD]), plain('decorate-conch'));
    expect([exact.mats[0]?.shells, exact.mats[0]?.conches]).toEqual([[1, 1, 1], [29]]);
    expect(wreckRaiders.scores(exact).seats[0]).toMatchObject({ exhibits: 8, conches: 2 });
    expect([exact.phase, exact.pending]).toEqual(['reveal', { kind: 'reveal-exhibit', slot: 0 }]);
  });

  test('S10 which sets of Starfish', () => {
    const state = after(
      base(2, (draft) => {
        draft.exhibits = [36, 1, 2];
        give(draft, 0, { displays: [[GOLD, GEM, GEM, GOLD, RELIC], [], []], shells: [0, 0, 3] });
      }),
      ...beachTurn(),
    );
    expect(claims(state)).toEqual([16, 17, 19, 21].map((stars) => `claim-exhibit 0 0 ${String(stars)}`));
    for (const stars of [0, 1]) expectRefusal(wreckRaiders, state, claim(0, 0, stars), 'WR-CLAIM-3');
    for (const stars of [18, 20, 22, 24, 25, 26, 28])
      expectRefusal(wreckRaiders, state, claim(0, 0, stars), 'WR-R20');
    expectRefusal(wreckRaiders, state, claim(0, 0, 23), 'WR-STAR-1');
    const one = after(state, claim(0, 0, 16));
    expect([one.mats[0]?.shells, one.mats[0]?.exhibits]).toEqual([[2, 0, 2], [36]]);
    const covered = after(state, claim(0, 0, 19));
    expect([covered.mats[0]?.shells, covered.shells[2]]).toEqual([[3, 1, 0], 15]);
  });

  test('S11 a treasure in the middle of a claim', () => {
    const state = after(
      base(2, (draft) => {
        draft.exhibits = [15, 1, 2];
        give(draft, 0, {
          displays: [[RELIC, GEM, GOLD], [GOLD, GOLD, GOLD, GOLD, ART], []],
          shells: [0, 1, 1],
        });
      }),
      ...beachTurn(),
      claim(0, 0),
      { type: 'decorate-scallop', seat: 0, wreck: ARTS },
      draw(),
    );
    expectRefusal(wreckRaiders, state, display(0), 'WR-R22');
    expectRefusal(wreckRaiders, state, display(1), 'WR-PLACE-2');
    expect(legal(state)).toEqual([
      'place-treasure display 2',
      ...range(3).map((column) => `place-treasure vault ${String(column)}`),
      'discard-by-starfish 1',
    ]);
    expectRefusal(wreckRaiders, state, starfish(0), 'WR-R22');
    const placed = after(state, display(2));
    expectRefusal(wreckRaiders, placed, { type: 'decorate-scallop', seat: 0, wreck: GEMS }, 'WR-DECO-1');
    expect(after(placed, plain('decorate-conch')).mats[0]?.displays).toEqual([
      [],
      [GOLD, GOLD, GOLD, GOLD, ART],
      [ART],
    ]);
  });

  test('S26 what one claim brings serves the next', () => {
    const state = after(
      base(2, (draft) => {
        draft.exhibits = [6, 14, 2];
        give(draft, 0, { displays: [[RELIC, ART, ART], [ART, RELIC, GEM], []] });
      }),
      ...beachTurn(),
      claim(0, 0),
      claim(1, 1),
      { type: 'decorate-scallop', seat: 0, wreck: GEMS },
      draw(),
      display(0),
    );
    expect([state.mats[0]?.displays[0], state.exhibits]).toEqual([[GEM], [-1, -1, 2]]);
    expect([state.phase, state.pending]).toEqual(['reveal', { kind: 'reveal-exhibit', slot: 0 }]);
    expect(after(state, reveal(40)).pending).toEqual({ kind: 'reveal-exhibit', slot: 1 });
  });

  test('S27 a free piece', () => {
    const state = after(
      base(2, (draft) => {
        draft.exhibits = [26, 1, 2];
        give(draft, 0, { displays: [[GOLD, ART, ART, GOLD], [], []] });
      }),
      ...beachTurn(),
      claim(0, 0),
      plain('end-decorations'),
    );
    expect(legal(state)).toEqual([0, 1, 2].map((tile) => `take-piece ${String(tile)} 0`));
    const taken = after(
      state,
      { type: 'take-piece', seat: 0, tile: 2, aquarium: 0 },
      { type: 'chance', kind: 'reveal-piece', outcome: 8 },
    );
    expect([taken.mats[0]?.shells, taken.mats[0]?.aquariums, taken.market[2]]).toEqual([[2, 0, 0], [[2]], 8]);
    expect(legal(after(taken, reveal(40)))).toEqual(['buy-piece 0 1', 'buy-piece 3 0', 'end-buying']);
  });
});

describe('worked examples: supplies', () => {
  const crowded = {
    displays: [
      [RELIC, RELIC, RELIC, RELIC, ART],
      [GOLD, GOLD, GOLD, GOLD, ART],
      [ART, ART, ART, GEM, GEM],
    ],
    vault: range(3).map(() => [GOLD + 1, ART + 1, RELIC + 1, GEM + 2]),
  };

  test('S12 no place for a treasure', () => {
    const full = (starfishes: number) =>
      after(
        base(2, (draft) => {
          give(draft, 0, { ...crowded, shells: [0, 0, starfishes] });
        }),
        take(),
        move(OFF_BOARD, GEMS),
        draw(),
      );
    expect(legal(full(0))).toEqual(['discard-treasure']);
    const room = after(full(1), starfish(1));
    expectRefusal(wreckRaiders, room, plain('discard-treasure'), 'WR-PLACE-1');
    expect(legal(room)).toEqual(['place-treasure display 1']);
  });

  test('S13 the last treasure', () => {
    const state = after(
      base(2, (draft) => {
        draft.discard[GEMS] = [7, 6, 7];
      }),
      take(),
      move(OFF_BOARD, GEMS),
    );
    expect(wreckRaiders.chanceOutcomes(state)).toEqual([{ action: draw(1), weight: 1, probability: 1 }]);
    expectChanges(state, after(state, draw(1)), (draft) => {
      draft.supply[GEMS] = [7, 6, 7];
      draft.discard[GEMS] = [0, 0, 0];
      draft.pending = null;
      if (draft.gain !== null) draft.gain.treasure = 1;
    });
  });

  test('S14 an empty wreck', () => {
    const state = base(5, (draft) => {
      put(draft, { [spot(GEMS, 2)]: 3 });
      give(draft, 0, { displays: [[], [0, 1, 2], []], shells: [0, 2, 0] });
      give(draft, 1, { displays: [[0], [], []], shells: [0, 0, 1] });
      give(draft, 2, {
        displays: [
          [0, 0, 0, 0, 0],
          [1, 1, 1, 1, 1],
          [2, 2, 2, 2, 2],
        ],
        vault: [[1, 2], [], []],
      });
    });
    const moved = after(state, take(), move(OFF_BOARD, GEMS));
    expect([moved.phase, moved.gain, moved.mats[3]]).toEqual(['claim', null, state.mats[3]]);
    const next = after(moved, plain('end-claims'), plain('end-buying'), starfish(0, 1));
    expect([next.supply[GEMS], next.discard[GEMS]]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('S15 shells run short', () => {
    const state = base(2, (draft) => {
      draft.dice[0] = [5, 2, -1];
      give(draft, 1, { shells: [0, 0, 13] });
    });
    const taken = after(state, take(5, 'starfish'));
    expect(taken.mats[0]?.shells).toEqual([0, 0, 1]);
    expect(after(taken, move(OFF_BOARD, BEACH)).mats[0]?.shells).toEqual([0, 0, 2]);
  });
});
