import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';
import { faultIn } from './cross-checks.js';
import {
  ANIMALS,
  DIFFICULTIES,
  FISH,
  GEMS,
  HATS,
  ROWS,
  SECTIONS,
  SIDES,
  SIZES,
  SPECIALS,
} from './vocabulary.js';

/** The most that an edition may have, so that a state's lists have a bound. */
export const SPACES_MAX = 120;
export const SLOTS_MAX = 40;
export const TILES_MAX = 60;
export const HIDEOUTS_MAX = 60;
export const GEMS_MAX = 99;
export const SHELLS_MAX = 99;

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const text = z.string().check(z.minLength(1), z.maxLength(1000));
const id = int(0, 999);

export const animalSchema = z.enum(ANIMALS);
export const fishSchema = z.enum(FISH);
export const gemSchema = z.enum(GEMS);
export const rowSchema = z.enum(ROWS);
export const sideSchema = z.enum(SIDES);
export const difficultySchema = z.enum(DIFFICULTIES);
const sectionSchema = z.enum(SECTIONS);
const hatSchema = z.enum(HATS);
const sizeSchema = z.enum(SIZES);

/** A number for each colour of gem. */
export const gemCounts = (min: number) =>
  z.strictObject({
    purple: int(min, GEMS_MAX),
    yellow: int(min, GEMS_MAX),
    red: int(min, GEMS_MAX),
    green: int(min, GEMS_MAX),
    blue: int(min, GEMS_MAX),
    clear: int(min, GEMS_MAX),
  });

const gap = int(0, 1);
const face = z.strictObject({
  animal: animalSchema,
  /** Left, middle, right with the sand edge towards the reader; 1 where water shows. */
  gaps: z.tuple([gap, gap, gap]),
});

const gates = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('shape'), order: list(hatSchema, 3, 3) }),
  z.strictObject({ id, kind: z.literal('colour'), order: list(fishSchema, 3, 3) }),
  z.strictObject({ id, kind: z.literal('size'), order: list(sizeSchema, 3, 3) }),
]);

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

const shapeSchema = z.strictObject({
  game: z.literal('kraqua'),
  edition: text,
  version: int(1, 1_000_000),
  about: text,
  players: z.strictObject({ source, min: int(2, 4), max: int(2, 4) }),
  animals: z.strictObject({ source, list: list(animalSchema, 4, 4) }),
  gems: z.strictObject({ source, counts: gemCounts(1) }),
  die: z.strictObject({ source, faces: list(gemSchema, 100, 1) }),
  fish: z.strictObject({
    source,
    sizesSource: source,
    list: list(z.strictObject({ id: fishSchema, hat: hatSchema, size: sizeSchema }), 3, 3),
  }),
  gates: z.strictObject({ source, list: list(gates, 6, 6) }),
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
  hideouts: z.strictObject({
    source,
    facts: z.optional(z.strictObject({ source, count: id })),
    list: list(z.strictObject({ id, gems: gemCounts(0) }), HIDEOUTS_MAX, 1),
  }),
  course: courseSchema,
});

export type KraquaEdition = z.infer<typeof shapeSchema>;

/** The components, each part marked with where it comes from; more than the schema can say is checked after it. */
export const editionSchema = shapeSchema.check(({ value, issues }) => {
  const fault = faultIn(value);
  if (fault !== null)
    issues.push({ code: 'custom', input: value, path: [...fault.path], message: fault.expected });
});
