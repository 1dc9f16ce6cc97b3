import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { EditionError, below, range, rngFromSeed } from 'tidetable';
import { createWreckRaiders, standard, wreckRaiders } from 'tidetable/wreck-raiders';
import type { WreckRaidersEdition } from 'tidetable/wreck-raiders';
import { describe, expect, test } from 'vitest';
import { assertLaws } from '../../../src/conformance/index.js';
import { editions } from './editions.js';
import { setups } from './setups.js';

test('the standard edition is the published data', () => {
  const data: unknown = JSON.parse(readFileSync(new URL('components.json', import.meta.url), 'utf8'));
  expect(wreckRaiders.edition).toEqual(data);
});

function refusal(edition: unknown): string {
  try {
    createWreckRaiders(edition);
    return 'taken';
  } catch (error) {
    expect(error).toBeInstanceOf(EditionError);
    return String(error);
  }
}

type Writable<Part> = Part extends object ? { -readonly [Key in keyof Part]: Writable<Part[Key]> } : Part;
type Edit = (edition: Writable<WreckRaidersEdition>) => unknown;

/** The standard edition with something changed. */
function changed(edit: Edit): unknown {
  const edition = JSON.parse(JSON.stringify(standard)) as Writable<WreckRaidersEdition>;
  edit(edition);
  return edition;
}

describe('an edition is refused', () => {
  test.each<[name: string, edit: Edit, says: string]>([
    ['with three wrecks', (e) => Object.assign(e.wrecks.count, { value: 3 }), 'wrecks.count.value'],
    ['with five types', (e) => e.treasures.types.push('junk'), 'treasures.types'],
    ['with two fronts', (e) => Object.assign(e.treasures, { frontsPerType: 2 }), 'treasures.frontsPerType'],
    ['without copies', (e) => (e.treasures.copies.perFront = 0), 'treasures.copies.perFront'],
    ['without Scallops', (e) => (e.seashells.supply[1] = 0), 'seashells.supply.1'],
    ['with half a Conch', (e) => (e.seashells.supply[0] = 1.5), 'seashells.supply.0'],
    ['with a zone that no die can lie in', (e) => (e.lid.weights[2] = 0), 'lid.weights.2'],
    [
      'with a ring that names 6 twice',
      (e) => (e.wrecks.rings[1] = [6, 6, 2, 3, 4, 5]),
      'each of 1 to 6 once',
    ],
    ['with five beach spots', (e) => e.beach.shells.pop(), 'beach.shells'],
    ['with negative shells on the beach', (e) => (e.beach.shells[0] = [-1, 0, 0]), 'beach.shells.0.0'],
    ['with two displays', (e) => Object.assign(e.mat, { displays: 2 }), 'mat.displays'],
    ['with six pedestals', (e) => (e.mat.pedestals.value = 6), 'mat.pedestals.value'],
    ['with five rows', (e) => e.mat.vault.rowCoins.push(9), 'mat.vault.rowCoins'],
    ['without rows', (e) => (e.mat.vault.rowCoins = []), 'mat.vault.rowCoins'],
    ['without a row for five players', (e) => e.chart.rows.pop(), 'chart.rows'],
    ['with rows in disorder', (e) => e.chart.rows.reverse(), 'in this order'],
    ['with five dice in the solo game', (e) => chart(e, 0, { dice: 5 }), 'the solo game keeps all dice'],
    ['with seven divers', (e) => chart(e, 1, { divers: 7 }), 'chart.rows.1.divers'],
    ['without divers', (e) => chart(e, 1, { divers: 0 }), 'chart.rows.1.divers'],
    ['without dice', (e) => chart(e, 2, { dice: 0 }), 'chart.rows.2.dice'],
    ['without a goal', (e) => chart(e, 3, { exhibitsToEnd: 0 }), 'chart.rows.3.exhibitsToEnd'],
    ['with seven face-up exhibits', (e) => chart(e, 4, { faceUp: 7 }), 'chart.rows.4.faceUp'],
    [
      'with fewer cards than slots',
      (e) => ((e.exhibits.cards = e.exhibits.cards.slice(0, 5)), (e.exhibits.count.value = 5)),
      'no more face-up exhibits than there are cards',
    ],
    ['with two tiles a kind', (e) => Object.assign(e.market, { perKind: 2 }), 'market.perKind'],
    ['with a wrong number of Bottoms', (e) => (e.market.counts[0] = 10), 'numbers of Bottoms'],
    [
      'with twelve Bottoms',
      (e) => Object.assign(e.aquarium.pieces[11] ?? {}, { kind: 'bottom' }),
      'at most 11',
    ],
    ['with a wrong number of pieces', (e) => (e.aquarium.count.value = 40), 'the number of pieces'],
    ['with a wrong number of cards', (e) => (e.exhibits.count.value = 50), 'the number of cards'],
    ['with ids in disorder', (e) => e.exhibits.cards.reverse(), 'ids from 0 without gaps'],
    ['with pieces in disorder', (e) => e.aquarium.pieces.reverse(), 'ids from 0 without gaps'],
    [
      'with a card larger than a display',
      (e) => (e.mat.pedestals.value = 4),
      'no exhibit of more treasures than a display has pedestals',
    ],
    ['with a card that asks for nothing', (e) => card(e, { types: [] }), 'exhibits.cards.0.types'],
    [
      'WR-STYLE-2 with a style for a single type',
      (e) => card(e, { style: { kind: 'piece' } }),
      'single type',
    ],
    [
      'WR-R54 with a style of another kind',
      (e) => card(e, { style: { kind: 'coins' } }),
      'exhibits.cards.0.style',
    ],
    ['with a Top without a formula', (e) => top(e, { formula: undefined }), 'aquarium.pieces.28'],
    ['with a Top that has coins', (e) => top(e, { coins: 3 }), 'aquarium.pieces.28'],
    [
      'with a set of no shells',
      (e) => top(e, { formula: { kind: 'sets', shells: [0, 0, 0], coins: 3 } }),
      'aquarium.pieces.28',
    ],
    ['with 17 Rivals', (e) => Object.assign(e.solo, { rivals: 17 }), 'solo.rivals'],
    ['with four own turns', (e) => Object.assign(e.solo, { ownTurns: 4 }), 'solo.ownTurns'],
    ['with bands that do not start at 0', (e) => (e.solo.bands = [{ from: 1 }]), 'bands that ascend from 0'],
    ['with bands in disorder', (e) => e.solo.bands.reverse(), 'bands that ascend from 0'],
    ['with a field of its own', (e) => Object.assign(e, { about: 'x' }), 'about'],
  ])('%s', (_name, edit, says) => {
    expect(refusal(changed(edit))).toContain(says);
  });

  test.each([null, 'standard', [], {}, { ...standard, game: 'kraqua' }])('%j', (edition) => {
    expect(refusal(edition)).not.toBe('taken');
  });
});

function chart(edition: Writable<WreckRaidersEdition>, row: number, change: object): void {
  Object.assign(edition.chart.rows[row] ?? {}, change);
}
function card(edition: Writable<WreckRaidersEdition>, change: object): void {
  Object.assign(edition.exhibits.cards[0] ?? {}, change);
}
function top(edition: Writable<WreckRaidersEdition>, change: object): void {
  Object.assign(edition.aquarium.pieces[28] ?? {}, change);
}

describe('invented editions', () => {
  test('are taken', () => {
    fc.assert(
      fc.property(editions, (edition) => {
        expect(refusal(edition)).toBe('taken');
      }),
      { numRuns: 100 },
    );
  });

  test.each(fc.sample(editions, { numRuns: 2, seed: 11 }).map((edition, index) => ({ edition, index })))(
    'edition $index obeys the laws',
    ({ edition }) => {
      assertLaws(createWreckRaiders(edition), { setups, runs: 2, plies: 15 });
    },
  );

  test('random games on many break no invariant, and the solo game ends', () => {
    for (const [index, edition] of fc.sample(editions, { numRuns: 20, seed: 12 }).entries()) {
      const game = createWreckRaiders(edition);
      const rng = rngFromSeed(`invented ${String(index)}`);
      const players = index % 2 === 0 ? 1 : 1 + (index % 5);
      const simulator = game.simulator(
        game.setup({ players, rivalsDive: index % 4 === 0, chance: 'explicit' }),
      );
      for (const ply of range(500)) {
        const { pending, result } = simulator.state;
        if (result !== null) break;
        if (pending !== null) simulator.sampleChance(rng);
        else simulator.applyListed(below(rng, simulator.legalActions().length));
        if (ply % 10 === 0) expect(game.audit(simulator.state)).toEqual([]);
      }
      expect(game.audit(simulator.state)).toEqual([]);
      if (players === 1) expect(simulator.state.phase).toBe('over');
    }
  });
});

test('a state of one edition is refused by the game on another', () => {
  const other = createWreckRaiders(changed((edition) => (edition.scoring.decoratedConch = 3)));
  const state = wreckRaiders.setup({ players: 2, chance: 'explicit' });
  expect(() => other.actors(state)).toThrow(EditionError);
});
