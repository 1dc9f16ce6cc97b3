import { derivedSeed, rngFromSeed, shuffled } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy/kraqua.js';
import type { Policy, SignatureOf } from '../../../src/bots/policy.js';
import { random } from '../../../src/bots/random.js';

type Team = Policy<SignatureOf<typeof kraqua>>;

const isLong = process.env['TIDETABLE_LONG'] === '1';
/** Games a row. */
const GAMES = isLong ? 5000 : 60;
/** Games behind each row of the prototype's table. */
const TABLE_GAMES = 300;

const RATES = ['won', 'almostWon', 'lost', 'reefGone'] as const;

type Difficulty = 'first-journey' | 'great-adventure' | 'challenge' | 'pros';
type Row = readonly ['sensible' | 'random', Difficulty, players: number, rates: readonly number[]];

/** What the prototype measured: these rates, in per cent of the games. */
const TABLE: Row[] = [
  ['sensible', 'first-journey', 2, [50, 31, 18, 0]],
  ['sensible', 'first-journey', 3, [63, 25, 12, 0]],
  ['sensible', 'first-journey', 4, [64, 27, 9, 0]],
  ['sensible', 'great-adventure', 2, [45, 34, 21, 0]],
  ['sensible', 'great-adventure', 3, [53, 26, 21, 0]],
  ['sensible', 'great-adventure', 4, [48, 38, 14, 2]],
  ['sensible', 'challenge', 2, [17, 29, 54, 0]],
  ['sensible', 'challenge', 3, [32, 31, 37, 0]],
  ['sensible', 'challenge', 4, [16, 34, 50, 1]],
  ['sensible', 'pros', 2, [9, 19, 71, 0]],
  ['sensible', 'pros', 3, [6, 14, 80, 0]],
  ['sensible', 'pros', 4, [5, 17, 79, 1]],
  ['random', 'first-journey', 2, [0, 0, 100, 0]],
  ['random', 'first-journey', 3, [0, 0, 100, 0]],
  ['random', 'first-journey', 4, [0, 0, 100, 6]],
];

type Measures = ReturnType<typeof kraqua.measures> & { readonly turns: number };

/** One game with chips and hideout by chance. */
function measuresOfGame([, difficulty, players]: Row, team: Team, seed: string): Measures {
  const rng = rngFromSeed(seed);
  const animals = shuffled(rng, ['jellyfish', 'seahorse', 'turtle', 'crab'] as const).slice(0, players);
  const simulator = kraqua.simulator(kraqua.setup({ players, difficulty, animals, chance: 'explicit' }));
  let turns = 0;
  while (simulator.state.result === null) {
    if (simulator.state.pending !== null) simulator.sampleChance(rng);
    else {
      turns += Number(simulator.state.phase === 'turn');
      const actions = simulator.legalActions();
      simulator.applyListed(actions.indexOf(team(kraqua.observe(simulator.state, 0), actions, rng)));
    }
  }
  return { ...kraqua.measures(simulator.state), turns };
}

/** The mean of each measure over the games of a row. */
function meansOf(row: Row): Record<string, number> {
  const [name, difficulty, players] = row;
  const team: Team = name === 'sensible' ? greedy(kraqua) : random(kraqua);
  const sums: Record<string, number> = {};
  for (let index = 0; index < GAMES; index += 1) {
    const seed = derivedSeed(`${difficulty} ${String(players)}`, index);
    for (const [measure, value] of Object.entries(measuresOfGame(row, team, seed)))
      sums[measure] = (sums[measure] ?? 0) + value;
  }
  return Object.fromEntries(Object.entries(sums).map(([measure, sum]) => [measure, sum / GAMES]));
}

/** The standard error of the difference of two shares that are equal in truth. */
function errorOfDifference(measured: number, table: number): number {
  const pooled = (measured * GAMES + table * TABLE_GAMES) / (GAMES + TABLE_GAMES);
  return Math.sqrt(pooled * (1 - pooled) * (1 / GAMES + 1 / TABLE_GAMES));
}

describe('no rate differs from the prototype’s by more than four standard errors', () => {
  test.for(TABLE)('%s, %s, %i players', { timeout: 600_000 }, async (row, { annotate }) => {
    const means = meansOf(row);
    await annotate(`${String(GAMES)} games: ${JSON.stringify(means)}`);
    const [, , , rates] = row;
    for (const [place, name] of RATES.entries()) {
      const measured = means[name] ?? NaN;
      const table = (rates[place] ?? NaN) / 100;
      expect(Math.abs(measured - table), name).toBeLessThanOrEqual(4 * errorOfDifference(measured, table));
    }
  });
});
