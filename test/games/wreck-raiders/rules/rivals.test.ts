import { describe, expect, test } from 'vitest';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import {
  ARTS,
  GEM,
  GEMS,
  GOLDS,
  OFF_BOARD,
  RELICS,
  RIVAL,
  after,
  base,
  beach,
  buy,
  claim,
  display,
  draw,
  give,
  legal,
  move,
  placeRival,
  plain,
  put,
  revealPiece,
  rivalDie,
  send,
  spot,
  take,
  vault,
} from '../positions.js';
import type { Draughted } from '../positions.js';
import { DEAR, beachOf, everywhere, rivals } from '../rounds.js';

describe('WR-SOLO-13 A die for a Rival', () => {
  test('one of the three that remain; equal ones are one choice', () => {
    const state = rivals(0, (draft) => {
      draft.dice = [
        [1, 3, 0],
        [1, 3, 0],
        [1, 3, 0],
        [4, 3, -1],
        [4, 3, -1],
        [6, 0, -1],
      ];
    });
    expect(legal(state)).toEqual(['rival-die 4 blank', 'rival-die 6 conch']);
    expectRefusal(wreckRaiders, state, rivalDie(), 'WR-SOLO-13');
    expectChanges(state, after(state, rivalDie(4)), (draft) => {
      draft.dice[3] = [4, 3, 5];
      draft.die = { index: 3, number: 4 };
      draft.phase = 'rival-move';
    });
  });
});

describe('WR-SOLO-14 A wreck of its own', () => {
  test('not where a Rival went earlier this round', () => {
    const state = rivals(2, (draft) => {
      draft.rivalWrecks = [RELICS, GEMS];
      put(draft, { [spot(RELICS, 2)]: RIVAL, [spot(GEMS, 4)]: RIVAL });
    });
    const chosen = after(state, rivalDie());
    expectRefusal(wreckRaiders, chosen, placeRival(GEMS), 'WR-SOLO-14');
    expect(legal(chosen)).toEqual(['place-rival 1', 'place-rival 2']);
  });
});

describe('WR-SOLO-15 Empty spots first', () => {
  const state = rivals(1, (draft) => {
    draft.rivalWrecks = [RELICS];
    put(draft, { [spot(GEMS, 1)]: 0, [spot(GOLDS, 1)]: RIVAL });
  });

  test('it bumps nobody while an open wreck has an empty spot of the number', () => {
    const chosen = after(state, rivalDie());
    expect(legal(chosen)).toEqual(['place-rival 2']);
    expect(expectRefusal(wreckRaiders, chosen, placeRival(GEMS), 'WR-SOLO-15')).toBe(
      'another wreck has an empty spot 1',
    );
  });

  test('WR-R44 an empty spot in a wreck that is used this round does not count', () => {
    const full = rivals(1, (draft) => {
      draft.rivalWrecks = [RELICS];
      put(draft, { [spot(GEMS, 1)]: 0, [spot(GOLDS, 1)]: RIVAL, [spot(ARTS, 1)]: 0 });
    });
    expect(legal(after(full, rivalDie()))).toEqual([0, 1, 2].map((wreck) => `place-rival ${String(wreck)}`));
  });
});

describe('WR-SOLO-16 Bumped by a Rival', () => {
  const full = after(
    rivals(0, (draft) => {
      put(draft, { ...everywhere(0), [spot(GOLDS, 1)]: RIVAL, [beach(2)]: RIVAL });
    }),
    rivalDie(),
  );

  test('an own diver, to an empty beach spot of choice', () => {
    const state = after(full, placeRival(GEMS));
    expect([state.phase, state.bumped, state.spots[0], state.rivals.supply]).toEqual(['send', 0, RIVAL, 15]);
    expect(legal(state)).toEqual([1, 3, 4, 5, 6].map((number) => `send-to-beach ${String(number)}`));
    expectRefusal(wreckRaiders, state, send(2), 'WR-SOLO-16');
  });

  test('or another Rival', () => {
    expect(after(full, placeRival(GOLDS), send(6)).spots[beach(6)]).toBe(RIVAL);
  });
});

describe('WR-SOLO-17 Bumped, beach full', () => {
  const full = after(
    rivals(0, (draft) => {
      put(draft, { ...everywhere(0), [spot(GEMS, 1)]: RIVAL, ...beachOf(RIVAL) });
    }),
    rivalDie(),
  );

  test('WR-R46 an own diver goes off the board and brings no shells', () => {
    const { state, events } = playWithEvents(wreckRaiders, full, [placeRival(GOLDS)]);
    expect([state.shells, state.phase]).toEqual([[15, 15, 15], 'place']);
    expect(wreckRaiders.canonical(state)).toMatchObject({ home: [4] });
    expect(events.slice(1)).toEqual([{ type: 'diver-home', owner: 0, from: spot(GOLDS, 1) }]);
  });

  test('a Rival leaves the game', () => {
    expect(after(full, placeRival(GEMS)).rivals).toEqual({ supply: 10, removed: 1 });
  });
});

describe('WR-SOLO-18 Shells of an own bumped diver', () => {
  test('those of its beach spot', () => {
    const state = after(
      rivals(0, (draft) => {
        put(draft, everywhere(0));
      }),
      rivalDie(),
      placeRival(GEMS),
    );
    expect(after(state, send(5)).mats[0]?.shells).toEqual([0, 0, 2]);
  });
});

describe('WR-SOLO-19 Neighbours of a Rival', () => {
  test('gain; those of Rivals are discarded', () => {
    const state = after(
      rivals(0, (draft) => {
        put(draft, { [spot(GEMS, 2)]: 0, [spot(GEMS, 5)]: RIVAL });
      }),
      rivalDie(),
      placeRival(GEMS),
    );
    expect(state.neighbours).toEqual([0, RIVAL]);
    const own = after(state, draw(), draw(1));
    expect([own.gain?.vaultOnly, wreckRaiders.actors(own)]).toEqual([true, [0]]);
    expect(after(own, vault(0), draw(2)).discard[GEMS]).toEqual([1, 0, 1]);
  });

  test('WR-R41 with rivalsDive false the placed Rival draws nothing, its neighbours do', () => {
    const state = after(
      rivals(
        0,
        (draft) => {
          put(draft, { [spot(GEMS, 2)]: 0 });
        },
        false,
      ),
      rivalDie(),
    );
    expect(after(state, placeRival(GEMS)).gain).toMatchObject({
      seat: 0,
      source: 'neighbour',
      vaultOnly: true,
    });
    expect(after(state, placeRival(GOLDS)).phase).toBe('rival-die');
  });
});

describe('WR-SOLO-20 Vault only', () => {
  const gained = (columns: number[][]) =>
    after(
      rivals(0, (draft) => {
        put(draft, { [spot(GEMS, 2)]: 0 });
        give(draft, 0, { vault: columns });
      }),
      rivalDie(),
      placeRival(GEMS),
      draw(),
      draw(1),
    );

  test('not into a display', () => {
    expect(legal(gained([[], [], []]))).toEqual(
      [0, 1, 2].map((column) => `place-treasure vault ${String(column)}`),
    );
    expectRefusal(wreckRaiders, gained([[], [], []]), display(0), 'WR-SOLO-20');
  });

  test('a full vault: it is discarded', () => {
    const full = gained([
      [3, 4, 5, 6],
      [3, 4, 5, 6],
      [7, 8, 9, 10],
    ]);
    expect(legal(full)).toEqual(['discard-treasure']);
    expect(after(full, plain('discard-treasure')).discard[GEMS]).toEqual([1, 1, 0]);
  });

  test('what comes on own turns is free', () => {
    expect(after(base(1), take(), move(OFF_BOARD, GEMS), draw()).gain?.vaultOnly).toBe(false);
  });
});

/** The end of the first round, before its purchases. */
const roundEnd = (change: (draft: Draughted) => void) =>
  after(rivals(2, change), rivalDie(), placeRival(RELICS), draw());

describe('WR-SOLO-21 Buying at the end of a round', () => {
  const buying = roundEnd((draft) => {
    draft.market = [0, 1, 2, 11, 12, 13, 28, 29, 30];
    give(draft, 0, { shells: [1, 1, 0] });
  });

  test('WR-R48 one piece after the other, each replaced at once, before the check', () => {
    expect([buying.phase, buying.roundTurn, buying.die]).toEqual(['round-buy', 6, null]);
    const one = after(buying, buy(0, 0), revealPiece(3));
    expect([one.phase, legal(one)]).toEqual(['round-buy', ['buy-piece 1 1', 'buy-piece 4 0', 'end-buying']]);
    const two = after(one, buy(1, 1), revealPiece(4));
    expect([two.round, two.phase]).toEqual([2, 'roll']);
  });

  test('or none', () => {
    expect(after(buying, plain('end-buying')).round).toBe(2);
  });
});

describe('WR-SOLO-22 The check', () => {
  test('only after the third Rival turn', () => {
    const full = base(1, (draft) => {
      draft.market = [...DEAR];
      give(draft, 0, {
        vault: [
          [3, 4, 5, 6],
          [3, 4, 5, 6],
          [7, 8, 9, 10],
        ],
      });
    });
    expect(after(full, take(), move(OFF_BOARD, GEMS), draw(), display(0)).result).toBeNull();
  });

  test('WR-R51 what no longer holds does not count', () => {
    const left = roundEnd((draft) => {
      put(draft, { ...beachOf(RIVAL), [beach(4)]: -1 });
    });
    expect([left.result, left.round]).toEqual([null, 2]);
  });

  test('WR-R49 no claims on Rival turns', () => {
    const state = rivals(0, (draft) => {
      give(draft, 0, { displays: [[GEM, GEM, GEM], [], []] });
    });
    expectRefusal(wreckRaiders, state, claim(0, 0), 'TT-PHASE');
    expectRefusal(wreckRaiders, after(state, rivalDie()), claim(0, 0), 'TT-PHASE');
  });
});

describe.each([
  {
    id: 'WR-SOLO-23',
    why: 'a full vault',
    change: (draft: Draughted) => {
      give(draft, 0, {
        vault: [
          [3, 4, 5, 6],
          [3, 4, 5, 6],
          [7, 8, 0, 0],
        ],
      });
    },
  },
  {
    id: 'WR-SOLO-24',
    why: 'a full beach, by whomever',
    change: (draft: Draughted) => {
      put(draft, { ...beachOf(RIVAL), [beach(4)]: 0 });
    },
  },
  {
    id: 'WR-SOLO-25',
    why: 'six exhibits',
    change: (draft: Draughted) => {
      give(draft, 0, { exhibits: [20, 21, 22, 23, 24, 25] });
    },
  },
  {
    id: 'WR-SOLO-26',
    why: 'no Rivals left',
    change: (draft: Draughted) => {
      draft.rivals.removed = 17;
    },
  },
  {
    id: 'WR-SOLO-27',
    why: 'a wreck that ran out',
    change: (draft: Draughted) => {
      draft.ranOut = true;
    },
  },
])('WR-SOLO-22 $id ends the game', ({ id, why, change }) => {
  test(why, () => {
    const over = roundEnd(change);
    expect([over.phase, over.result?.reasons, over.roundTurn, over.closing]).toEqual(['over', [id], 6, -1]);
    expect([over.wreck, over.die, over.result?.winners]).toEqual([-1, null, []]);
  });

  test('and nothing else does', () => {
    expect(roundEnd(() => undefined).result).toBeNull();
  });
});

describe('WR-SOLO-23 WR-SOLO-24 WR-SOLO-25 WR-SOLO-26 WR-SOLO-27 together', () => {
  test('all that hold are told', () => {
    const over = roundEnd((draft) => {
      give(draft, 0, { exhibits: [20, 21, 22, 23, 24, 25, 26] });
      draft.ranOut = true;
    });
    expect(over.result?.reasons).toEqual(['WR-SOLO-25', 'WR-SOLO-27']);
  });

  test('WR-R52 Rivals removed from the game are not in the supply', () => {
    const over = roundEnd((draft) => {
      draft.rivals.removed = 17;
    });
    expect([over.rivals, over.result?.reasons]).toEqual([{ supply: 0, removed: 17 }, ['WR-SOLO-26']]);
    expect(
      roundEnd((draft) => {
        draft.rivals.removed = 16;
      }).result,
    ).toBeNull();
  });

  test('WR-R47 a supply that ran out and was refilled has run out, until the round ends', () => {
    const state = base(1, (draft) => {
      draft.discard[GEMS] = [6, 7, 7];
    });
    const drawn = after(state, take(), move(OFF_BOARD, GEMS), draw());
    expect([drawn.ranOut, drawn.supply[GEMS]]).toEqual([true, [6, 7, 7]]);
    expect(roundEnd(() => undefined).ranOut).toBe(false);
  });
});

describe('WR-SOLO-28 Bands', () => {
  test.each([
    { exhibits: [], total: 0, band: 0 },
    { exhibits: [51, 41, 46, 48], total: 53, band: 1 },
    { exhibits: [51, 41, 46, 48, 49, 50], total: 79, band: 2 },
    { exhibits: [51, 41, 46, 48, 49, 50, 36, 40], total: 103, band: 3 },
    { exhibits: [51, 41, 46, 48, 49, 50, 36, 40, 42, 43], total: 127, band: 4 },
    { exhibits: [51, 41, 46, 48, 49, 50, 36, 40, 42, 43, 44, 45], total: 151, band: 5 },
  ])('$total coins: band $band', ({ exhibits, total, band }) => {
    const over = roundEnd((draft) => {
      give(draft, 0, { exhibits });
      draft.ranOut = true;
    });
    expect([over.result?.scores[0]?.total, over.result?.band]).toEqual([total, band]);
    expect(wreckRaiders.returns(over)).toEqual([Math.max(-1, Math.min(1, (total - 75) / 75))]);
    expect(wreckRaiders.scores(over).decidedBy).toBe('solo');
  });
});
