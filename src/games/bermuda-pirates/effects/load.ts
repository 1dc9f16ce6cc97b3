import type { BermudaPiratesDraft, Context } from '../state.js';

/** Takes a treasure aboard that has left the place where it was. @see BP-LOAD-4 Docks and the sea */
export function load(
  draft: BermudaPiratesDraft,
  ctx: Context,
  colour: number,
  from: 'dock' | 'sea' | 'base',
): void {
  const before = [...draft.cargo].filter((other) => other < colour).length;
  draft.cargo.splice(before, 0, colour);
  ctx.emit?.({ type: 'treasure-loaded', seat: draft.turn, colour, from });
}
