import { expect, test } from 'vitest';
import { perft } from '../../../src/index.js';
import { scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import { first } from './positions.js';

const { white, red, gold } = scavengersGold.edition.map;

function joinedTo(dot: number): number[] {
  return [...white, ...red].flatMap(([one, other]) => {
    if (one === dot) return [other];
    return other === dot ? [one] : [];
  });
}

test('as many sequences of actions as an independent count has', () => {
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(scavengersGold, first, depth))).toEqual([
    6, 99, 518, 3904, 22_868, 408_359,
  ]);
});

test.each(['may-pass', 'must-stop'] as const)('%s: two plies, walk by walk', (goldDots) => {
  let total = 0;
  for (let steps = 1; steps <= 6; steps += 1) {
    let walks = [14];
    const found = new Set<number>();
    for (let step = 0; step < steps; step += 1) {
      walks = walks.flatMap(joinedTo).filter((dot) => dot !== 25);
      for (const dot of walks) if (gold.includes(dot)) found.add(dot);
      if (goldDots === 'must-stop') walks = walks.filter((dot) => !gold.includes(dot));
    }
    total += new Set([...walks, ...found]).size;
  }
  expect(perft(scavengersGold, scavengersGold.setup({ goldDots, chance: 'explicit' }), 2)).toBe(total);
});
