import { test } from 'vitest';
import { record, rngFromSeed } from '../../../src/index.js';
import type { Transcript } from '../../../src/index.js';
import { greedy } from '../../../src/bots/greedy/scavengers-gold.js';
import { random } from '../../../src/bots/random.js';
import { scavengersGold } from '../../../src/games/scavengers-gold/index.js';
import { expectGolden } from '../../support/golden.js';

function played(goldDots: 'may-pass' | 'must-stop', bot: typeof greedy, plies: number): Transcript {
  const recording = record(scavengersGold, { goldDots, chance: 'explicit' });
  const rng = rngFromSeed(`golden ${goldDots}`);
  const policy = bot(scavengersGold);
  for (let ply = 0; ply < plies && recording.state().result === null; ply += 1) {
    const state = recording.state();
    const drawn = scavengersGold.sampleChance(state, rng);
    recording.step(
      drawn ?? policy(scavengersGold.observe(state, state.seat), scavengersGold.legalActions(state), rng),
    );
  }
  return recording.transcript();
}

test.each([
  ['greedy-may-pass', 'may-pass', greedy, 1000],
  ['greedy-must-stop', 'must-stop', greedy, 1000],
  ['random-may-pass', 'may-pass', random as typeof greedy, 300],
] as const)('%s', (name, goldDots, bot, plies) => {
  expectGolden(scavengersGold, new URL(`golden/${name}.txt`, import.meta.url), () =>
    played(goldDots, bot, plies),
  );
});
