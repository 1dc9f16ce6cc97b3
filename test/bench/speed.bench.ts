// The simulator on Scavengers Gold beside two versions written by hand.
import { below, rngFromSeed } from 'tidetable';
import { scavengersGold } from 'tidetable/scavengers-gold';
import { inTurns, perSecond, ratio, row } from './measure.js';
import { playWithMasks } from './yardsticks/masks.js';
import { playWithSets } from './yardsticks/sets.js';

const rng = rngFromSeed('speed');
const explicit = scavengersGold.setup({ chance: 'explicit' });

function playInSimulator(): number {
  const simulator = scavengersGold.simulator(explicit);
  let plies = 0;
  while (simulator.state.result === null) {
    if (simulator.state.pending !== null) simulator.sampleChance(rng);
    else simulator.applyListed(below(rng, simulator.legalActions().length));
    plies += 1;
  }
  return plies;
}

const [simulator, sets, masks] = inTurns([
  { name: 'simulator', run: playInSimulator },
  { name: 'sets', run: () => playWithSets(rng) },
  { name: 'masks', run: () => playWithMasks(rng) },
]) as [number[], number[], number[]];

row('simulator, with lists', perSecond(simulator, 'plies'));
row('written by hand: objects and Sets', perSecond(sets, 'plies'));
row('written by hand: typed arrays and bit masks', perSecond(masks, 'plies'));
const overSets = ratio(simulator, sets);
const overMasks = ratio(simulator, masks);
row('simulator / objects and Sets', overSets.toFixed(2), { ratio: overSets, atLeast: 4 });
row('simulator / typed arrays', overMasks.toFixed(3), { ratio: overMasks, atLeast: 1 / 6 });
