import { record, rngFromSeed } from 'tidetable';
import type { Transcript } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { test } from 'vitest';
import { greedy } from '../../../src/bots/greedy/wreck-raiders.js';
import { expectGolden } from '../../support/golden.js';
import { randomTranscript } from '../../support/playthroughs.js';

type Setup = Parameters<typeof wreckRaiders.setup>[0];

function sensible(setup: Setup, seed: string, plies: number): Transcript {
  const policy = greedy(wreckRaiders);
  const rng = rngFromSeed(seed);
  const recording = record(wreckRaiders, setup);
  for (let ply = 0; ply < plies; ply += 1) {
    const state = recording.state();
    if (state.result !== null) break;
    recording.step(
      wreckRaiders.sampleChance(state, rng) ??
        policy(wreckRaiders.observe(state, state.seat), wreckRaiders.legalActions(state), rng),
    );
  }
  return recording.transcript();
}

test.each<{ file: string; setup: Setup }>([
  { file: 'sensible-solo', setup: { players: 1, chance: 'explicit' } },
  { file: 'sensible-solo-idle-rivals', setup: { players: 1, rivalsDive: false, chance: 'explicit' } },
  { file: 'sensible-two', setup: { players: 2, chance: 'explicit' } },
  { file: 'sensible-four', setup: { players: 4, firstSeat: 3, chance: 'explicit' } },
])('$file goes as it went', ({ file, setup }) => {
  expectGolden(wreckRaiders, new URL(`golden/${file}.txt`, import.meta.url), () =>
    sensible(setup, file, 450),
  );
});

test('random-five goes as it went', () => {
  expectGolden(wreckRaiders, new URL('golden/random-five.txt', import.meta.url), () =>
    randomTranscript(wreckRaiders, { setup: { players: 5 }, seed: 'random-five', plies: 420 }),
  );
});
