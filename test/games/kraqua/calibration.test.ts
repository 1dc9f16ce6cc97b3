import { below, derivedSeed, rngFromSeed, shuffled } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy/kraqua.js';
import type { Policy, SignatureOf } from '../../../src/bots/policy.js';

type Bot = Policy<SignatureOf<typeof kraqua>>;
type Difficulty = 'first-journey' | 'great-adventure' | 'challenge' | 'pros';

const GAMES = 60;
/** Games behind each row of the prototype's table. */
const TABLE_GAMES = 300;

/** The share of games won, almost won and lost, with chips and hideout by chance. */
function sharesOf(bot: Bot, difficulty: Difficulty, players: number): number[] {
  const counts = { won: 0, 'almost-won': 0, lost: 0 };
  for (let index = 0; index < GAMES; index += 1) {
    const rng = rngFromSeed(derivedSeed(`${difficulty} ${String(players)}`, index));
    const animals = shuffled(rng, ['jellyfish', 'seahorse', 'turtle', 'crab'] as const).slice(0, players);
    const simulator = kraqua.simulator(kraqua.setup({ players, difficulty, animals, chance: 'explicit' }));
    while (simulator.state.result === null) {
      if (simulator.state.pending !== null) simulator.sampleChance(rng);
      else {
        const actions = simulator.legalActions();
        simulator.applyListed(actions.indexOf(bot(kraqua.observe(simulator.state, 0), actions, rng)));
      }
    }
    counts[simulator.state.result.ending] += 1;
  }
  return [counts.won, counts['almost-won'], counts.lost].map((count) => count / GAMES);
}

describe('the sensible team does as well as the prototype’s, within four standard errors', () => {
  test.each([
    { difficulty: 'first-journey', players: 2, table: [0.5, 0.31, 0.18] },
    { difficulty: 'first-journey', players: 4, table: [0.64, 0.27, 0.09] },
    { difficulty: 'great-adventure', players: 3, table: [0.53, 0.26, 0.21] },
    { difficulty: 'challenge', players: 4, table: [0.16, 0.34, 0.5] },
    { difficulty: 'pros', players: 3, table: [0.06, 0.14, 0.8] },
  ] as const)('$players players, $difficulty', ({ difficulty, players, table }) => {
    const shares = sharesOf(greedy(kraqua), difficulty, players);
    for (const [ending, share] of shares.entries()) {
      const expected = table[ending] ?? 0;
      const pooled = (expected * TABLE_GAMES + share * GAMES) / (TABLE_GAMES + GAMES);
      const error = Math.sqrt(pooled * (1 - pooled) * (1 / TABLE_GAMES + 1 / GAMES));
      expect(Math.abs(share - expected)).toBeLessThanOrEqual(4 * error);
    }
  });

  test('random play never wins', () => {
    const random: Bot = (_view, actions, rng) => actions[below(rng, actions.length)] as (typeof actions)[0];
    expect(sharesOf(random, 'first-journey', 4)).toEqual([0, 0, 1]);
  });
});
