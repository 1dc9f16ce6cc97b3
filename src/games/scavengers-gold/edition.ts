import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';

/** Bounds of every edition, so that action ids and tensors have one size. */
export const DOTS_MAX = 64;
export const STEPS_MAX = 12;
export const CANNONBALLS_MAX = 9;
export const BLOCKS_MAX = 7;

export const dotSchema = /* @__PURE__ */ int(0, DOTS_MAX - 1);
export const closedSchema = /* @__PURE__ */ z.nullable(dotSchema);
export const stepsSchema = /* @__PURE__ */ int(1, STEPS_MAX);
export const cannonballsSchema = /* @__PURE__ */ int(0, CANNONBALLS_MAX);
/** What a search finds on spinner B. */
export const GROUNDS = ['gold', 'white'] as const;
export const groundSchema = /* @__PURE__ */ z.literal(GROUNDS);
export type Ground = z.infer<typeof groundSchema>;

/** Where data comes from: printed in the rulebook, published elsewhere, or drawn up for this library. */
const source = z.literal(['rulebook', 'published', 'reconstructed']);
const weight = int(1, 1000);
const line = z.tuple([dotSchema, dotSchema]);

const mapShape = z.strictObject({
  source,
  columns: int(2, 64),
  rows: int(1, 64),
  /** Column and row of each dot, counted from 0, row 0 on top; a dot's place in the list is its id. */
  dots: list(z.tuple([int(0, 63), int(0, 63)]), DOTS_MAX, 2),
  /** Start dots: the Scavenger's, the Naval ship's. */
  start: z.tuple([dotSchema, dotSchema]),
  gold: list(dotSchema, DOTS_MAX, 2),
  /** Lines for both ships, between neighbours in a row or column; the lower dot first. */
  white: list(line, 2 * DOTS_MAX, 1),
  /** Lines for the Scavenger alone, between diagonal neighbours; the lower dot first. */
  red: list(line, 2 * DOTS_MAX),
});
type SeaMap = z.infer<typeof mapShape>;

/** @param expected - what would be right */
function mustHave(
  expected: string,
  path: keyof SeaMap,
  holds: (map: SeaMap) => boolean,
): z.core.$ZodCheck<SeaMap> {
  return z.refine(holds, { error: expected, path: [path] });
}

function areDifferent(values: readonly (number | readonly number[])[]): boolean {
  return new Set(values.map(String)).size === values.length;
}

/** Whether lines join dots of the map at such a distance, none of them listed twice or backwards. */
function areLines(
  { dots }: SeaMap,
  lines: readonly (readonly [number, number])[],
  fits: (columns: number, rows: number) => boolean,
): boolean {
  const isLine = ([one, other]: readonly [number, number]) => {
    const [from, to] = [dots[one], dots[other]];
    if (from === undefined || to === undefined || one >= other) return false;
    return fits(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
  };
  return areDifferent(lines) && lines.every(isLine);
}

function isConnected({ dots, white }: SeaMap): boolean {
  const reached = new Set([0]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const [one, other] of white) {
      if (reached.has(one)) reached.add(other);
      else if (reached.has(other)) reached.add(one);
    }
  }
  return reached.size === dots.length;
}

const mapSchema = mapShape.check(
  mustHave('dots at different places', 'dots', ({ dots }) => areDifferent(dots)),
  mustHave('dots on the grid of columns and rows', 'dots', ({ dots, columns, rows }) =>
    dots.every(([column, row]) => column < columns && row < rows),
  ),
  mustHave('ids of dots, ascending, none twice', 'gold', ({ gold, dots }) =>
    gold.every((dot, index) => dot < dots.length && dot > (gold[index - 1] ?? -1)),
  ),
  mustHave(
    'two different dots',
    'start',
    ({ start, dots }) => start[0] !== start[1] && start.every((dot) => dot < dots.length),
  ),
  mustHave('start dots that are no gold dots', 'start', ({ start, gold }) =>
    start.every((dot) => !gold.includes(dot)),
  ),
  mustHave('each line once, lower dot first, between neighbours in a row or column', 'white', (map) =>
    areLines(map, map.white, (columns, rows) => columns + rows === 1),
  ),
  mustHave('each line once, lower dot first, between diagonal neighbours', 'red', (map) =>
    areLines(map, map.red, (columns, rows) => columns === 1 && rows === 1),
  ),
  mustHave('white lines that connect all dots', 'white', isConnected),
);

const sector = z.strictObject({ ground: groundSchema, cannonballs: cannonballsSchema, weight });
const sectorsSchema = list(sector, 64, 1).check(
  z.refine(
    (sectors) => GROUNDS.every((ground) => sectors.some((space) => space.ground === ground)),
    'at least one gold and one white space',
  ),
  z.refine(
    (sectors) => sectors.some(({ cannonballs }) => cannonballs > 0),
    'at least one space with a cannonball',
  ),
);

/** The printed components. */
export const editionSchema = z.strictObject({
  game: z.literal('scavengers-gold'),
  edition: z.string().check(z.minLength(1), z.maxLength(100)),
  version: int(1, 1_000_000),
  pieces: z.strictObject({
    source,
    total: z.literal(4),
    sides: z.tuple([z.literal('scavenger'), z.literal('naval')]),
    colours: z.tuple([z.literal('red'), z.literal('blue')]),
    shipMarkers: z.tuple([z.literal(1), z.literal(1)]),
    scoreMarkers: z.tuple([z.literal(1), z.literal(1)]),
  }),
  /** Blocks after the S block: coins for the Scavenger, hits for the Naval ship. */
  score: z.strictObject({ source, blocks: z.tuple([int(1, BLOCKS_MAX), int(1, BLOCKS_MAX)]) }),
  /** The greatest distance of a shot, in squares. */
  firing: z.strictObject({ source, range: int(1, 7), shotsPerTurn: z.literal(1) }),
  map: mapSchema,
  spinnerA: z.strictObject({ source, faces: list(z.strictObject({ steps: stepsSchema, weight }), 64, 1) }),
  spinnerB: z.strictObject({ source, sectors: sectorsSchema }),
});
export type ScavengersGoldEdition = z.infer<typeof editionSchema>;
