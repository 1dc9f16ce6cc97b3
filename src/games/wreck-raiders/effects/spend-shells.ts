import { at } from '../../../core/lists.js';
import type { WreckRaidersDraft } from '../state.js';

/**
 * Moves seashells from a basket to the beach.
 *
 * @param kind - 0 Conch, 1 Scallop, 2 Starfish
 * @see WR-R30 all spent shells go to the beach
 */
export function spendShells(draft: WreckRaidersDraft, seat: number, kind: number, spent = 1): void {
  takeFromBasket(draft, seat, kind, spent);
  draft.shells[kind] = at(draft.shells, kind) + spent;
}

/** Takes seashells out of a basket, for somewhere else than the beach. */
export function takeFromBasket(draft: WreckRaidersDraft, seat: number, kind: number, taken = 1): void {
  const basket = at(draft.mats, seat).shells;
  basket[kind] = at(basket, kind) - taken;
}
