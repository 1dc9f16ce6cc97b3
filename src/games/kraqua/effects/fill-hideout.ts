import { lackOf } from '../queries.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import { GEMS } from '../vocabulary.js';

/**
 * The gems that the hideout still asks for go into it, from a chest that has them all.
 *
 * @see KQ-END-1 the matching gems go into the hideout
 */
export function fillHideout(draft: KraquaDraft, ctx: KraquaContext): void {
  for (const gem of GEMS) {
    const lack = lackOf(draft, gem, ctx.table);
    draft.chest[gem] -= lack;
    draft.den[gem] += lack;
  }
}
