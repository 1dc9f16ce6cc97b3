import { at } from '../../../core/lists.js';
import type { BermudaPiratesDraft, Context } from '../state.js';

/**
 * Lays a treasure on a base. In Plunder, four colours leave it at once as a set.
 *
 * @see BP-PLUN-4 A set is put aside
 * @see BP-PLUN-5 A set cannot be stolen
 * @see BP-R-PLUNSET At once, whoever's turn it is
 */
export function bank(draft: BermudaPiratesDraft, ctx: Context, seat: number, colour: number): void {
  const home = [...at(draft.home, seat)];
  home[colour] = at(home, colour) + 1;
  const isSet = draft.variant === 'plunder' && home.every((count) => count > 0);
  draft.home[seat] = isSet ? home.map((count) => count - 1) : home;
  if (!isSet) return;
  draft.sets[seat] = at(draft.sets, seat) + 1;
  ctx.emit?.({ type: 'set-completed', seat });
}

/**
 * Lays all cargo on the own base, in ascending colour.
 *
 * @see BP-PUSH-6 Home with treasure
 */
export function bankCargo(draft: BermudaPiratesDraft, ctx: Context): void {
  const cargo = [...draft.cargo];
  const seat = draft.turn;
  draft.cargo = [];
  ctx.emit?.({ type: 'treasures-banked', seat, colours: [...cargo] });
  for (const colour of cargo) bank(draft, ctx, seat, colour);
}
