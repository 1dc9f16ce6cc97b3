import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { EditionError } from 'tidetable';
import { createKraqua, kraqua, standard } from 'tidetable/kraqua';
import type { KraquaEdition } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { assertLaws } from '../../../src/conformance/index.js';
import { editions } from './editions.js';
import { setups } from './setups.js';

test('the standard edition is the published data', () => {
  const data: unknown = JSON.parse(readFileSync(new URL('components.json', import.meta.url), 'utf8'));
  expect(kraqua.edition).toEqual(data);
});

function refusal(edition: unknown): string {
  try {
    createKraqua(edition);
    return 'taken';
  } catch (error) {
    expect(error).toBeInstanceOf(EditionError);
    return String(error);
  }
}

type Edit = (edition: KraquaEdition) => void;

/** The standard edition with something changed. */
function changed(edit: Edit): unknown {
  const edition = structuredClone(standard);
  edit(edition);
  return edition;
}

/** Starts, printed reef and goals alone, and no slots. */
function withoutOpenSpaces({ course }: KraquaEdition): void {
  const { spaces } = course;
  course.slots = [];
  course.spaces = [...spaces.slice(0, 7), ...spaces.slice(-3)].map((space, id) => ({ ...space, id }));
}

describe('an edition is refused', () => {
  test.each<[name: string, edit: Edit, says: string]>([
    ['with players the wrong way round', (e) => void Object.assign(e.players, { min: 4, max: 2 }), 'minimum'],
    ['with an animal twice', (e) => void (e.animals.list[0] = 'crab'), 'each of jellyfish'],
    ['with a fish twice', (e) => void Object.assign(e.fish.list[0] ?? {}, { id: 'red' }), 'each of yellow'],
    ['with two bowlers', (e) => e.fish.list.forEach((fish) => (fish.hat = 'bowler')), 'three different hats'],
    [
      'with small fish only',
      (e) => e.fish.list.forEach((fish) => (fish.size = 'small')),
      'three different sizes',
    ],
    [
      'with a level twice',
      (e) => e.difficulties.list.forEach((level) => (level.id = 'pros')),
      'each of first-journey',
    ],
    ['with sections in another order', (e) => void e.course.sections.reverse(), 'the sections start'],
    ['with tiles that do not run from 0', (e) => void e.tiles.list.reverse(), 'ids that run from 0'],
    ['with gates that do not run from 0', (e) => void e.gates.list.reverse(), 'ids that run from 0'],
    ['with hideouts that do not run from 0', (e) => void e.hideouts.list.reverse(), 'ids that run from 0'],
    ['with spaces that do not run from 0', (e) => void e.course.spaces.reverse(), 'ids that run from 0'],
    ['with slots that do not run from 0', (e) => void e.course.slots.reverse(), 'ids that run from 0'],
    ['with arches that do not run from 0', (e) => void e.course.arches.reverse(), 'ids that run from 0'],
    ['with stages that do not run from 0', (e) => void e.course.stages.reverse(), 'ids that run from 0'],
    ['with five gates', (e) => void e.gates.list.pop(), 'at least 6 entries'],
    [
      'with a gate that names a fish twice',
      (e) => void (e.gates.list[2] = { id: 2, kind: 'colour', order: ['red', 'red', 'green'] }),
      'names each fish once',
    ],
    [
      'with a gate of hats that names colours',
      (e) => void Object.assign(e.gates.list[0] ?? {}, { order: ['red', 'green', 'yellow'] }),
      '"bowler"',
    ],
    ['with more shells to own than there are', (e) => void (e.shells.max = 9), 'no more than the supply'],
    [
      'with more shells to start with than may be owned',
      (e) => e.difficulties.list.forEach((level) => (level.shells = 7)),
      'no more starting shells',
    ],
    [
      'with more snails removed than there are',
      (e) => e.difficulties.list.forEach((level) => (level.snailsRemoved = 3)),
      'no more snail tiles',
    ],
    ['with too few tiles', (e) => void e.tiles.list.splice(7), 'at least 6 tiles'],
    [
      'with a hideout that asks for nothing',
      (e) => void Object.assign(e.hideouts.list[1]?.gems ?? {}, { yellow: 0, red: 0, blue: 0, clear: 0 }),
      'at least one gem',
    ],
    [
      'with a hideout that asks for too much',
      (e) => void Object.assign(e.hideouts.list[1]?.gems ?? {}, { purple: 2 }),
      'than there are',
    ],
    ['without a gem of a colour', (e) => void (e.gems.counts.purple = 0), 'an integer from 1 to'],
    ['with a die without faces', (e) => void (e.die.faces = []), 'at least 1 entries'],
    ['with a face of no colour', (e) => void (e.die.faces[0] = 'black' as never), '"purple"'],
    ['with a shell that never lands', (e) => void (e.shells.flick.water = 0), 'an integer from 1 to'],
    [
      'with a start among the animals',
      (e) => void (e.course.spaces[5] = { id: 5, kind: 'start', section: 'start' }),
      'three starts, then animal spaces',
    ],
    [
      'with sections mixed',
      (e) => void Object.assign(e.course.spaces[10] ?? {}, { section: 'left' }),
      'sections in the order of the path',
    ],
    [
      'with two neighbours alike',
      (e) => void Object.assign(e.course.spaces[8] ?? {}, { animal: 'crab' }),
      'another animal than on the space before',
    ],
    [
      'without a space of an animal',
      (e) => {
        for (const [place, space] of e.course.spaces.entries())
          if (space.kind === 'animal')
            space.animal = (['turtle', 'jellyfish', 'crab'] as const)[place % 3] ?? 'crab';
      },
      'a space of the seahorse too',
    ],
    [
      'with more of a printed reef',
      (e) => void Object.assign(e.course.spaces[7] ?? {}, { reef: true }),
      'the printed reef on the first four',
    ],
    ['with a slot missing', (e) => void e.course.slots.pop(), 'slots for the 30 open animal spaces'],
    [
      'with a slot beside other spaces',
      (e) => void (e.course.slots[3] = { id: 3, section: 'right', spaces: [16, 17, 19] }),
      'the next three animal spaces',
    ],
    [
      'with a slot of another section',
      (e) => void Object.assign(e.course.slots[3] ?? {}, { section: 'left' }),
      'of the section of the slot',
    ],
    [
      'with a stage that leaves a section out',
      (e) => void Object.assign(e.course.stages[0] ?? {}, { sections: ['start', 'left'] }),
      'a run of neighbouring sections',
    ],
    [
      'with a first stage without the starts',
      (e) => void Object.assign(e.course.stages[0] ?? {}, { sections: ['right'] }),
      'sections from start on',
    ],
    [
      'with a last stage without the goals',
      (e) => void Object.assign(e.course.stages[2] ?? {}, { sections: ['left'] }),
      'sections up to goal',
    ],
    [
      'with a stage that goes back',
      (e) => void Object.assign(e.course.stages[1] ?? {}, { sections: ['start'] }),
      'does not go back',
    ],
    [
      'with a first slot out of sight',
      (e) => void Object.assign(e.course.stages[0] ?? {}, { sections: ['start'] }),
      'a part of the board with the first slot',
    ],
    [
      'with arches in disorder',
      (e) => void Object.assign(e.course.arches[1] ?? {}, { before: 12, section: 'right' }),
      'behind the arch before it',
    ],
    [
      'with an arch among the starts',
      (e) => void Object.assign(e.course.arches[0] ?? {}, { before: 2, section: 'start' }),
      'behind the starts',
    ],
    [
      'with a last arch in front of an animal space',
      (e) => void Object.assign(e.course.arches[2] ?? {}, { before: 36 }),
      'just before the first goal',
    ],
    [
      'with an arch of another section',
      (e) => void Object.assign(e.course.arches[0] ?? {}, { section: 'left' }),
      'the section of the space behind the arch',
    ],
    [
      'with an arch on a part that vanishes',
      (e) => void Object.assign(e.course.arches[0] ?? {}, { before: 6, section: 'start' }),
      'behind every space that vanishes',
    ],
    [
      'with a name of its own for a fish',
      (e) => void Object.assign(e.fish.list[0] ?? {}, { id: 'blue' }),
      '"yellow"',
    ],
  ])('%s', (_name, edit, says) => {
    expect(refusal(changed(edit))).toContain(says);
  });

  test.each<[edit: Edit, at: string]>([
    [(e) => void Object.assign(e.course.stages[0] ?? {}, { sections: [] }), 'course.stages.0.sections'],
    [(e) => void Object.assign(e.course.stages[1] ?? {}, { sections: [] }), 'course.stages.1.sections'],
    [(e) => void Object.assign(e.course.stages[2] ?? {}, { sections: [] }), 'course.stages.2.sections'],
    [(e) => void e.course.stages.pop(), 'course.stages'],
    [(e) => void (e.course.stages = []), 'course.stages'],
    [(e) => void (e.course.arches = []), 'course.arches'],
    [withoutOpenSpaces, 'course.slots'],
  ])('with a list that is too short, before anything looks into it: %#', (edit, path) => {
    expect(refusal(changed(edit))).toMatch(
      new RegExp(`edition at ${path}: found a list of \\d+, expected at least`),
    );
  });

  test.each([null, 'standard', [], {}, { ...standard, extra: 1 }])('%j', (edition) => {
    expect(refusal(edition)).not.toBe('taken');
  });
});

describe('invented editions', () => {
  test('are taken', () => {
    fc.assert(
      fc.property(editions, (edition) => {
        expect(refusal(edition)).toBe('taken');
      }),
      { numRuns: 100 },
    );
  });

  test.each(fc.sample(editions, { numRuns: 5, seed: 5 }).map((edition, index) => ({ edition, index })))(
    'edition $index obeys the laws',
    ({ edition }) => {
      assertLaws(createKraqua(edition), {
        setups: setups.map(({ players, animals, difficulty }) => ({ players, animals, difficulty })),
        runs: 4,
      });
    },
  );
});
