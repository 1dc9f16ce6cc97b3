import { describe, expect, test } from 'vitest';
import { scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import type { ScavengersGoldEvent, ScavengersGoldState } from '../../../src/games/scavengers-gold/index.js';
import { fire, holdFire, after, sail, sea, searches, shoots, spins } from './positions.js';

/** What happens at the last of some actions. */
function eventsOf(
  state: ScavengersGoldState,
  ...actions: readonly Parameters<typeof scavengersGold.step>[1][]
): readonly ScavengersGoldEvent[] {
  const last = actions.at(-1);
  if (last === undefined) return [];
  return scavengersGold.step(after(state, ...actions.slice(0, -1)), last).events;
}

const s5 = sea({ s: 15, n: 17, seat: 1, score: [2, 3], closed: 10 });
const s9 = sea({ s: 15, n: 25, score: [3, 2], closed: 10 });
const sailing = [spins(1), sail(1, 16)] as const;

test.each<[string, readonly ScavengersGoldEvent[], readonly ScavengersGoldEvent[]]>([
  ['S9, spin 6', eventsOf(s9, spins(6)), [{ type: 'move-spun', seat: 0, steps: 6 }]],
  [
    'S9, sail 27',
    eventsOf(s9, spins(6), sail(0, 27)),
    [
      { type: 'ship-sailed', seat: 0, from: 15, to: 27, steps: 6, walk: [15, 21, 27] },
      { type: 'gold-visited', dot: 27, reopened: 10 },
    ],
  ],
  [
    'S9, gold',
    eventsOf(s9, spins(6), sail(0, 27), searches('gold')),
    [
      { type: 'search-spun', ground: 'gold' },
      { type: 'gold-found', dot: 27, coins: 4 },
      { type: 'turn-began', seat: 1, turn: 42 },
    ],
  ],
  [
    'S9, white',
    eventsOf(s9, spins(6), sail(0, 27), searches('white')),
    [
      { type: 'search-spun', ground: 'white' },
      { type: 'search-failed', dot: 27 },
      { type: 'turn-began', seat: 1, turn: 42 },
    ],
  ],
  [
    'S5, sail 16',
    eventsOf(s5, ...sailing),
    [
      { type: 'ship-sailed', seat: 1, from: 17, to: 16, steps: 1, walk: [17, 16] },
      { type: 'in-range', squares: 1 },
    ],
  ],
  ['S5, fire', eventsOf(s5, ...sailing, fire), [{ type: 'shot-fired', from: 16, target: 15, squares: 1 }]],
  [
    'S5, 1 cannonball',
    eventsOf(s5, ...sailing, fire, shoots(1)),
    [
      { type: 'shot-hit', squares: 1, cannonballs: 1, hits: 4 },
      { type: 'turn-began', seat: 0, turn: 43 },
    ],
  ],
  [
    'S5, 0 cannonballs',
    eventsOf(s5, ...sailing, fire, shoots(0)),
    [
      { type: 'shot-missed', squares: 1, cannonballs: 0 },
      { type: 'turn-began', seat: 0, turn: 43 },
    ],
  ],
  [
    'S5, hold-fire',
    eventsOf(s5, ...sailing, holdFire),
    [
      { type: 'fire-held', squares: 1 },
      { type: 'turn-began', seat: 0, turn: 43 },
    ],
  ],
  [
    'S15, spin 4',
    eventsOf(sea({ s: 0, n: 7, score: [2, 2], closed: 1 }), spins(4)),
    [
      { type: 'move-spun', seat: 0, steps: 4 },
      { type: 'ship-stayed', seat: 0, at: 0, steps: 4 },
      { type: 'turn-began', seat: 1, turn: 42 },
    ],
  ],
  [
    'S16a, gold',
    eventsOf(sea({ s: 15, n: 25, score: [6, 6], closed: 10 }), spins(2), sail(0, 27), searches('gold')),
    [
      { type: 'search-spun', ground: 'gold' },
      { type: 'gold-found', dot: 27, coins: 7 },
      { type: 'game-over', winner: 0, coins: 7, hits: 6 },
    ],
  ],
])('S23, %s', (_step, happened, expected) => {
  expect(happened).toEqual(expected);
});

describe('the walk shown', () => {
  const walkTo = (state: ScavengersGoldState, steps: number, to: number) => {
    const [sailed] = eventsOf(state, spins(steps), sail(state.seat, to));
    return sailed?.type === 'ship-sailed' ? sailed.walk : [];
  };

  test('S21: the shortest to gold, else the first of the full count', () => {
    expect(walkTo(s9, 6, 27)).toEqual([15, 21, 27]);
    expect(walkTo(s9, 6, 16)).toEqual([15, 7, 0, 1, 2, 8, 16]);
  });

  test('is the first of all walks, found one by one', () => {
    const { white, red } = scavengersGold.edition.map;
    const lines = [...white, ...red].flatMap(([one, other]) => [
      [one, other] as const,
      [other, one] as const,
    ]);
    const state = sea({ s: 28, n: 21, closed: 33, goldDots: 'must-stop' });
    const { gold } = scavengersGold.edition.map;
    const walksOf = (steps: number): number[][] =>
      steps === 0
        ? [[28]]
        : walksOf(steps - 1).flatMap((walk) =>
            lines
              .filter(([from, to]) => from === walk.at(-1) && to !== 21 && to !== 33)
              .filter(() => walk.length === 1 || !gold.includes(walk.at(-1) ?? -1))
              .map(([, to]) => [...walk, to]),
          );
    const inOrder = (one: number[], other: number[]) => {
      const place = one.findIndex((dot, index) => dot !== other[index]);
      return (one[place] ?? 0) - (other[place] ?? 0);
    };
    for (const action of scavengersGold.legalActions(after(state, spins(5)))) {
      if (action.type !== 'sail') continue;
      const lengths = gold.includes(action.to) ? [1, 2, 3, 4, 5] : [5];
      const walks = lengths.map((steps) => walksOf(steps).filter((walk) => walk.at(-1) === action.to));
      const [shortest] = walks.filter((some) => some.length > 0);
      expect(walkTo(state, 5, action.to)).toEqual(shortest?.sort(inOrder)[0]);
    }
  });
});

test('everybody sees every event', () => {
  const { events } = scavengersGold.begin({ seed: 5 });
  for (const event of [...events, ...eventsOf(s5, ...sailing)])
    for (const viewer of [0, 1, 'public'] as const)
      expect(scavengersGold.observeEvent(event, viewer)).toEqual(event);
});
