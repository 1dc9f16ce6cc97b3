import fc from 'fast-check';
import { bermudaPirates, createBermudaPirates, hazardsOf, standard } from 'tidetable/bermuda-pirates';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertLaws } from '../../../src/conformance/index.js';
import { EditionError, at, below, range, rngFromSeed, shuffled } from '../../../src/index.js';
import type { Rng } from '../../../src/index.js';
import { setups, unlisted } from './setups.js';

type Edition = typeof standard;

const rowsWith = (changes: Record<number, string>): string[] =>
  standard.chart.rows.map((row, y) => changes[y] ?? row);
const chart = (rows: string[]) => ({ chart: { ...standard.chart, rows } });

test('the standard edition is the JSON of the components', () => {
  const json: unknown = JSON.parse(readFileSync(new URL('components.json', import.meta.url), 'utf8'));
  expect(standard).toEqual(json);
  expect(bermudaPirates.edition).toEqual(json);
});

describe('an edition that cannot be played is refused', () => {
  const refused: [string, Partial<Record<keyof Edition | 'sails', unknown>>, RegExp][] = [
    ['a chart of another size', { chart: { ...standard.chart, size: 23 } }, /chart\.size/],
    ['a row too few', chart(standard.chart.rows.slice(1)), /at least 24/],
    ['an unknown sign', chart(rowsWith({ 4: '.........x..............' })), /24 signs/],
    ['a short row', chart(rowsWith({ 4: '.........m.............' })), /24 signs/],
    ['two docks of a colour', chart(rowsWith({ 4: '....0....m..............' })), /exactly one dock/],
    [
      'no dock of a corner',
      chart(standard.chart.rows.map((row) => row.replace('a', '.'))),
      /exactly one dock/,
    ],
    [
      'no dock of a colour',
      chart(standard.chart.rows.map((row) => row.replace('2', '.'))),
      /exactly one dock/,
    ],
    [
      'no land of a base',
      chart(rowsWith({ 0: '......................BB', 1: '.a..m.................bB' })),
      /some land/,
    ],
    [
      'a dock without water',
      chart(
        rowsWith({
          9: '.........####.........m.',
          10: '..m...#..#0@@1#.........',
          11: '.........#@@@@#..#......',
        }),
      ),
      /BP-R-WALL/,
    ],
    ['an underboard of another size', { layout: { ...standard.layout, size: 10 } }, /layout\.size/],
    [
      'three underboards',
      { layout: { ...standard.layout, disks: standard.layout.disks.slice(1) } },
      /at least 4/,
    ],
    [
      'the same disk twice',
      {
        layout: {
          ...standard.layout,
          disks: [
            [
              [0, 0],
              [0, 0],
              [1, 1],
              [2, 2],
              [3, 3],
            ],
            ...standard.layout.disks.slice(1),
          ],
        },
      },
      /five different/,
    ],
    [
      'a disk outside the frame',
      {
        layout: {
          ...standard.layout,
          disks: [
            [
              [0, 12],
              [0, 0],
              [1, 1],
              [2, 2],
              [3, 3],
            ],
            ...standard.layout.disks.slice(1),
          ],
        },
      },
      /from 0 to 11/,
    ],
    ['five colours', { treasures: { ...standard.treasures, colours: 5 } }, /colours/],
    ['a total that is none', { treasures: { ...standard.treasures, total: 25 } }, /four times perColour/],
    [
      'a difficulty beyond the buoys of a seat',
      { buoys: { ...standard.buoys, perSeat: 2 } },
      /at most perSeat/,
    ],
    ['no harbours', { harbourReach: { ...standard.harbourReach, cells: 0 } }, /from 1 to 24/],
    [
      'a magnet that misses its own cell',
      { magnet: { ...standard.magnet, reach: [[0, 1]] } },
      /holds \[0, 0\]/,
    ],
    ['no turning', { boatHandling: { ...standard.boatHandling, maxTurn: 0 } }, /from 1 to 4/],
    ['no touching', { boatHandling: { ...standard.boatHandling, touch: [] } }, /at least 1/],
    [
      'touching twice',
      { boatHandling: { ...standard.boatHandling, touch: ['under', 'under'] } },
      /each way once/,
    ],
    ['too much veering', { veer: { ...standard.veer, eachSide: [0, 1, 13] } }, /two fit/],
    [
      'too much slipping',
      {
        slip: {
          ...standard.slip,
          perTreasure: [
            [0, 0, 0, 0],
            [0, 0, 0, 0],
            [0, 0, 0, 16],
          ],
        },
      },
      /fit into the scale/,
    ],
    ['four turns', { scatter: { ...standard.scatter, byTurn: [6, 3, 1, 0] } }, /at least 5/],
    [
      'nothing that can happen',
      { scatter: { ...standard.scatter, stay: 0, byTurn: [0, 0, 0, 0, 0] } },
      /above 0/,
    ],
    [
      'two seats in one corner',
      { corners: { ...standard.corners, bySeat: { ...standard.corners.bySeat, 2: [1, 1] } } },
      /corner of its own/,
    ],
    [
      'a corner that the chart does not have',
      { corners: { ...standard.corners, bySeat: { ...standard.corners.bySeat, 2: [0, 5] } } },
      /an integer from 0 to 3/,
    ],
    ['a part that is unknown', { sails: 4 }, /no such key/],
  ];

  test.each(refused)('%s', (_, change, reason) => {
    const make = () => createBermudaPirates({ ...standard, ...change });
    expect(make).toThrow(EditionError);
    expect(make).toThrow(reason);
  });
});

/** Signs scattered over a chart that has nothing but docks and bases. */
function otherRows(rng: Rng): string[] {
  const bare = standard.chart.rows.map((row) => row.replace(/[#wm]/g, '.').split(''));
  const free = range(576).filter((cell) => bare[Math.floor(cell / 24)]?.[cell % 24] === '.');
  const away = free.filter((cell) =>
    [25, 46, 550, 529, 250, 253, 325, 322].every(
      (dock) =>
        Math.max(
          Math.abs((cell % 24) - (dock % 24)),
          Math.abs(Math.floor(cell / 24) - Math.floor(dock / 24)),
        ) > 2,
    ),
  );
  for (const cell of shuffled(rng, away).slice(0, 40))
    at(bare, Math.floor(cell / 24))[cell % 24] = at(['#', 'w', 'm'], below(rng, 3));
  return bare.map((row) => row.join(''));
}

/**
 * Quite another game: other islands, other odds and other numbers, and fields that reach into other quadrants, so that
 * the layouts are counted by trying them all; the second edition turns its underboards, the others turn them over.
 */
function otherEdition(seed: number): Edition {
  const rng = rngFromSeed(`edition#${String(seed)}`);
  const places = range(144).map((place): [number, number] => [place % 12, Math.floor(place / 12)]);
  const number = (min: number, max: number) => min + below(rng, max - min + 1);
  const perColour = number(4, 9);
  return {
    ...standard,
    edition: `other-${String(seed)}`,
    version: 2,
    corners: { ...standard.corners, bySeat: { '2': [1, 3], '3': [3, 0, 1], '4': [2, 3, 0, 1] } },
    treasures: { ...standard.treasures, perColour, total: 4 * perColour },
    buoys: {
      ...standard.buoys,
      perSeat: 4,
      byDifficulty: { easy: 4, moderate: 3, difficult: 1, 'very-difficult': 0 },
    },
    layout: {
      ...standard.layout,
      turns: seed === 2,
      flips: seed !== 2,
      disks: range(4).map(() => shuffled(rng, places).slice(0, 5)),
    },
    magnet: {
      ...standard.magnet,
      reach: [
        [0, 0],
        [1, 0],
        [0, 2],
      ],
    },
    boatHandling: { ...standard.boatHandling, maxTurn: number(1, 4), touch: ['ahead'] },
    chart: { ...standard.chart, rows: otherRows(rng) },
    veer: { ...standard.veer, scale: 10, eachSide: [1, 2, 5] },
    slip: {
      ...standard.slip,
      scale: 12,
      perTreasure: [
        [0, 1, 1, 1],
        [12, 6, 4, 3],
        [1, 2, 3, 3],
      ],
    },
    scatter: { ...standard.scatter, stay: number(0, 3), byTurn: [1, 2, 3, 4, 5], byDistance: [0, 1, 0, 2] },
    plunder: { ...standard.plunder, target: 5, setPoints: 4, stealPerVisit: 3, islandMinimum: 2 },
  };
}

describe('other editions', () => {
  test.each([1, 3])('edition %i obeys the laws', (seed) => {
    const game = createBermudaPirates(otherEdition(seed));
    const few = setups.filter((setup) => !('buoys' in setup));
    assertLaws(game, { setups: few, unlisted: [...unlisted], runs: 2, plies: 14 });
  });

  test('underboards that are turned and turned over, with fields that stay apart, obey the laws too', () => {
    const layout = { ...standard.layout, flips: true };
    const game = createBermudaPirates({ ...standard, edition: 'flips', layout });
    const state = game.setup({ players: 2, seed: 1 });
    expect(hazardsOf(game)(game.observe(state, 0))?.layouts).toBe(24 * 8 ** 4);
    assertLaws(game, { setups, unlisted: [...unlisted], runs: 2, plies: 14 });
  });

  test('any of them keeps its treasures and its chart in long games', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom('standard', 'plunder'), (seed, variant) => {
        const game = createBermudaPirates(otherEdition(seed));
        const rng = rngFromSeed(seed);
        const simulator = game.simulator(game.setup({ players: 3, variant, seed, roundLimit: 2 }));
        while (simulator.state.result === null) {
          const { length } = simulator.legalActions();
          expect(length).toBeGreaterThan(0);
          simulator.applyListed(below(rng, length));
        }
        expect(game.audit(simulator.state)).toEqual([]);
        expect(hazardsOf(game)(game.observe(simulator.snapshot(), 0))?.layouts).toBeGreaterThan(0);
      }),
      { numRuns: 4 },
    );
  });

  test('fields that cross quadrants: hazards count every layout, and draws agree with them', () => {
    const game = createBermudaPirates(otherEdition(2));
    const state = game.setup({ players: 2, seed: 1 });
    const view = game.observe(state, 0);
    const found = hazardsOf(game)(view);
    expect(found?.layouts).toBe(6144);
    const rng = rngFromSeed('crossing');
    const drawn = new Set(range(50).map(() => String(game.determinize(view, rng).layout)));
    expect(drawn.size).toBeGreaterThan(45);
  });
});
