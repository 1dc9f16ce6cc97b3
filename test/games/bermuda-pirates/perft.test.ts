import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { divide, perft } from '../../../src/index.js';
import { bruteForce } from '../../support/counts.js';
import { sea } from './positions.js';

const positions = {
  'set-up, seat 0 first': () => game.setup({ players: 2, firstSeat: 0, chance: 'explicit' }),
  'at sea': () => sea(),
  'off the harbour with two aboard': () => sea({ boat: 59, heading: 0, cargo: [0, 1] }),
  'a raid': () =>
    sea({
      variant: 'plunder',
      boat: 526,
      heading: 4,
      home: [
        [0, 0, 0, 0],
        [2, 1, 1, 0],
      ],
    }),
  buoys: () => sea({ phase: 'buoy', buoys: [[100], []] }),
  refereed: () => sea({ physics: 'refereed', variant: 'plunder', lost: [[-1, 2]] }),
} as const;

describe('perft', () => {
  test.each([
    { position: 'set-up, seat 0 first', counts: [16, 192, 1536, 6144] },
    { position: 'at sea', counts: [8, 1438, 12787] },
    { position: 'off the harbour with two aboard', counts: [5, 17, 57] },
    { position: 'a raid', counts: [5, 16, 1004] },
    { position: 'buoys', counts: [471, 4230] },
    { position: 'refereed', counts: [9, 65, 548] },
  ] as const)('$position: $counts', ({ position, counts }) => {
    const state = positions[position]();
    expect(counts.map((_, index) => perft(game, state, index + 1))).toEqual([...counts]);
  });

  test('a second way of counting comes to the same', () => {
    for (const make of Object.values(positions))
      expect(bruteForce(game, make(), 1)).toBe(perft(game, make(), 1));
    for (const position of ['off the harbour with two aboard', 'a raid', 'refereed'] as const)
      expect(bruteForce(game, positions[position](), 3)).toBe(perft(game, positions[position](), 3));
  });

  test('divide splits the count by the first action', () => {
    const parts = divide(game, sea(), 2);
    expect([...parts.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((dir) => `0 push ${String(dir)}`));
    expect([...parts.values()].reduce((sum, count) => sum + count, 0)).toBe(perft(game, sea(), 2));
  });
});
