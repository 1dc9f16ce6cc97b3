import { at } from '../../../core/lists.js';
import { startGain } from '../effects/start-gain.js';
import { basketHas, isEmptyWreck, isRivalTurn, moverOf, placedSpot } from '../queries.js';
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
  draft.neighbours = neighboursOf(draft, ctx, mover);
  const idle = mover === RIVAL && !draft.rivalsDive;
  const { wreck } = draft;
  if (idle || !startGain(draft, ctx, { seat: mover, wreck, source: 'dive', vaultOnly: false }))
    nextNeighbour(draft, ctx);
}

/**
 * Owners of the divers on the two spots beside the placed one.
 *
 * @see WR-NEIGH-1 right beside
 * @see WR-NEIGH-2 everybody's
 * @see WR-R11 clockwise from the mover, Rivals last
 * @see WR-R50 the player before the Rivals
 */
function neighboursOf(draft: WreckRaidersDraft, { table }: Context, mover: number): number[] {
  const owners: number[] = [];
  for (const spot of at(table.beside, placedSpot(draft))) {
    const owner = at(draft.spots, spot);
    if (owner >= 0) owners.push(owner);
  }
  const first = mover === RIVAL ? 0 : mover;
  const { players } = draft;
  const rank = (owner: number) => (owner === RIVAL ? RIVAL : (owner - first + players) % players);
  return owners.sort((one, other) => rank(one) - rank(other));
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
