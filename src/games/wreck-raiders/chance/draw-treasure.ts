import { int } from '../../../core/domains.js';
import { at } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { discardTreasure } from '../effects/discard-treasure.js';
import { renewSupply } from '../effects/renew-supply.js';
import { afterGain } from '../flow/dive.js';
import { isEmptyWreck } from '../queries.js';
import { RIVAL, chance } from '../state.js';
import type { Context, WreckRaidersDraft } from '../state.js';

/**
 * A treasure is drawn from the supply of a wreck. What a Rival draws is discarded.
 *
 * @see WR-WRECK-1 a random treasure
 * @see WR-SUPPLY-1 an empty supply takes in its discard
 * @see WR-SOLO-6 Rivals keep no treasure
 */
export const drawTreasure = chance({
  kind: 'draw-treasure',
  outcome: int(0, 2),
  outcomes(state, { wreck }, { table }) {
    const supply = at(state.supply, wreck);
    const outcomes = [];
    for (let front = 0; front < 3; front += 1) {
      const copies = at(supply, front);
      if (copies > 0) outcomes.push(at(at(table.fronts, front), copies));
    }
    return outcomes;
  },
  refuse: (state, front, { wreck }) =>
    at(at(state.supply, wreck), front) > 0
      ? null
      : refusal('WR-SETUP-2', () => `no copy of front ${String(front)} is left in wreck ${String(wreck)}`),
  apply(draft, front, { wreck, seat }, ctx) {
    const { gain } = draft;
    if (gain === null) return;
    const { source } = gain;
    const treasure = wreck * 3 + front;
    takeFromSupply(draft, wreck, front);
    ctx.emit?.({ type: 'treasure-drawn', seat, wreck, treasure, source });
    afterDraw(draft, ctx, wreck);
    if (seat === RIVAL) {
      discardTreasure(draft, ctx, { seat, treasure, cause: 'rival', display: -1 });
      afterGain(draft, ctx, source);
    } else {
      gain.treasure = treasure;
    }
  },
});

function takeFromSupply(draft: WreckRaidersDraft, wreck: number, front: number): void {
  const supply = at(draft.supply, wreck);
  supply[front] = at(supply, front) - 1;
}

/** @see WR-R47 a wreck has run out when its last treasure is drawn, refilled or not */
function afterDraw(draft: WreckRaidersDraft, ctx: Context, wreck: number): void {
  if (!isEmptyWreck(draft, wreck)) return;
  if (draft.players === 1) draft.ranOut = true;
  renewSupply(draft, ctx, wreck);
}
