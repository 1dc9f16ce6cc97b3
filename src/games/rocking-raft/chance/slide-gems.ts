import * as z from 'zod/mini';
import type { Immutable } from 'immer';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { addToCell, takeFromCell } from '../effects/change-cell.js';
import type { RockingRaftEdition } from '../edition.js';
import { carryOn } from '../flow/carry-on.js';
import { copyOf, hasGems, plus, totalOf } from '../gems.js';
import type { Gems } from '../gems.js';
import { gemsIn, tiltOf, tiltingOf } from '../queries.js';
import { chance } from '../state.js';
import type { RockingRaftState } from '../state.js';
import type { RockingRaftTable, Way } from '../table.js';

/** A tuple of gems out of the box. */
export function gemsOutcome({ gems: { box } }: Immutable<RockingRaftEdition>) {
  return z.tuple([int(0, box[0]), int(0, box[1]), int(0, box[2]), int(0, box[3])]);
}

/**
 * Which gems of a cell move through its opening in this beat.
 *
 * @see RR-ROCK-2 gems slide to the low side
 * @see RR-ROCK-3 through openings, and maybe out of the raft
 * @see RR-R4 the model of a beat
 */
export const slideGems = /* @__PURE__ */ chance({
  kind: 'slide-gems',
  outcome: gemsOutcome,
  outcomes: (state, { cell }, { table }) =>
    slides(gemsIn(state.raft, cell), wayOut(state, cell, table), table),
  apply(draft, gems, { cell }, ctx) {
    if (hasGems(gems)) {
      const { to } = wayOut(draft, cell, ctx.table);
      takeFromCell(draft, cell, gems);
      if (to === null) {
        draft.hand = plus(draft.hand, gems);
        ctx.emit?.({ type: 'gems-fell', from: cell, gems: copyOf(gems) });
      } else {
        addToCell(draft, to, gems);
        ctx.emit?.({ type: 'gems-slid', from: cell, to, gems: copyOf(gems) });
      }
    }
    tiltOf(draft).cursor += 1;
    carryOn(draft, ctx);
  },
});

/** @throws RangeError for a cell that nothing can leave in this tilt: a bug in the rules */
function wayOut({ tilt }: Pick<RockingRaftState, 'tilt'>, cell: number, table: RockingRaftTable): Way {
  const { edge, finger } = tiltOf({ tilt });
  const way = at(tiltingOf(table, edge, finger).wayOf, cell);
  if (way === null) throw new RangeError(`cell ${String(cell)} has no way out`);
  return way;
}

/**
 * Every choice of gems that may pass, in lexicographic order, with its weight: what the table says of their number, times
 * the ways to choose them.
 */
function slides(
  gems: Gems,
  way: Way,
  { few, passing, choices }: RockingRaftTable,
): (readonly [Gems, number])[] {
  const [yellow, blue, red, black] = gems;
  const total = totalOf(gems);
  const most = Math.min(total, way.width);
  const row = way.rows + 5 * total;
  const listed: (readonly [Gems, number])[] = [];
  for (let y = 0; y <= Math.min(yellow, most); y += 1) {
    const yellowWays = choices[5 * yellow + y] as number;
    for (let b = 0; b <= Math.min(blue, most - y); b += 1) {
      const blueWays = yellowWays * (choices[5 * blue + b] as number);
      for (let r = 0; r <= Math.min(red, most - y - b); r += 1) {
        const redWays = blueWays * (choices[5 * red + r] as number);
        for (let k = 0; k <= Math.min(black, most - y - b - r); k += 1) {
          const ways = redWays * (choices[5 * black + k] as number);
          const weight = (passing[row + y + b + r + k] as number) * ways;
          listed.push([few[125 * y + 25 * b + 5 * r + k] as Gems, weight]);
        }
      }
    }
  }
  return way.sure ? listed.filter(([, weight]) => weight > 0) : listed;
}
