import { record, rngFromSeed } from 'tidetable';
import type { Transcript } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import { test } from 'vitest';
import { greedy } from '../../../src/bots/greedy/kraqua.js';
import { expectGolden } from '../../support/golden.js';
import { randomTranscript } from '../../support/playthroughs.js';

function sensible(setup: Parameters<typeof kraqua.setup>[0], seed: string): Transcript {
  const policy = greedy(kraqua);
  const rng = rngFromSeed(seed);
  const recording = record(kraqua, setup);
  for (let state = recording.state(); state.result === null; state = recording.state())
    recording.step(
      kraqua.sampleChance(state, rng) ?? policy(kraqua.observe(state, 0), kraqua.legalActions(state), rng),
    );
  return recording.transcript();
}

test('two sensible players on level 1', () => {
  expectGolden(kraqua, new URL('./golden/sensible-two.txt', import.meta.url), () =>
    sensible({ players: 2, animals: ['crab', 'turtle'], chance: 'explicit' }, 'golden two'),
  );
});

test('four sensible players on level 3', () => {
  expectGolden(kraqua, new URL('./golden/sensible-four.txt', import.meta.url), () =>
    sensible({ players: 4, difficulty: 'challenge', chance: 'explicit' }, 'golden four'),
  );
});

test('three random pros', () => {
  expectGolden(kraqua, new URL('./golden/random-pros.txt', import.meta.url), () =>
    randomTranscript(kraqua, { setup: { players: 3, difficulty: 'pros' }, seed: 'golden pros' }),
  );
});
