import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import { discardByStarfish } from '../../../../src/games/wreck-raiders/actions/discard-by-starfish.js';
import { diveAgain } from '../../../../src/games/wreck-raiders/actions/dive-again.js';
import { tableOf } from '../../../../src/games/wreck-raiders/table.js';
import {
  ART,
  GEM,
  GEMS,
  GOLD,
  OFF_BOARD,
  RELIC,
  after,
  base,
  beachTurn,
  claim,
  display,
  draw,
  give,
  legal,
  move,
  plain,
  put,
  shift,
  spot,
  starfish,
  take,
} from '../positions.js';

const env = {
  edition: wreckRaiders.edition,
  table: tableOf(wreckRaiders.edition),
  facts: { home: 0, claims: [] },
};

describe('WR-CONCH-1 Conch: one up or down', () => {
  const state = base(2, (draft) => {
    draft.dice = [[6, 3, -1], ...range(4).map((): [number, number, number] => [3, 3, -1])];
    give(draft, 0, { shells: [1, 0, 0] });
  });

  test('the Conch goes to the beach', () => {
    const taken = after(state, take(3));
    expectChanges(taken, after(taken, shift(-1)), (draft) => {
      draft.die = { index: 1, number: 2 };
      give(draft, 0, { shells: [0, 0, 0] });
      draft.shells = [15, 15, 15];
    });
  });

  test('not without a Conch', () => {
    const spent = after(state, take(3), shift(1));
    expect(expectRefusal(wreckRaiders, spent, shift(1), 'WR-CONCH-1')).toBe('the basket has no Conch');
    expect(legal(spent).filter((line) => line.startsWith('shift'))).toEqual([]);
  });

  test('WR-R3 after the die is chosen, before the diver moves', () => {
    expectRefusal(wreckRaiders, state, shift(1), 'TT-PHASE');
    expectRefusal(wreckRaiders, after(state, take(3), move(OFF_BOARD, GEMS), draw()), shift(1), 'TT-PHASE');
  });
});

describe('WR-CONCH-2 Numbers wrap', () => {
  test.each([
    { value: 6, by: 1, number: 1 },
    { value: 1, by: -1, number: 6 },
    { value: 3, by: 1, number: 4 },
    { value: 3, by: -1, number: 2 },
  ] as const)('$value by $by is $number', ({ value, by, number }) => {
    const state = base(2, (draft) => {
      draft.dice = range(5).map(() => [value, 3, -1]);
      give(draft, 0, { shells: [1, 0, 0] });
    });
    expect(after(state, take(value), shift(by)).die).toEqual({ index: 0, number });
  });
});

describe('WR-CONCH-3 Several Conches', () => {
  test('on the same die, in any mixture', () => {
    const state = base(2, (draft) => {
      give(draft, 0, { shells: [3, 0, 0] });
    });
    const { state: shifted, events } = playWithEvents(wreckRaiders, state, [
      take(),
      shift(-1),
      shift(-1),
      shift(1),
    ]);
    expect([shifted.die, shifted.mats[0]?.shells]).toEqual([{ index: 0, number: 6 }, [0, 0, 0]]);
    expect(events.slice(1)).toEqual([
      { type: 'die-shifted', seat: 0, by: -1, number: 6 },
      { type: 'die-shifted', seat: 0, by: -1, number: 5 },
      { type: 'die-shifted', seat: 0, by: 1, number: 6 },
    ]);
  });
});

const diver = base(2, (draft) => {
  put(draft, { [spot(GEMS, 2)]: 1 });
  give(draft, 0, { shells: [0, 2, 0] });
});
const placed = after(diver, take(), move(OFF_BOARD, GEMS), draw(), display(0));

describe('WR-SCAL-1 Scallop: one more treasure', () => {
  test('of the wreck of this move, for a Scallop that goes to the beach', () => {
    expect([placed.phase, legal(placed)]).toEqual(['extra', ['dive-again', 'stop-diving']]);
    expectChanges(placed, after(placed, plain('dive-again')), (draft) => {
      give(draft, 0, { shells: [0, 1, 0], displays: [[GEM], [], []] });
      draft.shells = [15, 14, 15];
      draft.phase = 'place';
      draft.gain = { seat: 0, wreck: GEMS, treasure: -1, vaultOnly: false, source: 'scallop' };
      draft.pending = { kind: 'draw-treasure', wreck: GEMS, seat: 0 };
    });
  });

  test('not without a Scallop, asked directly: the step is not entered then', () => {
    expect(diveAgain.refuse(base(2), {}, 0, env)?.rule).toBe('WR-SCAL-1');
    expect(after(base(2), take(), move(OFF_BOARD, GEMS), draw(), display(0)).phase).not.toBe('extra');
  });

  test('WR-R13 not for what a neighbour gains', () => {
    const neighbour = base(2, (draft) => {
      put(draft, { [spot(GEMS, 2)]: 1 });
      give(draft, 1, { shells: [0, 3, 0] });
    });
    const gained = after(neighbour, take(), move(OFF_BOARD, GEMS), draw(), display(0), draw());
    expect(wreckRaiders.actors(gained)).toEqual([1]);
    expectRefusal(wreckRaiders, gained, plain('dive-again', 1), 'TT-PHASE');
    expect(after(gained, display(0, 1)).phase).toBe('take-die');
  });
});

describe('WR-SCAL-2 Several Scallops', () => {
  test('WR-R14 one at a time, each treasure placed before the next decision, all before the neighbours', () => {
    const once = after(placed, plain('dive-again'), draw(1), display(0));
    expect([once.phase, once.neighbours]).toEqual(['extra', [1]]);
    const twice = after(once, plain('dive-again'), draw(2), display(0));
    expect([twice.mats[0]?.displays[0], twice.gain?.seat, twice.pending?.kind]).toEqual([
      [0, 1, 2],
      1,
      'draw-treasure',
    ]);
  });

  test('stopping keeps the rest', () => {
    const stopped = after(placed, plain('stop-diving'));
    expect([stopped.mats[0]?.shells, stopped.gain?.seat]).toEqual([[0, 2, 0], 1]);
  });
});

const covering = after(
  base(2, (draft) => {
    draft.exhibits = [36, 1, 2];
    give(draft, 0, { displays: [[GOLD, GEM, GEM, GOLD, RELIC], [], []], shells: [0, 0, 3] });
  }),
  ...beachTurn(),
);

describe('WR-STAR-1 Starfish: any type', () => {
  test('one each, several if wanted, as many as the basket has', () => {
    expect(legal(covering).filter((line) => line.startsWith('claim'))).toEqual(
      [16, 17, 19, 21].map((stars) => `claim-exhibit 0 0 ${String(stars)}`),
    );
    expectRefusal(wreckRaiders, covering, claim(0, 0, 23), 'WR-STAR-1');
  });

  test('not on an empty pedestal', () => {
    const short = after(
      base(2, (draft) => {
        give(draft, 0, { displays: [[GEM, GEM, GOLD], [], []], shells: [0, 0, 2] });
      }),
      ...beachTurn(),
    );
    expect(expectRefusal(wreckRaiders, short, claim(0, 0, 8), 'WR-STAR-1')).toBe(
      'a Starfish lies on an empty pedestal',
    );
    expect(wreckRaiders.check(short, claim(0, 0, 4)).legal).toBe(true);
  });

  test('WR-R20 sets that do the same are one choice, named by the smallest number', () => {
    for (const stars of [18, 20, 22, 24, 25, 26, 28])
      expectRefusal(wreckRaiders, covering, claim(0, 0, stars), 'WR-R20');
  });

  test('WR-R21 covered treasures fit any position, and so can earn the style reward', () => {
    const exact = playWithEvents(wreckRaiders, covering, [claim(0, 0, 19)]);
    expect(exact.events.slice(0, 2)).toMatchObject([
      { type: 'claim-announced', exact: true },
      { type: 'style-earned', reward: { kind: 'shells', shells: [1, 1, 0] } },
    ]);
    expect(exact.state.mats[0]?.shells).toEqual([3, 1, 0]);
    expect(after(covering, claim(0, 0, 16)).mats[0]?.shells).toEqual([2, 0, 2]);
  });
});

describe('WR-STAR-2 Not in the vault', () => {
  test('no action covers a vault treasure', () => {
    const action = { type: 'claim-exhibit', seat: 0, vault: 0, slot: 0, stars: 1 };
    expect(wreckRaiders.check(covering, action as never)).toMatchObject({ refusal: { rule: 'TT-SHAPE' } });
  });
});

describe('WR-STAR-3 Starfish to the beach', () => {
  test('when the claim is resolved', () => {
    expect(covering.shells).toEqual([13, 15, 12]);
    expect(after(covering, claim(0, 0, 16)).shells).toEqual([13, 15, 13]);
  });
});

const star = (draft: Parameters<Exclude<Parameters<typeof base>[1], undefined>>[0], seat: number) => {
  give(draft, seat, { shells: [0, 0, 1], displays: [[GEM, RELIC], [], [ART]] });
};

describe('WR-STAR-4 Starfish: discard a treasure', () => {
  test('the rightmost of one own display', () => {
    const state = base(2, (draft) => {
      star(draft, 0);
    });
    expectChanges(state, after(state, starfish(0)), (draft) => {
      give(draft, 0, { shells: [0, 0, 0], displays: [[GEM], [], [ART]] });
      draft.shells = [15, 15, 15];
      draft.discard[3] = [1, 0, 0];
    });
    expect(legal(state)).toEqual(['take-die 1 blank', 'discard-by-starfish 0', 'discard-by-starfish 2']);
  });

  test('not without a Starfish, and not from an empty display', () => {
    const state = base(2, (draft) => {
      star(draft, 0);
    });
    expectRefusal(wreckRaiders, state, starfish(1), 'WR-STAR-4');
    expectRefusal(wreckRaiders, after(state, starfish(0)), starfish(2), 'WR-STAR-4');
  });

  test('WR-R34 at every own decision, whatever the phase', () => {
    const phases = [
      base(2, (draft) => {
        star(draft, 0);
      }),
      after(
        base(2, (draft) => {
          star(draft, 0);
        }),
        take(),
      ),
      after(
        base(2, (draft) => {
          star(draft, 0);
        }),
        take(),
        move(OFF_BOARD, GEMS),
        draw(),
      ),
      after(
        base(2, (draft) => {
          star(draft, 0);
          give(draft, 0, { shells: [0, 1, 1] });
        }),
        take(),
        move(OFF_BOARD, GEMS),
        draw(),
        display(1),
      ),
      after(
        base(2, (draft) => {
          star(draft, 0);
        }),
        ...beachTurn(),
      ),
      after(
        base(2, (draft) => {
          star(draft, 0);
        }),
        ...beachTurn(),
        plain('end-claims'),
      ),
    ];
    expect(phases.map(({ phase }) => phase)).toEqual(['take-die', 'move', 'place', 'extra', 'claim', 'buy']);
    for (const state of phases) expect(after(state, starfish(0)).mats[0]?.displays[0]?.length).toBe(1);
  });

  test('WR-R34 when placing out of turn, but not at decisions of others', () => {
    const state = after(
      base(2, (draft) => {
        put(draft, { [spot(GEMS, 2)]: 1 });
        star(draft, 1);
      }),
      take(),
    );
    expectRefusal(wreckRaiders, state, starfish(0, 1), 'TT-SEAT');
    expect(legal(after(state, move(OFF_BOARD, GEMS), draw(), display(0), draw()))).toContain(
      'discard-by-starfish 0',
    );
  });

  test('WR-R22 not from the display that is being claimed', () => {
    const claiming = after(
      base(2, (draft) => {
        draft.exhibits = [15, 1, 2];
        give(draft, 0, { displays: [[RELIC, GEM, GOLD], [ART], []], shells: [0, 1, 1] });
      }),
      ...beachTurn(),
      claim(0, 0),
    );
    expect(claiming.phase).toBe('decorate');
    expectRefusal(wreckRaiders, claiming, starfish(0), 'WR-R22');
    expect(after(claiming, starfish(1)).phase).toBe('decorate');
    expect(discardByStarfish.refuse(claiming, { display: 0 }, 0, env)?.rule).toBe('WR-R22');
  });

  test('in phase claim the step is entered again', () => {
    const state = after(
      base(2, (draft) => {
        give(draft, 0, { shells: [0, 0, 1], displays: [[GEM, GEM, GEM, RELIC], [], []] });
        draft.exhibits = [0, 1, 2];
        draft.market = [9, 10, 3, 20, 21, 22, 28, 29, 30];
      }),
      ...beachTurn(),
    );
    expect(legal(state)).toEqual(['end-claims', 'discard-by-starfish 0']);
    expect(legal(after(state, starfish(0)))).toEqual(['claim-exhibit 0 0 0', 'end-claims']);
  });
});

describe('WR-R30 spent shells go to the beach', () => {
  test('Conch shifts, Scallop dives, Starfish and costs', () => {
    const rich = base(2, (draft) => {
      give(draft, 0, { shells: [3, 3, 3], displays: [[GEM], [], []] });
    });
    const spent = after(
      rich,
      take(),
      shift(1),
      shift(-1),
      starfish(0),
      move(OFF_BOARD, GEMS),
      draw(),
      display(0),
    );
    expect(spent.shells).toEqual([14, 12, 13]);
    expect(after(spent, plain('dive-again')).shells).toEqual([14, 13, 13]);
  });
});
