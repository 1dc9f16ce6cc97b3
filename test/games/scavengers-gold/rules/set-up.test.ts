import { describe, expect, test } from 'vitest';
import { OptionsError } from '../../../../src/index.js';
import { scavengersGold } from '../../../../src/games/scavengers-gold/index.js';
import { expectChanges } from '../../../support/scenario.js';
import { after, expectStateless, first, refused, sail, sea, searches, shoots, spins } from '../positions.js';

describe('SG-OBJ-1 two sides', () => {
  test('the game has two seats, and no options for more or fewer', () => {
    expect(scavengersGold.info.seats).toEqual({ min: 2, max: 2 });
    expect(scavengersGold.seats(first)).toBe(2);
    for (const players of [1, 3, '2', null]) {
      const options: object = { players, seed: 1 };
      expect(() => scavengersGold.setup(options as { seed: number })).toThrow(OptionsError);
    }
  });

  test('a third seat has no actions', () => {
    expect(refused(after(first, spins(1)), sail(2, 7))).toBe('TT-SHAPE');
  });
});

describe('SG-OBJ-2 what the Scavenger is after', () => {
  test('seven coins are needed', () => {
    expect(scavengersGold.scores(first)).toMatchObject({ coins: 0, coinsNeeded: 7 });
  });

  test('the seventh coin ends the game in its favour', () => {
    const over = after(
      sea({ s: 15, n: 25, score: [6, 6], closed: 10 }),
      spins(2),
      sail(0, 27),
      searches('gold'),
    );
    expect(scavengersGold.returns(over)).toEqual([1, -1]);
    expect(refused(over, spins(1))).toBe('TT-OVER');
  });
});

describe('SG-OBJ-3 what the Naval ship is after', () => {
  test('seven hits are needed', () => {
    expect(scavengersGold.scores(first)).toMatchObject({ hits: 0, hitsNeeded: 7 });
  });

  test('the seventh hit ends the game in its favour', () => {
    const start = sea({ s: 15, n: 17, seat: 1, score: [6, 6], closed: 10 });
    const over = after(start, spins(1), sail(1, 16), { type: 'fire', seat: 1 }, shoots(1));
    expect(scavengersGold.returns(over)).toEqual([-1, 1]);
    expect(refused(over, sail(0, 7))).toBe('TT-OVER');
  });
});

describe('SG-BOX-1 the game unit', () => {
  test('no state holds it', () => {
    expectStateless('SG-BOX-1');
  });
});

describe('SG-BOX-2 four pieces', () => {
  test('each side has a ship and a marker', () => {
    expect(scavengersGold.edition.pieces).toMatchObject({
      total: 4,
      shipMarkers: [1, 1],
      scoreMarkers: [1, 1],
    });
    expect([first.ships, first.score].map((pair) => pair.length)).toEqual([2, 2]);
  });
});

describe('SG-SETUP-1 opening the board', () => {
  test('no state holds it', () => {
    expectStateless('SG-SETUP-1');
  });
});

describe('SG-SETUP-2 colours', () => {
  test('seat 0 has red, seat 1 has blue', () => {
    const { sides, colours } = scavengersGold.edition.pieces;
    expect([sides, colours]).toEqual([
      ['scavenger', 'naval'],
      ['red', 'blue'],
    ]);
  });
});

describe('SG-SETUP-3 ships on the start dots', () => {
  test('the Scavenger begins on 14, the Naval ship on 25', () => {
    expect(first.ships).toEqual([14, 25]);
    expect(first.ships).toEqual(scavengersGold.edition.map.start);
  });
});

describe('SG-SETUP-4 markers on the S blocks', () => {
  test('the whole first state', () => {
    const { kernel: _kernel, ...shown } = first;
    expect(shown).toEqual({
      options: { players: 2, goldDots: 'may-pass' },
      phase: 'move',
      turn: 1,
      seat: 0,
      ships: [14, 25],
      score: [0, 0],
      lastGold: null,
      steps: null,
      pending: { kind: 'spin-move' },
      result: null,
    });
  });
});

describe('SG-SPIN-1 one push for both spinners', () => {
  test('no state holds it', () => {
    expectStateless('SG-SPIN-1');
  });
});

describe('SG-SPIN-2 an arrow on a line', () => {
  test.each([
    ['a move', first, spins('line')],
    ['a search', after(sea({ s: 15, n: 25 }), spins(2), sail(0, 27)), searches('line')],
    [
      'a shot',
      after(sea({ s: 15, n: 17, seat: 1 }), spins(1), sail(1, 16), { type: 'fire', seat: 1 }),
      shoots('line'),
    ],
  ] as const)('is spun again: %s', (_what, state, action) => {
    expect(refused(state, action)).toBe('SG-SPIN-2');
    expect(scavengersGold.chanceOutcomes(state)?.map((listed) => listed.action.outcome)).not.toContain(
      'line',
    );
  });
});

describe('SG-TURN-1 who begins', () => {
  test('the Scavenger spins first, and nobody else may act then', () => {
    expect(first).toMatchObject({ seat: 0, turn: 1, pending: { kind: 'spin-move' } });
    const spun = after(first, spins(1));
    expectChanges(first, spun, { steps: 1, pending: null });
    expect(scavengersGold.actors(spun)).toEqual([0]);
    expect(refused(spun, sail(1, 19))).toBe('TT-SEAT');
  });
});

describe('SG-R1 turns follow each other strictly', () => {
  test('seat 1 after seat 0, seat 0 after seat 1', () => {
    const second = after(first, spins(1), sail(0, 7));
    expectChanges(first, second, { ships: [7, 25], seat: 1, turn: 2 });
    const third = after(second, spins(1), sail(1, 24));
    expectChanges(second, third, { ships: [7, 24], seat: 0, turn: 3 });
    expect(refused(after(third, spins(1)), sail(1, 25))).toBe('TT-SEAT');
  });
});

describe('SG-R2 seat 0 is the Scavenger', () => {
  test('only seat 0 may use red lines, only seat 1 may fire', () => {
    expect(refused(after(sea({ s: 7, n: 25 }), spins(1)), sail(0, 15))).toBeNull();
    const inRange = after(sea({ s: 15, n: 17, seat: 1 }), spins(1), sail(1, 16));
    expect(refused(inRange, { type: 'fire', seat: 0 })).toBe('TT-SEAT');
    expect(refused(inRange, { type: 'fire', seat: 1 })).toBeNull();
  });
});

describe('SG-R3 one spinner a push', () => {
  test('spinner B is not asked for a move, nor spinner A for a search or a shot', () => {
    expect(refused(first, searches('gold'))).toBe('TT-CHANCE');
    expect(refused(after(sea({ s: 15, n: 25 }), spins(2), sail(0, 27)), spins(1))).toBe('TT-CHANCE');
    const fired = after(sea({ s: 15, n: 17, seat: 1 }), spins(1), sail(1, 16), { type: 'fire', seat: 1 });
    expect(refused(fired, spins(1))).toBe('TT-CHANCE');
  });
});

describe('SG-R4 a spin shows a space of the spinner', () => {
  const search = after(sea({ s: 15, n: 25 }), spins(2), sail(0, 27));
  const shot = after(sea({ s: 15, n: 17, seat: 1 }), spins(1), sail(1, 16), { type: 'fire', seat: 1 });

  test.each([
    ['spin-move', first, 7, 'SG-R4'],
    ['spin-move', first, 12, 'SG-R4'],
    ['spin-move', first, 6, null],
    ['spin-move', first, 0, 'TT-SHAPE'],
    ['spin-move', first, 13, 'TT-SHAPE'],
    ['spin-move', first, 'gold', 'TT-SHAPE'],
    ['spin-move', first, null, 'TT-SHAPE'],
    ['spin-move', first, 2.5, 'TT-SHAPE'],
    ['spin-move', first, true, 'TT-SHAPE'],
    ['spin-search', search, 'white', null],
    ['spin-search', search, 1, 'TT-SHAPE'],
    ['spin-fire', shot, 4, null],
    ['spin-fire', shot, 5, 'SG-R4'],
    ['spin-fire', shot, 9, 'SG-R4'],
    ['spin-fire', shot, 10, 'TT-SHAPE'],
  ] as const)('%s: %s %s -> %s', (kind, state, outcome, rule) => {
    expect(refused(state, { type: 'chance', kind, outcome })).toBe(rule);
  });

  test.each([
    [
      first,
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
      ],
    ],
    [
      search,
      [
        ['gold', 3],
        ['white', 5],
      ],
    ],
    [
      shot,
      [
        [0, 1],
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 1],
      ],
    ],
  ] as const)('what the spinners show, with the odds', (state, odds) => {
    const listed = scavengersGold
      .chanceOutcomes(state)
      ?.map(({ action, weight }) => [action.outcome, weight]);
    expect(listed).toEqual(odds);
  });
});
