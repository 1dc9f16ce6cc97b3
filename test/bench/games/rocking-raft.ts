// Rocking Raft: random play with lists, by variant and physics, and what one list of a beat's outcomes costs.
import { at, below, range, rngFromSeed } from 'tidetable';
import { rockingRaft } from 'tidetable/rocking-raft';
import { inTurns, perSecond, row } from '../measure.js';

const rng = rngFromSeed('rocking-raft');
type Options = Omit<Parameters<typeof rockingRaft.setup>[0], 'seed' | 'chance'>;

/** Plays one random game; the referee lets one gem in eight fall. */
function playOnce(options: Options, unit: 'plies' | 'decisions'): number {
  const simulator = rockingRaft.simulator(rockingRaft.setup({ ...options, chance: 'explicit' }));
  const { state } = simulator;
  let [plies, decisions] = [0, 0];
  for (; state.result === null; plies += 1) {
    if (state.pending?.kind === 'spill-gems') {
      const { raft } = state;
      const fallen = (place: number) =>
        raft.length === 9 ? 0 : range(at(raft, place)).filter(() => below(rng, 8) === 0).length;
      simulator.apply({
        type: 'chance',
        kind: 'spill-gems',
        outcome: [fallen(0), fallen(1), fallen(2), fallen(3)],
      });
    } else if (state.pending !== null) {
      simulator.sampleChance(rng);
    } else {
      decisions += 1;
      simulator.applyListed(below(rng, simulator.legalActions().length));
    }
  }
  return unit === 'plies' ? plies : decisions;
}

/** Before the first slide of a tilt to the south, with all the gems that are left in the centre. */
function crowded() {
  let state = rockingRaft.setup({ players: 4, firstPlayer: 0, seed: 'crowded' });
  state = rockingRaft.determinize(rockingRaft.observe(state, 0), rng);
  state = rockingRaft.reduce(state, { type: 'tilt', seat: 0, edge: 2, finger: 1 });
  while (state.pending?.kind === 'slide-gems' && state.pending.cell !== 4)
    state = rockingRaft.reduce(state, { type: 'chance', kind: 'slide-gems', outcome: [0, 0, 0, 0] });
  return state;
}

const setups: readonly Options[] = [
  { players: 2 },
  { players: 4 },
  { players: 4, variant: 'sinking-lifeboats' },
  { players: 4, physics: 'refereed' },
];
for (const options of setups) {
  const [plies, decisions] = inTurns([
    { name: 'plies', run: () => playOnce(options, 'plies') },
    { name: 'decisions', run: () => playOnce(options, 'decisions') },
  ]) as [number[], number[]];
  const name = Object.values(options).join(', ');
  row(`random play with lists: ${name} players`, perSecond(plies, 'plies'));
  row('', perSecond(decisions, 'decisions'));
}

const centre = crowded();
const [lists] = inTurns([
  {
    name: 'lists',
    run() {
      rockingRaft.simulator(centre).sampleChance(rng);
      return 1;
    },
  },
]) as [number[]];
const listed = rockingRaft.chanceOutcomes(centre)?.length ?? 0;
row(`clone, list ${listed} outcomes of the centre, draw, apply`, perSecond(lists, 'lists'));
