import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { refusal } from '../../../core/refusal.js';
import { gainShells } from '../effects/gain-shells.js';
import { layDie } from '../effects/lay-die.js';
import { ZONES } from '../edition.js';
import { dieOnReef, facesOnReef } from '../queries.js';
import { action } from '../state.js';
import { shellTriple } from '../table.js';

/**
 * Take a die from the Reef, and the seashell of the zone it lies in.
 *
 * @see WR-DIE-2 any die on the Reef
 * @see WR-DIE-3 seashell of the zone
 * @see WR-R2 which may be spent on this die
 */
export const takeDie = action({
  type: 'take-die',
  phase: 'take-die',
  payload: z.strictObject({ value: int(1, 6), zone: z.enum(ZONES) }),
  candidates: (state) => facesOnReef(state),
  exact: true,
  refuse: (state, { value, zone }) =>
    dieOnReef(state, value, zone) >= 0
      ? null
      : refusal('WR-DIE-2', () => `the Reef has no ${zone} die that shows ${String(value)}`),
  apply(draft, { value, zone }, seat, ctx) {
    if (zone !== 'blank') gainShells(draft, ctx, { seat, shells: shellTriple(zone), cause: 'die' });
    layDie(draft, ctx, { value, zone }, seat);
    draft.phase = 'move';
  },
});
