import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectRefusal, playWithEvents } from '../../../support/scenario.js';
import { GEM, GOLD, after, base, beachTurn, claim, give, plain, reveal, take } from '../positions.js';

const DEAR = [9, 10, 3, 20, 21, 22, 28, 29, 30];

/** Seat 0 is one exhibit short of the goal, and has a display that fits. */
function closing(players: number, goal: number) {
  return base(players, (draft) => {
    draft.market = DEAR;
    give(draft, 0, {
      displays: [[GEM, GEM, GEM], [], []],
      exhibits: range(goal - 1).map((card) => card + 20),
    });
  });
}
const claimed = [...beachTurn(), claim(0, 0), plain('end-decorations'), reveal(10)];

describe('WR-END-1 End triggered', () => {
  test.each([
    { players: 2, goal: 6 },
    { players: 3, goal: 5 },
    { players: 4, goal: 4 },
    { players: 5, goal: 4 },
  ])('$players players: $goal exhibits', ({ players, goal }) => {
    expect(after(closing(players, goal), ...claimed).closing).toBe(players - 1);
    expect(after(closing(players, goal - 1), ...claimed).closing).toBe(-1);
  });

  test('WR-R37 when the turn ends, after buying', () => {
    const state = base(2, (draft) => {
      give(draft, 0, { displays: [[GEM, GEM, GEM], [], []], exhibits: range(5).map((card) => card + 20) });
    });
    const buying = after(state, ...claimed);
    expect([buying.phase, buying.closing]).toEqual(['buy', -1]);
    const { state: next, events } = playWithEvents(wreckRaiders, buying, [plain('end-buying')]);
    expect(next.closing).toBe(1);
    expect(events.slice(0, 2)).toEqual([
      { type: 'turn-ended', seat: 0, turn: 1 },
      { type: 'end-triggered', seat: 0, turnsLeft: 1 },
    ]);
  });
});

describe('WR-END-2 One more turn each', () => {
  const triggered = after(closing(3, 5), ...claimed);

  test('then the game is over', () => {
    const second = after(triggered, ...beachTurn(1));
    expect([second.closing, second.seat, second.result]).toEqual([1, 2, null]);
    const over = after(second, ...beachTurn(2));
    expect([over.closing, over.phase, over.seat, over.turn, over.die, over.wreck]).toEqual([
      0,
      'over',
      2,
      3,
      null,
      -1,
    ]);
    expect(over.result?.winners).toEqual([0]);
    expectRefusal(wreckRaiders, over, take(), 'TT-OVER');
  });

  test('WR-R36 a second player at the goal does not put the end off', () => {
    const both = base(3, (draft) => {
      draft.market = DEAR;
      give(draft, 0, { displays: [[GEM, GEM, GEM], [], []], exhibits: [20, 21, 22, 23] });
      give(draft, 1, { displays: [[GOLD, GOLD, GOLD], [], []], exhibits: [24, 25, 26, 27] });
    });
    const one = after(both, ...claimed);
    const two = after(one, ...beachTurn(1), claim(0, 1, 0, 1), reveal(11));
    expect([one.closing, two.closing, after(two, ...beachTurn(2)).phase]).toEqual([2, 1, 'over']);
  });

  test('WR-R29 slots are filled on the last turn too', () => {
    const last = base(2, (draft) => {
      draft.market = DEAR;
      draft.closing = 1;
      give(draft, 0, { displays: [[GEM, GEM, GEM], [], []] });
      give(draft, 1, { exhibits: [20, 21, 22, 23, 24, 25] });
    });
    const over = after(last, ...claimed);
    expect([over.phase, over.exhibits]).toEqual(['over', [10, 1, 2]]);
  });
});

describe('WR-R55 no limit to the length', () => {
  test('turns count on, and hosts give a batch up at the cap', () => {
    const late = base(2, (draft) => {
      draft.market = DEAR;
      draft.turn = 100_001;
      draft.start = 0;
    });
    expect(after(late, ...beachTurn()).turn).toBe(100_002);
    expect(wreckRaiders.info.cap).toBe(20_000);
  });
});
