import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { perft } from '../../../src/index.js';
import { bruteForce, countsIn } from '../../support/counts.js';
import { play } from '../../support/scenario.js';
import { boat, passOn, placeGem, sketched, slide, tilt } from './positions.js';
import type { Sketch } from './positions.js';

const boats: Sketch['boats'] = [
  [boat(2, 0, 1), boat(3, 0, 0)],
  [boat(1, 1, 1), boat(3, 1, 0)],
];
const beat = sketched({
  phase: 'tilt',
  boats,
  cells: { 0: [1, 0, 0, 0], 3: [0, 0, 1, 0], 4: [0, 1, 0, 0], 5: [0, 0, 0, 1] },
  rest: 2,
});
const nearlyFull: Sketch['boats'] = [
  [{ spaces: [2, 0, 1], gems: [2, 0, 0] }, boat(3, 0, 0)],
  [{ spaces: [1, 1, 1], gems: [1, 1, 0] }, boat(3, 1, 0)],
];

const positions: Readonly<Record<string, RockingRaftState>> = {
  'first-gem': rockingRaft.setup({ players: 2, chance: 'explicit' }),
  'first-card': rockingRaft.setup({ players: 4, physics: 'refereed', chance: 'explicit' }),
  tilt: beat,
  held: play(rockingRaft, beat, [
    tilt(0, 1, 1),
    slide(0, 0, 0, 1),
    slide(0, 1, 0, 0),
    slide(0, 0, 0, 0),
    slide(1, 0, 0, 0),
  ]),
  hand: sketched({ boats, hand: [2, 1, 1, 2], cells: {} }),
  passed: play(rockingRaft, sketched({ boats, hand: [0, 2, 2, 0], cells: {} }), [placeGem(0, 'red', 0)]),
  filled: play(rockingRaft, sketched({ boats: nearlyFull, hand: [0, 0, 2, 0], cells: {} }), [
    placeGem(0, 'red', 0),
    passOn(1),
  ]),
};

const counts = countsIn(new URL('perft.txt', import.meta.url));

function stateOf(name: string): RockingRaftState {
  const state = positions[name];
  if (state === undefined) throw new Error(`no position ${name}`);
  return state;
}

describe('the number of ways to go on', () => {
  test.each(counts)('$name, $depth plies: $nodes', ({ name, depth, nodes }) => {
    expect(perft(rockingRaft, stateOf(name), depth)).toBe(nodes);
  });
});

describe('counted again by brute force', () => {
  test.each(counts.filter(({ depth, nodes }) => depth <= 3 && nodes <= 250))(
    '$name, $depth plies: $nodes',
    ({ name, depth, nodes }) => {
      expect(bruteForce(rockingRaft, stateOf(name), depth)).toBe(nodes);
    },
  );
});

test('the outer gems, counted by hand: all rows of colours but those with more than three black or four red ones', () => {
  expect(perft(rockingRaft, stateOf('first-gem'), 4)).toBe(4 ** 4 - 1);
  expect(perft(rockingRaft, stateOf('first-gem'), 5)).toBe(4 ** 5 - (5 * 3 + 1) - 1);
});
