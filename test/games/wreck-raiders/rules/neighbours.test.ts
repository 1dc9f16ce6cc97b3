import { describe, expect, test } from 'vitest';
import { createWreckRaiders, standard, wreckRaiders } from 'tidetable/wreck-raiders';
import { tableOf } from '../../../../src/games/wreck-raiders/table.js';
import { expectChanges, playWithEvents } from '../../../support/scenario.js';
import {
  ARTS,
  GEMS,
  GOLDS,
  OFF_BOARD,
  RELICS,
  after,
  base,
  display,
  draw,
  give,
  move,
  put,
  spot,
  starfish,
  take,
} from '../positions.js';

describe('WR-NEIGH-1 Neighbours gain too', () => {
  test('on the two spots right beside, and nowhere else', () => {
    const state = after(
      base(3, (draft) => {
        put(draft, { [spot(GEMS, 2)]: 1, [spot(GEMS, 5)]: 2, [spot(GEMS, 4)]: 1, [spot(GOLDS, 2)]: 2 });
      }),
      take(),
      move(OFF_BOARD, GEMS),
    );
    expect(state.neighbours).toEqual([1, 2]);
    const first = after(state, draw(), display(0));
    expect([first.gain, first.pending, first.neighbours]).toEqual([
      { seat: 1, wreck: GEMS, treasure: -1, vaultOnly: false, source: 'neighbour' },
      { kind: 'draw-treasure', wreck: GEMS, seat: 1 },
      [2],
    ]);
  });

  test.each([
    { wreck: GEMS, ring: [1, 2, 4, 6, 3, 5] },
    { wreck: GOLDS, ring: [1, 3, 2, 4, 6, 5] },
    { wreck: ARTS, ring: [1, 3, 6, 2, 5, 4] },
    { wreck: RELICS, ring: [1, 4, 3, 5, 2, 6] },
  ])('WR-R1 wreck $wreck is the closed ring $ring', ({ wreck, ring }) => {
    const { beside } = tableOf(wreckRaiders.edition);
    expect(wreckRaiders.edition.wrecks.rings[wreck]).toEqual(ring);
    for (const [place, number] of ring.entries()) {
      const both = [ring[(place + 5) % 6], ring[(place + 1) % 6]].map((other) => spot(wreck, other ?? 0));
      expect(new Set(beside[spot(wreck, number)])).toEqual(new Set(both));
    }
  });

  test('WR-R1 an edition may have lines instead: the ends have one neighbour', () => {
    const lines = createWreckRaiders({
      ...standard,
      edition: 'lines',
      wrecks: { ...standard.wrecks, closed: false },
    });
    const { beside } = tableOf(lines.edition);
    expect([beside[spot(GEMS, 1)], beside[spot(GEMS, 5)], beside[spot(GEMS, 2)]]).toEqual([
      [spot(GEMS, 2)],
      [spot(GEMS, 3)],
      [spot(GEMS, 1), spot(GEMS, 4)],
    ]);
  });
});

describe('WR-NEIGH-2 Neighbours of every colour', () => {
  const state = base(3, (draft) => {
    put(draft, { [spot(GEMS, 2)]: 1, [spot(GEMS, 5)]: 0 });
  });

  test("the mover's own divers too", () => {
    const moved = after(state, take(), move(OFF_BOARD, GEMS), draw(), display(0), draw(), display(0));
    expect([moved.mats[0]?.displays[0], moved.gain?.seat]).toEqual([[0, 0], 1]);
  });

  test('WR-R18 the owner decides, on whoever’s turn, before play goes on', () => {
    const moved = after(
      state,
      take(),
      move(OFF_BOARD, GEMS),
      draw(),
      display(0),
      draw(),
      display(0),
      draw(2),
    );
    expect([moved.seat, wreckRaiders.actors(moved), moved.phase]).toEqual([0, [1], 'place']);
    expectChanges(moved, after(moved, display(2, 1)), (draft) => {
      give(draft, 1, { displays: [[], [], [2]] });
      draft.gain = null;
      draft.die = null;
      draft.wreck = -1;
      draft.seat = 1;
      draft.turn = 2;
      draft.phase = 'take-die';
    });
  });
});

describe('WR-R11 order among neighbours', () => {
  test.each([
    { mover: 0, beside: [2, 1], order: [1, 2] },
    { mover: 1, beside: [0, 2], order: [2, 0] },
    { mover: 2, beside: [1, 2], order: [2, 1] },
    { mover: 1, beside: [0, 0], order: [0, 0] },
  ])('seat $mover beside $beside: $order', ({ mover, beside, order }) => {
    const state = base(3, (draft) => {
      draft.seat = mover;
      draft.start = mover;
      put(draft, { [spot(GEMS, 2)]: beside[0] ?? 0, [spot(GEMS, 5)]: beside[1] ?? 0 });
    });
    expect(after(state, take(1, 'blank', mover), move(OFF_BOARD, GEMS, mover)).neighbours).toEqual(order);
  });
});

describe('WR-SUPPLY-1 Discards become the supply', () => {
  const last = base(2, (draft) => {
    draft.discard[GEMS] = [7, 6, 7];
  });

  test('when the last treasure is drawn', () => {
    const { state, events } = playWithEvents(wreckRaiders, last, [take(), move(OFF_BOARD, GEMS), draw(1)]);
    expect([state.supply[GEMS], state.discard[GEMS], state.gain?.treasure]).toEqual([
      [7, 6, 7],
      [0, 0, 0],
      1,
    ]);
    expect(events.slice(-2)).toEqual([
      { type: 'treasure-drawn', seat: 0, wreck: GEMS, treasure: 1, source: 'dive' },
      { type: 'supply-renewed', wreck: GEMS, count: 20 },
    ]);
  });

  test('WR-R15 and when the first treasure is discarded beside an empty supply', () => {
    const all = base(5, (draft) => {
      give(draft, 0, {
        displays: [
          [0, 1, 2, 0, 1],
          [2, 0, 1, 2, 0],
          [1, 2, 0, 1, 2],
        ],
        shells: [0, 0, 1],
      });
      give(draft, 1, { displays: [[0, 1, 2, 0, 1], [2], []] });
      draft.discard[GEMS] = [0, 0, 0];
    });
    expect(all.supply[GEMS]).toEqual([0, 0, 0]);
    const { state, events } = playWithEvents(wreckRaiders, all, [starfish(0)]);
    expect([state.supply[GEMS], state.discard[GEMS]]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(events).toEqual([
      { type: 'treasure-discarded', seat: 0, treasure: 1, cause: 'starfish', display: 0 },
      { type: 'supply-renewed', wreck: GEMS, count: 1 },
    ]);
  });

  test('WR-R16 nobody gains where both are empty, and no Scallop can be spent', () => {
    const all = base(5, (draft) => {
      give(draft, 0, { shells: [0, 2, 0] });
      give(draft, 1, {
        displays: [
          [0, 1, 2, 0, 1],
          [2, 0, 1, 2, 0],
          [1, 2, 0, 1, 2],
        ],
      });
      give(draft, 2, { displays: [[0, 1, 2, 0, 1], [2], []] });
      put(draft, { [spot(GEMS, 2)]: 3 });
      draft.market = [9, 10, 3, 20, 21, 22, 28, 29, 30];
    });
    const { state, events } = playWithEvents(wreckRaiders, all, [take(), move(OFF_BOARD, GEMS)]);
    expect(events.slice(2, 4)).toEqual([
      { type: 'wreck-empty', seat: 0, wreck: GEMS },
      { type: 'wreck-empty', seat: 3, wreck: GEMS },
    ]);
    expect([state.seat, state.phase, state.mats[0]?.shells]).toEqual([1, 'take-die', [0, 2, 0]]);
  });
});
