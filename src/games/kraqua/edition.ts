import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';
import {
  GEMS_MAX,
  HATS,
  HIDEOUTS_MAX,
  SECTIONS,
  SHELLS_MAX,
  SIZES,
  SLOTS_MAX,
  SPACES_MAX,
  SPECIALS,
  TILES_MAX,
  animalSchema,
  difficultySchema,
  fishSchema,
  gemSchema,
} from './vocabulary.js';

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const text = z.string().check(z.minLength(1), z.maxLength(1000));
const id = int(0, 999);

const sectionSchema = z.enum(SECTIONS);
const hatSchema = z.enum(HATS);
const sizeSchema = z.enum(SIZES);

/** A number for each colour of gem. */
export const gemCounts = (min: number) => {
  const count = int(min, GEMS_MAX);
  return z.strictObject({
    purple: count,
    yellow: count,
    red: count,
    green: count,
    blue: count,
    clear: count,
  });
};

const gap = int(0, 1);
/** @see KQ-COMP-10 an animal and gaps on either face */
const face = z.strictObject({
  animal: animalSchema,
  /** Left, middle, right with the sand edge towards the reader; 1 where water shows. */
  gaps: z.tuple([gap, gap, gap]),
});

/**
 * @see KQ-GATE-3 gates of shape
 * @see KQ-GATE-4 gates of colour
 * @see KQ-GATE-5 gates of size
 */
const gate = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('shape'), order: list(hatSchema, 3, 3) }),
  z.strictObject({ id, kind: z.literal('colour'), order: list(fishSchema, 3, 3) }),
  z.strictObject({ id, kind: z.literal('size'), order: list(sizeSchema, 3, 3) }),
]);

/** @see KQ-PATH-2 animal spaces between starts and goals */
const space = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('start'), section: sectionSchema }),
  z.strictObject({
    id,
    kind: z.literal('animal'),
    section: sectionSchema,
    animal: animalSchema,
    /** Whether it lies in the printed reef. */
    reef: z.optional(z.boolean()),
    special: z.optional(z.enum(SPECIALS)),
  }),
  z.strictObject({ id, kind: z.literal('goal'), section: sectionSchema }),
]);

const courseSchema = z.strictObject({
  source,
  facts: z.optional(
    z.strictObject({ source, starts: id, printedReef: id, goals: id, arches: id, slotLength: id }),
  ),
  sections: list(sectionSchema, 4, 4),
  stagesSource: source,
  stages: list(z.strictObject({ id, sections: list(sectionSchema, 4, 1), losesPile: z.boolean() }), 3, 3),
  /** An arch stands between the space `before` and the one in front of it. */
  arches: list(z.strictObject({ id, section: sectionSchema, before: id }), 3, 3),
  slots: list(z.strictObject({ id, section: sectionSchema, spaces: list(id, 3, 3) }), SLOTS_MAX, 1),
  spaces: list(space, SPACES_MAX, 10),
});

/**
 * The components, each part marked with where it comes from; `cross-checks.ts` looks at what no single part shows.
 *
 * @see KQ-COMP-8 the board, as a course
 * @see KQ-COMP-11 two to four players
 */
export const componentsSchema = z.strictObject({
  game: z.literal('kraqua'),
  edition: text,
  version: int(1, 1_000_000),
  about: text,
  players: z.strictObject({ source, min: int(2, 4), max: int(2, 4) }),
  /** @see KQ-COMP-4 one chip of each */
  animals: z.strictObject({ source, list: list(animalSchema, 4, 4) }),
  /** @see KQ-COMP-6 the gems by colour */
  gems: z.strictObject({ source, counts: gemCounts(1) }),
  die: z.strictObject({ source, faces: list(gemSchema, 100, 1) }),
  /**
   * @see KQ-COMP-7 colour, hat and size
   * @see KQ-SETUP-1 who wears which hat
   * @see KQ-R49 who is large, who is small
   */
  fish: z.strictObject({
    source,
    sizesSource: source,
    list: list(z.strictObject({ id: fishSchema, hat: hatSchema, size: sizeSchema }), 3, 3),
  }),
  /** @see KQ-COMP-3 two of each kind */
  gates: z.strictObject({ source, list: list(gate, 6, 6) }),
  /** @see KQ-COMP-5 the shells and their sides */
  shells: z.strictObject({
    source,
    supply: int(0, SHELLS_MAX),
    max: int(0, SHELLS_MAX),
    flickSource: source,
    flick: z.strictObject({ shell: int(1, 1_000_000), water: int(1, 1_000_000) }),
  }),
  difficulties: z.strictObject({
    source,
    list: list(
      z.strictObject({ id: difficultySchema, shells: int(0, SHELLS_MAX), snailsRemoved: int(0, TILES_MAX) }),
      4,
      4,
    ),
  }),
  tiles: z.strictObject({
    source,
    facts: z.optional(z.strictObject({ source, count: id, snails: id, spacesCovered: id })),
    list: list(z.strictObject({ id, snail: z.boolean(), front: face, back: face }), TILES_MAX, 1),
  }),
  /**
   * @see KQ-COMP-9 six, each another chest on its back
   * @see KQ-HIDE-1 what they ask for
   */
  hideouts: z.strictObject({
    source,
    facts: z.optional(z.strictObject({ source, count: id })),
    list: list(z.strictObject({ id, gems: gemCounts(0) }), HIDEOUTS_MAX, 1),
  }),
  course: courseSchema,
});

export type KraquaEdition = z.infer<typeof componentsSchema>;
