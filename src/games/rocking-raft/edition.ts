import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';
import { CELLS, COLOURS, SPACES } from './vocabulary.js';

/** The most that an edition may have, so that a state's lists and numbers have a bound. */
export const CARDS_MAX = 120;
export const GEMS_MAX = 99;
export const TOKENS_MAX = 999;
export const POINTS_MAX = 999;

export const colourSchema = /* @__PURE__ */ z.enum(COLOURS);
export const spaceColourSchema = /* @__PURE__ */ z.enum(SPACES);
export const cardSchema = /* @__PURE__ */ int(0, CARDS_MAX - 1);

export const seatSchema = /* @__PURE__ */ int(0, 3);
export const cellSchema = /* @__PURE__ */ int(0, CELLS - 1);
export const slotSchema = /* @__PURE__ */ int(0, 1);
export const edgeSchema = /* @__PURE__ */ int(0, 3);
export const fingerSchema = /* @__PURE__ */ int(0, 2);
/** Whether something came about of itself. */
export const yesSchema = /* @__PURE__ */ z.boolean();
/** Where a boat is drawn from: the unknown cards, or the sunk boats under them. */
export const pileSchema = /* @__PURE__ */ z.enum(['deck', 'bottom']);
/** What ends a game. */
export const endSchema = /* @__PURE__ */ z.enum(['flag', 'becalmed']);

const source = /* @__PURE__ */ z.enum(['rulebook', 'published', 'reconstructed']);
const gems = /* @__PURE__ */ int(0, GEMS_MAX);
export const gemsSchema = /* @__PURE__ */ z.tuple([gems, gems, gems, gems]);
export const spacesSchema = /* @__PURE__ */ z.tuple([gems, gems, gems]);

const width = /* @__PURE__ */ int(0, 4);
const line = /* @__PURE__ */ z.tuple([width, width, width]);
const row = /* @__PURE__ */ z.tuple([width, width, width, width]);
const chances = /* @__PURE__ */ int(0, 1000);
const depth = /* @__PURE__ */ int(0, CARDS_MAX);
const tokens = /* @__PURE__ */ int(1, TOKENS_MAX);

/** One value for each number of players. */
const byPlayers = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.strictObject({ '2': schema, '3': schema, '4': schema });

const raft = /* @__PURE__ */ z.strictObject({
  source,
  sizeSource: source,
  rows: z.literal(3),
  columns: z.literal(3),
  edges: z.tuple([z.literal('north'), z.literal('east'), z.literal('south'), z.literal('west')]),
  /** Widths of the openings passed when moving north or south: by line from the north rim, then by column. */
  northSouth: z.tuple([line, line, line, line]),
  /** Likewise when moving west or east: by row, then by line from the west rim. */
  westEast: z.tuple([row, row, row]),
});

const tilt = /* @__PURE__ */ z.strictObject({
  source,
  fingers: z.tuple([z.literal('left'), z.literal('centre'), z.literal('right')]),
  /** The chances below are out of this number. */
  of: int(1, 1000),
  /** That nothing passes where more gems press than the opening is wide. */
  jam: chances,
  /** That a gem at an opening passes, by the distance of its lane from the finger. */
  chanceByLaneDistance: z.tuple([chances, chances, chances]),
});

const card = /* @__PURE__ */ z.strictObject({
  id: cardSchema,
  spaces: spacesSchema,
  points: int(0, POINTS_MAX),
});

/** The components, each part marked with where it comes from; `cross-checks.ts` adds what a shape cannot say. */
export const shapeSchema = /* @__PURE__ */ z.strictObject({
  game: z.literal('rocking-raft'),
  edition: z.string().check(z.minLength(1), z.maxLength(100)),
  version: int(1, 1_000_000),
  colours: z.strictObject({
    source,
    order: z.tuple([z.literal('yellow'), z.literal('blue'), z.literal('red'), z.literal('black')]),
    wild: z.literal('black'),
  }),
  gems: z.strictObject({
    source,
    total: int(1, 4 * GEMS_MAX),
    box: gemsSchema,
    byPlayers: byPlayers(gemsSchema),
  }),
  raft,
  tilt,
  drop: z.strictObject({
    source,
    of: int(1, 1_000_000),
    /** That a dropped gem rolls through an opening beside the centre, by its width. */
    rollByOpening: list(int(0, 1_000_000), 5, 1),
  }),
  deck: z.strictObject({
    source,
    lifeboats: int(1, CARDS_MAX),
    boatsPerPlayer: z.literal(2),
    flags: z.literal(1),
    flagAfter: byPlayers(depth),
  }),
  water: z.strictObject({ source, tokens, perTurn: tokens, sinksAt: tokens }),
  tokens: z.strictObject({ source, firstPlayer: z.literal(1) }),
  lifeboats: z.strictObject({ source, countSource: source, cards: list(card, CARDS_MAX, 1) }),
});

export type RockingRaftEdition = z.infer<typeof shapeSchema>;
