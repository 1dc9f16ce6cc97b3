// A team of four sensible bots plays one game of Kraqua. After each round: what happened to the fish and the gems, which fish
// have passed the gate, and in the end the board.
import { rngFromSeed } from 'tidetable';
import { greedyKraqua } from 'tidetable/bots';
import { kraqua } from 'tidetable/kraqua';
import type { KraquaEvent } from 'tidetable/kraqua';

const told: readonly KraquaEvent['type'][] = [
  'fish-moved',
  'gate-passed',
  'gem-stolen',
  'dolphin-brought',
  'shark-brought',
  'board-folded',
  'game-over',
];

const policy = greedyKraqua(kraqua);
const rng = rngFromSeed('team');
let { state, events } = kraqua.begin({ players: 4, hideout: 3, seed: 'tide' });
let round = 0;

while (state.result === null) {
  if (state.round > round) {
    round = state.round;
    const { secured, wanted, stolen, home } = kraqua.scores(state);
    console.log(
      `\nRound ${round}: ${secured} of ${wanted} gems are safe or on the chest, ${stolen} stolen, ${home} home`,
    );
    const [order, through] = kraqua.text(state).split('\n').slice(3, 5);
    console.log(`  ${order}\n  ${through}`);
  }
  // All seats that still have a turn share the policy: it is asked with the actions of all of them.
  const action = policy(kraqua.observe(state, 'public'), kraqua.legalActions(state), rng);
  ({ state, events } = kraqua.step(state, action));
  for (const event of events) if (told.includes(event.type)) console.log(`  ${kraqua.describe(event)}`);
}

console.log(`\n${kraqua.text(state)}`);
