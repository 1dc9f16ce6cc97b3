import { at } from '../../../core/lists.js';
import { minus, plus } from '../gems.js';
import type { Gems } from '../gems.js';
import type { RockingRaftDraft } from '../state.js';
import { CELLS } from '../vocabulary.js';

/** Lays gems into a cell of a modelled raft. */
export function addToCell(draft: RockingRaftDraft, cell: number, gems: Gems): void {
  const { raft } = draft;
  if (raft.length === CELLS) raft[cell] = plus(at(raft, cell), gems);
}

/** Takes gems out of a cell of a modelled raft. */
export function takeFromCell(draft: RockingRaftDraft, cell: number, gems: Gems): void {
  const { raft } = draft;
  if (raft.length === CELLS) raft[cell] = minus(at(raft, cell), gems);
}
