import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { rollFrom } from '../flow/roll.js';
import { ZONES } from '../edition.js';
import { REEF, chance } from '../state.js';
import { zoneIndex } from '../table.js';

/**
 * A die comes to rest in the lid, and goes to the Reef.
 *
 * @see WR-ROLL-2 numbers stay
 * @see WR-ROLL-3 in a seashell zone, even partly
 * @see WR-ROLL-4 or in the blank zone
 * @see WR-R4 one zone a die
 */
export const rollDie = chance({
  kind: 'roll-die',
  outcome: z.strictObject({ value: int(1, 6), zone: z.enum(ZONES) }),
  outcomes: (_state, _pending, { table }) => table.rolls,
  apply(draft, { value, zone }, { die }, ctx) {
    draft.dice[die] = [value, zoneIndex(zone), REEF];
    ctx.emit?.({ type: 'die-rolled', die, value, zone });
    rollFrom(draft, die + 1);
  },
});
