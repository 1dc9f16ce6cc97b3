import { perft } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import type { WreckRaidersState } from 'tidetable/wreck-raiders';
import { describe, expect, test } from 'vitest';
import { bruteForce, countsIn } from '../../support/counts.js';
import { phases } from './phases.js';

const positions: Readonly<Record<string, WreckRaidersState>> = phases;

const counts = countsIn(new URL('perft.txt', import.meta.url));

function stateOf(name: string): WreckRaidersState {
  const state = positions[name];
  if (state === undefined) throw new Error(`no position ${name}`);
  return state;
}

describe('the number of ways to go on', () => {
  test.each(counts)('$name, $depth plies: $nodes', ({ name, depth, nodes }) => {
    expect(perft(wreckRaiders, stateOf(name), depth)).toBe(nodes);
  });
});

describe('counted again by brute force', () => {
  test.each(counts.filter(({ depth, nodes }) => depth <= 2 && nodes <= 60))(
    '$name, $depth plies: $nodes',
    ({ name, depth, nodes }) => {
      expect(bruteForce(wreckRaiders, stateOf(name), depth)).toBe(nodes);
    },
  );
});

describe('counted by hand', () => {
  test('the first dice of a round: each of six numbers in each of four zones', () => {
    expect(perft(wreckRaiders, phases.rolling, 1)).toBe(24);
    expect(perft(wreckRaiders, phases.rolling, 2)).toBe(24 ** 2);
  });

  test('number 1, one Conch: two shifts; the diver of the beach to four wrecks; one from off the board there or to the beach', () => {
    expect(perft(wreckRaiders, phases.moving, 1)).toBe(2 + 4 + 5);
  });

  test('a diver on spot 1 of every wreck, one Starfish: forfeit the move, or discard a treasure first', () => {
    expect(perft(wreckRaiders, phases.blocked, 1)).toBe(2);
  });
});
