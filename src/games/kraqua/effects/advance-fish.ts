import { at } from '../../../core/lists.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import type { Fish } from '../vocabulary.js';

/**
 * Moves a fish forward to its target.
 *
 * @see KQ-MOVE-3 forward only
 * @see KQ-PATH-1 from the starts to the goals
 * @see KQ-GATE-1 a gate lies on an arch
 */
export function advanceFish(draft: KraquaDraft, fish: Fish, to: number, ctx: KraquaContext): void {
  const { stage } = draft;
  const from = draft.fish[fish];
  draft.fish[fish] = to;
  ctx.emit?.({ type: 'fish-moved', seat: draft.active, fish, from, to });
  const arch = at(ctx.table.before, stage);
  if (from < arch && to >= arch) ctx.emit?.({ type: 'gate-passed', fish, arch: stage });
}
