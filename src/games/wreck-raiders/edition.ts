import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';

export const SHELLS = ['conch', 'scallop', 'starfish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Where a die can lie on the Reef: the zone of a seashell, or the blank zone. */
export const ZONES = ['conch', 'scallop', 'starfish', 'blank'] as const;
export type Zone = (typeof ZONES)[number];

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const CARDS_MAX = 200;
const PIECES_MAX = 200;
/** The most Bottoms of an edition, so the most aquariums of a mat. The ids of buy-piece and take-piece count on it. */
export const BOTTOMS_MAX = 11;

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const text = z.string().check(z.minLength(1), z.maxLength(100));
const coins = int(0, 999);
const count = int(0, 999);
const marked = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ source, value });

/** Conches, Scallops, Starfish. */
const triple = list(int(0, 99), 3, 3);

/** @see WR-R54 no other rewards */
const style = z.nullable(
  z.union([
    z.strictObject({ kind: z.literal('piece') }),
    z.strictObject({ kind: z.literal('choice') }),
    z.strictObject({ kind: z.literal('shells'), shells: triple }),
  ]),
);

/** @see WR-STYLE-2 no style for a single type */
const card = z
  .strictObject({
    id: count,
    /** Treasure types in the printed order, from the left. */
    types: list(int(0, 3), 5, 1),
    coins,
    /** Whether the crests show a Conch, a Scallop. */
    conch: z.boolean(),
    scallop: z.boolean(),
    style,
  })
  .check(
    z.refine(({ types, style: reward }) => reward === null || new Set(types).size > 1, {
      path: ['style'],
      error: 'null for an exhibit of a single type',
    }),
  );

const formula = z.union([
  z.strictObject({ kind: z.literal('sets'), shells: triple, coins }).check(
    z.refine(({ shells }) => shells.some((needed) => needed > 0), {
      path: ['shells'],
      error: 'at least one seashell in a set',
    }),
  ),
  z.strictObject({ kind: z.literal('tiles'), coins }),
]);

const piece = z.union([
  z.strictObject({ id: count, kind: z.enum(['bottom', 'middle']), shells: triple, coins }),
  z.strictObject({ id: count, kind: z.literal('top'), shells: triple, formula }),
]);

const ring = list(int(1, 6), 6, 6).check(
  z.refine((spots) => new Set(spots).size === 6, { error: 'each of 1 to 6 once' }),
);

const row = z.strictObject({
  players: int(1, 5),
  divers: int(1, 6),
  dice: int(1, 6),
  exhibitsToEnd: int(1, CARDS_MAX),
  faceUp: int(1, 6),
});

const rows = list(row, 5, 5).check(
  z.refine((entries) => entries.every(({ players }, index) => players === index + 1), {
    error: 'a row for each of 1 to 5 players, in this order',
  }),
  z.refine((entries) => entries[0]?.dice === 6, {
    path: [0, 'dice'],
    error: '6: the solo game keeps all dice',
  }),
);

const bands = list(z.strictObject({ from: int(0, 99_999) }), 6, 1).check(
  z.refine(
    (entries) =>
      entries.every(({ from }, index) => (index === 0 ? from === 0 : from > fromOf(entries, index - 1))),
    { error: 'bands that ascend from 0' },
  ),
);

function fromOf(entries: readonly { from: number }[], index: number): number {
  return entries[index]?.from ?? 0;
}

const numbered = (entries: readonly { id: number }[]) => entries.every(({ id }, index) => id === index);
const cards = list(card, CARDS_MAX, 1).check(z.refine(numbered, { error: 'ids from 0 without gaps' }));
const pieces = list(piece, PIECES_MAX, 1).check(
  z.refine(numbered, { error: 'ids from 0 without gaps' }),
  z.refine((entries) => entries.filter(({ kind }) => kind === 'bottom').length <= BOTTOMS_MAX, {
    error: `at most ${String(BOTTOMS_MAX)} Bottoms`,
  }),
);

/**
 * The printed components, each part marked with where its figures come from.
 *
 * @see WR-COMP-1 board
 * @see WR-COMP-2 lid
 * @see WR-COMP-3 mats
 * @see WR-COMP-4 treasures
 * @see WR-COMP-5 exhibits
 * @see WR-COMP-6 aquarium pieces
 * @see WR-COMP-7 seashells
 * @see WR-COMP-8 divers
 * @see WR-COMP-10 dice
 * @see WR-COMP-11 zones of the Reef
 */
export const editionSchema = /* @__PURE__ */ z
  .strictObject({
    game: z.literal('wreck-raiders'),
    edition: text,
    version: int(1, 9999),
    treasures: z.strictObject({
      source,
      types: list(text, 4, 4),
      frontsPerType: z.literal(3),
      copies: z.strictObject({ source, perFront: int(1, 99) }),
    }),
    seashells: z.strictObject({
      source,
      kinds: z.tuple([z.literal('conch'), z.literal('scallop'), z.literal('starfish')]),
      supply: list(int(1, 999), 3, 3),
    }),
    divers: z.strictObject({
      source,
      colours: z.strictObject({ source, names: list(text, 5, 5) }),
      perColour: int(1, 6),
    }),
    dice: z.strictObject({
      source,
      count: int(1, 6),
      faces: list(int(1, 6), 6, 6).check(
        z.refine((faces) => NUMBERS.every((number, index) => faces[index] === number), { error: '1 to 6' }),
      ),
    }),
    lid: z.strictObject({
      source,
      squares: z.strictObject({ source, count }),
      zones: list(z.enum(ZONES), 4, 4).check(
        z.refine((zones) => ZONES.every((zone, index) => zones[index] === zone), { error: ZONES.join(', ') }),
      ),
      weights: list(int(1, 9999), 4, 4),
    }),
    wrecks: z.strictObject({
      source,
      count: marked(z.literal(4)),
      spots: marked(z.literal(6)),
      /** Whether the ends of a ring are beside each other; false makes lines of the rings. */
      closed: z.boolean(),
      rings: list(ring, 4, 4),
    }),
    beach: z.strictObject({ source, spots: marked(z.literal(6)), shells: list(triple, 6, 6) }),
    mat: z.strictObject({
      source,
      count: z.literal(5),
      displays: z.literal(3),
      pedestals: marked(int(1, 5)),
      vault: z.strictObject({ source, columns: marked(z.literal(3)), rowCoins: list(coins, 4, 1) }),
    }),
    chart: z.strictObject({ source, rows }),
    market: z.strictObject({
      source,
      perKind: z.literal(3),
      kinds: z.tuple([z.literal('bottom'), z.literal('middle'), z.literal('top')]),
      counts: list(count, 3, 3),
    }),
    solo: z.strictObject({
      source,
      rivals: z.literal(18),
      ownTurns: z.literal(3),
      rivalTurns: z.literal(3),
      bands,
    }),
    scoring: z.strictObject({ source, uniqueTreasure: coins, decoratedConch: coins }),
    exhibits: z.strictObject({ source, count: marked(count), cards }),
    aquarium: z.strictObject({
      source,
      count: marked(count),
      pieces,
      formulasFromRulebook: z.strictObject({ source, ids: list(count, PIECES_MAX) }),
    }),
  })
  .check(
    z.refine(
      ({ mat, exhibits }) => exhibits.cards.every(({ types }) => types.length <= mat.pedestals.value),
      {
        path: ['exhibits', 'cards'],
        error: 'no exhibit of more treasures than a display has pedestals',
      },
    ),
    z.refine(({ chart, exhibits }) => chart.rows.every(({ faceUp }) => faceUp <= exhibits.cards.length), {
      path: ['chart', 'rows'],
      error: 'no more face-up exhibits than there are cards',
    }),
    z.refine(({ exhibits }) => exhibits.count.value === exhibits.cards.length, {
      path: ['exhibits', 'count', 'value'],
      error: 'the number of cards',
    }),
    z.refine(({ aquarium }) => aquarium.count.value === aquarium.pieces.length, {
      path: ['aquarium', 'count', 'value'],
      error: 'the number of pieces',
    }),
    z.refine(
      ({ market, aquarium }) =>
        market.kinds.every(
          (kind, index) =>
            market.counts[index] === aquarium.pieces.filter((entry) => entry.kind === kind).length,
        ),
      { path: ['market', 'counts'], error: 'the numbers of Bottoms, Middles and Tops among the pieces' },
    ),
  );

export type EditionData = z.infer<typeof editionSchema>;
/** The components of one edition of the game. */
export interface WreckRaidersEdition extends Immutable<EditionData> {}

export type Card = WreckRaidersEdition['exhibits']['cards'][number];
export type Piece = WreckRaidersEdition['aquarium']['pieces'][number];
export type Style = NonNullable<Card['style']>;
