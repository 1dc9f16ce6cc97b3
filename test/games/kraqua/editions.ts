import fc from 'fast-check';

const ANIMALS = ['jellyfish', 'seahorse', 'turtle', 'crab'] as const;
const GEMS = ['purple', 'yellow', 'red', 'green', 'blue', 'clear'] as const;
const SPECIALS = ['shell', 'dolphin', 'shark', undefined, undefined, undefined] as const;
const FISH = ['yellow', 'green', 'red'] as const;
const HATS = ['bowler', 'top-hat', 'sombrero'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const source = 'reconstructed';

/** What may be seen at each stage: as printed, or with more of the board. */
const STAGES = [
  [
    ['start', 'right'],
    ['right', 'left'],
    ['left', 'goal'],
  ],
  [
    ['start', 'right', 'left'],
    ['right', 'left'],
    ['left', 'goal'],
  ],
  [
    ['start', 'right'],
    ['start', 'right', 'left'],
    ['left', 'goal'],
  ],
  [
    ['start', 'right'],
    ['right', 'left', 'goal'],
    ['left', 'goal'],
  ],
] as const;

const order = <Word>(words: readonly Word[]) => fc.shuffledSubarray([...words], { minLength: words.length });
const gap = fc.integer({ min: 0, max: 1 });
const face = fc.record({ animal: fc.constantFrom(...ANIMALS), gaps: fc.tuple(gap, gap, gap) });
const gems = (max: number) =>
  fc.tuple(...GEMS.map(() => fc.nat(max))).map((counts) => counts as [number, ...number[]]);
const counted = (counts: readonly number[]) =>
  Object.fromEntries(GEMS.map((gem, place) => [gem, counts[place] ?? 0]));

interface Shape {
  readonly slots: readonly [start: number, right: number, left: number, goal: number];
  readonly reef: readonly string[];
  readonly turns: readonly number[];
  readonly specials: readonly (string | undefined)[];
  readonly stages: (typeof STAGES)[number];
  readonly losesPile: readonly boolean[];
  readonly arches: readonly [number, number];
}

/** A course of another length, with other animals, specials, arches and folds. */
function courseOf({ slots, reef, turns, specials, stages, losesPile, arches }: Shape) {
  const [start, right, left, goal] = slots;
  const sectionOf = (slot: number) => {
    if (slot < start) return 'start';
    if (slot < start + right) return 'right';
    return slot < start + right + left ? 'left' : 'goal';
  };
  const total = start + right + left + goal;
  const animals = [...reef];
  for (let index = 0; index < 3 * total; index += 1) {
    const last = ANIMALS.indexOf((animals[animals.length - 1] ?? 'crab') as 'crab');
    animals.push(ANIMALS[(last + 1 + (turns[index % turns.length] ?? 0)) % 4] ?? 'crab');
  }
  const first = animals.length + 3;
  const spaces = [
    ...[0, 1, 2].map((id) => ({ id, kind: 'start', section: 'start' })),
    ...animals.map((animal, index) => {
      const special = index < 4 ? undefined : specials[index % specials.length];
      return {
        id: index + 3,
        kind: 'animal',
        section: index < 4 ? 'start' : sectionOf(Math.floor((index - 4) / 3)),
        animal,
        ...(index < 4 ? { reef: true } : {}),
        ...(special === undefined ? {} : { special }),
      };
    }),
    ...[0, 1, 2].map((place) => ({ id: first + place, kind: 'goal', section: 'goal' })),
  ];
  const rightFrom = 7 + 3 * start;
  const leftFrom = rightFrom + 3 * right;
  return {
    source,
    sections: ['start', 'right', 'left', 'goal'],
    stagesSource: source,
    stages: stages.map((sections, id) => ({ id, sections: [...sections], losesPile: losesPile[id] })),
    arches: [
      { id: 0, section: 'right', before: rightFrom + (arches[0] % (3 * right)) },
      { id: 1, section: 'left', before: leftFrom + (arches[1] % (3 * left)) },
      { id: 2, section: 'goal', before: first },
    ],
    slots: Array.from({ length: total }, (_, id) => ({
      id,
      section: sectionOf(id),
      spaces: [0, 1, 2].map((place) => 7 + 3 * id + place),
    })),
    spaces,
  };
}

const courses = fc
  .record({
    slots: fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.nat(2)),
    reef: order(ANIMALS),
    turns: fc.array(fc.nat(2), { minLength: 5, maxLength: 11 }),
    specials: fc.array(fc.constantFrom(...SPECIALS), { minLength: 3, maxLength: 13 }),
    stages: fc.constantFrom(...STAGES),
    losesPile: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    arches: fc.tuple(fc.nat(11), fc.nat(8)),
  })
  .map(courseOf);

/** Editions that share nothing with the standard one but the words. */
export const editions = fc
  .record({
    course: courses,
    counts: gems(4),
    needs: fc.array(gems(5), { minLength: 1, maxLength: 4 }),
    faces: fc.array(fc.constantFrom(...GEMS), { minLength: 1, maxLength: 8 }),
    hats: order(HATS),
    sizes: order(SIZES),
    orders: fc.tuple(order(HATS), order(FISH), order(SIZES), order(HATS), order(FISH), order(SIZES)),
    tiles: fc.array(fc.record({ front: face, back: face }), { minLength: 8, maxLength: 14 }),
    shells: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)),
    flick: fc.record({ shell: fc.integer({ min: 1, max: 5 }), water: fc.integer({ min: 1, max: 5 }) }),
  })
  .map(({ course, counts, needs, faces, hats, sizes, orders, tiles, shells, flick }) => ({
    game: 'kraqua',
    edition: 'invented',
    version: 1,
    about: 'Invented for tests.',
    players: { source, min: 2, max: 4 },
    animals: { source, list: [...ANIMALS] },
    gems: { source, counts: counted(counts.map((count) => count + 1)) },
    die: { source, faces },
    fish: {
      source,
      sizesSource: source,
      list: FISH.map((id, place) => ({ id, hat: hats[place], size: sizes[place] })),
    },
    gates: {
      source,
      list: orders.map((names, id) => ({ id, kind: ['shape', 'colour', 'size'][id % 3], order: names })),
    },
    shells: { source, supply: 5, max: 3, flickSource: source, flick },
    difficulties: {
      source,
      list: ['first-journey', 'great-adventure', 'challenge', 'pros'].map((id, level) => ({
        id,
        shells: shells[level],
        snailsRemoved: level % 3,
      })),
    },
    tiles: { source, list: tiles.map((faces, id) => ({ id, snail: id % 3 === 0, ...faces })) },
    hideouts: {
      source,
      list: needs.map((need, id) => ({
        id,
        gems: counted(
          need.map((wanted, place) => Math.min(wanted, (counts[place] ?? 0) + 1) || Number(place === id)),
        ),
      })),
    },
    course,
  }));
