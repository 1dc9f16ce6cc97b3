import type { KraquaDraft } from '../state.js';
import type { Fish } from '../vocabulary.js';
import { at } from '../../../core/lists.js';

/**
 * Kraqua has seen these fish: the die is to be rolled for the first of them.
 *
 * @see KQ-STEAL-3 a roll for a fish without protection
 * @see KQ-RAID-2 one roll for each
 */
export function rollFor(draft: KraquaDraft, seen: Fish[]): void {
  draft.steals = seen;
  draft.phase = 'steal';
  draft.pending = { kind: 'roll-colour', seat: draft.active, fish: at(seen, 0) };
}
