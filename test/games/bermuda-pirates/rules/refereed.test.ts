import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import {
  choices,
  fares,
  leave,
  liftBuoy,
  meets,
  odds,
  placeBuoy,
  sea,
  steal,
  stowBuoy,
  take,
} from '../positions.js';
import type { Sketch } from '../positions.js';

const NONE = [0, 0, 0, 0];
const told = (sketch: Sketch = {}) => sea({ physics: 'refereed', ...sketch });
const ashore = { phase: 'buoy', pending: null, cargo: [] } as const;

describe('BP-R-REFEREE What is reported?', () => {
  test('what is listed, with nominal weights', () => {
    const lost = [
      [-1, 0],
      [-1, 2],
      [-1, 2],
    ] as const;
    const state = told({ variant: 'plunder', players: 3, cargo: [1, 3], lost, turn: 1 });
    expect(odds(state)).toEqual([
      [{ met: 'dock', colour: 0 }, 2],
      [{ met: 'dock', colour: 1 }, 2],
      [{ met: 'dock', colour: 2 }, 2],
      [{ met: 'dock', colour: 3 }, 2],
      [{ met: 'lost', colour: 0 }, 2],
      [{ met: 'lost', colour: 2 }, 2],
      [{ met: 'base', seat: 0 }, 1],
      [{ met: 'base', seat: 2 }, 1],
      [{ met: 'slip', colour: 1, to: 'sea' }, 1],
      [{ met: 'slip', colour: 3, to: 'sea' }, 1],
      [{ met: 'slip', colour: 1, to: 'off' }, 1],
      [{ met: 'slip', colour: 3, to: 'off' }, 1],
      [{ met: 'whirlpool' }, 4],
      [{ met: 'aground' }, 1],
      [{ met: 'off-board' }, 1],
      [{ met: 'home' }, 8],
    ]);
    expect(odds(told())).toHaveLength(7);
  });

  test('a dock loads', () => {
    const before = told();
    expectChanges(before, play(game, before, [meets({ met: 'dock', colour: 3 })]), {
      cargo: [3],
      island: [6, 6, 6, 5],
    });
  });

  test('a lost treasure may be taken or left', () => {
    const before = told({ lost: [[-1, 2]] });
    const touching = play(game, before, [meets({ met: 'lost', colour: 2 })]);
    expectChanges(before, touching, { phase: 'touch', touched: 2, pending: null });
    expect(choices(touching)).toEqual(['take 2', 'leave']);
    expectRefusal(game, touching, take(1), 'BP-LOAD-3');
    expectChanges(before, play(game, touching, [take(2)]), { cargo: [2], lost: [] });
    expect(play(game, touching, [leave()])).toEqual(before);
  });

  test('a raid, a voyage home, and the boat is never on a chart', () => {
    const before = told({ variant: 'plunder', home: [NONE, [1, 2, 0, 0]] });
    const raid = play(game, before, [meets({ met: 'base', seat: 1 })]);
    expectChanges(before, raid, { phase: 'steal', victim: 1, raided: 2, pending: null });
    const loaded = play(game, raid, [steal(0), steal(1)]);
    expectChanges(before, loaded, { raided: 2, cargo: [0, 1], home: [NONE, [0, 1, 0, 0]] });
    expectChanges(loaded, play(game, loaded, [meets({ met: 'home' })]), {
      ...ashore,
      raided: 0,
      home: [
        [1, 1, 0, 0],
        [0, 1, 0, 0],
      ],
    });
  });

  test.each([
    { how: 'aground', island: [6, 6, 6, 6], removed: NONE },
    { how: 'off-board', island: [5, 6, 6, 5], removed: [1, 0, 0, 1] },
  ] as const)('$how in Plunder', ({ how, island, removed }) => {
    const before = told({ variant: 'plunder', cargo: [0, 3] });
    const { state, events } = playWithEvents(game, before, [meets({ met: how })]);
    expectChanges(before, state, { ...ashore, island, removed });
    expect(events[0]).toEqual(
      how === 'aground' ? { type: 'boat-aground', seat: 0, cell: -1 } : { type: 'boat-overboard', seat: 0 },
    );
  });

  test('each treasure has its fate', () => {
    const before = told({ cargo: [0, 1, 2, 3] });
    const caught = play(game, before, [meets({ met: 'whirlpool' })]);
    expectChanges(before, caught, { phase: 'whirl', pending: { kind: 'fate', colour: 0 } });
    expect(odds(caught)).toEqual([
      [{ to: 'boat' }, 3],
      [{ to: 'sea' }, 4],
      [{ to: 'off' }, 1],
      [{ to: 'island' }, 1],
      [{ to: 'obstacle' }, 1],
      [{ to: 'base', seat: 0 }, 1],
      [{ to: 'base', seat: 1 }, 1],
    ]);
    const fates = [
      fares({ to: 'boat' }),
      fares({ to: 'sea' }),
      fares({ to: 'obstacle' }),
      fares({ to: 'base', seat: 0 }),
    ];
    const { state, events } = playWithEvents(game, caught, fates);
    expectChanges(before, state, {
      ...ashore,
      island: [6, 5, 6, 5],
      lost: [[-1, 1]],
      home: [[0, 0, 0, 1], NONE],
    });
    expect(events[0]).toEqual({
      type: 'treasure-scattered',
      seat: 0,
      colour: 0,
      landing: { at: 'boat', cell: -1, seat: -1 },
    });
    expectRefusal(game, caught, fares({ to: 'base', seat: 2 }), 'BP-R-UNUSED');
  });

  test('caught with nothing aboard the voyage is over', () => {
    const before = told();
    const { state, events } = playWithEvents(game, before, [meets({ met: 'whirlpool' })]);
    expectChanges(before, state, ashore);
    expect(events).toEqual([{ type: 'boat-caught', seat: 0, cell: -1 }]);
  });
});

describe('BP-R-REFMEET Reports without effect?', () => {
  test('what gives nothing changes nothing', () => {
    const home = [[0, 1, 0, 0], NONE];
    const before = told({ cargo: [0], home, lost: [[-1, 1]] });
    for (const outcome of [
      { met: 'dock', colour: 0 },
      { met: 'dock', colour: 1 },
      { met: 'lost', colour: 1 },
    ] as const)
      expect(play(game, before, [meets(outcome)])).toEqual(before);
    const bare = told({ variant: 'plunder' });
    expect(play(game, bare, [meets({ met: 'base', seat: 1 })])).toEqual(bare);
  });

  test('home needs cargo, and a lost treasure must float', () => {
    expectRefusal(game, told(), meets({ met: 'home' }), 'BP-PUSH-6');
    expectRefusal(game, told({ lost: [[-1, 2]] }), meets({ met: 'lost', colour: 1 }), 'BP-LOST-2');
  });

  test.each([
    { variant: 'standard', seat: 1 },
    { variant: 'plunder', seat: 0 },
    { variant: 'plunder', seat: 2 },
  ] as const)('$variant: no raid on seat $seat', ({ variant, seat }) => {
    expectRefusal(game, told({ variant }), meets({ met: 'base', seat }), 'BP-PLUN-2');
  });
});

describe('BP-R-REFSLIP What drops off and ends on land?', () => {
  test('into the sea or over the edge, as listed', () => {
    const before = told({ cargo: [0, 1] });
    expectChanges(before, play(game, before, [meets({ met: 'slip', colour: 0, to: 'sea' })]), {
      cargo: [1],
      lost: [[-1, 0]],
    });
    const { state, events } = playWithEvents(game, before, [meets({ met: 'slip', colour: 1, to: 'off' })]);
    expectChanges(before, state, { cargo: [0], island: [5, 6, 6, 6] });
    expect(events).toEqual([
      { type: 'treasure-slipped', seat: 0, colour: 1, landing: { at: 'off', cell: -1, seat: -1 } },
      { type: 'treasure-returned', colour: 1 },
    ]);
  });

  test('onto land, accepted though not listed', () => {
    const before = told({ cargo: [0, 1] });
    expectChanges(before, play(game, before, [meets({ met: 'slip', colour: 1, to: 'base', seat: 1 })]), {
      cargo: [0],
      home: [NONE, [0, 1, 0, 0]],
    });
    expectChanges(before, play(game, before, [meets({ met: 'slip', colour: 0, to: 'obstacle' })]), {
      cargo: [1],
      island: [6, 5, 6, 6],
    });
  });

  test('only what is aboard, and only to a base in use', () => {
    const state = told({ cargo: [0] });
    expectRefusal(game, state, meets({ met: 'slip', colour: 1, to: 'sea' }), 'BP-R-REFSLIP');
    expectRefusal(game, state, meets({ met: 'slip', colour: 0, to: 'base', seat: 3 }), 'BP-R-REFSLIP');
  });
});

describe('BP-R-REFBUOY Refereed buoys?', () => {
  test('buoys are counted, and their cell is -1', () => {
    const state = told({ phase: 'buoy', pending: null, buoys: [[-1], []] });
    expect(choices(state)).toEqual(['place-buoy -1', 'lift-buoy -1', 'skip-buoy']);
    expectRefusal(game, state, placeBuoy(100), 'BP-R-REFBUOY');
    const next = { phase: 'voyage', turn: 1, pending: { kind: 'voyage' } } as const;
    expectChanges(state, play(game, state, [placeBuoy(-1)]), {
      ...next,
      buoys: [[-1, -1], []],
      stock: [0, 2],
    });
    const lifted = play(game, state, [liftBuoy(-1)]);
    expectChanges(state, lifted, { phase: 'set-buoy', buoys: [[], []] });
    expect(choices(lifted)).toEqual(['place-buoy -1', 'stow-buoy']);
    expectChanges(state, play(game, lifted, [stowBuoy()]), { ...next, buoys: [[], []], stock: [2, 2] });
    expectChanges(state, play(game, lifted, [placeBuoy(-1)]), next);
  });

  test('two buoys of one seat are one choice to lift', () => {
    const state = told({ phase: 'buoy', pending: null, buoys: [[-1, -1], []] });
    expect(choices(state)).toEqual(['lift-buoy -1', 'skip-buoy']);
    expect(state.stock).toEqual([0, 2]);
  });
});
