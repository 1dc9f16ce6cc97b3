import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { play } from '../../../support/scenario.js';
import { SAVED, boat, draw, placeGem, sketched, spill } from '../positions.js';
import type { Sketch } from '../positions.js';

const boats: Sketch['boats'] = [
  [boat(2, 1, 0), boat(3, 0, 0)],
  [{ spaces: [2, 0, 1], gems: [2, 0, 0] }, boat(3, 1, 0)],
];

/** A boat of 4 points and one of 3, and five boats of 13 points for each. */
const scored = [
  [33, ...SAVED[0]],
  [23, ...SAVED[1]],
];

describe('RR-GOAL-1 Goal', () => {
  test('a boat that gets filled is worth its points, and the most points win', () => {
    const start = sketched({ boats, hand: [0, 0, 1, 0], turn: 1, flagBy: 0, scored });
    expect(rockingRaft.scores(start).map(({ points }) => points)).toEqual([17, 16]);
    const over = play(rockingRaft, start, [placeGem(1, 'red', 0), draw(38)]);
    expect(over.result).toEqual({ reason: 'flag', winners: [1], points: [17, 18], boats: [6, 7] });
  });

  test('gems on a boat that is not filled are worth nothing', () => {
    const start = sketched({ boats, phase: 'spill', turn: 1, flagBy: 0, scored });
    const over = play(rockingRaft, start, [spill(1, 0, 0, 0), placeGem(1, 'yellow', 1)]);
    expect(over.result).toMatchObject({ winners: [0], points: [17, 16] });
  });
});

describe('RR-GOAL-2 The signal', () => {
  test('the same turn ends the game with the flag drawn, and does not without', () => {
    const lastOfRound: Sketch = { boats, phase: 'spill', turn: 1 };
    const nothing = spill(0, 0, 0, 0);
    expect(play(rockingRaft, sketched(lastOfRound), [nothing]).result).toBeNull();
    expect(play(rockingRaft, sketched({ ...lastOfRound, flagBy: 0 }), [nothing]).result?.reason).toBe('flag');
  });
});
