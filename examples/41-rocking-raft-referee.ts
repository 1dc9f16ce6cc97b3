// Referees Rocking Raft on a real table: the raft, the hands and the deck are out there, and the log tells what they did.
import { fingerprint, rngFromSeed, range, shuffled } from 'tidetable';
import { rockingRaft } from 'tidetable/rocking-raft';

/** What fell out of the raft, tilt by tilt: yellow, blue, red, black. The third report cannot be true. */
const log: readonly [number, number, number, number][] = [
  [2, 1, 0, 0],
  [0, 2, 1, 1],
  [1, 1, 5, 0],
  [1, 1, 1, 0],
  [3, 0, 0, 1],
];
/** The lifeboats as they lie on the table. */
const deck = shuffled(rngFromSeed('a deck'), range(39));

let state = rockingRaft.setup({ players: 2, physics: 'refereed', firstPlayer: 0, chance: 'explicit' });

function play(action: Parameters<typeof rockingRaft.reduce>[1]): void {
  const { state: next, events } = rockingRaft.step(state, action);
  for (const event of events) console.log(`  ${rockingRaft.describe(event)}`);
  state = next;
}

/** Cards are turned over, and gems placed: everybody takes the first thing that is legal. */
function playUpToTheNextTilt(): void {
  while (state.pending?.kind !== 'spill-gems' && state.result === null) {
    const [action] = rockingRaft.legalActions(state);
    if (action !== undefined) play(action);
    else play({ type: 'chance', kind: 'draw-card', outcome: deck.shift() ?? 0 });
  }
}

for (const outcome of log) {
  playUpToTheNextTilt();
  const report = { type: 'chance', kind: 'spill-gems', outcome } as const;
  console.log(`reported: ${outcome.join(' ')}`);
  const before = fingerprint(state);
  const check = rockingRaft.check(state, report);
  if (check.legal) {
    play(report);
    continue;
  }
  const { rule, message } = check.refusal;
  console.log(`  refused by ${rule}: ${message}`);
  console.log(`  nothing has changed: ${String(fingerprint(state) === before)}`);
}
playUpToTheNextTilt();
console.log(`\n${rockingRaft.text(state)}`);
