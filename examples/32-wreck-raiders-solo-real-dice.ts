// A solo game of Wreck Raiders with real dice, cards and tiles on a table, from set-up to the score band. The engine keeps the
// rules and asks for whatever is drawn or rolled; the answers come from a script, as a person would type them: the id of
// a card or tile, a die as its number and zone (c, s, t for a seashell, b for blank), a treasure as its front (a, b, c).
// The fourth answer cannot be true. A greedy bot makes the decisions.
import { rngFromSeed } from 'tidetable';
import { greedyWreckRaiders } from 'tidetable/bots';
import { wreckRaiders } from 'tidetable/wreck-raiders';

const script = `
  20 27 25 12 8 5 7 11 15 21 37 30 32 5c 2b 5b 2b 4b 6t a c b a c 2 c a b b 6s 3b 3b 2b 4b 6b b a 1 9 c b b b c
  c b b 3s 1b 5c 5b 5t 6s a b a a a a a c b c c b a b 4b 5b 6t 4b 6b 1s c a a b 9 12 c 32 28 a c c b b a a b 6t
  1t 2c 4b 3s 6b c b 23 c a c 10 35 b b a 29 a b c a a c a
`;
const answers = script.trim().split(/\s+/u);
const ZONES = { c: 'conch', s: 'scallop', t: 'starfish', b: 'blank' } as const;

type State = ReturnType<typeof wreckRaiders.setup>;
type Action = Parameters<typeof wreckRaiders.reduce>[1];

/** What an answer says about the chance event that is due. */
function reported(pending: NonNullable<State['pending']>, answer: string): Action {
  const { kind } = pending;
  if (kind === 'draw-treasure') return { type: 'chance', kind, outcome: 'abc'.indexOf(answer) };
  if (kind !== 'roll-die') return { type: 'chance', kind, outcome: Number(answer) };
  const zone = ZONES[answer.slice(1) as keyof typeof ZONES];
  return { type: 'chance', kind, outcome: { value: Number(answer.slice(0, 1)), zone } };
}

const policy = greedyWreckRaiders(wreckRaiders);
const rng = rngFromSeed('picks');
let state = wreckRaiders.setup({ players: 1, chance: 'explicit' });

while (state.result === null) {
  const { pending } = state;
  const answer = pending === null ? '' : answers.shift();
  if (answer === undefined) throw new Error('the script is too short');
  const action =
    pending === null
      ? policy(wreckRaiders.observe(state, 0), wreckRaiders.legalActions(state), rng)
      : reported(pending, answer);
  const check = wreckRaiders.check(state, action);
  if (!check.legal) {
    console.log(`"${answer}" is refused by ${check.refusal.rule}: ${check.refusal.message}`);
    continue;
  }
  const step = wreckRaiders.step(state, action);
  for (const event of step.events)
    if (state.round < 2 || step.state.result !== null) console.log(wreckRaiders.describe(event));
  state = step.state;
}

const { seats } = wreckRaiders.scores(state);
const { bands } = wreckRaiders.edition.solo;
const { band, reasons } = state.result;
console.log(`\nanswers left over: ${answers.length}`);
console.log(`the game ended after round ${state.round}, because of`);
for (const id of reasons) console.log(`  ${id} ${wreckRaiders.rule(id).title}`);
console.log(`score ${seats[0]?.total}, in band ${band + 1} of ${bands.length}, from ${bands[band]?.from} on`);
