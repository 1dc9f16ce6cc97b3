// Every game at every number of seats: random play in the simulator with the list of each decision, beside a game written by hand.
import { below, games, range, rngFromSeed, type Game } from 'tidetable';
import { inTurns, perSecond, ratio, row } from './measure.js';
import { playWithSets } from './yardsticks/sets.js';

const rng = rngFromSeed('decisions');

/** What each game must reach, in moves of the yardstick. */
const TARGETS: Readonly<Record<string, number>> = { 'wreck-raiders': 400 / 600 };

/** Decisions of one random game; chance is drawn, and not counted. */
function decisionsOf(game: Game, players: number): () => number {
  const first = game.setup({ players, chance: 'explicit' });
  return () => {
    const simulator = game.simulator(first);
    let decisions = 0;
    for (let ply = 0; simulator.state.result === null && ply < game.info.cap; ply += 1) {
      if (simulator.state.pending !== null) {
        simulator.sampleChance(rng);
      } else {
        simulator.applyListed(below(rng, simulator.legalActions().length));
        decisions += 1;
      }
    }
    return decisions;
  };
}

for (const game of Object.values(games)) {
  const { min, max } = game.info.seats;
  for (const players of range(max - min + 1).map((more) => min + more)) {
    const [decisions, sets] = inTurns([
      { name: 'decisions', run: decisionsOf(game, players) },
      { name: 'sets', run: () => playWithSets(rng) },
    ]) as [number[], number[]];
    const over = ratio(decisions, sets);
    const atLeast = TARGETS[game.id];
    const name = `${game.info.title}, ${players} seats`;
    row(name, perSecond(decisions, 'decisions'));
    row(
      '  in moves of the objects and Sets',
      over.toFixed(2),
      atLeast === undefined ? undefined : { ratio: over, atLeast },
    );
  }
}
