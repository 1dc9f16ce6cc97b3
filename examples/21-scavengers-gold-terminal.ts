// Plays Scavengers Gold at a terminal: the chart before every decision, and each event in a sentence. The two bots stand
// in for people; the first four decisions and the end are shown.
import { rngFromSeed } from 'tidetable';
import { greedyScavengersGold } from 'tidetable/bots';
import { scavengersGold } from 'tidetable/scavengers-gold';

const policy = greedyScavengersGold(scavengersGold);
const rng = rngFromSeed('picks');

let { state, events } = scavengersGold.begin({ seed: 'a windy day' });
let decisions = 0;
const show = (lines: readonly string[]) => {
  if (decisions < 4 || state.result !== null) console.log(lines.join('\n'));
};

while (state.result === null) {
  show(events.map((event) => scavengersGold.describe(event)));
  show(['', scavengersGold.text(state)]);
  const actions = scavengersGold.legalActions(state);
  const action = policy(scavengersGold.observe(state, state.seat), actions, rng);
  show([`> ${scavengersGold.actionText(action)} (one of ${actions.length})`]);
  ({ state, events } = scavengersGold.step(state, action));
  decisions += 1;
}
console.log(`\n… ${decisions} decisions later:`);
show(events.map((event) => scavengersGold.describe(event)));
show(['', scavengersGold.text(state)]);
