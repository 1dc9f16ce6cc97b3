// Plays a game by picking legal actions at random, and shows what happens and where it ends.
import { at, below, record, rngFromSeed, verify } from 'tidetable';
import { scavengersGold } from 'tidetable/scavengers-gold';

const game = scavengersGold;
const rng = rngFromSeed('picks');
const recording = record(game, { players: 2, seed: 'chance' });

let decisions = 0;
while (recording.state().result === null) {
  const actions = game.legalActions(recording.state());
  const action = at(actions, below(rng, actions.length));
  const { events } = recording.step(action);
  decisions += 1;
  if (decisions <= 3) {
    console.log(`seat ${action.seat}: ${game.actionText(action)}, one of ${actions.length}`);
    for (const event of events) console.log(`  ${game.describe(event)}`);
  }
}

const last = recording.state();
console.log(`… and so on, for ${decisions} decisions:\n`);
console.log(game.text(last));
console.log('scores', game.scores(last));
console.log('returns', game.returns(last).join(', '));
console.log('the transcript holds:', verify(game, recording.transcript()));
