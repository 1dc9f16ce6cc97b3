import { rockingRaft } from 'tidetable/rocking-raft';
import { test } from 'vitest';
import { expectGolden } from '../../support/golden.js';
import { randomTranscript } from '../../support/playthroughs.js';
import { referee } from './setups.js';

test.each([
  { file: 'sinking-two', setup: { players: 2, variant: 'sinking-lifeboats' } },
  { file: 'refereed-three', setup: { players: 3, physics: 'refereed' } },
  { file: 'refereed-sinking-four', setup: { players: 4, variant: 'sinking-lifeboats', physics: 'refereed' } },
  { file: 'modelled-four', setup: { players: 4, firstPlayer: 2 }, plies: 400 },
])('$file goes as it went', ({ file, setup, plies = rockingRaft.info.cap }) => {
  expectGolden(rockingRaft, new URL(`golden/${file}.txt`, import.meta.url), () =>
    randomTranscript(rockingRaft, { setup, seed: file, plies, referee }),
  );
});
