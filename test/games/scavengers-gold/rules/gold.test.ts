import { describe, expect, test } from 'vitest';
import { expectChanges } from '../../../support/scenario.js';
import { after, refused, sail, sea, searches, spins } from '../positions.js';

const start = sea({ s: 15, n: 25, score: [3, 2], closed: 10 });
const visited = after(start, spins(2), sail(0, 27));

describe('SG-GOLD-1 the search', () => {
  test('the Scavenger on a gold dot spins once more, and spinner B is read', () => {
    expectChanges(start, visited, {
      ships: [27, 25],
      lastGold: 27,
      phase: 'search',
      pending: { kind: 'spin-search' },
    });
    expect(refused(visited, { type: 'chance', kind: 'spin-move', outcome: 3 })).toBe('TT-CHANCE');
  });
});

describe('SG-GOLD-2 gold found', () => {
  test('one coin block on, and the turn is over', () => {
    const found = after(visited, searches('gold'));
    expectChanges(visited, found, {
      score: [4, 2],
      phase: 'move',
      pending: { kind: 'spin-move' },
      seat: 1,
      turn: 42,
    });
    expect(refused(found, searches('gold'))).toBe('TT-CHANCE');
  });
});

describe('SG-GOLD-3 nothing found', () => {
  test('the marker stays, and the turn is over', () => {
    const failed = after(visited, searches('white'));
    expectChanges(visited, failed, { phase: 'move', pending: { kind: 'spin-move' }, seat: 1, turn: 42 });
    expect(refused(failed, searches('gold'))).toBe('TT-CHANCE');
  });
});
