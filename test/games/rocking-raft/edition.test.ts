import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createRockingRaft, rockingRaft, standard } from 'tidetable/rocking-raft';
import type { RockingRaftEdition } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { EditionError, below, range, rngFromSeed } from '../../../src/index.js';
import { describeGame } from '../../support/describe-game.js';
import { referee, setups } from './setups.js';

test('the standard edition is the data of its components', () => {
  const components = new URL('components.json', import.meta.url);
  expect(standard).toEqual(JSON.parse(readFileSync(components, 'utf8')));
});

/** The standard edition with something changed. */
function changed(change: (edition: RockingRaftEdition) => void): RockingRaftEdition {
  const edition = structuredClone(standard);
  change(edition);
  return edition;
}

const wrong: readonly { what: string; change: (edition: RockingRaftEdition) => void; message: string }[] = [
  {
    what: 'a total that is not the sum',
    change: ({ gems }) => void (gems.total = 28),
    message: 'edition at gems.total: found 28, expected the sum of the box',
  },
  {
    what: 'more gems in play than in the box',
    change: ({ gems }) => void (gems.byPlayers['4'] = [10, 8, 7, 3]),
    message: 'edition at gems.byPlayers.4: found a list of 4, expected at least 8 gems',
  },
  {
    what: 'too few gems for the outer spaces',
    change: ({ gems }) => void (gems.byPlayers['2'] = [2, 2, 2, 1]),
    message: 'edition at gems.byPlayers.2',
  },
  {
    what: 'a space that nothing leads out of',
    change: ({ raft }) => {
      raft.northSouth[0][0] = 0;
      raft.northSouth[1][0] = 0;
      raft.westEast[0][0] = 0;
      raft.westEast[0][1] = 0;
    },
    message:
      'edition at raft: found an object, expected walls with a way of openings from every cell to the rim',
  },
  {
    what: 'a raft that is closed all round',
    change: ({ raft }) => {
      raft.northSouth[0] = [0, 0, 0];
      raft.northSouth[3] = [0, 0, 0];
      for (const row of raft.westEast) [row[0], row[3]] = [0, 0];
    },
    message: 'edition at raft: found an object',
  },
  {
    what: 'a jam without end',
    change: ({ tilt }) => void (tilt.jam = 5),
    message: 'edition at tilt.jam: found 5, expected less than tilt.of',
  },
  {
    what: 'a chance above certainty',
    change: ({ tilt }) => void (tilt.chanceByLaneDistance = [6, 3, 2]),
    message: 'edition at tilt.chanceByLaneDistance: found a list of 3, expected at most tilt.of each',
  },
  {
    what: 'a finger that moves nothing',
    change: ({ tilt }) => void (tilt.chanceByLaneDistance = [0, 3, 2]),
    message: 'edition at tilt.chanceByLaneDistance',
  },
  {
    what: 'weights beyond 32 bits',
    change: ({ tilt }) => void (tilt.of = 7),
    message: 'edition at tilt.of: found 7, expected less, so that the weights of a beat stay below 2^32',
  },
  {
    what: 'gems that roll through a wall',
    change: ({ drop }) => void (drop.rollByOpening[0] = 1),
    message: 'edition at drop.rollByOpening: found a list of 5, expected 0 for a wall',
  },
  {
    what: 'an opening without a roll',
    change: ({ drop }) => void drop.rollByOpening.pop(),
    message: 'edition at drop.rollByOpening: found a list of 4',
  },
  {
    what: 'gems that always roll',
    change: ({ drop }) => void (drop.of = 18),
    message: 'edition at drop.of: found 18, expected more than the sum of the four rolls',
  },
  {
    what: 'another number of cards',
    change: ({ deck }) => void (deck.lifeboats = 40),
    message: 'edition at deck.lifeboats: found 40, expected the number of cards',
  },
  {
    what: 'a flag below the deck (RR-R36)',
    change: ({ deck }) => void (deck.flagAfter['4'] = 32),
    message: 'edition at deck.flagAfter.4: found 32, expected a depth that the deck still has',
  },
  {
    what: 'too few Water tokens (RR-R34)',
    change: ({ water }) => void (water.tokens = 15),
    message:
      'edition at water.tokens: found 15, expected enough tokens for two boats of each of four players',
  },
  {
    what: 'ids with a gap',
    change: ({ lifeboats }) => {
      const [first] = lifeboats.cards;
      if (first) first.id = 39;
    },
    message: 'edition at lifeboats.cards: found a list of 39, expected ids that run from 0',
  },
  {
    what: 'a card without spaces',
    change: ({ lifeboats }) => {
      const [first] = lifeboats.cards;
      if (first) first.spaces = [0, 0, 0];
    },
    message: 'edition at lifeboats.cards: found a list of 39, expected cards with spaces',
  },
  {
    what: 'a card that two players cannot fill',
    change: ({ lifeboats }) => {
      const [first] = lifeboats.cards;
      if (first) first.spaces = [0, 0, 8];
    },
    message: 'edition at lifeboats.cards',
  },
];

describe('an edition that the rules cannot be played with is refused', () => {
  test.each(wrong)('$what', ({ change, message }) => {
    const create = () => createRockingRaft(changed(change));
    expect(create).toThrow(EditionError);
    expect(create).toThrow(message);
  });

  test('as is anything of another form', () => {
    expect(() => createRockingRaft({ ...standard, game: 'kraqua' })).toThrow('edition at game');
    expect(() => createRockingRaft(null)).toThrow(EditionError);
    expect(() => createRockingRaft(changed(({ raft }) => void (raft.westEast[1][2] = 5)))).toThrow(
      'edition at raft.westEast.1.2: found 5, expected an integer from 0 to 4',
    );
  });

  test('a card that needs the black gems is accepted', () => {
    const edition = changed(({ lifeboats }) => {
      const [first] = lifeboats.cards;
      if (first) first.spaces = [0, 0, 7];
    });
    expect(createRockingRaft(edition).id).toBe('rocking-raft');
  });
});

const width = fc.integer({ min: 0, max: 4 });
const line = fc.tuple(width, width, width);
const row = fc.tuple(width, width, width, width);

/** Other walls, chances, gems, boats, depths and water. */
const editions: fc.Arbitrary<RockingRaftEdition> = fc
  .record({
    northSouth: fc.tuple(line, line, line, line),
    westEast: fc.tuple(row, row, row),
    of: fc.integer({ min: 2, max: 4 }),
    chances: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)),
    rolls: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9)),
    box: fc.tuple(
      fc.integer({ min: 4, max: 7 }),
      fc.integer({ min: 4, max: 7 }),
      fc.integer({ min: 3, max: 6 }),
      fc.integer({ min: 2, max: 4 }),
    ),
    spaces: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(9)), { minLength: 16, maxLength: 30 }),
    depth: fc.nat(99),
    water: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 })),
  })
  .map(({ northSouth, westEast, of, chances, rolls, box, spaces, depth, water }) =>
    changed((edition) => {
      edition.edition = 'other';
      edition.raft.northSouth = northSouth;
      edition.raft.westEast = westEast;
      const chance = (index: 1 | 2) => chances[index] % (of + 1);
      edition.tilt = {
        ...edition.tilt,
        of,
        jam: chances[3] % of,
        chanceByLaneDistance: [1 + (chances[0] % of), chance(1), chance(2)],
      };
      edition.drop.rollByOpening = [0, ...rolls];
      const fewer = (by: number): typeof box => [box[0] - by, box[1] - by, box[2] - by, box[3] - by];
      edition.gems.box = box;
      edition.gems.total = box[0] + box[1] + box[2] + box[3];
      edition.gems.byPlayers = { '2': fewer(1), '3': fewer(1), '4': box };
      edition.lifeboats.cards = spaces.map(([yellow, blue, red, points], id) => ({
        id,
        spaces: [yellow + blue + red === 0 ? 1 : yellow, blue, red],
        points,
      }));
      edition.deck.lifeboats = spaces.length;
      const below = (players: number) => depth % (spaces.length - 2 * players + 1);
      edition.deck.flagAfter = { '2': below(2), '3': below(3), '4': below(4) };
      const [perTurn, sinksAt] = water;
      edition.water = {
        source: 'reconstructed',
        perTurn,
        sinksAt,
        tokens: 8 * perTurn * Math.ceil(sinksAt / perTurn),
      };
    }),
  )
  .filter((edition) => {
    try {
      createRockingRaft(edition);
      return true;
    } catch {
      return false;
    }
  });

const [other, another] = fc.sample(editions, { numRuns: 2, seed: 4 });

describe.each([other, another].flatMap((edition) => edition ?? []))('on other components', (edition) => {
  describeGame(createRockingRaft(edition), { setups, referee, runs: 3, plies: 15 });
});

test('whole random games on many other editions end, with nothing broken', () => {
  for (const [index, edition] of fc.sample(editions, { numRuns: 25, seed: 5 }).entries()) {
    const game = createRockingRaft(edition);
    const rng = rngFromSeed(`other ${String(index)}`);
    const variant = index % 2 === 0 ? 'standard' : 'sinking-lifeboats';
    const simulator = game.simulator(game.setup({ players: 2 + (index % 3), variant, chance: 'explicit' }));
    const { state } = simulator;
    for (let plies = 0; state.result === null && plies < 3000; plies += 1) {
      if (state.pending !== null) simulator.sampleChance(rng);
      else simulator.applyListed(below(rng, simulator.legalActions().length));
      if (plies % 20 === 0) expect(game.audit(state)).toEqual([]);
    }
    expect(game.audit(state)).toEqual([]);
  }
});

test('weights add up to the total that the specification gives, on every edition', () => {
  for (const edition of fc.sample(editions, { numRuns: 10, seed: 6 })) {
    const game = createRockingRaft(edition);
    const rng = rngFromSeed('weights');
    const simulator = game.simulator(game.setup({ players: 4, chance: 'explicit' }));
    for (let plies = 0; plies < 150; plies += 1) {
      const { pending, raft } = simulator.state;
      if (pending?.kind === 'slide-gems') {
        const outcomes = game.chanceOutcomes(simulator.state) ?? [];
        const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
        const gems = raft.length === 9 ? (raft[pending.cell] ?? []) : [];
        const count = gems.reduce((sum, number) => sum + number, 0);
        const totals = range(5).map((tries) =>
          range(Math.min(tries, count)).reduce(
            (product, taken) => product * edition.tilt.of * (count - taken),
            edition.tilt.of,
          ),
        );
        expect(totals).toContain(total);
        expect(outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0)).toBe(true);
      }
      if (pending !== null) simulator.sampleChance(rng);
      else if (simulator.state.result === null)
        simulator.applyListed(below(rng, simulator.legalActions().length));
    }
  }
});

test('a state of one edition is refused by the game on another', () => {
  const state = rockingRaft.setup({ players: 2, chance: 'explicit' });
  if (other === undefined) throw new Error('no other edition');
  expect(() => createRockingRaft(other).actors(state)).toThrow(EditionError);
});
