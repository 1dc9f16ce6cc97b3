import { at } from '../../../core/lists.js';
import { dieOnReef } from '../queries.js';
import type { Context, WreckRaidersDraft } from '../state.js';
import type { DieFace } from '../table.js';

/**
 * Takes a die off the Reef as the die of this turn. It keeps its number.
 *
 * @param place - the basket of a seat, or beside a wreck
 * @see WR-DIE-4 the die goes to the basket and keeps its number
 */
export function layDie(
  draft: WreckRaidersDraft,
  ctx: Context,
  { value, zone }: DieFace,
  place: number,
): void {
  const index = dieOnReef(draft, value, zone);
  at(draft.dice, index)[2] = place;
  draft.die = { index, number: value };
  ctx.emit?.({ type: 'die-taken', seat: draft.seat, die: index, value, zone });
}
