import type { Finding } from '../../core/refusal.js';
import { at, range } from '../../core/lists.js';
import { componentsSchema } from './edition.js';
import type { KraquaEdition } from './edition.js';
import { ANIMALS, DIFFICULTIES, FISH, GEMS, SECTIONS } from './vocabulary.js';

/** Where an edition cannot be played with, and what would be right there. */
type Fault = Pick<Finding, 'path' | 'expected'>;
type CrossCheck = (edition: KraquaEdition) => Fault | null;

const fault = (expected: string, ...path: Finding['path']): Fault => ({ path, expected });

/** The components, and what must be true of all of them together. */
export const editionSchema = componentsSchema.check(({ value, issues }) => {
  const found = faultIn(value);
  if (found !== null)
    issues.push({ code: 'custom', input: value, path: [...found.path], message: found.expected });
});

/** The first fault of an edition whose shape is right; null for one that the rules can be played with. */
function faultIn(edition: KraquaEdition): Fault | null {
  for (const check of CHECKS) {
    const found = check(edition);
    if (found !== null) return found;
  }
  return null;
}

/** The first index at which a list is not as it should be, as a fault. */
function faultAt<Value>(
  list: readonly Value[],
  path: Finding['path'],
  expected: string,
  isRight: (value: Value, index: number) => boolean,
): Fault | null {
  const index = list.findIndex((value, place) => !isRight(value, place));
  return index < 0 ? null : fault(expected, ...path, index);
}

function idsRunFrom0({ tiles, gates, hideouts, course }: KraquaEdition): Fault | null {
  const lists = [
    { path: ['tiles', 'list'], list: tiles.list },
    { path: ['gates', 'list'], list: gates.list },
    { path: ['hideouts', 'list'], list: hideouts.list },
    { path: ['course', 'stages'], list: course.stages },
    { path: ['course', 'arches'], list: course.arches },
    { path: ['course', 'slots'], list: course.slots },
    { path: ['course', 'spaces'], list: course.spaces },
  ];
  for (const { path, list } of lists) {
    const wrong = faultAt<{ id: number }>(list, path, 'ids that run from 0', ({ id }, index) => id === index);
    if (wrong !== null) return wrong;
  }
  return null;
}

const isEach = (words: readonly string[], list: readonly string[]): boolean =>
  words.length === list.length && words.every((word) => list.includes(word));

function namesAreComplete({ animals, fish, difficulties, course }: KraquaEdition): Fault | null {
  if (!isEach(ANIMALS, animals.list)) return fault(`each of ${ANIMALS.join(', ')} once`, 'animals', 'list');
  const ids = fish.list.map(({ id }) => id);
  if (!isEach(FISH, ids)) return fault(`each of ${FISH.join(', ')} once`, 'fish', 'list');
  if (new Set(fish.list.map(({ hat }) => hat)).size < 3) return fault('three different hats', 'fish', 'list');
  if (new Set(fish.list.map(({ size }) => size)).size < 3)
    return fault('three different sizes', 'fish', 'list');
  const levels = difficulties.list.map(({ id }) => id);
  if (!isEach(DIFFICULTIES, levels))
    return fault(`each of ${DIFFICULTIES.join(', ')} once`, 'difficulties', 'list');
  return faultAt(
    course.sections,
    ['course', 'sections'],
    `the sections ${SECTIONS.join(', ')}`,
    (section, index) => section === SECTIONS[index],
  );
}

function gatesNameEachFishOnce({ gates }: KraquaEdition): Fault | null {
  return faultAt(
    gates.list,
    ['gates', 'list'],
    'an order that names each fish once',
    ({ order }) => new Set<string>(order).size === 3,
  );
}

function playersFit({ players }: KraquaEdition): Fault | null {
  return players.min <= players.max ? null : fault('at least the minimum', 'players', 'max');
}

function shellsFit({ shells, difficulties }: KraquaEdition): Fault | null {
  if (shells.max > shells.supply) return fault('no more than the supply', 'shells', 'max');
  return faultAt(
    difficulties.list,
    ['difficulties', 'list'],
    'no more starting shells than may be owned',
    (level) => level.shells <= shells.max,
  );
}

function tilesSuffice({ tiles, difficulties }: KraquaEdition): Fault | null {
  const snails = tiles.list.filter(({ snail }) => snail).length;
  return (
    faultAt(
      difficulties.list,
      ['difficulties', 'list'],
      'no more snail tiles removed than there are',
      ({ snailsRemoved }) => snailsRemoved <= snails,
    ) ??
    faultAt(
      difficulties.list,
      ['difficulties', 'list'],
      'at least 6 tiles left: 2 in the reef and one for each of four players',
      ({ snailsRemoved }) => tiles.list.length - snailsRemoved >= 6,
    )
  );
}

function hideoutsCanBeFilled({ hideouts, gems }: KraquaEdition): Fault | null {
  const path = ['hideouts', 'list'];
  return (
    faultAt(hideouts.list, path, 'a hideout that asks for at least one gem', (hideout) =>
      GEMS.some((gem) => hideout.gems[gem] > 0),
    ) ??
    faultAt(hideouts.list, path, 'no more gems of a colour than there are', (hideout) =>
      GEMS.every((gem) => hideout.gems[gem] <= gems.counts[gem]),
    )
  );
}

function kindsAreInOrder({ course: { spaces } }: KraquaEdition): Fault | null {
  const kindAt = (index: number) => {
    if (index < 3) return 'start';
    return index < spaces.length - 3 ? 'animal' : 'goal';
  };
  return faultAt(
    spaces,
    ['course', 'spaces'],
    'three starts, then animal spaces, then three goals',
    ({ kind }, index) => kind === kindAt(index),
  );
}

function sectionsAreInOrder({ course: { spaces } }: KraquaEdition): Fault | null {
  return faultAt(
    spaces,
    ['course', 'spaces'],
    'sections in the order of the path',
    ({ section }, index) =>
      index === 0 || SECTIONS.indexOf(section) >= SECTIONS.indexOf(at(spaces, index - 1).section),
  );
}

function animalsAlternate({ course: { spaces } }: KraquaEdition): Fault | null {
  const animals = spaces.map((space) => (space.kind === 'animal' ? space.animal : null));
  const path = ['course', 'spaces'];
  const missing = ANIMALS.find((animal) => !animals.includes(animal));
  if (missing !== undefined) return fault(`a space of the ${missing} too`, ...path);
  return faultAt(
    animals,
    path,
    'another animal than on the space before',
    (animal, index) => animal === null || animal !== animals[index - 1],
  );
}

function printedReefComesFirst({ course: { spaces } }: KraquaEdition): Fault | null {
  return faultAt(
    spaces,
    ['course', 'spaces'],
    'the printed reef on the first four animal spaces, and nowhere else',
    (space, index) => space.kind !== 'animal' || (space.reef ?? false) === index < 7,
  );
}

function slotsCoverThePath({ course: { spaces, slots } }: KraquaEdition): Fault | null {
  const open = spaces.length - 10;
  if (open !== 3 * slots.length)
    return fault(`slots for the ${String(open)} open animal spaces, three each`, 'course', 'slots');
  return (
    faultAt(
      slots,
      ['course', 'slots'],
      'the next three animal spaces behind the printed reef',
      (slot, index) => slot.spaces.every((space, place) => space === 7 + 3 * index + place),
    ) ??
    faultAt(slots, ['course', 'slots'], 'three spaces of the section of the slot', (slot) =>
      slot.spaces.every((space) => at(spaces, space).section === slot.section),
    )
  );
}

function stagesFollowThePath({ course: { stages, slots } }: KraquaEdition): Fault | null {
  const runs = stages.map(({ sections }) => sections.map((section) => SECTIONS.indexOf(section)));
  const first = (stage: number) => at(at(runs, stage), 0);
  const last = (stage: number) => at(at(runs, stage), at(runs, stage).length - 1);
  const path = ['course', 'stages'];
  const broken = faultAt(runs, path, 'a run of neighbouring sections', (run) =>
    run.every((section, index) => section === at(run, 0) + index),
  );
  if (broken !== null) return broken;
  if (first(0) !== 0) return fault('sections from start on', ...path, 0);
  if (last(2) !== SECTIONS.length - 1) return fault('sections up to goal', ...path, 2);
  const back = [1, 2].find((stage) => first(stage) < first(stage - 1) || last(stage) < last(stage - 1));
  if (back !== undefined) return fault('a run that does not go back at either end', ...path, back);
  return at(stages, 0).sections.includes(at(slots, 0).section)
    ? null
    : fault('a part of the board with the first slot', ...path, 0);
}

function archesStandRight({ course: { spaces, stages, arches } }: KraquaEdition): Fault | null {
  const path = ['course', 'arches'];
  const goal = spaces.length - 3;
  const firstVisible = (stage: number) =>
    spaces.findIndex(({ section }) => at(stages, stage).sections.includes(section));
  return (
    faultAt(
      arches,
      path,
      'a place behind the starts and behind the arch before it',
      ({ before }, arch) => before > (arch === 0 ? 2 : at(arches, arch - 1).before) && before <= goal,
    ) ??
    faultAt(arches, path, 'the last arch just before the first goal', ({ before }, arch) =>
      arch === 2 ? before === goal : true,
    ) ??
    faultAt(
      arches,
      path,
      'the section of the space behind the arch, visible at the stage of the arch',
      ({ before, section }, arch) =>
        section === at(spaces, before).section && at(stages, arch).sections.includes(section),
    ) ??
    faultAt(
      range(2),
      path,
      'a place behind every space that vanishes when the board is folded',
      (arch) => at(arches, arch).before >= firstVisible(arch + 1),
    )
  );
}

const CHECKS: readonly CrossCheck[] = [
  playersFit,
  idsRunFrom0,
  namesAreComplete,
  gatesNameEachFishOnce,
  shellsFit,
  tilesSuffice,
  hideoutsCanBeFilled,
  kindsAreInOrder,
  sectionsAreInOrder,
  animalsAlternate,
  printedReefComesFirst,
  slotsCoverThePath,
  stagesFollowThePath,
  archesStandRight,
];
