import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { refusal } from '../../../core/refusal.js';
import { layDie } from '../effects/lay-die.js';
import { ZONES } from '../edition.js';
import { dieOnReef, facesOnReef } from '../queries.js';
import { BESIDE_WRECK, action } from '../state.js';

/**
 * Solo: choose one of the remaining dice for a Rival.
 *
 * @see WR-SOLO-13 a die for a Rival
 * @see WR-R42 its zone brings nothing
 */
export const rivalDie = action({
  type: 'rival-die',
  phase: 'rival-die',
  payload: z.strictObject({ value: int(1, 6), zone: z.enum(ZONES) }),
  candidates: (state) => facesOnReef(state),
  exact: true,
  refuse: (state, { value, zone }) =>
    dieOnReef(state, value, zone) >= 0
      ? null
      : refusal('WR-SOLO-13', () => `the Reef has no ${zone} die that shows ${String(value)}`),
  apply(draft, { value, zone }, _seat, ctx) {
    layDie(draft, ctx, { value, zone }, BESIDE_WRECK);
    draft.phase = 'rival-move';
  },
});
