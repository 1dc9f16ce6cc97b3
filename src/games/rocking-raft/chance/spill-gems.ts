import { refusal } from '../../../core/refusal.js';
import { at } from '../../../core/lists.js';
import { carryOn } from '../flow/carry-on.js';
import { copyOf, minus } from '../gems.js';
import { gemsOn } from '../queries.js';
import { chance } from '../state.js';
import { COLOURS } from '../vocabulary.js';
import { gemsOutcome } from './slide-gems.js';

/**
 * What fell out of a real raft, as the host reports it.
 *
 * @see RR-ROCK-3 gems may fall out of the raft
 * @see RR-R5 any gems that are on the raft, none included
 */
export const spillGems = /* @__PURE__ */ chance({
  kind: 'spill-gems',
  outcome: gemsOutcome,
  outcomes: () => null,
  refuse({ raft }, gems) {
    const there = gemsOn(raft);
    const place = gems.findIndex((count, colour) => count > at(there, colour));
    return place < 0
      ? null
      : refusal(
          'RR-R5',
          () =>
            `the raft holds ${String(at(there, place))} ${at(COLOURS, place)} gems, so ${String(at(gems, place))} cannot fall out`,
        );
  },
  apply(draft, gems, _pending, ctx) {
    draft.raft = minus(gemsOn(draft.raft), gems);
    draft.hand = copyOf(gems);
    draft.phase = 'place';
    draft.holder = draft.turn;
    ctx.emit?.({ type: 'gems-spilled', gems: copyOf(gems) });
    carryOn(draft, ctx);
  },
});
