import * as z from 'zod/mini';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { gainShells } from '../effects/gain-shells.js';
import { SHELLS } from '../edition.js';
import { finishClaim } from '../flow/claim.js';
import { action } from '../state.js';
import { shellIndex, shellTriple } from '../table.js';

/**
 * Choose the seashell of a style reward.
 *
 * @see WR-STYLE-4 a seashell of choice
 * @see WR-R25 a kind that the beach has
 */
export const takeShell = action({
  type: 'take-shell',
  phase: 'style-shell',
  payload: z.strictObject({ shell: z.enum(SHELLS) }),
  candidates: () => CHOICES,
  refuse: (state, { shell }) =>
    at(state.shells, shellIndex(shell)) > 0 ? null : refusal('WR-R25', () => `the beach has no ${shell}`),
  apply(draft, { shell }, seat, ctx) {
    gainShells(draft, ctx, { seat, shells: shellTriple(shell), cause: 'style' });
    finishClaim(draft, ctx);
  },
});

const CHOICES = [{ shell: 'conch' }, { shell: 'scallop' }, { shell: 'starfish' }] as const;
