import { startGain } from '../effects/start-gain.js';
import { basketHas, isEmptyWreck, isRivalTurn, moverOf, neighboursOf } from '../queries.js';
import { RIVAL } from '../state.js';
import type { Context, Source, WreckRaidersDraft } from '../state.js';
import { claimStep, decorateStep } from './claim.js';
import { endRivalTurn } from './solo.js';

/**
 * A diver or Rival stands on its wreck spot; a piece that it bumped in the solo game gets its beach spot first.
 *
 * @see WR-R10 the bump comes before the gains
 * @see WR-R45 the beach spot is chosen at once
 */
export function afterPlacement(draft: WreckRaidersDraft, ctx: Context): void {
  if (draft.bumped === null) dive(draft, ctx);
  else draft.phase = 'send';
}

/**
 * The mover gains a treasure, then the neighbours do.
 *
 * @see WR-WRECK-1 a treasure of the wreck
 * @see WR-R41 a Rival draws too, unless the option says otherwise
 */
export function dive(draft: WreckRaidersDraft, ctx: Context): void {
  const mover = moverOf(draft);
  draft.neighbours = neighboursOf(draft, ctx.table);
  const idle = mover === RIVAL && !draft.rivalsDive;
  const { wreck } = draft;
  if (idle || !startGain(draft, ctx, { seat: mover, wreck, source: 'dive', vaultOnly: false }))
    nextNeighbour(draft, ctx);
}

/** Goes on when a treasure has found its place. */
export function afterGain(draft: WreckRaidersDraft, ctx: Context, source: Source): void {
  draft.gain = null;
  if (source === 'decoration') decorateStep(draft, ctx);
  else if (source === 'neighbour') nextNeighbour(draft, ctx);
  else extraStep(draft, ctx);
}

/**
 * @see WR-R14 one Scallop at a time, before the neighbours gain
 * @see WR-R35 optional steps that are impossible
 */
function extraStep(draft: WreckRaidersDraft, ctx: Context): void {
  const { seat, wreck } = draft;
  if (!isRivalTurn(draft) && basketHas(draft, seat, 'scallop') && !isEmptyWreck(draft, wreck))
    draft.phase = 'extra';
  else nextNeighbour(draft, ctx);
}

/**
 * Lets the next neighbour gain; after the last one the placement is done.
 *
 * @see WR-SOLO-12 Rivals beside an own diver
 * @see WR-SOLO-19 a Rival's neighbours gain
 * @see WR-SOLO-20 into the vault only
 */
export function nextNeighbour(draft: WreckRaidersDraft, ctx: Context): void {
  const waiting = [...draft.neighbours];
  const rivals = isRivalTurn(draft);
  const { wreck } = draft;
  for (let seat = waiting.shift(); seat !== undefined; seat = waiting.shift()) {
    const vaultOnly = rivals && seat !== RIVAL;
    if (!startGain(draft, ctx, { seat, wreck, source: 'neighbour', vaultOnly })) continue;
    draft.neighbours = waiting;
    return;
  }
  draft.neighbours = waiting;
  if (rivals) endRivalTurn(draft, ctx);
  else claimStep(draft, ctx);
}
