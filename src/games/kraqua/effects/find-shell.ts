import type { KraquaContext, KraquaDraft } from '../state.js';

/**
 * The team takes a shell from the supply, unless it owns as many as it may.
 *
 * @see KQ-SHELL-3 a shell space gives a shell
 * @see KQ-SHELL-4 the next player may use it
 * @see KQ-SHELL-5 no more than six
 * @see KQ-R20 nothing is taken beyond six
 */
export function findShell(draft: KraquaDraft, ctx: KraquaContext): void {
  const seat = draft.active;
  if (draft.shells === ctx.table.shellsMax) {
    ctx.emit?.({ type: 'shell-left', seat });
    return;
  }
  draft.shells += 1;
  ctx.emit?.({ type: 'shell-found', seat, shells: draft.shells });
}
