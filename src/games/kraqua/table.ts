import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import type { KraquaEdition } from './edition.js';
import { ANIMALS, FISH, GEMS } from './vocabulary.js';
import type { Animal, Difficulty, Fish, Gem, Row, Special } from './vocabulary.js';

type Edition = Immutable<KraquaEdition>;

/** The part of the board that can be seen between two folds. */
interface Visible {
  readonly firstSpace: number;
  readonly lastSpace: number;
  readonly firstSlot: number;
  /** One past the last slot. */
  readonly endSlot: number;
}

/** What the rules look up, worked out once for an edition. */
export interface KraquaTable {
  readonly spaces: number;
  readonly slots: number;
  readonly tiles: number;
  readonly firstGoal: number;
  readonly visible: readonly Visible[];
  /** The next space in front of each space that fits the animal, goals included; -1 for none. */
  readonly next: Readonly<Record<Animal, readonly number[]>>;
  readonly special: readonly (Special | null)[];
  /**
   * The slot beside each space; -1 where none is needed: starts, printed reef, goals.
   *
   * @see KQ-PATH-5 each slot lies beside three spaces
   */
  readonly slotOf: readonly number[];
  /** The bit of each space in the masks of its slot. */
  readonly bitOf: readonly number[];
  /** Which spaces of its slot a tile shelters, as three bits, by row and tile code + 1; no tile (code -1) shelters none. */
  readonly shelter: Readonly<Record<Row, readonly number[]>>;
  /** The animal that a tile code shows. */
  readonly animalOf: readonly Animal[];
  /** The first space behind each arch. */
  readonly before: readonly number[];
  /** The order of the fish, by gate. */
  readonly order: readonly (readonly Fish[])[];
  readonly losesPile: readonly boolean[];
  readonly rolls: readonly (readonly [colour: Gem, weight: number])[];
  readonly flicks: readonly (readonly ['shell' | 'water', number])[];
  readonly hideouts: readonly number[];
  /** The gems that each hideout asks for. */
  readonly need: readonly Readonly<Record<Gem, number>>[];
  readonly gems: Readonly<Record<Gem, number>>;
  /** The largest number of gems of one colour. */
  readonly gemsMax: number;
  readonly shellsMax: number;
  readonly startingShells: Readonly<Record<Difficulty, number>>;
  /** The tiles in play on each difficulty, ascending. */
  readonly tilesIn: Readonly<Record<Difficulty, readonly number[]>>;
  /** No game has more rounds: each turn fills a slot for good or boxes a tile for good. */
  readonly roundsMax: number;
}

export function tableOf(edition: Edition): KraquaTable {
  const { course, tiles, gems, hideouts, shells } = edition;
  const spaces = course.spaces.length;
  return {
    spaces,
    slots: course.slots.length,
    tiles: tiles.list.length,
    firstGoal: spaces - 3,
    visible: course.stages.map(({ sections }) => visibleOf(edition, sections)),
    next: recordOf(ANIMALS, (animal) => nextOf(edition, animal)),
    special: course.spaces.map((space) => (space.kind === 'animal' ? (space.special ?? null) : null)),
    slotOf: course.spaces.map(({ id }) => course.slots.findIndex((slot) => slot.spaces.includes(id))),
    bitOf: course.spaces.map(({ id }) => {
      const slot = course.slots.find((one) => one.spaces.includes(id));
      return slot === undefined ? 0 : 1 << slot.spaces.indexOf(id);
    }),
    shelter: { inner: shelterOf(edition, 'inner'), outer: shelterOf(edition, 'outer') },
    animalOf: tiles.list.flatMap(({ front, back }) => [front.animal, back.animal]),
    before: course.arches.map(({ before }) => before),
    order: edition.gates.list.map((gate) => orderOf(edition, gate.order)),
    losesPile: course.stages.map(({ losesPile }) => losesPile),
    rolls: GEMS.flatMap((gem) => {
      const faces = edition.die.faces.filter((colour) => colour === gem).length;
      return faces === 0 ? [] : [[gem, faces] as const];
    }),
    flicks: [
      ['shell', shells.flick.shell],
      ['water', shells.flick.water],
    ],
    hideouts: range(hideouts.list.length),
    need: hideouts.list.map((hideout) => hideout.gems),
    gems: gems.counts,
    gemsMax: Math.max(...Object.values(gems.counts)),
    shellsMax: shells.max,
    startingShells: byDifficulty(edition, (level) => level.shells),
    tilesIn: byDifficulty(edition, (level) => tilesInPlay(edition, level.snailsRemoved)),
    roundsMax: 2 * (course.slots.length - 1) + tiles.list.length,
  };
}

/** A record with a value for each word. */
export function recordOf<Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word) => Value,
): Record<Word, Value> {
  return Object.fromEntries(words.map((word) => [word, valueOf(word)])) as Record<Word, Value>;
}

function byDifficulty<Value>(
  { difficulties }: Edition,
  valueOf: (level: Edition['difficulties']['list'][number]) => Value,
): Record<Difficulty, Value> {
  return Object.fromEntries(difficulties.list.map((level) => [level.id, valueOf(level)])) as Record<
    Difficulty,
    Value
  >;
}

function visibleOf({ course }: Edition, sections: readonly string[]): Visible {
  const spaces = course.spaces.filter(({ section }) => sections.includes(section));
  const slots = course.slots.filter(({ section }) => sections.includes(section));
  const firstSlot = slots[0]?.id ?? course.slots.length;
  return {
    firstSpace: at(spaces, 0).id,
    lastSpace: at(spaces, spaces.length - 1).id,
    firstSlot,
    endSlot: firstSlot + slots.length,
  };
}

function nextOf({ course }: Edition, animal: Animal): number[] {
  return course.spaces.map(({ id }) =>
    course.spaces.findIndex(
      (space) =>
        space.id > id && (space.kind === 'goal' || (space.kind === 'animal' && space.animal === animal)),
    ),
  );
}

/**
 * Gaps are listed from left to right with the sand towards the reader. The tile of the outer row is turned by half a turn.
 *
 * @see KQ-R6 which space a gap spoils in either row
 */
function shelterOf({ tiles }: Edition, row: Row): number[] {
  const codes = tiles.list.flatMap(({ front, back }) => [front, back]);
  return [
    0,
    ...codes.map(({ gaps }) => {
      const [rear, middle, front] = row === 'inner' ? gaps : ([gaps[2], gaps[1], gaps[0]] as const);
      return 7 - (rear + 2 * middle + 4 * front);
    }),
  ];
}

/** A gate's order, which may name hats or sizes, as fish. */
function orderOf({ fish }: Edition, order: readonly string[]): Fish[] {
  return order.map((name) =>
    at(
      FISH.filter((one) =>
        fish.list.some(({ id, hat, size }) => id === one && [id, hat, size].includes(name as Fish)),
      ),
      0,
    ),
  );
}

/** @see KQ-R8 the snail tiles with the highest ids go first */
function tilesInPlay({ tiles }: Edition, snailsRemoved: number): number[] {
  const snails = tiles.list.filter(({ snail }) => snail).map(({ id }) => id);
  const removed = snails.slice(snails.length - snailsRemoved);
  return tiles.list.map(({ id }) => id).filter((id) => !removed.includes(id));
}
