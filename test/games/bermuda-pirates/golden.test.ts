import { test } from 'vitest';
import { at, record, rngFromSeed } from '../../../src/index.js';
import type { Transcript } from '../../../src/index.js';
import { greedy } from '../../../src/bots/greedy/bermuda-pirates.js';
import { random } from '../../../src/bots/random.js';
import { bermudaPirates as game } from '../../../src/games/bermuda-pirates/index.js';
import { expectGolden } from '../../support/golden.js';

type Setup = Extract<Parameters<typeof game.setup>[0], { chance: 'explicit' }>;

const games: readonly (readonly [name: string, setup: Omit<Setup, 'chance'>, bot: typeof greedy])[] = [
  ['greedy-standard', { players: 2, firstSeat: 0 }, greedy],
  ['greedy-plunder', { players: 3, variant: 'plunder', buoys: [3, 1, 0] }, greedy],
  ['random-standard', { players: 4, difficulty: 'easy', roundLimit: 3 }, random],
  ['random-refereed', { players: 2, variant: 'plunder', physics: 'refereed' }, random],
];
const PLIES = 450;

function played([name, setup, bot]: (typeof games)[number]): Transcript {
  const recording = record(game, { ...setup, chance: 'explicit' });
  const rng = rngFromSeed(`golden ${name}`);
  const policy = bot(game);
  for (let ply = 0; ply < PLIES && recording.state().result === null; ply += 1) {
    const state = recording.state();
    const drawn = game.sampleChance(state, rng);
    recording.step(drawn ?? policy(game.observe(state, state.turn), game.legalActions(state), rng));
  }
  return recording.transcript();
}

test.each(games.map(([name], index) => ({ name, index })))('$name', ({ name, index }) => {
  expectGolden(game, new URL(`golden/${name}.txt`, import.meta.url), () => played(at(games, index)));
});
