import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { range } from '../../../../src/index.js';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { boat, choices, hold, placeGem, release, sketched, slide, spill, tilt } from '../positions.js';
import type { Gems, Sketch } from '../positions.js';

const boats: Sketch['boats'] = [
  [boat(2, 0, 1), boat(3, 0, 0)],
  [boat(1, 1, 1), boat(3, 1, 0)],
  [boat(0, 2, 1), boat(1, 2, 0)],
];
/** A yellow gem before the wide opening of the south edge, all others in a corner that is closed to the south. */
const one = sketched({ phase: 'tilt', boats, cells: { 7: [1, 0, 0, 0] }, rest: 6 });
const refereed = sketched({ phase: 'spill', boats });

describe('RR-TURN-1 Turns go clockwise', () => {
  test('another seat may not tilt', () => {
    expectRefusal(rockingRaft, one, tilt(1, 0, 0), 'TT-SEAT');
  });

  test('from the first player on, back to seat 0', () => {
    const turns = range(4).reduce<RockingRaftState[]>(
      (states) => [...states, play(rockingRaft, states.at(-1) ?? refereed, [spill(0, 0, 0, 0)])],
      [sketched({ phase: 'spill', boats, first: 1, turn: 1 })],
    );
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 0, 1, 2]);
    expect(turns.map((state) => state.turns)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('RR-TURN-2 Three steps', () => {
  test('tilt, hold or release, then place', () => {
    const held = play(rockingRaft, one, [tilt(0, 2, 1), slide(0, 0, 0, 0)]);
    const fallen = play(rockingRaft, held, [hold(0), slide(1, 0, 0, 0)]);
    expect([one, held, fallen].map(({ phase }) => phase)).toEqual(['tilt', 'hold', 'place']);
    expectRefusal(rockingRaft, one, placeGem(0, 'yellow', 0), 'TT-PHASE');
    expectRefusal(rockingRaft, held, tilt(0, 0, 0), 'TT-PHASE');
  });
});

describe('RR-ROTATE-1 Rotate at will', () => {
  test('any of the four edges may face the player', () => {
    const edges = rockingRaft.legalActions(one).map((action) => (action.type === 'tilt' ? action.edge : -1));
    expect([...new Set(edges)]).toEqual([0, 1, 2, 3]);
  });
});

describe('RR-ROTATE-2 Rotating moves no gem', () => {
  test('a tilt has moved nothing when its first cell is due', () => {
    expect(play(rockingRaft, one, [tilt(0, 2, 1)]).raft).toEqual(one.raft);
  });
});

describe('RR-R1 How is the rotation represented?', () => {
  test('rotating and pressing are one action', () => {
    const tilted = play(rockingRaft, one, [tilt(0, 2, 0)]);
    expectChanges(one, tilted, {
      phase: 'slide',
      tilt: { edge: 2, finger: 0, beats: 0, cursor: 1 },
      pending: { kind: 'slide-gems', cell: 7 },
    });
  });
});

describe('RR-ROCK-1 Press a finger space', () => {
  test('all twelve pairs of edge and finger are legal, in the order of their ids', () => {
    expect(choices(one)).toEqual(
      range(12).map((id) => `tilt ${String(Math.floor(id / 3))} ${String(id % 3)}`),
    );
    expect(
      range(12).map((id) => rockingRaft.actionSpace.id(rockingRaft.legalActions(one)[id] ?? tilt(0, 0, 0))),
    ).toEqual(range(12));
  });
});

describe('RR-R2 How many finger spaces are there, and may the finger move?', () => {
  test('three on an edge; a fourth is no action', () => {
    expectRefusal(rockingRaft, one, tilt(0, 0, 3), 'TT-SHAPE');
  });

  test('the finger stays for the whole tilt', () => {
    const held = play(rockingRaft, one, [tilt(0, 2, 2), slide(0, 0, 0, 0), hold(0)]);
    expect(held.tilt).toEqual({ edge: 2, finger: 2, beats: 1, cursor: 1 });
  });
});

describe('RR-ROCK-2 Gems slide', () => {
  test('one space towards the low edge', () => {
    const start = sketched({ phase: 'tilt', boats, cells: { 3: [2, 1, 0, 0] }, rest: 2 });
    const before = play(rockingRaft, start, [tilt(0, 1, 1)]);
    const after = play(rockingRaft, before, [slide(1, 1, 0, 0)]);
    const none = [0, 0, 0, 0];
    expect(before.pending).toEqual({ kind: 'slide-gems', cell: 3 });
    expect(after.raft).toEqual([
      none,
      none,
      start.raft[2],
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      none,
      none,
      none,
      none,
    ]);
  });
});

describe('RR-ROCK-3 Openings', () => {
  test('through the rim gems fall into the hand', () => {
    const tilted = play(rockingRaft, one, [tilt(0, 2, 1)]);
    const { state, events } = playWithEvents(rockingRaft, tilted, [slide(1, 0, 0, 0)]);
    expect(events[0]).toEqual({ type: 'gems-fell', from: 7, gems: [1, 0, 0, 0] });
    expect([state.hand, state.raft[7]]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('a closed wall lets nothing pass: its cell is not even asked', () => {
    const corner = sketched({ phase: 'tilt', boats, cells: { 5: [1, 0, 0, 0] }, rest: 6 });
    expect(play(rockingRaft, corner, [tilt(0, 2, 2)]).phase).toBe('tilt');
  });

  test('what does not fit through the opening cannot come up', () => {
    const crowd = sketched({ phase: 'tilt', boats, cells: { 8: [4, 0, 0, 0] }, rest: 6 });
    const tilted = play(rockingRaft, crowd, [tilt(0, 2, 2)]);
    expectRefusal(rockingRaft, tilted, slide(3, 0, 0, 0), 'TT-OUTCOME');
    expectRefusal(rockingRaft, tilted, slide(0, 1, 0, 0), 'TT-OUTCOME');
    expect(rockingRaft.check(tilted, slide(2, 0, 0, 0))).toEqual({ legal: true });
  });
});

describe('RR-ROCK-4 Hold as long as you like', () => {
  test('beat after beat, as often as one holds', () => {
    let state = play(rockingRaft, one, [tilt(0, 2, 1), slide(0, 0, 0, 0)]);
    for (const beats of range(10)) {
      expect(state.tilt?.beats).toBe(beats + 1);
      expect(choices(state)).toEqual(['hold', 'release']);
      state = play(rockingRaft, state, [hold(0), slide(0, 0, 0, 0)]);
    }
  });
});

describe('RR-ROCK-5 Release', () => {
  test('the raft swings back, and every gem stays in its space', () => {
    const held = play(rockingRaft, one, [tilt(0, 2, 1), slide(0, 0, 0, 0)]);
    const { state, events } = playWithEvents(rockingRaft, held, [release(0)]);
    expect(events[0]).toEqual({ type: 'raft-released', seat: 0, beats: 1, forced: false });
    expectChanges(one, state, { turn: 1, turns: 1 });
  });
});

describe('RR-R3 May a player skip rocking, or rock twice?', () => {
  test('there is nothing else to do before the tilt, and no second one after it', () => {
    expectRefusal(rockingRaft, one, { type: 'pass-on', seat: 0 }, 'TT-PHASE');
    const placing = play(rockingRaft, one, [tilt(0, 2, 1), slide(1, 0, 0, 0)]);
    expectRefusal(rockingRaft, placing, tilt(0, 2, 1), 'TT-PHASE');
  });
});

const reports: readonly { reported: Gems; refused: string | undefined }[] = [
  { reported: [0, 0, 0, 0], refused: undefined },
  { reported: [9, 7, 5, 3], refused: undefined },
  { reported: [0, 0, 6, 0], refused: 'RR-R5' },
  { reported: [10, 0, 0, 0], refused: 'RR-R5' },
  { reported: [11, 0, 0, 0], refused: 'TT-SHAPE' },
];

describe('RR-R5 What may a referee report?', () => {
  test.each(reports)('$reported -> $refused', ({ reported, refused }) => {
    const check = rockingRaft.check(refereed, spill(...reported));
    expect(check.legal ? undefined : check.refusal.rule).toBe(refused);
  });

  test('the reason tells how many there are', () => {
    expect(expectRefusal(rockingRaft, refereed, spill(0, 0, 6, 0), 'RR-R5')).toBe(
      'the raft holds 5 red gems, so 6 cannot fall out',
    );
  });

  test('what fell is in hand', () => {
    expectChanges(refereed, play(rockingRaft, refereed, [spill(1, 0, 0, 2)]), {
      phase: 'place',
      holder: 0,
      pending: null,
      raft: [8, 7, 5, 1],
      hand: [1, 0, 0, 2],
    });
  });

  test('nobody but the host can tell: no outcomes, nothing to sample', () => {
    expect(rockingRaft.chanceOutcomes(refereed)).toBeNull();
    expect(() => rockingRaft.sampleChance(refereed, [1, 2, 3, 4])).toThrow('a referee for it');
  });
});

describe('RR-R6 How long may one hold?', () => {
  test('when nothing can move any more, the raft is released without asking', () => {
    const tilted = play(rockingRaft, one, [tilt(0, 2, 1)]);
    const { state, events } = playWithEvents(rockingRaft, tilted, [slide(1, 0, 0, 0)]);
    expect(events.slice(1)).toEqual([
      { type: 'beat-ended', beat: 1, hand: [1, 0, 0, 0] },
      { type: 'raft-released', seat: 0, beats: 1, forced: true },
    ]);
    expect([state.phase, state.tilt]).toEqual(['place', null]);
  });
});

describe('RR-R7 May one tilt where nothing can move, or release with nothing out?', () => {
  test('a tilt that moves nothing is legal, and the turn goes on', () => {
    const stuck = sketched({ phase: 'tilt', boats, cells: {}, rest: 6 });
    const { state, events } = playWithEvents(rockingRaft, stuck, [tilt(0, 2, 0)]);
    expect(events[1]).toEqual({ type: 'raft-released', seat: 0, beats: 0, forced: true });
    expectChanges(stuck, state, { turn: 1, turns: 1 });
  });

  test('nothing may have fallen out of a real raft', () => {
    expectChanges(refereed, play(rockingRaft, refereed, [spill(0, 0, 0, 0)]), { turn: 1, turns: 1 });
  });
});
