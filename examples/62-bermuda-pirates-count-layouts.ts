// What a voyage tells about the hidden underboards: layouts counted exactly, beside states that are drawn from the view.
import { at, range, rngFromSeed } from 'tidetable';
import { bermudaPirates, hazards } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';

const DRAWS = 2000;
const rng = rngFromSeed('soundings');

/** How many layouts agree with what everybody has seen. */
function layoutsLeft(state: BermudaPiratesState): number {
  return hazards(bermudaPirates.observe(state, 'public'))?.layouts ?? 0;
}

let state = bermudaPirates.setup({ players: 2, firstSeat: 0, seed: 'soundings' });
console.log(`before the first push ${layoutsLeft(state)} layouts are possible`);
for (const dir of [2, 3, 3, 4, 3, 2, 3, 3, 2]) {
  const push = { type: 'push', seat: 0, dir } as const;
  if (state.turn !== 0 || !bermudaPirates.check(state, push).legal) break;
  const { state: after, events } = bermudaPirates.step(state, push);
  for (const event of events)
    if (event.type === 'boat-pushed' || event.type === 'boat-caught')
      console.log(bermudaPirates.describe(event));
  console.log(`  ${layoutsLeft(after)} layouts are left`);
  state = after;
}

// The other seat puts to sea with the same knowledge. A state that is drawn from its view can be asked anything.
if (state.phase === 'buoy') state = bermudaPirates.reduce(state, { type: 'skip-buoy', seat: 0 });
const { boat, turn: seat } = state;
const view = bermudaPirates.observe(state, seat);
const odds = hazards(view);
console.log(
  `\nSeat ${seat} is in cell ${boat}. Two pushes in one direction are caught, exactly and in ${DRAWS} draws:`,
);
for (const dir of range(8)) {
  const push = { type: 'push', seat, dir } as const;
  let caught = 0;
  let last = -1;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = bermudaPirates.simulator(bermudaPirates.determinize(view, rng));
    for (let pushes = 0; pushes < 2 && drawn.state.phase === 'sail' && drawn.state.turn === seat; pushes += 1)
      drawn.apply(push);
    if (drawn.state.caught.length > view.caught.length) {
      caught += 1;
      last = at(
        drawn.state.caught.filter((cell) => !view.caught.includes(cell)),
        0,
      );
    }
  }
  const exact = last < 0 || odds === null ? 0 : at(odds.catches, last) / odds.layouts;
  console.log(`  direction ${dir}: ${exact.toFixed(3)} exactly, ${(caught / DRAWS).toFixed(3)} drawn`);
}
