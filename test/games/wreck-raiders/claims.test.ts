import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { claimMask } from '../../../src/games/wreck-raiders/claims.js';
import { tableOf } from '../../../src/games/wreck-raiders/table.js';

const { cards } = tableOf(wreckRaiders.edition);
type Card = (typeof cards)[number];

/** The legal sets as the rules say it: a multiset for the types, and the smallest of those that do the same. */
function legalSets(display: readonly number[], card: Card, starfish: number): number[] {
  const pedestals = range(display.length);
  const isCovered = (stars: number, pedestal: number) => Math.floor(stars / 2 ** pedestal) % 2 === 1;
  const used = (stars: number) => pedestals.filter((pedestal) => isCovered(stars, pedestal)).length;
  const types = display.map((treasure) => Math.floor(treasure / 3));
  const fits = (stars: number) =>
    range(4).every((type) => {
      const uncovered = pedestals.filter(
        (pedestal) => types[pedestal] === type && !isCovered(stars, pedestal),
      );
      return uncovered.length <= card.types.filter((other) => other === type).length;
    });
  const exact = (stars: number) =>
    card.style !== null &&
    pedestals.every((pedestal) => isCovered(stars, pedestal) || types[pedestal] === card.types[pedestal]);
  if (display.length !== card.types.length) return [];
  const fitting = range(2 ** display.length).filter((stars) => used(stars) <= starfish && fits(stars));
  return fitting.filter(
    (stars) =>
      !fitting.some((other) => other < stars && used(other) === used(stars) && exact(other) === exact(stars)),
  );
}

const bits = (mask: number) => range(32).filter((stars) => ((mask >>> stars) & 1) === 1);

describe('WR-R20 equal sets of Starfish are one choice', () => {
  test('the mask holds what the words say, for any display, exhibit and basket', () => {
    const display = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        display,
        fc.constantFrom(...cards),
        fc.integer({ min: 0, max: 6 }),
        (treasures, card, starfish) => {
          expect(bits(claimMask(treasures, card, starfish))).toEqual(legalSets(treasures, card, starfish));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('displays near an exhibit', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...cards)
          .chain((card) =>
            fc.tuple(
              fc.constant(card),
              fc.shuffledSubarray([...card.types.keys()], { minLength: card.types.length }),
              fc.integer({ min: 0, max: 5 }),
              fc.integer({ min: 0, max: 3 }),
            ),
          ),
        ([card, order, starfish, odd]) => {
          const treasures = order.map(
            (place, pedestal) => (pedestal === 0 ? odd : (card.types[place] ?? 0)) * 3,
          );
          expect(bits(claimMask(treasures, card, starfish))).toEqual(legalSets(treasures, card, starfish));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
