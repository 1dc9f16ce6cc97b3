import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { expectChanges, play, playWithEvents } from '../../support/scenario.js';
import { boat, choices, drop, hold, release, sketched, slide, tilt, told } from './positions.js';
import type { Sketch } from './positions.js';

/** What may come up, with the odds. */
function odds(state: RockingRaftState): [outcome: unknown, weight: number][] {
  return (rockingRaft.chanceOutcomes(state) ?? []).map(({ action, weight }) => [action.outcome, weight]);
}

const boats: Sketch['boats'] = [
  [boat(2, 0, 1), boat(3, 0, 0)],
  [boat(1, 1, 1), boat(3, 1, 0)],
];
const none = [0, 0, 0, 0] as const;

describe('RR-R4 worked examples of tilts', () => {
  test('14: a beat', () => {
    const start = sketched({
      phase: 'tilt',
      boats,
      cells: { 0: [1, 0, 0, 0], 3: [0, 0, 1, 0], 4: [0, 1, 0, 0], 5: [0, 0, 0, 1] },
      rest: 2,
    });
    const tilted = play(rockingRaft, start, [tilt(0, 1, 1)]);
    expectChanges(start, tilted, {
      phase: 'slide',
      tilt: { edge: 1, finger: 1, beats: 0, cursor: 1 },
      pending: { kind: 'slide-gems', cell: 5 },
    });
    expect(odds(tilted)).toEqual([
      [[0, 0, 0, 0], 5],
      [[0, 0, 0, 1], 20],
    ]);
    const { state, events } = playWithEvents(rockingRaft, tilted, [
      slide(0, 0, 0, 1),
      slide(0, 1, 0, 0),
      slide(0, 0, 0, 0),
      slide(1, 0, 0, 0),
    ]);
    expect(told(events)).toEqual([
      '1 black fall out from cell 5',
      '1 blue slide from cell 4 to cell 5',
      '1 yellow slide from cell 0 to cell 1',
      'beat 1 is over, with 1 black out',
    ]);
    expectChanges(start, state, {
      phase: 'hold',
      tilt: { edge: 1, finger: 1, beats: 1, cursor: 9 },
      hand: [0, 0, 0, 1],
      raft: [none, [1, 0, 0, 0], [7, 5, 3, 2], [0, 0, 1, 0], none, [0, 1, 0, 0], none, none, none],
    });
    expect(choices(state)).toEqual(['hold', 'release']);
    expect(play(rockingRaft, state, [hold(0)]).pending).toEqual({ kind: 'slide-gems', cell: 5 });
    expect(choices(play(rockingRaft, state, [release(0)]))).toEqual([
      'place-black 0 yellow',
      'place-black 0 red',
      'place-black 1 yellow',
      'pass-on',
    ]);
  });

  test('15: a crowd before a wide opening', () => {
    const start = sketched({ phase: 'tilt', boats, cells: { 7: [3, 2, 1, 0] }, rest: 6 });
    const listed = odds(play(rockingRaft, start, [tilt(0, 2, 1)]));
    const total = 5 ** 5 * 360;
    const sum = (wanted: (gems: readonly number[], count: number) => boolean) =>
      listed.reduce((weights, [outcome, weight]) => {
        const gems = outcome as readonly number[];
        return wanted(
          gems,
          gems.reduce((all, count) => all + count, 0),
        )
          ? weights + weight
          : weights;
      }, 0);
    expect(sum(() => true)).toBe(total);
    expect(sum((_, count) => count === 0) / total).toBeCloseTo(2 / 5 + (3 / 5) * (1 / 5) ** 4, 12);
    expect(sum((_, count) => count === 4) / total).toBeCloseTo((3 / 5) * (4 / 5) ** 4, 12);
    const passing = (place: number, of: number) =>
      listed.reduce((mean, [gems, weight]) => mean + ((gems as number[])[place] ?? 0) * weight, 0) / of;
    expect(passing(0, 3)).toBeCloseTo(passing(2, 1), 3);
    expect(passing(1, 2)).toBeCloseTo(passing(2, 1), 3);
  });

  test('16: nothing moves', () => {
    const start = sketched({ phase: 'tilt', boats, cells: {}, rest: 1 });
    const { state, events } = playWithEvents(rockingRaft, start, [tilt(0, 0, 1)]);
    expect(told(events)).toEqual([
      'seat 0 tilts the raft to the north, centre finger',
      'the raft swings back after 0 beats, since nothing can move',
      'the turn of seat 0 is over',
      'turn 2: seat 1',
    ]);
    expectChanges(start, state, { turn: 1, turns: 1 });
  });

  test('17: where a dropped gem comes to rest', () => {
    const start = sketched({
      phase: 'receive',
      boats,
      holder: 1,
      hand: [0, 1, 0, 0],
      cells: {},
    });
    const declined = play(rockingRaft, start, [{ type: 'pass-on', seat: 1 }]);
    expect(declined.pending).toEqual({ kind: 'drop-gem', gem: 'blue' });
    expect(odds(declined)).toEqual([
      [4, 82],
      [1, 5],
      [5, 5],
      [7, 4],
      [3, 4],
    ]);
    expect(play(rockingRaft, declined, [drop(7)]).raft[7]).toEqual([0, 1, 0, 0]);
  });
});
