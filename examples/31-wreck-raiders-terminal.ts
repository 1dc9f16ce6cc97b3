// Shows a game of Wreck Raiders for three at a terminal: the position and each event in a sentence, then the final scoring
// with every part of it. Greedy bots stand in for people; the first turn and the last events are shown.
import { rngFromSeed } from 'tidetable';
import { greedyWreckRaiders } from 'tidetable/bots';
import { wreckRaiders } from 'tidetable/wreck-raiders';

const policy = greedyWreckRaiders(wreckRaiders);
const rng = rngFromSeed('picks');

let { state, events } = wreckRaiders.begin({ players: 3, firstSeat: 1, seed: 'six dice' });

console.log(wreckRaiders.text(state));
let decisions = 0;
while (state.result === null) {
  const [seat = 0] = wreckRaiders.actors(state);
  const actions = wreckRaiders.legalActions(state);
  const action = policy(wreckRaiders.observe(state, seat), actions, rng);
  const isFirstTurn = state.turn === 1;
  ({ state, events } = wreckRaiders.step(state, action));
  decisions += 1;
  if (!isFirstTurn && state.result === null) continue;
  console.log(`> seat ${seat}: ${wreckRaiders.actionText(action)} (one of ${actions.length})`);
  for (const event of events) console.log(`  ${wreckRaiders.describe(event)}`);
}
console.log(`\nafter ${decisions} decisions and ${state.turn} turns:`);

const { seats, aquariums, winners, decidedBy } = wreckRaiders.scores(state);
for (const [seat, score] of seats.entries()) {
  const { exhibits, conches, unique, rows, total, leftTreasures, leftShells } = score;
  console.log(
    `seat ${seat}: ${total} = exhibits ${exhibits} + Conches ${conches} + different treasures ${unique} + rows ${rows}` +
      ` + aquariums ${score.aquariums}; left: ${leftTreasures} treasures, ${leftShells} seashells`,
  );
  for (const { printed, top, total: coins } of aquariums[seat] ?? [])
    console.log(
      `  aquarium: ${coins} = ${printed}` +
        (top === null ? ', no Top' : ` + ${top.coins} for ${top.count} ${top.counts} at ${top.coinsEach}`),
    );
}
console.log(`won by seat ${winners.join(' and seat ')}, decided by ${decidedBy}`);
