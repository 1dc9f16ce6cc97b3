import { bermudaPirates as game, standard } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { OptionsError, range } from '../../../../src/index.js';
import { expectChanges, expectRefusal, play } from '../../../support/scenario.js';
import { choices, moorings, odds, push, sea } from '../positions.js';

const signs = standard.chart.rows.join('');
const cellsOf = (sign: string) => range(576).filter((cell) => signs[cell] === sign);
const lay = (board: number, turn = 0, flip = 0) =>
  ({ type: 'chance', kind: 'lay-underboard', outcome: { board, flip, turn } }) as const;
const begins = (seat: number) => ({ type: 'chance', kind: 'first-seat', outcome: seat }) as const;

describe('BP-COMP-1 Gameboard', () => {
  test('a chart of 24 by 24 cells with islands, wrecks and creatures', () => {
    expect(standard.chart.rows.map((row) => row.length)).toEqual(range(24).map(() => 24));
    for (const sign of ['#', 'w', 'm', '@']) expect(cellsOf(sign).length).toBeGreaterThan(0);
    expect(cellsOf('.').length + cellsOf('m').length).toBe(500);
  });
});

describe('BP-COMP-2 Underboards', () => {
  test('four boards of five different disks', () => {
    const { disks } = standard.layout;
    expect(disks.map((board) => new Set(board.map(String)).size)).toEqual([5, 5, 5, 5]);
    expect(standard.underboards).toEqual({ source: 'rulebook', count: 4, disksEach: 5 });
  });
});

describe('BP-COMP-3 Flags', () => {
  test('one flag for each of four colours', () => {
    expect(standard.flags.count).toBe(standard.treasures.colours);
  });
});

describe('BP-COMP-4 Buoys', () => {
  test('twelve, three for each of four seats', () => {
    expect(standard.buoys).toMatchObject({ source: 'rulebook', total: 12, perSeat: 3 });
  });
});

describe('BP-COMP-5 Treasures', () => {
  test('four colours of six', () => {
    expect(standard.treasures).toMatchObject({ colours: 4, perColour: 6, total: 24 });
    expect(sea().island.reduce((sum, count) => sum + count, 0)).toBe(24);
  });
});

describe('BP-COMP-6 Centre piece', () => {
  test('needs no state: the four quadrants are always there', () => {
    expect(game.rule('BP-COMP-6').stateless).toBeDefined();
  });
});

describe('BP-COMP-7 Boats', () => {
  test('one boat for each seat', () => {
    expect(standard.boats.count).toBe(game.info.seats.max);
  });
});

describe('BP-SETUP-1 Centre piece first', () => {
  test('needs no state', () => {
    expect(game.rule('BP-SETUP-1').stateless).toBeDefined();
  });
});

describe('BP-SETUP-2 Underboards are shuffled', () => {
  const start = game.setup({ players: 2, firstSeat: 0, chance: 'explicit' });

  test('four boards, one after the other, then the first turn begins', () => {
    expect(start.pending).toEqual({ kind: 'lay-underboard', quadrant: 0 });
    const one = play(game, start, [lay(2, 1)]);
    expectChanges(start, one, { layout: [17], pending: { kind: 'lay-underboard', quadrant: 1 } });
    const all = play(game, one, [lay(0), lay(3, 3), lay(1)]);
    expectChanges(start, all, {
      layout: [17, 0, 27, 8],
      pending: null,
      phase: 'sail',
      turn: 0,
      round: 1,
      boat: 25,
    });
  });

  test('16, 12, 8 and 4 ways, equally likely, and no board twice', () => {
    const numbers = range(4).map((laid) =>
      odds(
        play(
          game,
          start,
          range(laid).map((board) => lay(board)),
        ),
      ),
    );
    expect(numbers.map((list) => list.length)).toEqual([16, 12, 8, 4]);
    expect(numbers.flat().every(([, weight]) => weight === 1)).toBe(true);
    expect(numbers[3]).toEqual(range(4).map((turn) => [{ board: 3, flip: 0, turn }, 1]));
    expectRefusal(game, play(game, start, [lay(2, 1)]), lay(2, 0), 'BP-SETUP-2');
  });
});

describe('BP-SETUP-3 Gameboard on top', () => {
  test('no view holds the layout', () => {
    for (const viewer of [0, 1, 'public'] as const)
      expect(game.observe(sea(), viewer)).not.toHaveProperty('layout');
  });
});

describe('BP-SETUP-4 Flags on the pins', () => {
  test('each colour has one dock on the island', () => {
    expect(['0', '1', '2', '3'].map((sign) => cellsOf(sign))).toEqual([[250], [253], [325], [322]]);
  });
});

describe('BP-SETUP-5 Treasures on the island', () => {
  test('six of each colour', () => {
    expect(game.setup({ players: 3, seed: 1 }).island).toEqual([6, 6, 6, 6]);
  });
});

describe('BP-SETUP-6 A boat for everybody', () => {
  test.each([
    { players: 2, docks: [25, 550] },
    { players: 3, docks: [25, 46, 550] },
    { players: 4, docks: [25, 46, 550, 529] },
  ])('$players players put to sea from $docks', ({ players, docks }) => {
    const boats = range(players).map((firstSeat) => game.setup({ players, firstSeat, seed: 1 }).boat);
    expect(boats).toEqual(docks);
  });
});

describe('BP-SETUP-7 Difficulty', () => {
  test.each([
    { difficulty: 'easy', stock: [3, 3] },
    { difficulty: 'moderate', stock: [2, 2] },
    { difficulty: 'difficult', stock: [1, 1] },
    { difficulty: 'very-difficult', stock: [0, 0] },
  ] as const)('$difficulty: $stock', ({ difficulty, stock }) => {
    expect(game.setup({ players: 2, difficulty, seed: 1 }).stock).toEqual(stock);
  });
});

describe('BP-SETUP-8 Order of play', () => {
  test('the first seat plays, then the next clockwise; nobody else may', () => {
    const state = sea({ players: 3, turn: 2, phase: 'buoy' });
    expectRefusal(game, state, { type: 'skip-buoy', seat: 0 }, 'TT-SEAT');
    expectChanges(state, play(game, state, [{ type: 'skip-buoy', seat: 2 }]), {
      turn: 0,
      round: 2,
      phase: 'sail',
      boat: 25,
    });
  });
});

describe('BP-R-FIRST Who is youngest?', () => {
  test('by default chance says who begins, each seat alike', () => {
    const start = game.setup({ players: 3, chance: 'explicit' });
    expect(start.firstSeat).toBe(-1);
    expect(odds(start)).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expectChanges(start, play(game, start, [begins(2)]), {
      firstSeat: 2,
      pending: { kind: 'lay-underboard', quadrant: 0 },
    });
    expectRefusal(game, start, begins(3), 'BP-R-FIRST');
  });

  test('or a seat is named, if it takes part', () => {
    expect(game.setup({ players: 3, firstSeat: 1, seed: 1 }).turn).toBe(1);
    expect(() => game.setup({ players: 2, firstSeat: 2, seed: 1 })).toThrow(OptionsError);
  });

  test('refereed, the first turn begins at once', () => {
    const known = game.setup({ players: 2, physics: 'refereed', firstSeat: 1, chance: 'explicit' });
    const drawn = play(game, game.setup({ players: 2, physics: 'refereed', chance: 'explicit' }), [
      begins(1),
    ]);
    expect(drawn).toEqual(known);
    expect(known).toMatchObject({ turn: 1, round: 1, phase: 'voyage', pending: { kind: 'voyage' } });
    expect(() => game.setup({ players: 2, physics: 'refereed', seed: 1 })).toThrow(OptionsError);
  });
});

describe('BP-R-CORNERS Which bases with two or three players?', () => {
  test('two players sit in opposite corners, three in the first three', () => {
    expect(standard.corners.bySeat).toEqual({ 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] });
  });
});

describe('BP-R-TURNED Are underboards turned too?', () => {
  test('boards are turned by quarters, and not turned over', () => {
    const start = game.setup({ players: 2, firstSeat: 0, chance: 'explicit' });
    expectRefusal(game, start, lay(0, 0, 1), 'BP-R-TURNED');
    expectChanges(start, play(game, start, [lay(1, 3)]), {
      layout: [11],
      pending: { kind: 'lay-underboard', quadrant: 1 },
    });
  });

  test.each([
    { turn: 0, caught: 99 },
    { turn: 1, caught: 79 },
    { turn: 2, caught: 176 },
    { turn: 3, caught: 196 },
  ])('turned by $turn quarters, board 0 catches in cell $caught', ({ turn, caught }) => {
    const layout = [turn, 8, 16, 24];
    expect(() => sea({ layout, phase: 'buoy', caught: [caught] })).not.toThrow();
  });
});

describe('BP-R-HIDDEN May anybody know the layout?', () => {
  test('cells that were sailed and cells that caught a boat are public', () => {
    const state = play(game, sea(), [push(3), push(3)]);
    for (const viewer of [0, 1, 'public'] as const)
      expect(game.observe(state, viewer)).toMatchObject({ caught: [75], safe: state.safe, laid: 4 });
  });

  test('text without a viewer marks the disks, with one it does not', () => {
    expect(game.text(sea())).toContain('~');
    expect(game.text(sea(), 0)).not.toContain('~');
  });
});

describe('BP-R-COLOURS Which colour lies where?', () => {
  test('the dock of colour c faces the quadrant c', () => {
    const quadrants = [250, 253, 325, 322].map((cell) => [cell % 24 >= 12, cell >= 288]);
    expect(quadrants).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });
});

describe('BP-R-LEVELS One difficulty for all?', () => {
  test('buoys by seat override the difficulty', () => {
    const setup = { players: 3, difficulty: 'easy' as const, buoys: [0, 1, 3], seed: 1 };
    expect(game.setup(setup).stock).toEqual([0, 1, 3]);
    expect(() => game.setup({ ...setup, buoys: [0, 1] })).toThrow(OptionsError);
    expect(() => game.setup({ ...setup, buoys: [0, 1, 4] })).toThrow(OptionsError);
  });
});

describe('BP-GOAL-1 Aim', () => {
  test('scores tell how many colours are home', () => {
    const home = [
      [1, 0, 1, 0],
      [1, 1, 1, 1],
    ];
    const state = sea({ home, phase: 'buoy', ending: 'set' });
    expect(game.scores(state)).toEqual([
      { colours: 2, complete: false },
      { colours: 4, complete: true },
    ]);
  });
});

describe('BP-TURN-1 Course of a turn', () => {
  test('sail first, buoys last', () => {
    expectRefusal(game, sea(), { type: 'place-buoy', seat: 0, cell: 100 }, 'TT-PHASE');
    expectRefusal(game, sea({ phase: 'buoy' }), push(3), 'TT-PHASE');
    expect(choices(sea())).toEqual(range(8).map((dir) => `push ${String(dir)}`));
    expect(moorings(sea({ phase: 'buoy' })).length).toBe(470);
  });
});

describe('BP-SETUP-5 The first state', () => {
  test('holds nothing but the treasures and the buoys', () => {
    const { kernel: _kernel, ...state } = game.setup({ players: 2, chance: 'explicit' });
    expect(state).toEqual({
      players: 2,
      variant: 'standard',
      physics: 'modelled',
      roundLimit: 0,
      firstSeat: -1,
      turn: -1,
      round: 0,
      phase: 'setup',
      layout: [],
      island: [6, 6, 6, 6],
      home: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      sets: [0, 0],
      removed: [0, 0, 0, 0],
      lost: [],
      cargo: [],
      boat: -1,
      heading: -1,
      touched: -1,
      victim: -1,
      stolen: 0,
      raided: 0,
      buoys: [[], []],
      stock: [2, 2],
      lifted: -1,
      safe: range(24).map(() => 0),
      caught: [],
      ending: '',
      pending: { kind: 'first-seat' },
      result: null,
    });
  });

  test('four players are the default, and a seed lays the boards', () => {
    const state = game.setup({ seed: 1 });
    expect(state.players).toBe(4);
    expect(new Set(state.layout.map((code) => Math.floor(code / 8))).size).toBe(4);
  });
});
