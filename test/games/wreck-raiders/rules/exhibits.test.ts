import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import {
  ART,
  GEM,
  GOLD,
  RELIC,
  after,
  base,
  beachTurn,
  claim,
  display,
  draw,
  give,
  legal,
  plain,
} from '../positions.js';
import type { Draughted } from '../positions.js';

const DEAR = [9, 10, 3, 20, 21, 22, 28, 29, 30];

/** Phase claim of seat 0, after a turn at the beach that brought two Conches. */
function claiming(
  cards: number[],
  things: Parameters<typeof give>[2],
  change: (draft: Draughted) => void = () => undefined,
) {
  return after(
    base(2, (draft) => {
      draft.exhibits = cards;
      draft.market = DEAR;
      give(draft, 0, things);
      change(draft);
    }),
    ...beachTurn(),
  );
}

const three = claiming([0, 4, 2], {
  displays: [
    [GEM, GEM + 1, GEM + 2],
    [GOLD, GEM, GEM],
    [ART, ART],
  ],
});
const claims = (state: typeof three) => legal(state).filter((line) => line.startsWith('claim'));

describe('WR-CLAIM-1 A face-up exhibit that a display matches', () => {
  test('each match is a claim', () => {
    expect(claims(three)).toEqual(['claim-exhibit 0 0 0', 'claim-exhibit 1 1 0']);
  });

  test('a slot without an exhibit shows none', () => {
    expectRefusal(
      wreckRaiders,
      after(three, claim(0, 0), plain('end-decorations')),
      claim(1, 0),
      'WR-CLAIM-1',
    );
    expectRefusal(wreckRaiders, three, claim(1, 5), 'WR-CLAIM-1');
  });
});

describe('WR-CLAIM-2 Only types count', () => {
  test('three different fronts of gems are three gems', () => {
    expect(three.mats[0]?.displays[0]).toEqual([0, 1, 2]);
    expect(wreckRaiders.check(three, claim(0, 0)).legal).toBe(true);
  });
});

describe('WR-CLAIM-3 Exactly these treasures', () => {
  test('in any order', () => {
    expect(wreckRaiders.check(three, claim(1, 1)).legal).toBe(true);
  });

  test('no fewer, no more, no others', () => {
    expect(expectRefusal(wreckRaiders, three, claim(2, 2), 'WR-CLAIM-3')).toBe(
      'the exhibit asks for 3 treasures, the display has 2',
    );
    expect(expectRefusal(wreckRaiders, three, claim(0, 1), 'WR-CLAIM-3')).toBe('the types do not match');
    const four = claiming([0, 4, 2], { displays: [[GEM, GEM, GEM, GEM], [GEM, GEM, GEM], []] });
    expectRefusal(wreckRaiders, four, claim(0, 0), 'WR-CLAIM-3');
  });
});

describe('WR-CLAIM-4 Announced', () => {
  test('display and exhibit are told before anything comes of it', () => {
    const { state, events } = playWithEvents(wreckRaiders, three, [claim(0, 0)]);
    expect(events).toEqual([
      { type: 'claim-announced', seat: 0, display: 0, slot: 0, stars: 0, card: 0, exact: true },
    ]);
    expectChanges(three, state, (draft) => {
      draft.claim = { display: 0, slot: 0, stars: 0, conch: false, scallop: false };
      draft.phase = 'decorate';
    });
  });
});

describe('WR-CLAIM-5 Display to the discard', () => {
  test('all its treasures, and only then do supplies take in their discards', () => {
    const state = claiming([0, 4, 2], { displays: [[GEM, GEM + 1, GEM + 2], [], []] });
    const { discard, mats } = after(state, claim(0, 0), plain('end-decorations'));
    expect([discard[0], mats[0]?.displays[0]]).toEqual([[1, 1, 1], []]);
  });

  test('into an empty supply as one pile', () => {
    const state = claiming([0, 4, 2], { displays: [[GEM, GEM, GEM + 1], [], []] }, (draft) => {
      give(draft, 1, {
        displays: [
          [0, 0, 0, 0, 0],
          [1, 1, 1, 1, 1],
          [2, 2, 2, 2, 2],
        ],
        vault: [[1, 2], [2], []],
      });
    });
    expect(state.supply[0]).toEqual([0, 0, 0]);
    const { events, state: done } = playWithEvents(wreckRaiders, state, [
      claim(0, 0),
      plain('end-decorations'),
    ]);
    expect(events.filter(({ type }) => type === 'supply-renewed')).toEqual([
      { type: 'supply-renewed', wreck: 0, count: 3 },
    ]);
    expect([done.supply[0], done.discard[0]]).toEqual([
      [2, 1, 0],
      [0, 0, 0],
    ]);
  });
});

describe('WR-CLAIM-6 Exhibit kept', () => {
  test('with its Conch if it was decorated with one', () => {
    const decorated = after(three, claim(0, 0), plain('decorate-conch'));
    expectChanges(three, decorated, (draft) => {
      give(draft, 0, {
        shells: [1, 0, 0],
        displays: [[], [GOLD, GEM, GEM], [ART, ART]],
        exhibits: [0],
        conches: [0],
      });
      draft.exhibits[0] = -1;
      draft.discard[0] = [1, 1, 1];
    });
  });

  test('without one otherwise', () => {
    const mat = after(three, claim(0, 0), plain('end-decorations')).mats[0];
    expect([mat?.exhibits, mat?.conches, mat?.shells]).toEqual([[0], [], [2, 0, 0]]);
  });
});

describe('WR-CLAIM-7 Another claim', () => {
  const two = claiming([6, 14, 2], { displays: [[RELIC, ART, ART], [ART, RELIC, GEM], []] });

  test('with what the first brought', () => {
    const first = after(two, claim(0, 0));
    expect([first.phase, first.mats[0]?.shells]).toEqual(['claim', [2, 1, 0]]);
    const second = after(first, claim(1, 1));
    expect(legal(second)).toEqual([
      ...range(4).map((wreck) => `decorate-scallop ${String(wreck)}`),
      'end-decorations',
    ]);
  });

  test('WR-R29 slots stay empty between claims', () => {
    const done = after(two, claim(0, 0), claim(1, 1), plain('end-decorations'));
    expect([done.exhibits, done.phase, done.pending]).toEqual([
      [-1, -1, 2],
      'reveal',
      { kind: 'reveal-exhibit', slot: 0 },
    ]);
  });

  test('or none: the step may be ended at once', () => {
    expect(after(two, plain('end-claims')).seat).toBe(1);
  });
});

const crests = claiming([15, 1, 2], { displays: [[RELIC, GEM, GOLD], [GEM], []], shells: [0, 1, 0] });

describe('WR-DECO-1 Shells shown, once each', () => {
  const announced = after(crests, claim(0, 0));

  test('Conch and Scallop where both are shown and in the basket', () => {
    expect(legal(announced)).toEqual([
      'decorate-conch',
      ...range(4).map((wreck) => `decorate-scallop ${String(wreck)}`),
      'end-decorations',
    ]);
  });

  test('each once', () => {
    const twice = claiming([15, 1, 2], { displays: [[RELIC, GEM, GOLD], [GEM], []], shells: [0, 2, 0] });
    const conch = after(twice, claim(0, 0), plain('decorate-conch'));
    expectRefusal(wreckRaiders, conch, plain('decorate-conch'), 'WR-DECO-1');
    const scallop = after(
      twice,
      claim(0, 0),
      { type: 'decorate-scallop', seat: 0, wreck: 2 },
      draw(),
      display(1),
    );
    expectRefusal(wreckRaiders, scallop, { type: 'decorate-scallop', seat: 0, wreck: 1 }, 'WR-DECO-1');
  });

  test('not what is not shown, nor what the basket lacks', () => {
    const conchOnly = after(
      claiming([0, 1, 2], { displays: [[GEM, GEM, GEM], [], []], shells: [0, 1, 0] }),
      claim(0, 0),
    );
    expectRefusal(wreckRaiders, conchOnly, { type: 'decorate-scallop', seat: 0, wreck: 0 }, 'WR-DECO-1');
    const poor = after(claiming([15, 1, 2], { displays: [[RELIC, GEM, GOLD], [], []] }), claim(0, 0));
    expectRefusal(wreckRaiders, poor, { type: 'decorate-scallop', seat: 0, wreck: 0 }, 'WR-DECO-1');
  });

  test('WR-R23 in either order', () => {
    const conchFirst = after(crests, claim(0, 0), plain('decorate-conch'), {
      type: 'decorate-scallop',
      seat: 0,
      wreck: 2,
    });
    const scallopFirst = after(
      announced,
      { type: 'decorate-scallop', seat: 0, wreck: 2 },
      draw(),
      display(1),
    );
    expect(after(conchFirst, draw(), display(1))).toEqual(after(scallopFirst, plain('decorate-conch')));
  });
});

describe('WR-DECO-2 Conch on the card', () => {
  test('from the basket, not to the beach, and worth two coins', () => {
    const state = after(crests, claim(0, 0), plain('decorate-conch'));
    expect([state.shells[0], state.mats[0]?.shells[0], state.claim?.conch]).toEqual([13, 1, true]);
    expect(wreckRaiders.scores(after(state, plain('end-decorations'))).seats[0]?.conches).toBe(2);
  });
});

describe('WR-DECO-3 Scallop for a treasure', () => {
  const announced = after(crests, claim(0, 0));

  test('from a wreck of choice, placed at once; the Scallop goes to the beach', () => {
    expectChanges(announced, after(announced, { type: 'decorate-scallop', seat: 0, wreck: 2 }), (draft) => {
      give(draft, 0, { shells: [2, 0, 0] });
      draft.shells = [13, 15, 15];
      draft.phase = 'place';
      draft.gain = { seat: 0, wreck: 2, treasure: -1, vaultOnly: false, source: 'decoration' };
      draft.pending = { kind: 'draw-treasure', wreck: 2, seat: 0 };
      if (draft.claim !== null) draft.claim.scallop = true;
    });
  });

  test('WR-R22 not into the display that is being claimed', () => {
    const drawn = after(announced, { type: 'decorate-scallop', seat: 0, wreck: 2 }, draw());
    expectRefusal(wreckRaiders, drawn, display(0), 'WR-R22');
    expect(legal(drawn)).not.toContain('place-treasure display 0');
    expect(after(drawn, display(1)).phase).toBe('decorate');
  });

  test('WR-R16 not from an empty wreck', () => {
    const state = after(
      claiming([15, 1, 2], { displays: [[RELIC, GEM, GOLD], [], []], shells: [0, 1, 0] }, (draft) => {
        give(draft, 1, {
          displays: [
            [6, 6, 6, 6, 6],
            [7, 7, 7, 7, 7],
            [8, 8, 8, 8, 8],
          ],
          vault: [
            [6, 6],
            [7, 7],
            [8, 8],
          ],
        });
      }),
      claim(0, 0),
    );
    expectRefusal(wreckRaiders, state, { type: 'decorate-scallop', seat: 0, wreck: 2 }, 'WR-R16');
    expect(legal(state).filter((line) => line.startsWith('decorate-scallop'))).toEqual([
      'decorate-scallop 0',
      'decorate-scallop 1',
      'decorate-scallop 3',
    ]);
  });
});
