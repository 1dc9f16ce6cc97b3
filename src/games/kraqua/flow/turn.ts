import type { Seat } from '../../../core/definition.js';
import { advanceFish } from '../effects/advance-fish.js';
import { bringByDolphin, bringByShark } from '../effects/bring-gem.js';
import { findShell } from '../effects/find-shell.js';
import { payShell } from '../effects/pay-shell.js';
import {
  chosen,
  fishBehind,
  hasChip,
  isChestEmpty,
  isHelpOffered,
  specialReached,
  targetOf,
} from '../queries.js';
import type { KraquaContext, KraquaDraft } from '../state.js';
import { FISH } from '../vocabulary.js';
import { arrive, lose } from './end.js';
import { checkTheft } from './theft.js';

/**
 * The seat in turn is to move a fish by the tile it has laid or held.
 *
 * @see KQ-R35 the first action of a seat claims the turn
 */
export function startMove(draft: KraquaDraft, seat: Seat, code: number): void {
  draft.active = seat;
  draft.turn = { tile: code, fish: null, animal: null, gem: null };
  draft.phase = 'move';
}

/**
 * A shell is due, for a shell move or for help; then what it pays for.
 *
 * @see KQ-CRAB-1 the crab flicks the shell
 * @see KQ-R25 it always does
 * @see KQ-R19 paid before the effect
 * @see KQ-R60 only in a turn
 */
export function pay(draft: KraquaDraft, ctx: KraquaContext): void {
  if (hasChip(draft, draft.active, 'crab')) {
    draft.pending = { kind: 'flick-shell', seat: draft.active };
    return;
  }
  payShell(draft, ctx);
  afterPayment(draft, ctx);
}

/** @see KQ-R27 whatever became of the shell */
export function afterPayment(draft: KraquaDraft, ctx: KraquaContext): void {
  if (draft.phase === 'move') land(draft, ctx);
  else receiveHelp(draft, ctx);
}

/**
 * The chosen fish moves; then home, a special space, or the theft check.
 *
 * @see KQ-SPECIAL-1 a special space works when a move ends on it
 * @see KQ-GOALS-2 all through the third gate
 * @see KQ-R46 the game ends at once
 * @see KQ-R64 without help to be had, the theft check follows
 */
export function land(draft: KraquaDraft, ctx: KraquaContext): void {
  const { table } = ctx;
  const fish = chosen(draft.turn?.fish);
  advanceFish(draft, fish, targetOf(draft, fish, chosen(draft.turn?.animal), table), ctx);
  if (fishBehind(draft, table.firstGoal) === FISH.length) {
    arrive(draft, ctx);
    return;
  }
  if (specialReached(draft, table) === 'shell') findShell(draft, ctx);
  else if (isHelpOffered(draft, table)) {
    draft.phase = 'help';
    return;
  }
  checkTheft(draft, ctx);
}

/** The help that was paid for comes. */
function receiveHelp(draft: KraquaDraft, ctx: KraquaContext): void {
  const gem = chosen(draft.turn?.gem);
  if (specialReached(draft, ctx.table) === 'dolphin') bringByDolphin(draft, gem, ctx);
  else bringByShark(draft, gem, ctx);
  if (isChestEmpty(draft)) lose(draft, 'chest-empty', ctx);
  else checkTheft(draft, ctx);
}
