import type { KraquaContext, KraquaDraft } from '../state.js';

/**
 * The seat in turn returns a shell of the team's to the supply.
 *
 * @see KQ-SHELL-2 the shell move costs a shell
 * @see KQ-R2 the team owns the shells
 */
export function payShell(draft: KraquaDraft, ctx: KraquaContext): void {
  draft.shells -= 1;
  ctx.emit?.({ type: 'shell-paid', seat: draft.active, shells: draft.shells });
}
