import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { range } from '../../../src/index.js';
import { safeWith, sea } from './positions.js';

const NONE = [0, 0, 0, 0];
const FULL = [1, 1, 1, 1];
const start = sea();
const laden = sea({ boat: 49, heading: 0, cargo: [0, 2] });
const ashore = sea({ phase: 'buoy', buoys: [[100], [200]] });
const plunder = sea({ variant: 'plunder', phase: 'buoy' });
const refereed = sea({ physics: 'refereed' });
const four = sea({ players: 4, difficulty: 'easy', phase: 'buoy' });
const setUp = game.setup({ players: 2, firstSeat: 0, chance: 'explicit' });

test('positions of play break nothing', () => {
  for (const state of [start, laden, ashore, plunder, refereed, four, setUp])
    expect(game.audit(state)).toEqual([]);
});

type Case = [
  invariant: string,
  state: BermudaPiratesState,
  change: Partial<BermudaPiratesState>,
  says: string,
];

const afloat: Case[] = [
  ['a treasure too many', start, { island: [6, 6, 6, 7] }, 'colour 3 do not add up'],
  ['a treasure too few', laden, { cargo: [0] }, 'colour 2 do not add up'],
  ['cargo out of order', laden, { cargo: [2, 0] }, 'not ascending'],
  ['a colour twice aboard', laden, { cargo: [0, 0] }, 'holds a colour twice'],
  ['a colour aboard and at home', laden, { home: [[1, 0, 0, 0], NONE] }, 'a colour that is on the base'],
  ['cargo in the buoy step', ashore, { cargo: [1] }, 'cargo in phase buoy'],
  ['cargo in the own dock', laden, { boat: 25 }, 'a boat that lies at home'],
  ['no boat at sea', laden, { boat: -1 }, 'none where one is'],
  ['a boat ashore', ashore, { boat: 49 }, 'where none is at sea'],
  ['a boat in the cell of a buoy', laden, { buoys: [[49], []] }, 'the boat lies in the cell of a buoy'],
  ['a boat on an island', laden, { boat: 55 }, 'where no boat can be'],
  ['a boat on its own land', laden, { boat: 24 }, 'where no boat can be'],
  ['a boat in a parked dock', laden, { boat: 550 }, 'where no boat can be'],
  ['a boat in a field', laden, { boat: 75 }, 'sails in a whirlpool'],
  ['a heading ashore', ashore, { heading: 3 }, 'left over from a voyage'],
  ['a colour touched on the chart', start, { touched: 2 }, 'left over from a voyage'],
  ['raids of a voyage that is over', plunder, { raided: 2 }, 'left over from a voyage'],
  ['a victim without a raid', plunder, { victim: 1 }, 'left over from a raid'],
  ['loot without a raid', start, { stolen: 1 }, 'left over from a raid'],
  ['a buoy lifted at sea', start, { lifted: 100 }, 'a buoy was lifted that nobody holds'],
];

const ashoreAndHidden: Case[] = [
  ['a colour twice on a base', start, { home: [[2, 0, 0, 0], NONE] }, 'a base holds a colour twice'],
  ['a set in the standard game', start, { sets: [1, 0] }, 'only Plunder knows'],
  ['out of the game in the standard game', start, { removed: [1, 0, 0, 0] }, 'only Plunder knows'],
  ['a set on a base in Plunder', plunder, { home: [FULL, NONE] }, 'a set that was not put aside'],
  ['a raid on oneself', plunder, { raided: 1 }, 'raided itself'],
  ['a buoy too many', four, { stock: [3, 3, 4, 3] }, 'more buoys than there are'],
  ['two buoys in a cell', ashore, { buoys: [[100], [100]] }, 'buoys share a cell'],
  ['buoys out of order', four, { buoys: [[101, 100], [], [], []] }, 'not ascending'],
  ['a buoy on land', ashore, { buoys: [[55], []] }, 'a buoy lies where none may'],
  ['a buoy before a dock', ashore, { buoys: [[50], []] }, 'a buoy lies where none may'],
  ['a ring of buoys', four, { buoys: [[3, 27, 51], [73, 74, 75], [72], []] }, 'cut a dock or a base off'],
  ['a treasure on land', ashore, { lost: [[55, 0]] }, 'does not float'],
  ['a board twice', start, { layout: [0, 1, 16, 24] }, 'lies twice'],
  ['a board too few', start, { layout: [0, 8, 16] }, '3 underboards lie'],
  ['a board turned over', start, { layout: [4, 8, 16, 24] }, 'does not allow'],
  ['a safe cell that catches', start, { safe: safeWith(75) }, 'cell 75 is safe, and catches'],
  ['a caught cell that does not', start, { caught: [50] }, 'cell 50 caught a boat, and catches none'],
  ['caught cells out of order', start, { caught: [76, 75] }, 'the caught cells are not ascending'],
  [
    'treasures out of order',
    ashore,
    {
      lost: [
        [101, 0],
        [100, 1],
      ],
    },
    'not in order',
  ],
  ['a chart without a chart', refereed, { safe: range(24).map(() => 0) }, 'the wrong form'],
  ['underboards without a chart', refereed, { layout: [0, 8, 16, 24] }, '4 underboards lie'],
  ['a buoy’s cell without a chart', refereed, { buoys: [[3], []] }, 'where there is no chart'],
  ['a treasure’s cell without a chart', refereed, { lost: [[100, 0]] }, 'does not float'],
];

const courseOfPlay: Case[] = [
  ['a set that nobody has', ashore, { ending: 'set' }, 'a set that nobody has'],
  ['a trigger of the other variant', ashore, { ending: 'points' }, 'of the other variant'],
  ['a result before the end', ashore, { result: { winners: [0], reason: 'rounds' } }, 'do not agree'],
  ['an end without a result', ashore, { phase: 'over' }, 'do not agree on the end'],
  [
    'chance after the end',
    ashore,
    {
      phase: 'over',
      result: { winners: [0], reason: 'rounds' },
      pending: { kind: 'voyage' },
    },
    'chance is due after the end',
  ],
  ['chance while a seat is to push', start, { pending: { kind: 'first-seat' } }, 'another chance event'],
  ['a phase of chance without any', laden, { phase: 'whirl' }, 'another chance event is due'],
  [
    'underboards out of order',
    setUp,
    { pending: { kind: 'lay-underboard', quadrant: 2 } },
    'laid out of order',
  ],
  [
    'a boat with no way out',
    sea({ players: 4, difficulty: 'easy', boat: 200, heading: 0 }),
    { buoys: [[175, 176, 177], [199, 201], [223, 224, 225], []] },
    'the boat is shut in',
  ],
  ['I10 a round too many', ashore, { round: 3, roundLimit: 2 }, 'the rounds are over'],
  ['I10 nobody’s turn', ashore, { turn: -1 }, 'nobody has a turn'],
  ['I10 no first seat', ashore, { firstSeat: -1 }, 'nobody has a turn'],
  ['I10 a turn in set-up', setUp, { turn: 0 }, 'a turn during set-up'],
  ['a list for a seat that does not take part', start, { home: [NONE, NONE, NONE] }, 'do not take part'],
  ['a seat that does not take part', plunder, { victim: 2 }, 'do not take part'],
];

describe('what no play leads to', () => {
  test.each([...afloat, ...ashoreAndHidden, ...courseOfPlay])('%s', (_, state, change, says) => {
    const found = game.audit({ ...state, ...change });
    expect(found.filter((line) => line.includes(says))).toHaveLength(1);
  });

  test('I1, with fewer treasures than none', () => {
    expect(() => game.load(game.save({ ...start, island: [-1, 6, 6, 6] }))).toThrow('an integer from 0 to');
  });
});
