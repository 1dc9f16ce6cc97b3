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
  give,
  legal,
  plain,
  reveal,
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

describe('WR-STYLE-1 Exact order', () => {
  test.each([
    { order: [RELIC, RELIC, GOLD, GOLD], earned: true },
    { order: [RELIC, GOLD, RELIC, GOLD], earned: false },
  ])('$order: $earned', ({ order, earned }) => {
    const state = claiming([29, 1, 2], { displays: [[], order, []] });
    const { events } = playWithEvents(wreckRaiders, state, [claim(1, 0), plain('end-decorations')]);
    expect(events.some(({ type }) => type === 'style-earned')).toBe(earned);
  });

  test('WR-R24 the shells of a reward come after the decorations of the same exhibit', () => {
    const state = claiming([15, 1, 2], { displays: [[GEM, RELIC, GOLD], [], []] });
    const done = after(state, claim(0, 0), plain('end-decorations'));
    expect([done.mats[0]?.shells, done.claim]).toEqual([[2, 1, 0], null]);
    expectRefusal(
      wreckRaiders,
      after(done, reveal(3)),
      { type: 'decorate-scallop', seat: 0, wreck: 0 },
      'TT-PHASE',
    );
  });
});

describe('WR-STYLE-2 No style for a single type', () => {
  test('three gems bring no reward in any order', () => {
    const { events } = playWithEvents(wreckRaiders, three, [claim(0, 0), plain('end-decorations')]);
    expect(events.map(({ type }) => type)).toEqual(['claim-announced', 'exhibit-collected']);
    expect(
      wreckRaiders.edition.exhibits.cards.filter(({ types }) => new Set(types).size === 1),
    ).toMatchObject(range(8).map(() => ({ style: null })));
  });

  test('WR-R54 there are three kinds of reward and no other', () => {
    const kinds = wreckRaiders.edition.exhibits.cards.flatMap(({ style }) =>
      style === null ? [] : [style.kind],
    );
    expect(new Set(kinds)).toEqual(new Set(['shells', 'choice', 'piece']));
  });
});

const piece = claiming([26, 1, 2], { displays: [[GOLD, ART, ART, GOLD], [], []] });

describe('WR-STYLE-3 Free piece', () => {
  const choosing = after(piece, claim(0, 0), plain('end-decorations'));

  test('any market piece that can be placed', () => {
    expect([choosing.phase, legal(choosing)]).toEqual([
      'style-piece',
      ['take-piece 0 0', 'take-piece 1 0', 'take-piece 2 0'],
    ]);
  });

  test('WR-R26 it costs nothing and is replaced at once, before the claim is finished', () => {
    const taken = after(choosing, { type: 'take-piece', seat: 0, tile: 0, aquarium: 0 });
    expectChanges(choosing, taken, (draft) => {
      give(draft, 0, { aquariums: [[9]] });
      draft.market[0] = -1;
      draft.pending = { kind: 'reveal-piece', tile: 0 };
    });
    const revealed = after(taken, { type: 'chance', kind: 'reveal-piece', outcome: 6 });
    expect([revealed.market[0], revealed.mats[0]?.exhibits, revealed.pending?.kind]).toEqual([
      6,
      [26],
      'reveal-exhibit',
    ]);
  });

  test('WR-R27 it is not the purchase of the turn', () => {
    const done = after(
      choosing,
      { type: 'take-piece', seat: 0, tile: 0, aquarium: 0 },
      { type: 'chance', kind: 'reveal-piece', outcome: 6 },
      reveal(3),
    );
    expect([done.phase, legal(done)]).toEqual(['buy', ['buy-piece 0 1', 'end-buying']]);
  });

  test('not from an empty tile', () => {
    const gone = claiming([26, 1, 2], { displays: [[GOLD, ART, ART, GOLD], [], []] }, (draft) => {
      give(draft, 1, { aquariums: range(9).map((bottom) => [bottom]) });
      draft.market = [9, 10, -1, 20, 21, 22, 28, 29, 30];
    });
    const state = after(gone, claim(0, 0), plain('end-decorations'));
    expectRefusal(wreckRaiders, state, { type: 'take-piece', seat: 0, tile: 2, aquarium: 0 }, 'WR-STYLE-3');
  });

  test('WR-R25 nothing, if none can be placed', () => {
    const gone = claiming([26, 1, 2], { displays: [[GOLD, ART, ART, GOLD], [], []] }, (draft) => {
      give(draft, 1, { aquariums: range(11).map((bottom) => [bottom]) });
      draft.market = [-1, -1, -1, 20, 21, 22, 28, 29, 30];
    });
    const { events, state } = playWithEvents(wreckRaiders, gone, [claim(0, 0), plain('end-decorations')]);
    expect(events[1]).toEqual({ type: 'style-lost', seat: 0, card: 26, reward: { kind: 'piece' } });
    expect(state.mats[0]?.exhibits).toEqual([26]);
  });
});

describe('WR-STYLE-4 Seashell of choice', () => {
  const order = { displays: [[GEM, GOLD, ART], [], []] };

  test('any kind', () => {
    const state = after(claiming([12, 1, 2], order), claim(0, 0));
    expect(legal(state)).toEqual(['take-shell conch', 'take-shell scallop', 'take-shell starfish']);
    const taken = after(state, { type: 'take-shell', seat: 0, shell: 'scallop' });
    expect([taken.mats[0]?.shells, taken.shells, taken.mats[0]?.exhibits]).toEqual([
      [2, 1, 0],
      [13, 14, 15],
      [12],
    ]);
  });

  test('WR-R25 a kind that the beach has; none: nothing', () => {
    const poor = claiming([12, 1, 2], order, (draft) => {
      give(draft, 1, { shells: [0, 15, 15] });
    });
    expectRefusal(
      wreckRaiders,
      after(poor, claim(0, 0)),
      { type: 'take-shell', seat: 0, shell: 'scallop' },
      'WR-R25',
    );
    const none = claiming([12, 1, 2], order, (draft) => {
      give(draft, 1, { shells: [13, 15, 15] });
    });
    const { events } = playWithEvents(wreckRaiders, none, [claim(0, 0)]);
    expect(events[1]).toEqual({ type: 'style-lost', seat: 0, card: 12, reward: { kind: 'choice' } });
  });
});

describe('WR-STYLE-5 Seashells shown', () => {
  test('as far as the beach has them', () => {
    const state = claiming([51, 1, 2], { displays: [[GEM, RELIC, ART, RELIC, GOLD], [], []] }, (draft) => {
      give(draft, 1, { shells: [0, 15, 0] });
    });
    const { events } = playWithEvents(wreckRaiders, state, [claim(0, 0)]);
    expect(events.slice(1, 4)).toEqual([
      { type: 'style-earned', seat: 0, card: 51, reward: { kind: 'shells', shells: [1, 1, 1] } },
      { type: 'shells-gained', seat: 0, shells: [1, 0, 1], cause: 'style' },
      { type: 'shells-short', seat: 0, missing: [0, 1, 0] },
    ]);
  });
});

describe('WR-REVEAL-1 New exhibits', () => {
  const done = after(three, claim(0, 0), plain('end-decorations'), claim(1, 1));

  test('WR-R28 replace those claimed, lowest slot first', () => {
    expect([done.exhibits, done.pending]).toEqual([[-1, -1, 2], { kind: 'reveal-exhibit', slot: 0 }]);
    const one = after(done, reveal(40));
    expect([one.exhibits, one.pending]).toEqual([[40, -1, 2], { kind: 'reveal-exhibit', slot: 1 }]);
    expect(after(one, reveal(41)).seat).toBe(1);
    expectRefusal(wreckRaiders, one, reveal(40), 'WR-SETUP-3');
  });

  test('WR-R28 without a deck a slot stays empty for good', () => {
    const empty = claiming([0, 1, 2], { displays: [[GEM, GEM, GEM], [], []] }, (draft) => {
      give(draft, 1, { exhibits: range(49).map((card) => card + 3) });
    });
    const last = after(empty, claim(0, 0), plain('end-decorations'));
    expect([last.exhibits, last.seat, last.phase]).toEqual([[-1, 1, 2], 1, 'take-die']);
  });
});
