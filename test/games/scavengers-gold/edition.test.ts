import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditionError, perft } from '../../../src/index.js';
import { assertLaws } from '../../../src/conformance/index.js';
import { createScavengersGold, scavengersGold, standard } from '../../../src/games/scavengers-gold/index.js';
import type { ScavengersGoldEdition } from '../../../src/games/scavengers-gold/index.js';
import { row } from './positions.js';

type SeaMap = ScavengersGoldEdition['map'];

test('the standard edition is the published data', () => {
  const data: unknown = JSON.parse(readFileSync(new URL('components.json', import.meta.url), 'utf8'));
  expect(scavengersGold.edition).toEqual(data);
});

function refusal(edition: unknown): string {
  try {
    createScavengersGold(edition);
    return 'taken';
  } catch (error) {
    expect(error).toBeInstanceOf(EditionError);
    return String(error);
  }
}

const onMap = (map: Partial<SeaMap>) => ({ ...standard, map: { ...standard.map, ...map } });
const { dots, white, red } = standard.map;
const face = { steps: 1, weight: 1 };
const space = { ground: 'gold', cannonballs: 1, weight: 1 };

describe('an edition is refused', () => {
  test.each<[string, unknown, string]>([
    ['without a map', { ...standard, map: undefined }, 'map'],
    ['of another game', { ...standard, game: 'kraqua' }, '"scavengers-gold"'],
    ['with unknown fields', { ...standard, storms: 1 }, 'no such key'],
    ['with one dot', onMap({ dots: [[0, 0]] }), 'at least 2 entries'],
    ['with two dots at one place', onMap({ dots: [...dots.slice(1), [7, 5]] }), 'dots at different places'],
    ['with a dot off the grid', onMap({ columns: 7 }), 'dots on the grid'],
    ['with gold that is not ascending', onMap({ gold: [5, 1, 10] }), 'ids of dots, ascending'],
    ['with gold listed twice', onMap({ gold: [1, 1, 10] }), 'ids of dots, ascending'],
    ['with gold on no dot', onMap({ gold: [1, 40] }), 'ids of dots, ascending'],
    ['with one gold dot', onMap({ gold: [1] }), 'at least 2 entries'],
    ['with both ships on one dot', onMap({ start: [14, 14] }), 'two different dots'],
    ['with a start on no dot', onMap({ start: [14, 63] }), 'two different dots'],
    ['with a start on gold', onMap({ start: [14, 1] }), 'start dots that are no gold dots'],
    ['with a white line across', onMap({ white: [...white, [2, 9]] }), 'neighbours in a row or column'],
    ['with a white line backwards', onMap({ white: [...white.slice(1), [1, 0]] }), 'lower dot first'],
    ['with a white line twice', onMap({ white: [...white, [0, 1]] }), 'each line once'],
    ['with a white line to no dot', onMap({ white: [...white, [39, 40]] }), 'neighbours in a row or column'],
    ['with a red line along a row', onMap({ red: [...red, [0, 1]] }), 'diagonal neighbours'],
    ['with a red line twice', onMap({ red: [...red, [1, 8]] }), 'each line once'],
    ['in two parts', onMap({ white: white.slice(2) }), 'white lines that connect all dots'],
    ['with eight blocks', { ...standard, score: { ...standard.score, blocks: [8, 7] } }, 'from 1 to 7'],
    ['with no blocks', { ...standard, score: { ...standard.score, blocks: [7, 0] } }, 'an integer from 1 to'],
    ['with range 8', { ...standard, firing: { ...standard.firing, range: 8 } }, 'from 1 to 7'],
    ['with two shots a turn', { ...standard, firing: { ...standard.firing, shotsPerTurn: 2 } }, 'expected 1'],
    [
      'with 13 steps',
      { ...standard, spinnerA: { source: 'rulebook', faces: [{ ...face, steps: 13 }] } },
      'from 1 to 12',
    ],
    [
      'with 0 steps',
      { ...standard, spinnerA: { source: 'rulebook', faces: [{ ...face, steps: 0 }] } },
      'an integer from 1 to',
    ],
    [
      'with a weight of 0',
      { ...standard, spinnerA: { source: 'rulebook', faces: [{ ...face, weight: 0 }] } },
      'an integer from 1 to',
    ],
    ['with no faces', { ...standard, spinnerA: { source: 'rulebook', faces: [] } }, 'at least 1 entries'],
    [
      'without white ground',
      { ...standard, spinnerB: { source: 'rulebook', sectors: [space] } },
      'one gold and one white space',
    ],
    [
      'without cannonballs',
      {
        ...standard,
        spinnerB: {
          source: 'rulebook',
          sectors: [
            { ...space, cannonballs: 0 },
            { ...space, ground: 'white', cannonballs: 0 },
          ],
        },
      },
      'at least one space with a cannonball',
    ],
  ])('%s', (_what, edition, message) => {
    expect(refusal(edition)).toContain(message);
  });
});

describe('what the rules do not read', () => {
  test('sources, the version, and the order of lines and spaces', () => {
    const other = createScavengersGold({
      ...onMap({ white: [...white].reverse(), red: [...red].reverse() }),
      version: 2,
      spinnerB: { ...standard.spinnerB, sectors: [...standard.spinnerB.sectors].reverse() },
    });
    const start = (game: typeof scavengersGold) => game.setup({ chance: 'explicit' });
    expect(perft(other, start(other), 4)).toBe(perft(scavengersGold, start(scavengersGold), 4));
    expect(other.editionMark).not.toBe(scavengersGold.editionMark);
  });

  test('equal spaces are added up, and odds are in lowest terms', () => {
    const game = createScavengersGold({
      ...standard,
      spinnerA: { ...standard.spinnerA, faces: [4, 2, 4].map((steps) => ({ steps, weight: 6 })) },
    });
    const listed = game.chanceOutcomes(game.setup({ chance: 'explicit' }));
    expect(listed?.map(({ action, weight }) => [action.outcome, weight])).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });
});

/** Grids of up to 8 x 8 dots with some lines left out, any spinners, few blocks. */
const editions = fc
  .record({
    columns: fc.integer({ min: 2, max: 8 }),
    rows: fc.integer({ min: 2, max: 8 }),
    without: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
    blocks: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
    range: fc.integer({ min: 1, max: 7 }),
    steps: fc.array(
      fc.record({ steps: fc.integer({ min: 1, max: 12 }), weight: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    cannonballs: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 6 }),
  })
  .map(({ columns, rows, without, blocks, range, steps, cannonballs }): ScavengersGoldEdition => {
    const count = columns * rows;
    const all = Array.from({ length: count }, (_, dot) => dot);
    const across = all
      .filter((dot) => dot % columns < columns - 1)
      .map((dot): [number, number] => [dot, dot + 1]);
    const down = all
      .filter((dot) => dot + columns < count)
      .map((dot): [number, number] => [dot, dot + columns]);
    // The first column and all rows stay, so that everything hangs together.
    const kept = down.filter(([dot]) => dot % columns === 0 || without[dot] !== true);
    const diagonal = across
      .filter(([dot]) => dot + columns + 1 < count && without[dot] === true)
      .map(([dot]): [number, number] => [dot, dot + columns + 1]);
    return {
      ...standard,
      edition: 'made up',
      score: { source: 'reconstructed', blocks },
      firing: { source: 'reconstructed', range, shotsPerTurn: 1 },
      map: {
        source: 'reconstructed',
        columns,
        rows,
        dots: all.map((dot) => [dot % columns, Math.floor(dot / columns)]),
        start: [0, count - 1],
        gold: [1, 2].slice(0, 2).filter((dot) => dot < count - 1),
        white: [...across, ...kept],
        red: diagonal,
      },
      spinnerA: { source: 'reconstructed', faces: steps },
      spinnerB: {
        source: 'reconstructed',
        sectors: cannonballs.map((balls, place) => ({
          ground: place % 2 === 0 ? 'gold' : 'white',
          cannonballs: balls,
          weight: place + 1,
        })),
      },
    };
  })
  .filter(({ map }) => map.gold.length === 2);

describe('other editions obey the laws', () => {
  const goldDots = fc.constantFrom('may-pass' as const, 'must-stop' as const);

  test('six dots in a row', () => {
    assertLaws(createScavengersGold(row([2, 4])), { setups: fc.record({ goldDots }), runs: 5, plies: 40 });
  });

  test.each(fc.sample(editions, { numRuns: 4, seed: 1 }).map((edition, place) => [place, edition] as const))(
    'made-up edition %s',
    (_place, edition) => {
      assertLaws(createScavengersGold(edition), { setups: fc.record({ goldDots }), runs: 3, plies: 40 });
    },
  );
});
