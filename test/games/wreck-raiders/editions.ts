import fc from 'fast-check';
import type { WreckRaidersEdition } from 'tidetable/wreck-raiders';

const source = 'reconstructed';
const shells = (max: number) => fc.tuple(fc.nat(max), fc.nat(max), fc.nat(max)).map((counts) => [...counts]);
const ring = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 });

/** A card that fits displays of some pedestals. */
const card = (pedestals: number) =>
  fc.record({
    types: fc.array(fc.nat(3), { minLength: 1, maxLength: pedestals }),
    coins: fc.nat(40),
    conch: fc.boolean(),
    scallop: fc.boolean(),
    style: fc.oneof(
      fc.constantFrom(null, { kind: 'piece' as const }, { kind: 'choice' as const }),
      shells(3).map((counts) => ({ kind: 'shells' as const, shells: counts })),
    ),
  });

const formula = fc.oneof(
  fc.record({ kind: fc.constant('tiles' as const), coins: fc.nat(5) }),
  shells(2).map((counts) => ({
    kind: 'sets' as const,
    shells: counts.every((count) => count === 0) ? [1, 0, 0] : counts,
    coins: 3,
  })),
);
const piece = (kind: 'bottom' | 'middle') =>
  fc.record({ kind: fc.constant(kind), shells: shells(2), coins: fc.nat(9) });
const top = fc.record({ kind: fc.constant('top' as const), shells: shells(2), formula });

const row = fc.record({
  divers: fc.integer({ min: 1, max: 6 }),
  dice: fc.integer({ min: 1, max: 6 }),
  exhibitsToEnd: fc.integer({ min: 1, max: 3 }),
  faceUp: fc.integer({ min: 1, max: 6 }),
});

/** Rings, mats, cards, pieces, chart and supplies. */
const parts = fc.integer({ min: 1, max: 5 }).chain((pedestals) =>
  fc.record({
    pedestals: fc.constant(pedestals),
    copies: fc.integer({ min: 1, max: 5 }),
    supply: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 9 }))),
    weights: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 1, max: 9 }))),
    closed: fc.boolean(),
    rings: fc.tuple(ring, ring, ring, ring),
    beach: fc.tuple(...[1, 2, 3, 4, 5, 6].map(() => shells(2))),
    rowCoins: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
    rows: fc.tuple(row, row, row, row, row),
    cards: fc.array(card(pedestals), { minLength: 6, maxLength: 30 }),
    bottoms: fc.array(piece('bottom'), { maxLength: 11 }),
    middles: fc.array(piece('middle'), { maxLength: 8 }),
    tops: fc.array(top, { maxLength: 5 }),
    bands: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 5 }),
    coins: fc.tuple(fc.nat(3), fc.nat(4)),
  }),
);

/** Editions that share little with the standard one but the words and the shape of the board. */
export const editions: fc.Arbitrary<WreckRaidersEdition> = parts.map((made) => {
  const pieces = [...made.bottoms, ...made.middles, ...made.tops];
  const [uniqueTreasure, decoratedConch] = made.coins;
  return {
    game: 'wreck-raiders',
    edition: 'invented',
    version: 1,
    treasures: {
      source,
      types: ['cups', 'maps', 'keys', 'bells'],
      frontsPerType: 3,
      copies: { source, perFront: made.copies },
    },
    seashells: { source, kinds: ['conch', 'scallop', 'starfish'], supply: [...made.supply] },
    divers: { source, colours: { source, names: ['1', '2', '3', '4', '5'] }, perColour: 6 },
    dice: { source, count: 6, faces: [1, 2, 3, 4, 5, 6] },
    lid: {
      source,
      squares: { source, count: 3 },
      zones: ['conch', 'scallop', 'starfish', 'blank'],
      weights: [...made.weights],
    },
    wrecks: {
      source,
      count: { source, value: 4 },
      spots: { source, value: 6 },
      closed: made.closed,
      rings: made.rings,
    },
    beach: { source, spots: { source, value: 6 }, shells: [...made.beach] },
    mat: {
      source,
      count: 5,
      displays: 3,
      pedestals: { source, value: made.pedestals },
      vault: { source, columns: { source, value: 3 }, rowCoins: made.rowCoins },
    },
    chart: {
      source,
      rows: made.rows.map((entry, index) => ({
        ...entry,
        players: index + 1,
        dice: index === 0 ? 6 : entry.dice,
      })),
    },
    market: {
      source,
      perKind: 3,
      kinds: ['bottom', 'middle', 'top'],
      counts: [made.bottoms.length, made.middles.length, made.tops.length],
    },
    solo: {
      source,
      rivals: 18,
      ownTurns: 3,
      rivalTurns: 3,
      bands: [0, ...[...made.bands].sort((one, other) => one - other)].map((from) => ({ from })),
    },
    scoring: { source, uniqueTreasure, decoratedConch },
    exhibits: {
      source,
      count: { source, value: made.cards.length },
      cards: made.cards.map((entry, id) => ({
        ...entry,
        id,
        style: new Set(entry.types).size > 1 ? entry.style : null,
      })),
    },
    aquarium: {
      source,
      count: { source, value: pieces.length },
      pieces: pieces.map((entry, id) => ({ ...entry, id })),
      formulasFromRulebook: { source, ids: [] },
    },
  };
});
