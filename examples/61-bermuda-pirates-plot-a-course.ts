// A captain reads the exact odds of the whirlpools, plots the safest course, and plots it anew after every push.
import { at, range } from 'tidetable';
import { bermudaPirates, hazards } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';

const SIZE = 24;
/** What a push costs beside its danger, so that of two ways alike the shorter one is taken. */
const PUSH = 0.002;
const signs = bermudaPirates.edition.chart.rows.join('');
const NAMES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const HOME = signs.indexOf('a');

/** The cell beside a cell, or -1 off the board; directions run clockwise from north. */
function beside(cell: number, dir: number): number {
  const x = (cell % SIZE) + Math.round(Math.sin((dir * Math.PI) / 4));
  const y = Math.floor(cell / SIZE) - Math.round(Math.cos((dir * Math.PI) / 4));
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? -1 : y * SIZE + x;
}

/** By cell: the least danger on the way to one of the goals, summed as logarithms. */
function dangersTo(goals: readonly number[], state: BermudaPiratesState): number[] {
  const odds = hazards(bermudaPirates.observe(state, 0));
  if (odds === null) throw new Error('this game has no chart');
  const dangers = range(SIZE * SIZE).map((cell) => (goals.includes(cell) ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const cell of dangers.keys()) {
      if (!/[.m0-3a]/.test(signs.charAt(cell))) continue;
      for (const dir of range(8)) {
        const next = beside(cell, dir);
        if (next < 0) continue;
        const danger = PUSH - Math.log(1 - at(odds.catches, next) / odds.layouts) + at(dangers, next);
        if (danger >= at(dangers, cell)) continue;
        dangers[cell] = danger;
        changed = true;
      }
    }
  }
  return dangers;
}

/** With a treasure aboard home, else to the docks of colours that are not at home yet. */
function goalsOf({ cargo, home }: BermudaPiratesState): number[] {
  if (cargo.length > 0) return [HOME];
  return range(4)
    .filter((colour) => home[0]?.[colour] === 0)
    .map((colour) => signs.indexOf(String(colour)));
}

let state = bermudaPirates.setup({ players: 2, firstSeat: 0, seed: 'fair winds' });
const safest = Math.exp(-at(dangersTo(goalsOf(state), state), HOME));
console.log(`the safest way to a dock leads there with a probability of about ${safest.toFixed(2)}\n`);

while (state.turn === 0 && state.phase === 'sail') {
  const dangers = dangersTo(goalsOf(state), state);
  const odds = hazards(bermudaPirates.observe(state, 0));
  const pushes = bermudaPirates
    .legalActions(state)
    .flatMap((action) => (action.type === 'push' ? [action] : []));
  const costs = pushes.map(({ dir }) => {
    const next = beside(state.boat, dir);
    if (next < 0 || odds === null) return Infinity;
    return at(dangers, next) - Math.log(1 - at(odds.catches, next) / odds.layouts);
  });
  const push = at(pushes, costs.indexOf(Math.min(...costs)));
  const next = beside(state.boat, push.dir);
  console.log(
    `push ${at(NAMES, push.dir)} to ${next}: caught in ${odds?.catches[next]} of ${odds?.layouts} layouts`,
  );
  const { state: after, events } = bermudaPirates.step(state, push);
  for (const event of events)
    if (event.type !== 'boat-pushed') console.log(`  ${bermudaPirates.describe(event)}`);
  state = after;
}
console.log(`\n${bermudaPirates.text(state, 0)}`);
