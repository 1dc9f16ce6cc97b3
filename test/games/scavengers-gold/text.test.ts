import { describe, expect, test } from 'vitest';
import { createScavengersGold, scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import type { ScavengersGoldEvent } from '../../../src/games/scavengers-gold/index.js';
import { after, fire, first, row, sail, sea, searches, spins } from './positions.js';

const chart = ` 0.--- 1$--- 2.--- 3.--- 4.          5$--- 6.
 |        \\  |           |  \\     /  |     |
 7.          8.--- 9.---10x---11.---12.---13.
 |  \\        |     |              \\  |  \\
14.---15S---16N---17$               18.---19.
 |     |  /           \\           /  |     |
20.---21.               22.---23.---24.---25.
 |     |  \\              |     |        \\  |
26.---27$---28.---29.---30.---31.         32.
 |     |  /     \\  |           |  \\     /  |
33$---34.         35.---36.---37$---38.---39$`;

const before = sea({ s: 15, n: 17, seat: 1, score: [2, 3], closed: 10 });
const inRange = after(before, spins(1), sail(1, 16));

describe('the text of a position', () => {
  test('has the chart, the turn, the scores, and what is next', () => {
    expect(scavengersGold.text(inRange)).toBe(
      [
        chart,
        'S Scavenger, N Naval ship, $ gold, x closed gold; - and | white lines, \\ and / red lines',
        'turn 42: Naval ship',
        'coins 2 of 7, hits 3 of 7',
        'in range: 1 square',
      ].join('\n'),
    );
  });

  test.each([
    [first, 'to spin: spinner A for a move'],
    [after(first, spins(1)), 'to sail: 1 step'],
    [after(first, spins(4)), 'to sail: 4 steps'],
    [after(sea({ s: 0, n: 25 }), spins(1), sail(0, 1)), 'to spin: spinner B for gold'],
    [after(inRange, fire), 'to spin: spinner B for a shot'],
    [
      after(sea({ s: 0, n: 25, score: [6, 0], closed: 5 }), spins(1), sail(0, 1), searches('gold')),
      'the Scavenger has won',
    ],
  ])('ends with what is next', (state, line) => {
    expect(scavengersGold.text(state, 1).split('\n').at(-1)).toBe(line);
  });

  test('is drawn from the edition', () => {
    const game = createScavengersGold(row([2, 4]));
    const [drawn] = game.text(game.setup({ chance: 'explicit' })).split('\n');
    expect(drawn).toBe(' 0.--- 1S--- 2$--- 3.--- 4$--- 5N');
  });

  test('red lines that cross are an X', () => {
    const game = createScavengersGold({
      ...row([2, 3]),
      map: {
        ...row([2, 3]).map,
        columns: 2,
        rows: 3,
        dots: [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
          [0, 2],
          [1, 2],
        ],
        start: [0, 5],
        white: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
          [2, 4],
          [4, 5],
        ],
        red: [
          [0, 3],
          [1, 2],
        ],
      },
    });
    expect(game.text(game.setup({ chance: 'explicit' })).split('\n')[1]).toBe(' |  X  |');
  });
});

test.each<[ScavengersGoldEvent, string]>([
  [{ type: 'turn-began', seat: 1, turn: 42 }, 'Turn 42 is the Naval ship’s.'],
  [{ type: 'move-spun', seat: 0, steps: 6 }, 'The Scavenger spins 6.'],
  [{ type: 'ship-stayed', seat: 0, at: 0, steps: 1 }, 'The Scavenger cannot sail 1 step and stays on dot 0.'],
  [
    { type: 'ship-sailed', seat: 1, from: 17, to: 16, steps: 1, walk: [17, 16] },
    'The Naval ship sails from dot 17 to dot 16.',
  ],
  [{ type: 'gold-visited', dot: 1, reopened: null }, 'The Scavenger visits gold dot 1, which is closed now.'],
  [
    { type: 'gold-visited', dot: 27, reopened: 10 },
    'The Scavenger visits gold dot 27, which is closed now, and dot 10 is open again.',
  ],
  [{ type: 'search-spun', ground: 'white' }, 'The search shows white ground.'],
  [{ type: 'gold-found', dot: 27, coins: 4 }, 'The Scavenger finds gold on dot 27 and has 4 coins.'],
  [{ type: 'search-failed', dot: 27 }, 'The Scavenger finds nothing on dot 27.'],
  [{ type: 'in-range', squares: 4 }, 'The Naval ship is in range, 4 squares from the Scavenger.'],
  [
    { type: 'shot-fired', from: 16, target: 15, squares: 1 },
    'The Naval ship fires from dot 16 at dot 15, over 1 square.',
  ],
  [{ type: 'fire-held', squares: 2 }, 'The Naval ship holds its fire, 2 squares from the Scavenger.'],
  [
    { type: 'shot-hit', squares: 1, cannonballs: 1, hits: 4 },
    '1 cannonball over 1 square: a hit, and the Naval ship has 4 hits.',
  ],
  [{ type: 'shot-missed', squares: 3, cannonballs: 2 }, '2 cannonballs over 3 squares: a miss.'],
  [{ type: 'game-over', winner: 0, coins: 7, hits: 6 }, 'The Scavenger has 7 coins and wins.'],
  [
    { type: 'game-over', winner: 1, coins: 6, hits: 7 },
    'The Naval ship sinks the Scavenger with 7 hits and wins.',
  ],
])('%j in words', (event, sentence) => {
  expect(scavengersGold.describe(event)).toBe(sentence);
});

test.each([
  [sail(0, 15), 'sail 15'],
  [fire, 'fire'],
  [{ type: 'hold-fire', seat: 1 } as const, 'hold-fire'],
  [spins(3), 'spin-move 3'],
  [searches('gold'), 'spin-search gold'],
  [{ type: 'chance', kind: 'spin-fire', outcome: 2 } as const, 'spin-fire 2'],
])('%j in one line', (action, line) => {
  expect(scavengersGold.actionText(action)).toBe(line);
});

test('the ids of actions', () => {
  const { size, id, action, blocks } = scavengersGold.actionSpace;
  expect(size).toBe(66);
  expect(blocks.map(({ type, firstId, size: length }) => [type, firstId, length])).toEqual([
    ['sail', 0, 64],
    ['fire', 64, 1],
    ['hold-fire', 65, 1],
  ]);
  expect([sail(0, 15), sail(1, 63), fire].map((some) => id(some))).toEqual([15, 63, 64]);
  expect(action(65, 1)).toEqual({ type: 'hold-fire', seat: 1 });
});
