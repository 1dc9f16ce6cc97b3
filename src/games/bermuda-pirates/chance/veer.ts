import type { Immutable } from 'immer';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import type { Edition } from '../edition.js';
import { move } from '../flow/sailing.js';
import { buoysAround, veerWeight } from '../queries.js';
import { chance } from '../state.js';

/** The weights for an eighth to the left, straight on, and an eighth to the right. */
function veerWeights(
  edition: Immutable<Edition>,
  { dir, turned }: { dir: number; turned: number },
  buoyed: number,
): [number, number, number] {
  const { scale } = edition.veer;
  const each = veerWeight(turned, edition);
  const side = (by: number) => (((buoyed >> ((dir + by + 8) % 8)) & 1) === 1 ? 0 : each);
  return [side(-1), scale - side(-1) - side(1), side(1)];
}

/**
 * Where a turning push really goes: an eighth to the left, as meant, or an eighth to the right.
 *
 * @see BP-R-VEER An unsteady finger
 */
export const veer = chance({
  kind: 'veer',
  outcome: int(-1, 1),

  outcomes(state, pending, { table, edition }) {
    const [left, straight, right] = veerWeights(edition, pending, buoysAround(state, state.boat, table));
    const all = [[-1, left] as const, [0, straight] as const, [1, right] as const];
    return all.filter(([, weight]) => weight > 0);
  },

  refuse(state, by, pending, { table, edition }) {
    const weights = veerWeights(edition, pending, buoysAround(state, state.boat, table));
    return at(weights, by + 1) > 0
      ? null
      : refusal(
          'BP-R-VEER',
          () => 'the boat cannot go there: a buoy is in the way, or this edition rules it out',
        );
  },

  apply(draft, by, { dir }, ctx) {
    const went = (dir + by + 8) % 8;
    if (by !== 0) ctx.emit?.({ type: 'boat-veered', seat: draft.turn, meant: dir, went });
    move(draft, ctx, went);
  },
});
