import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';

const { edition } = rockingRaft;

describe('RR-COMP-1 Raft', () => {
  test('a raft with an opening, a closed wall or more on every side of every space', () => {
    expect(edition.raft.northSouth.map((line) => line.length)).toEqual([3, 3, 3, 3]);
    expect(edition.raft.westEast.map((row) => row.length)).toEqual([4, 4, 4]);
  });
});

describe('RR-COMP-2 Gems', () => {
  test('27 gems in four colours, all of which four players use', () => {
    expect(edition.gems.total).toBe(27);
    expect(edition.gems.box).toEqual([10, 8, 6, 3]);
    expect(edition.gems.byPlayers['4']).toEqual(edition.gems.box);
  });
});

describe('RR-COMP-3 First Player token', () => {
  test('one', () => {
    expect(edition.tokens.firstPlayer).toBe(1);
  });
});

describe('RR-COMP-4 Pirate Flag', () => {
  test('one, and it is no lifeboat', () => {
    expect(edition.deck.flags).toBe(1);
    expect(edition.deck.lifeboats).toBe(edition.lifeboats.cards.length);
  });
});

describe('RR-COMP-5 Lifeboats', () => {
  test('39 cards, each with spaces and points', () => {
    expect(edition.lifeboats.cards).toHaveLength(39);
    for (const { spaces, points } of edition.lifeboats.cards) {
      expect(spaces[0] + spaces[1] + spaces[2]).toBeGreaterThan(1);
      expect(points).toBeGreaterThan(0);
    }
  });

  test('138 spaces: 61 yellow, 47 blue, 30 red', () => {
    const sum = (place: 0 | 1 | 2) =>
      edition.lifeboats.cards.reduce((spaces, card) => spaces + card.spaces[place], 0);
    expect([sum(0), sum(1), sum(2)]).toEqual([61, 47, 30]);
  });
});

describe('RR-COMP-6 Water tokens', () => {
  test('16', () => {
    expect(edition.water.tokens).toBe(16);
  });
});

describe('RR-SETUP-1 Tray and raft', () => {
  test('3 x 3 spaces', () => {
    expect([edition.raft.rows, edition.raft.columns]).toEqual([3, 3]);
  });
});

describe('RR-R34 Can the Water tokens run out?', () => {
  test('two tokens on two boats of four players are all there are', () => {
    const { perTurn, sinksAt, tokens } = edition.water;
    expect(4 * 2 * perTurn * Math.ceil(sinksAt / perTurn)).toBe(tokens);
  });
});

describe('RR-R36 Must the deck hold the depth of the flag?', () => {
  test.each([2, 3, 4] as const)('it does with %i players', (players) => {
    expect(39 - 2 * players).toBeGreaterThanOrEqual(edition.deck.flagAfter[players]);
  });
});
