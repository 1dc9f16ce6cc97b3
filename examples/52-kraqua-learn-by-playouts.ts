// Flat Monte Carlo for a team: every legal action of every seat is tried, the rest is played at random for a while with chance
// drawn at each chance node, and the action with the best mean is taken. Nobody tells it anything about Kraqua but the
// scores.
import { at, below, rngFromSeed } from 'tidetable';
import type { Rng } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';

const PLAYOUTS = 24;
const PLIES = 50;
const GAMES = 4;

type Simulator = ReturnType<typeof kraqua.simulator>;

/** The end counts most; on the way there, gems that are not lost and the way that the fish have gone. */
function worth(state: KraquaState): number {
  const { secured, wanted } = kraqua.scores(state);
  const way = state.fish.yellow + state.fish.green + state.fish.red;
  const last = kraqua.edition.course.spaces.length - 1;
  return at(kraqua.returns(state), 0) + (2 * secured) / wanted + way / (3 * last);
}

function playAtRandom(simulator: Simulator, plies: number, rng: Rng): void {
  for (let ply = 0; ply < plies && simulator.state.result === null; ply += 1) {
    if (simulator.state.pending !== null) simulator.sampleChance(rng);
    else simulator.applyListed(below(rng, simulator.legalActions().length));
  }
}

/** The place in the list of legal actions, of all seats that may act, of the one with the best mean. */
function bestOf(simulator: Simulator, rng: Rng): number {
  const values = simulator.legalActions().map((action) => {
    let sum = 0;
    for (let playout = 0; playout < PLAYOUTS; playout += 1) {
      const copy = simulator.clone();
      copy.apply(action);
      playAtRandom(copy, PLIES, rng);
      sum += worth(copy.state);
    }
    return sum;
  });
  return values.indexOf(Math.max(...values));
}

function playGame(seed: string, choose: (simulator: Simulator, rng: Rng) => number): KraquaState {
  const rng = rngFromSeed(seed);
  const simulator = kraqua.simulator(kraqua.setup({ players: 3, hideout: 4, chance: 'explicit' }));
  while (simulator.state.result === null) {
    if (simulator.state.pending !== null) {
      simulator.sampleChance(rng);
      continue;
    }
    const place = choose(simulator, rng);
    simulator.legalActions();
    simulator.applyListed(place);
  }
  return simulator.snapshot();
}

for (const [name, choose] of [
  ['at random', (simulator: Simulator, rng: Rng) => below(rng, simulator.legalActions().length)],
  ['by playouts', bestOf],
] as const) {
  console.log(name);
  for (let game = 1; game <= GAMES; game += 1) {
    const state = playGame(`game ${game}`, choose);
    const { ending, reason, home, secured, wanted, round } = kraqua.scores(state);
    console.log(
      `  game ${game}: ${ending} (${reason}) in round ${round}, ${home} fish home, ${secured} of ${wanted} gems`,
    );
  }
}
