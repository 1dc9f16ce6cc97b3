import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal, playWithEvents } from '../../../support/scenario.js';
import {
  ARTS,
  BEACH,
  GEMS,
  GOLDS,
  OFF_BOARD,
  RELICS,
  RIVAL,
  after,
  base,
  beach,
  display,
  draw,
  give,
  legal,
  move,
  placeRival,
  plain,
  put,
  rivalDie,
  send,
  shift,
  spot,
  take,
  vault,
} from '../positions.js';
import type { Step } from '../positions.js';
import { DEAR, beachOf, everywhere, rivals } from '../rounds.js';

describe('WR-SOLO-1 Set-up as for two', () => {
  test('six divers, three exhibits, one mat', () => {
    expect(wreckRaiders.canonical(base(1))).toMatchObject({
      home: [6],
      exhibits: [0, 1, 2],
      seat: 0,
      round: 1,
    });
    expect(base(1).mats).toHaveLength(1);
  });
});

describe('WR-SOLO-2 All six dice', () => {
  test('are in the game', () => {
    expect(base(1).dice).toHaveLength(6);
  });
});

describe('WR-SOLO-3 Rivals', () => {
  test('eighteen', () => {
    expect(base(1).rivals).toEqual({ supply: 18, removed: 0 });
  });
});

describe('WR-SOLO-4 A round', () => {
  test('a roll of six, three own turns, three Rival turns, and so on', () => {
    let state = base(1, (draft) => {
      draft.market = [...DEAR];
    });
    const course: string[] = [];
    const steps: Step[][] = [
      ...[GEMS, GOLDS, ARTS].map((wreck, index) => [
        take(),
        move(OFF_BOARD, wreck),
        draw(index),
        vault(index),
      ]),
      ...[RELICS, ARTS, GOLDS].map((wreck) => [rivalDie(), placeRival(wreck)]),
    ];
    for (const turn of steps.slice(0, 4)) {
      course.push(`${String(state.roundTurn)} ${state.phase}`);
      state = after(state, ...turn);
    }
    expect(course).toEqual(['0 take-die', '1 take-die', '2 take-die', '3 rival-die']);
    expect(state.pending).toEqual({ kind: 'draw-treasure', wreck: RELICS, seat: RIVAL });
  });

  test('then all dice are rolled anew', () => {
    const last = after(rivals(2), rivalDie(), placeRival(RELICS));
    const { state, events } = playWithEvents(wreckRaiders, last, [draw()]);
    expectChanges(last, state, (draft) => {
      draft.supply[RELICS] = [6, 7, 7];
      draft.discard[RELICS] = [1, 0, 0];
      draft.gain = null;
      draft.die = null;
      draft.wreck = -1;
      draft.rivalWrecks = [];
      draft.round = 2;
      draft.roundTurn = 0;
      draft.turn = 4;
      draft.phase = 'roll';
      draft.dice = range(6).map(() => [0, 3, -2]);
      draft.pending = { kind: 'roll-die', die: 0 };
    });
    expect(events.map(({ type }) => type)).toEqual([
      'treasure-drawn',
      'treasure-discarded',
      'round-ended',
      'round-started',
      'turn-started',
      'dice-gathered',
    ]);
  });
});

describe('WR-SOLO-5 No shells for Rivals', () => {
  test('a Rival that is bumped to the beach gains none', () => {
    const state = base(1, (draft) => {
      put(draft, { [spot(GEMS, 1)]: RIVAL });
    });
    expect(after(state, take(), move(OFF_BOARD, GEMS), send(5)).shells).toEqual([15, 15, 15]);
  });

  test('WR-R42 nor does the die of a Rival bring one, or take a Conch', () => {
    const state = rivals(0, (draft) => {
      draft.dice[3] = [1, 0, -1];
      give(draft, 0, { shells: [1, 0, 0] });
    });
    const chosen = after(state, rivalDie(1, 'conch'));
    expect([chosen.shells, chosen.mats[0]?.shells]).toEqual([
      [14, 15, 15],
      [1, 0, 0],
    ]);
    expectRefusal(wreckRaiders, chosen, shift(1), 'TT-PHASE');
  });
});

describe('WR-SOLO-6 No treasures for Rivals', () => {
  test('what a Rival draws goes to the discard', () => {
    const drawn = after(rivals(0), rivalDie(), placeRival(GEMS), draw(2));
    expect([drawn.discard[GEMS], drawn.mats]).toEqual([[0, 0, 1], rivals(0).mats]);
  });
});

describe('WR-SOLO-7 Rivals stay on the beach', () => {
  const state = after(
    base(1, (draft) => {
      put(draft, { [beach(2)]: RIVAL, [beach(1)]: 0 });
    }),
    take(),
  );

  test('no action moves one; an own diver may leave', () => {
    expectRefusal(wreckRaiders, state, move(beach(2), GEMS), 'WR-MOVE-1');
    expect(after(state, move(beach(1), GEMS)).spots[beach(1)]).toBe(-1);
  });
});

describe('WR-SOLO-8 Wrecks only', () => {
  test('no own diver goes to the beach', () => {
    const state = after(base(1), take());
    expectRefusal(wreckRaiders, state, move(OFF_BOARD, BEACH), 'WR-SOLO-8');
    expect(legal(state)).toEqual(range(4).map((wreck) => `move-diver 30 ${String(wreck)}`));
  });
});

describe('WR-SOLO-9 Forfeit', () => {
  const stuck = base(1, (draft) => {
    draft.market = [...DEAR];
    put(draft, everywhere(0));
  });

  test('WR-R43 when own divers hold the number in all four wrecks', () => {
    const taken = after(stuck, take());
    expect(legal(taken)).toEqual(['forfeit-move']);
    const { state, events } = playWithEvents(wreckRaiders, taken, [plain('forfeit-move')]);
    expect([state.turn, state.phase, state.dice[0]]).toEqual([2, 'take-die', [1, 3, 0]]);
    expect(events[0]).toEqual({ type: 'move-forfeited', seat: 0 });
  });

  test('WR-R43 a Conch may be spent instead', () => {
    const rich = base(1, (draft) => {
      put(draft, everywhere(0));
      give(draft, 0, { shells: [1, 0, 0] });
    });
    expect(legal(after(rich, take()))).toEqual(['shift-die -1', 'shift-die 1', 'forfeit-move']);
  });

  test('not while a placement is possible', () => {
    const free = base(1, (draft) => {
      put(draft, { 0: 0, 6: 0, 12: 0, 18: RIVAL });
    });
    expectRefusal(wreckRaiders, after(free, take()), plain('forfeit-move'), 'WR-SOLO-9');
  });
});

const bumping = base(1, (draft) => {
  put(draft, { [spot(GEMS, 1)]: RIVAL, [beach(3)]: RIVAL });
});

describe('WR-SOLO-10 Bumped Rival', () => {
  test('WR-R45 its beach spot is chosen at once, before anybody gains', () => {
    const state = after(bumping, take(), move(OFF_BOARD, GEMS));
    expect([state.phase, state.bumped, state.gain]).toEqual(['send', RIVAL, null]);
    expect(legal(state)).toEqual([1, 2, 4, 5, 6].map((number) => `send-to-beach ${String(number)}`));
    expect(expectRefusal(wreckRaiders, state, send(3), 'WR-SOLO-10')).toBe('beach spot 3 is taken');
    expectChanges(state, after(state, send(4)), (draft) => {
      draft.spots[beach(4)] = RIVAL;
      draft.bumped = null;
      draft.phase = 'place';
      draft.gain = { seat: 0, wreck: GEMS, treasure: -1, vaultOnly: false, source: 'dive' };
      draft.pending = { kind: 'draw-treasure', wreck: GEMS, seat: 0 };
    });
  });
});

describe('WR-SOLO-11 Beach full', () => {
  test('the bumped Rival leaves the game', () => {
    const full = base(1, (draft) => {
      put(draft, { [spot(GEMS, 1)]: RIVAL, ...beachOf(RIVAL) });
    });
    const { state, events } = playWithEvents(wreckRaiders, full, [take(), move(OFF_BOARD, GEMS)]);
    expect([state.rivals, state.phase]).toEqual([{ supply: 11, removed: 1 }, 'place']);
    expect(events.at(-1)).toEqual({ type: 'rival-removed', from: spot(GEMS, 1) });
  });
});

describe('WR-SOLO-12 Rivals beside an own diver', () => {
  test('WR-R50 the player draws first; what the Rival gains goes to the discard', () => {
    const state = base(1, (draft) => {
      put(draft, { [spot(GEMS, 2)]: RIVAL, [spot(GEMS, 5)]: 0 });
      draft.market = [...DEAR];
    });
    const dived = after(state, take(), move(OFF_BOARD, GEMS));
    expect(dived.neighbours).toEqual([0, RIVAL]);
    const own = after(dived, draw(), display(0), draw(), display(0));
    expect([own.gain?.seat, own.pending]).toEqual([
      RIVAL,
      { kind: 'draw-treasure', wreck: GEMS, seat: RIVAL },
    ]);
    const done = after(own, draw(1));
    expect([done.discard[GEMS], done.turn, done.phase]).toEqual([[0, 1, 0], 2, 'take-die']);
  });
});
