import { at } from '../../../core/lists.js';
import { maybeBeginRaid } from '../effects/begin-raid.js';
import { bankCargo } from '../effects/bank.js';
import { fallOverboard, runAground } from '../effects/lose.js';
import { reachDock } from '../effects/reach-dock.js';
import { markCaught, markSafe } from '../effects/mark.js';
import { turnAmount } from '../chart.js';
import { baseAt, isObstacle, neighbour, slipWeight } from '../queries.js';
import type { BermudaPiratesDraft, Context } from '../state.js';
import { isWhirlpool } from '../underboards.js';
import { endVoyage } from './voyage.js';

/**
 * Moves the boat by one cell.
 *
 * @see BP-R-GRID A push goes to a neighbouring cell
 * @see BP-R-ORDER The order within a push
 * @see BP-R-PARKED A rival's dock
 * @see BP-R-OWNLAND The own land is home for a boat with cargo
 * @see BP-R-UNUSED A base that nobody uses
 * @see BP-R-RIVALLAND No theft from a rival's land
 */
export function move(draft: BermudaPiratesDraft, ctx: Context, dir: number): void {
  const { boat: left, heading, turn: seat } = draft;
  const target = neighbour(ctx.table, left, dir);
  draft.phase = 'sail';
  if (target < 0) {
    fallOverboard(draft, ctx);
    endVoyage(draft, ctx);
    return;
  }
  if (isObstacle(draft, target, ctx.table)) {
    runAground(draft, ctx, target);
    endVoyage(draft, ctx);
    return;
  }
  const turned = heading < 0 ? 0 : turnAmount(heading, dir);
  draft.boat = target;
  draft.heading = dir;
  ctx.emit?.({ type: 'boat-pushed', seat, from: left, to: target, dir });
  if (slipWeight(draft.cargo.length, turned, ctx.edition) > 0) {
    draft.phase = 'slip';
    draft.pending = { kind: 'slip', left, turned };
    return;
  }
  arrive(draft, ctx);
}

/**
 * What the cell that the boat has come to does to it.
 *
 * @see BP-WHIRL-0 Too close to a hidden disk
 * @see BP-PUSH-4 Caught by a whirlpool
 * @see BP-LOAD-2 Only a boat that escaped loads
 * @see BP-R-FIELD How close is too close
 * @see BP-R-CAUGHTFIRST Caught before anything is loaded
 * @see BP-R-FATES Treasure by treasure
 * @see BP-R-NOLOAD Caught with nothing aboard
 * @see BP-R-EMPTYHOME At the own dock with nothing aboard
 * @see BP-R-BOATOFF Rivals' docks are free in Plunder
 */
export function arrive(draft: BermudaPiratesDraft, ctx: Context): void {
  const { boat: cell } = draft;
  if (isWhirlpool(ctx.table.underboards, [...draft.layout], cell)) {
    markCaught(draft, ctx, cell);
    settleNext(draft, ctx);
    return;
  }
  markSafe(draft, cell);
  const { is, of } = at(ctx.table.places, cell);
  if (is === 'island-dock') {
    reachDock(draft, ctx, of);
    return;
  }
  const base = baseAt(draft, cell, ctx.table);
  if (base === draft.turn) comeHome(draft, ctx);
  else if (base >= 0) maybeBeginRaid(draft, ctx, base);
}

/** Throws the cargo about, one treasure after the other; with none aboard the voyage is over. */
export function settleNext(draft: BermudaPiratesDraft, ctx: Context): void {
  const [colour] = draft.cargo;
  if (colour === undefined) {
    endVoyage(draft, ctx);
    return;
  }
  draft.phase = 'whirl';
  draft.pending = { kind: draft.physics === 'modelled' ? 'scatter' : 'fate', colour };
}

/** At the own base: with cargo the voyage is over; without, the dock is open water and the land an obstacle. */
export function comeHome(draft: BermudaPiratesDraft, ctx: Context): void {
  if (draft.cargo.length > 0) bankCargo(draft, ctx);
  else if (at(ctx.table.places, draft.boat).is === 'base-dock') return;
  else runAground(draft, ctx, draft.boat);
  endVoyage(draft, ctx);
}
