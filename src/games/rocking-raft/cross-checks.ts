import type { Path } from '../../core/refusal.js';
import { at, range } from '../../core/lists.js';
import { totalOf } from './gems.js';
import { shapeSchema } from './edition.js';
import type { RockingRaftEdition } from './edition.js';
import { COLOURED, COLOURS } from './vocabulary.js';

/** What must hold of an edition beyond its shape. */
interface CrossCheck {
  readonly path: Path;
  /** What would be right. */
  readonly expected: string;
  holds(this: void, edition: RockingRaftEdition): boolean;
}

const PLAYERS = [2, 3, 4] as const;
const WEIGHTS_BELOW = 0x1_0000_0000;

function widthsOf({ raft }: RockingRaftEdition): number[] {
  return [...raft.northSouth.flat(), ...raft.westEast.flat()];
}

/** Whether a way of openings leads from every cell to the rim: cells are joined until nothing new is reached. */
function everyCellLeadsOut({ raft: { northSouth, westEast } }: RockingRaftEdition): boolean {
  const open = new Set<string>();
  const isOpen = (row: number, column: number) =>
    row < 0 || row > 2 || column < 0 || column > 2 || open.has(`${String(row)} ${String(column)}`);
  for (let before = -1; before < open.size;) {
    before = open.size;
    for (const row of range(3))
      for (const column of range(3)) {
        const ways = [
          [at(at(northSouth, row), column), row - 1, column],
          [at(at(northSouth, row + 1), column), row + 1, column],
          [at(at(westEast, row), column), row, column - 1],
          [at(at(westEast, row), column + 1), row, column + 1],
        ] as const;
        if (ways.some(([width, toRow, toColumn]) => width > 0 && isOpen(toRow, toColumn)))
          open.add(`${String(row)} ${String(column)}`);
      }
  }
  return open.size === 9;
}

/** An upper bound on the sum of the weights of a `slide-gems`. */
function greatestTotal(edition: RockingRaftEdition): number {
  const width = Math.max(...widthsOf(edition));
  const gems = Math.max(...PLAYERS.map((players) => totalOf(edition.gems.byPlayers[players])));
  return range(width).reduce((product, taken) => product * edition.tilt.of * (gems - taken), edition.tilt.of);
}

function canBeFilled({ gems }: RockingRaftEdition, spaces: readonly [number, number, number]): boolean {
  return PLAYERS.some((players) => {
    const row = gems.byPlayers[players];
    const missing = COLOURED.reduce<number>(
      (sum, colour) => sum + Math.max(0, spaces[colour] - row[colour]),
      0,
    );
    return missing > row[3];
  })
    ? false
    : spaces.some((count) => count > 0);
}

const CHECKS: readonly CrossCheck[] = [
  {
    path: ['gems', 'total'],
    expected: 'the sum of the box',
    holds: ({ gems }) => gems.total === totalOf(gems.box),
  },
  ...PLAYERS.map((players): CrossCheck => ({
    path: ['gems', 'byPlayers', players],
    expected: 'at least 8 gems, no more of a colour than in the box',
    holds: ({ gems: { box, byPlayers } }) =>
      totalOf(byPlayers[players]) >= 8 &&
      COLOURS.every((_, place) => at(byPlayers[players], place) <= at(box, place)),
  })),
  {
    path: ['raft'],
    expected: 'walls with a way of openings from every cell to the rim',
    holds: everyCellLeadsOut,
  },
  { path: ['tilt', 'jam'], expected: 'less than tilt.of', holds: ({ tilt }) => tilt.jam < tilt.of },
  {
    path: ['tilt', 'chanceByLaneDistance'],
    expected: 'at most tilt.of each, and the first of them at least 1',
    holds: ({ tilt: { of, chanceByLaneDistance } }) =>
      chanceByLaneDistance[0] >= 1 && chanceByLaneDistance.every((chance) => chance <= of),
  },
  {
    path: ['tilt', 'of'],
    expected: 'less, so that the weights of a beat stay below 2^32',
    holds: (edition) => greatestTotal(edition) < WEIGHTS_BELOW,
  },
  {
    path: ['drop', 'rollByOpening'],
    expected: '0 for a wall, then a number for every width of the raft',
    holds: (edition) =>
      edition.drop.rollByOpening[0] === 0 &&
      edition.drop.rollByOpening.length > Math.max(...widthsOf(edition)),
  },
  {
    path: ['drop', 'of'],
    expected: 'more than the sum of the four rolls from the centre',
    holds: ({ drop: { of, rollByOpening }, raft: { northSouth, westEast } }) =>
      [northSouth[1][1], westEast[1][2], northSouth[2][1], westEast[1][1]].reduce(
        (sum, width) => sum + at(rollByOpening, width),
        0,
      ) < of,
  },
  {
    path: ['deck', 'lifeboats'],
    expected: 'the number of cards',
    holds: ({ deck, lifeboats }) => deck.lifeboats === lifeboats.cards.length,
  },
  ...PLAYERS.map((players): CrossCheck => ({
    path: ['deck', 'flagAfter', players],
    expected: 'a depth that the deck still has when two boats are dealt to each player',
    holds: ({ deck, lifeboats }) => 2 * players + deck.flagAfter[players] <= lifeboats.cards.length,
  })),
  {
    path: ['water', 'tokens'],
    expected: 'enough tokens for two boats of each of four players',
    holds: ({ water: { tokens, perTurn, sinksAt } }) =>
      2 * 4 * perTurn * Math.ceil(sinksAt / perTurn) <= tokens,
  },
  {
    path: ['lifeboats', 'cards'],
    expected: 'ids that run from 0',
    holds: ({ lifeboats }) => lifeboats.cards.every(({ id }, index) => id === index),
  },
  {
    path: ['lifeboats', 'cards'],
    expected: 'cards with spaces, which the gems of every number of players can fill',
    holds: (edition) => edition.lifeboats.cards.every(({ spaces }) => canBeFilled(edition, spaces)),
  },
];

/** The components that the rules can be played with. */
export const editionSchema = /* @__PURE__ */ shapeSchema.check(({ value, issues }) => {
  const broken = CHECKS.find(({ holds }) => !holds(value));
  if (broken !== undefined)
    issues.push({ code: 'custom', input: value, path: [...broken.path], message: broken.expected });
});
