import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import { after, base, beachTurn, buy, give, legal, plain, revealPiece } from '../positions.js';
import type { Draughted } from '../positions.js';

function buying(things: Parameters<typeof give>[2], change: (draft: Draughted) => void = () => undefined) {
  return after(
    base(2, (draft) => {
      give(draft, 0, things);
      change(draft);
    }),
    ...beachTurn(),
  );
}

describe('WR-BUY-1 Paying the cost', () => {
  const state = buying({ shells: [0, 1, 0] });

  test('seashells to the beach, piece to the mat', () => {
    const { state: bought, events } = playWithEvents(wreckRaiders, state, [buy(1, 0)]);
    expectChanges(state, bought, (draft) => {
      give(draft, 0, { shells: [2, 0, 0], aquariums: [[1]] });
      draft.shells = [13, 15, 15];
      draft.market[1] = -1;
      draft.pending = { kind: 'reveal-piece', tile: 1 };
    });
    expect(events).toEqual([
      { type: 'piece-taken', seat: 0, piece: 1, tile: 1, aquarium: 0, paid: [0, 1, 0] },
    ]);
  });

  test('not beyond the basket, and not from an empty tile', () => {
    expect(expectRefusal(wreckRaiders, state, buy(2, 0), 'WR-BUY-1')).toBe(
      'the basket cannot pay for piece 2',
    );
    const gone = buying({}, (draft) => {
      draft.market = [0, -1, -1, 11, 12, 13, 28, 29, 30];
      give(draft, 1, { aquariums: range(10).map((bottom) => [bottom + 1]) });
    });
    expect(expectRefusal(wreckRaiders, gone, buy(2, 0), 'WR-BUY-1')).toBe('tile 2 of the market is empty');
  });

  test('WR-R31 the shells along the edge of a piece are its cost', () => {
    const { shells } = wreckRaiders.edition.aquarium.pieces[20] ?? {};
    expect(shells).toEqual([2, 1, 0]);
  });
});

describe('WR-BUY-2 One a turn', () => {
  test('after the first the turn is over', () => {
    const bought = after(buying({}), buy(0, 0), revealPiece(3));
    expect([bought.seat, bought.phase]).toEqual([1, 'take-die']);
    expectRefusal(wreckRaiders, bought, buy(0, 1), 'TT-PHASE');
  });

  test('or none', () => {
    expect(after(buying({}), plain('end-buying')).seat).toBe(1);
  });
});

describe('WR-BUY-3 Several aquariums', () => {
  test('a second Bottom beside an unfinished aquarium', () => {
    expect(legal(buying({ aquariums: [[3]] }))).toEqual(['buy-piece 0 1', 'buy-piece 3 0', 'end-buying']);
    expect(after(buying({ aquariums: [[3]] }), buy(0, 1)).mats[0]?.aquariums).toEqual([[3], [0]]);
  });
});

describe('WR-BUY-4 A Bottom starts one', () => {
  test.each([0, 2])('it does not go to aquarium %i beside one', (aquarium) => {
    expectRefusal(wreckRaiders, buying({ aquariums: [[3]] }), buy(0, aquarium), 'WR-BUY-4');
  });
});

describe('WR-BUY-5 Middles and Tops go on', () => {
  test('on a Bottom or a Middle', () => {
    const state = buying({ aquariums: [[3], [4, 14]], shells: [0, 0, 1] });
    expect(legal(state).filter((line) => / [3-8] \d$/.test(line))).toEqual([
      'buy-piece 3 0',
      'buy-piece 3 1',
      'buy-piece 5 0',
      'buy-piece 5 1',
      'buy-piece 6 0',
      'buy-piece 6 1',
    ]);
  });

  test('not where there is no aquarium', () => {
    expectRefusal(wreckRaiders, buying({ aquariums: [[3]] }), buy(3, 1), 'WR-BUY-5');
  });
});

describe('WR-BUY-6 Placed or not bought', () => {
  test('without an aquarium only Bottoms can be bought', () => {
    expect(legal(buying({ shells: [3, 3, 3] }))).toEqual([
      'buy-piece 0 0',
      'buy-piece 1 0',
      'buy-piece 2 0',
      'end-buying',
    ]);
  });
});

describe('WR-BUY-7 Never moved', () => {
  test('no action names a piece of an aquarium', () => {
    const action = { type: 'move-piece', seat: 0, from: 0, to: 1 };
    expect(wreckRaiders.check(buying({}), action as never)).toMatchObject({ refusal: { rule: 'TT-SHAPE' } });
  });
});

describe('WR-BUY-8 Nothing on a Top', () => {
  test('neither a Middle nor another Top', () => {
    const state = buying({ aquariums: [[3, 38]], shells: [1, 1, 1] });
    expectRefusal(wreckRaiders, state, buy(3, 0), 'WR-BUY-8');
    expectRefusal(wreckRaiders, state, buy(6, 0), 'WR-BUY-8');
    expect(legal(state)).toEqual(['buy-piece 0 1', 'buy-piece 1 1', 'buy-piece 2 1', 'end-buying']);
  });
});

describe('WR-BUY-9 Market refilled', () => {
  test('from the same stack, before the next turn', () => {
    const bought = after(buying({ aquariums: [[3]] }), buy(3, 0));
    expect(wreckRaiders.chanceOutcomes(bought)?.map(({ action }) => action.outcome)).toEqual(
      range(14).map((piece) => piece + 14),
    );
    expect(after(bought, revealPiece(20)).market).toEqual([0, 1, 2, 20, 12, 13, 28, 29, 30]);
  });
});

describe('WR-BUY-10 Stacks run out', () => {
  test('WR-R33 the tile stays empty then', () => {
    const state = buying({}, (draft) => {
      give(draft, 1, { aquariums: range(8).map((bottom) => [bottom + 3]) });
    });
    const bought = after(state, buy(0, 0));
    expect([bought.market[0], bought.pending, bought.seat]).toEqual([-1, null, 1]);
  });
});
