// How many gems fall out of a modelled raft by the number of beats that it is held down: a plot of a batch of tilts.
import { at, below, derivedSeed, range, rngFromSeed } from 'tidetable';
import type { Rng } from 'tidetable';
import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';

const GAMES = 60;
const BEATS = 4;
const MOST = 10;

/** How often so many gems were out: by beats finished, then by gems. */
const counts = range(BEATS).map(() => range(MOST + 1).map(() => 0));

/** Holds the raft down as long as gems move, and counts what is out after each beat. */
function tiltOnce(start: RockingRaftState, rng: Rng): void {
  const tilts = rockingRaft.legalActions(start);
  let state = start;
  let action: Parameters<typeof rockingRaft.step>[1] | null = at(tilts, below(rng, tilts.length));
  const out: number[] = [];
  while (action !== null && out.length < BEATS) {
    const { state: next, events } = rockingRaft.step(state, action);
    for (const event of events)
      if (event.type === 'beat-ended') out.push(event.hand.reduce((sum, count) => sum + count, 0));
    state = next;
    if (state.pending?.kind === 'slide-gems') action = rockingRaft.sampleChance(state, rng);
    else action = state.phase === 'hold' ? { type: 'hold', seat: state.turn } : null;
  }
  for (const beat of range(BEATS)) {
    // A raft that nothing moves on any more keeps what it has.
    const gems = Math.min(out[beat] ?? out.at(-1) ?? 0, MOST);
    const row = at(counts, beat);
    row[gems] = at(row, gems) + 1;
  }
}

for (const index of range(GAMES)) {
  const rng = rngFromSeed(derivedSeed('tilts', index));
  const game = rockingRaft.simulator(rockingRaft.setup({ players: 2 + (index % 3), chance: 'explicit' }));
  while (game.state.result === null && game.state.turns < 20) {
    if (game.state.phase === 'tilt' && game.state.turns % 4 === 0) tiltOnce(game.snapshot(), rng);
    if (game.state.pending !== null) game.sampleChance(rng);
    else game.applyListed(below(rng, game.legalActions().length));
  }
}

const tilts = at(counts, 0).reduce((sum, count) => sum + count, 0);
console.log(`${tilts} tilts by all edges and fingers, from positions of random play`);
for (const [beat, row] of counts.entries()) {
  const mean = row.reduce((sum, count, gems) => sum + count * gems, 0) / tilts;
  console.log(`\nafter ${beat + 1} beat${beat === 0 ? '' : 's'}: ${mean.toFixed(1)} gems out on average`);
  for (const [gems, count] of row.entries()) {
    const share = (100 * count) / tilts;
    const label = `${gems}${gems === MOST ? '+' : ''}`.padStart(3);
    console.log(`${label} ${'#'.repeat(Math.round(share)).padEnd(60)} ${share.toFixed(0).padStart(3)} %`);
  }
}
