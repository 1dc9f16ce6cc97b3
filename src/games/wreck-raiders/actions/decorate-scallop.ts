import * as z from 'zod/mini';
import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { spendShells } from '../effects/spend-shells.js';
import { startGain } from '../effects/start-gain.js';
import { refuseDecoration } from '../claims.js';
import { isEmptyWreck } from '../queries.js';
import { action } from '../state.js';

/**
 * Discard a Scallop that the claimed exhibit shows, for a treasure of any wreck.
 *
 * @see WR-DECO-1 shells shown, once each
 * @see WR-DECO-3 a random treasure of a wreck of choice
 * @see WR-R16 not of an empty wreck
 */
export const decorateScallop = action({
  type: 'decorate-scallop',
  phase: 'decorate',
  payload: z.strictObject({ wreck: int(0, 3) }),
  candidates: () => WRECKS,
  refuse: (state, { wreck }, _seat, { edition }) =>
    refuseDecoration(state, edition, 'scallop') ??
    (isEmptyWreck(state, wreck) ? refusal('WR-R16', () => `wreck ${String(wreck)} is empty`) : null),
  apply(draft, { wreck }, seat, ctx) {
    const { claim } = draft;
    if (claim === null) return;
    spendShells(draft, seat, 1);
    claim.scallop = true;
    ctx.emit?.({ type: 'decorated', seat, shell: 'scallop', card: at(draft.exhibits, claim.slot) });
    startGain(draft, ctx, { seat, wreck, source: 'decoration', vaultOnly: false });
  },
});

const WRECKS = [{ wreck: 0 }, { wreck: 1 }, { wreck: 2 }, { wreck: 3 }] as const;
