// How many gems are out of a modelled raft after so many beats of a tilt, plotted from the events of a batch of games.
import { at, range } from 'tidetable';
import { rockingRaft } from 'tidetable/rocking-raft';
import { simulate } from 'tidetable/simulate';
import type { Tally } from 'tidetable/simulate';
import type { SignatureOf } from 'tidetable/bots';

const BEATS = 4;
const MOST = 10;

/** Counts a beat and the gems that are out at its end, as in `2 5`: after beat 2, 5 gems. */
const gemsByBeat: Tally<SignatureOf<typeof rockingRaft>> = (count) => (event) => {
  if (event.type !== 'beat-ended' || event.beat > BEATS) return;
  const out = event.hand.reduce((sum, gems) => sum + gems, 0);
  count(`${event.beat} ${Math.min(out, MOST)}`);
};

const { tallies, games } = await simulate(rockingRaft, {
  options: { players: 3 },
  bots: ['random'],
  games: 40,
  seed: 'tilts',
  tally: gemsByBeat,
});

console.log(`${games} games of three random players: every edge and finger, held by the toss of a coin`);
for (const beat of range(BEATS).map((index) => index + 1)) {
  const counts = range(MOST + 1).map((gems) => tallies[`${beat} ${gems}`] ?? 0);
  const tilts = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, gems) => sum + count * gems, 0) / tilts;
  console.log(`\nafter beat ${beat}, in ${tilts} tilts: ${mean.toFixed(1)} gems out on average`);
  for (const gems of range(MOST + 1)) {
    const share = (100 * at(counts, gems)) / tilts;
    const label = `${gems}${gems === MOST ? '+' : ''}`.padStart(3);
    console.log(`${label} ${'#'.repeat(Math.round(share)).padEnd(60)} ${share.toFixed(0).padStart(3)} %`);
  }
}
