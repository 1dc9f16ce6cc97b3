import { at } from '../../../core/lists.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import { ROWS } from '../vocabulary.js';
import type { Row } from '../vocabulary.js';
import { boxTiles } from './box-tiles.js';

/**
 * Takes the gate away and folds the board: the path goes on, and tiles on the part that vanishes are lost.
 *
 * @see KQ-FOLD-1 the gate goes to the box
 * @see KQ-FOLD-2 the first fold opens the left part
 * @see KQ-FOLD-3 the draw pile is lost with it
 * @see KQ-FOLD-4 the second fold closes the right part
 * @see KQ-FOLD-6 tiles that lie there are lost
 * @see KQ-R51 tiles in front of the players stay
 * @see KQ-R52 a fold covers every slot that vanishes
 * @see KQ-R59 no fish is moved
 */
export function foldBoard(draft: KraquaDraft, ctx: KraquaContext): void {
  const { stage, gate } = draft;
  const { table } = ctx;
  ctx.emit?.({ type: 'gate-removed', gate, arch: stage });
  const lost: number[] = [];
  if (at(table.losesPile, stage)) {
    lost.push(...draft.pile);
    draft.pile = [];
  }
  const { firstSlot } = at(table.visible, stage + 1);
  for (const row of ROWS) lost.push(...coverSlots(draft, row, firstSlot));
  draft.gate = -1;
  draft.stage = stage + 1;
  ctx.emit?.({ type: 'board-folded', stage: stage + 1 });
  boxTiles(
    draft,
    lost.sort((one, other) => one - other),
    'fold',
    ctx,
  );
}

/** Empties the slots of a row in front of which the board now begins; returns their tiles. */
function coverSlots(draft: KraquaDraft, row: Row, firstSlot: number): number[] {
  const codes = [...draft[row]];
  const covered = codes.slice(0, firstSlot).filter((code) => code >= 0);
  if (covered.length > 0) draft[row] = codes.map((code, slot) => (slot < firstSlot ? -1 : code));
  return covered.map((code) => code >> 1);
}
