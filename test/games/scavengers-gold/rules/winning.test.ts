import { describe, expect, test } from 'vitest';
import { scavengersGold } from '../../../../src/games/scavengers-gold/index.js';
import { expectChanges } from '../../../support/scenario.js';
import { after, expectStateless, fire, refused, sail, sea, searches, shoots, spins } from '../positions.js';

const search = after(sea({ s: 15, n: 25, score: [6, 6], closed: 10 }), spins(2), sail(0, 27));
const shot = after(sea({ s: 15, n: 17, seat: 1, score: [6, 6], closed: 10 }), spins(1), sail(1, 16), fire);

describe('SG-WIN-1 the Scavenger wins', () => {
  test('on the seventh coin block', () => {
    const over = after(search, searches('gold'));
    expectChanges(search, over, { score: [7, 6], phase: 'over', pending: null, result: { winner: 0 } });
    expect(scavengersGold.returns(over)).toEqual([1, -1]);
    expect(refused(over, spins(1))).toBe('TT-OVER');
  });

  test('not by a search that fails, and not by the sixth coin', () => {
    expect(after(search, searches('white')).result).toBeNull();
    const sixth = after(
      sea({ s: 15, n: 25, score: [5, 6], closed: 10 }),
      spins(2),
      sail(0, 27),
      searches('gold'),
    );
    expect(sixth).toMatchObject({ score: [6, 6], result: null });
    expect(scavengersGold.returns(sixth)).toEqual([0, 0]);
  });
});

describe('SG-WIN-2 the Naval ship wins', () => {
  test('on the seventh hit block', () => {
    const over = after(shot, shoots(4));
    expectChanges(shot, over, { score: [6, 7], phase: 'over', pending: null, result: { winner: 1 } });
    expect(scavengersGold.returns(over)).toEqual([-1, 1]);
    expect(refused(over, fire)).toBe('TT-OVER');
  });

  test('not by a miss', () => {
    expect(after(shot, shoots(0)).result).toBeNull();
  });
});

describe('SG-R21 the game is over at once', () => {
  test('seat and turn stay, and nobody acts', () => {
    const over = after(search, searches('gold'));
    expect(over).toMatchObject({ seat: 0, turn: 41, pending: null, steps: null });
    expect(scavengersGold.actors(over)).toEqual([]);
    expect(scavengersGold.legalActions(over)).toEqual([]);
    for (const action of [spins(1), sail(0, 26), sail(1, 24), fire])
      expect(refused(over, action)).toBe('TT-OVER');
  });
});

describe('SG-R22 there is no limit of turns, and no draw', () => {
  test('turn 20,001 is a turn like any other', () => {
    expectStateless('SG-R22');
    const late = scavengersGold.load(scavengersGold.save({ ...sea({ s: 14, n: 25 }), turn: 20_001 }));
    expectChanges(late, after(late, spins(1), sail(0, 7)), { ships: [7, 25], seat: 1, turn: 20_002 });
  });
});

describe('SG-R26 coins and hits are never lost', () => {
  test('a hit costs no coins, a find no hits', () => {
    const hit = after(
      sea({ s: 15, n: 17, seat: 1, score: [3, 2], closed: 10 }),
      spins(1),
      sail(1, 16),
      fire,
      shoots(4),
    );
    expect(hit.score).toEqual([3, 3]);
    const found = after(
      sea({ s: 15, n: 25, score: [3, 2], closed: 10 }),
      spins(2),
      sail(0, 27),
      searches('gold'),
    );
    expect(found.score).toEqual([4, 2]);
    expect(refused(found, searches('gold'))).toBe('TT-CHANCE');
  });
});
