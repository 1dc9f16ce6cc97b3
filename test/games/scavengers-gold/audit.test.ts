import { describe, expect, test } from 'vitest';
import { scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import type { ScavengersGoldState } from '../../../src/games/scavengers-gold/index.js';
import { after, fire, sail, sea, spins } from './positions.js';

const spinning = sea({ s: 15, n: 25, score: [3, 2], closed: 10 });
const moving = after(spinning, spins(2));
const searching = after(moving, sail(0, 27));
const firing = after(sea({ s: 15, n: 17, seat: 1, closed: 10 }), spins(1), sail(1, 16));

test('positions of play break nothing', () => {
  for (const state of [spinning, moving, searching, firing, after(firing, fire)])
    expect(scavengersGold.audit(state)).toEqual([]);
});

describe('what no play leads to', () => {
  test.each<[string, ScavengersGoldState, Partial<ScavengersGoldState>, string]>([
    ['I1', spinning, { ships: [15, 40] }, 'both ships lie on dots of the edition'],
    ['I2', spinning, { ships: [15, 15] }, 'the ships lie on different dots'],
    ['I4', spinning, { score: [7, 7], turn: 99 }, 'not both scores are full'],
    ['I5', spinning, { score: [7, 2] }, 'the result is set exactly when a score is full'],
    [
      'I5',
      spinning,
      { score: [7, 2], result: { winner: 1 }, phase: 'over', pending: null },
      'and names that side',
    ],
    ['I6', spinning, { phase: 'over', pending: null }, 'the phase is over exactly when the result is set'],
    ['I7', spinning, { lastGold: 11 }, 'the closed dot is a gold dot'],
    ['I8', spinning, { ships: [27, 25] }, 'a Scavenger on a gold dot lies on the closed dot'],
    ['I9', spinning, { lastGold: null }, 'coins come from a gold dot visited'],
    ['I10', spinning, { turn: 42 }, 'the Scavenger has the odd turns'],
    ['I11', spinning, { steps: 2 }, 'steps are set exactly while a move is to be chosen'],
    ['I11', moving, { steps: null }, 'steps are set exactly while a move is to be chosen'],
    ['I12', spinning, { pending: { kind: 'spin-fire' } }, 'the spin that is due belongs to the phase'],
    ['I12', searching, { pending: null }, 'the spin that is due belongs to the phase'],
    ['I12', firing, { seat: 0, turn: 43 }, 'the Scavenger searches, and the Naval ship fires'],
    ['I13', searching, { ships: [26, 25] }, 'the Scavenger searches on the closed dot'],
    ['I14', firing, { ships: [15, 25] }, 'the Naval ship fires in range'],
    ['I15', moving, { ships: [0, 7], lastGold: 1 }, 'a move to be chosen has a legal end'],
    ['I16', spinning, { turn: 3 }, 'no more coins and hits than turns'],
    ['I16', spinning, { score: [1, 3], turn: 5 }, 'no more coins and hits than turns'],
  ])('%s', (_id, state, change, says) => {
    const found = scavengersGold.audit({ ...state, ...change });
    expect(found.filter((line) => line.includes(says))).toHaveLength(1);
  });

  test('I3, with fewer blocks than the schema admits', () => {
    expect(() => scavengersGold.load(scavengersGold.save({ ...spinning, score: [8, 0] }))).toThrow(
      'an integer from 0 to 7',
    );
  });
});
