import type { BermudaPiratesDraft } from '../state.js';

/** Puts a treasure into the water, in its place among the lost ones; cell -1 where there is no chart. */
export function float(draft: BermudaPiratesDraft, cell: number, colour: number): void {
  const before = [...draft.lost].filter(
    ([place, of]) => place < cell || (place === cell && of <= colour),
  ).length;
  draft.lost.splice(before, 0, [cell, colour]);
}
