import { NOBODY, at, soleActor } from '../../core/lists.js';
import { refusal } from '../../core/refusal.js';
import type { LazyRefusal } from '../../core/refusal.js';
import type { Shell, Zone } from './edition.js';
import type { RuleId } from './rules.js';
import { BEACH, REEF, RIVAL } from './state.js';
import type { EndReason, Env, Mat, Shown, WreckRaidersState } from './state.js';
import { shellIndex, zoneIndex } from './table.js';
import type { Table } from './table.js';

export type Why = LazyRefusal<RuleId> | null;

/** Whether the Rivals move; in the solo game they do after the three own turns of a round. */
export function isRivalTurn(state: WreckRaidersState): boolean {
  return state.players === 1 && state.roundTurn >= 3;
}

/** Whether an owner is a seat of the game or, in the solo game, a Rival. */
export function isOwner({ players }: WreckRaidersState, owner: number): boolean {
  return (owner >= 0 && owner < players) || (owner === RIVAL && players === 1);
}

/** Whose diver is being placed: the seat, or the Rivals. */
export function moverOf(state: WreckRaidersState): number {
  return isRivalTurn(state) ? RIVAL : state.seat;
}

/**
 * The one seat that may act: whoever gains a treasure, else the seat whose turn it is.
 *
 * @see WR-R18 the owner of a gained treasure decides
 */
export function actorsOf(state: WreckRaidersState): readonly number[] {
  if (state.pending !== null || state.result !== null) return NOBODY;
  return soleActor(state.gain === null ? state.seat : state.gain.seat);
}

export function typeOf(treasure: number): number {
  return Math.floor(treasure / 3);
}

/**
 * The die with a value in a zone of the Reef: among equal dice the one with the lowest index.
 *
 * @returns -1 when there is none
 */
export function dieOnReef(state: WreckRaidersState, value: number, zone: Zone): number {
  const wanted = zoneIndex(zone);
  for (let index = 0; index < state.dice.length; index += 1) {
    const die = at(state.dice, index);
    if (die[2] === REEF && die[0] === value && die[1] === wanted) return index;
  }
  return -1;
}

/** The different dice on the Reef as (value - 1) x 4 + zone, ascending: the numbers of their payloads. */
export function facesOnReef(state: WreckRaidersState): number[] {
  let seen = 0;
  for (const [value, zone, place] of state.dice) {
    if (place === REEF) seen |= 1 << ((value - 1) * 4 + zone);
  }
  const faces = [];
  for (; seen !== 0; seen &= seen - 1) faces.push(lowestBit(seen));
  return faces;
}

/** The place of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The wreck spot of this turn's placement. */
export function placedSpot(state: WreckRaidersState): number {
  return state.wreck * 6 + numberOf(state) - 1;
}

/** The number that the taken die stands for; 0 when none is taken. */
export function numberOf(state: WreckRaidersState): number {
  return state.die === null ? 0 : state.die.number;
}

/** Divers of a seat that are neither on the board nor waiting for a beach spot. */
export function diversOffBoard(state: Shown, seat: number, table: Table): number {
  let home = at(table.chart, state.players).divers;
  for (const owner of [...state.spots]) if (owner === seat) home -= 1;
  return state.bumped === seat ? home - 1 : home;
}

export function hasEmptyBeachSpot(state: WreckRaidersState): boolean {
  const spots = [...state.spots];
  return spots.indexOf(-1, BEACH) >= 0;
}

/** Whether a wreck's supply is empty, and so, by WR-R15, its discard too. */
export function isEmptyWreck(state: WreckRaidersState, wreck: number): boolean {
  const fronts = at(state.supply, wreck);
  return fronts[0] === 0 && fronts[1] === 0 && fronts[2] === 0;
}

/** Basket of a seat, one kind. */
export function basketHas(state: WreckRaidersState, seat: number, shell: Shell): boolean {
  return at(at(state.mats, seat).shells, shellIndex(shell)) > 0;
}

/**
 * What speaks against discarding the rightmost treasure of a display, or against a treasure for it, while a claim of it
 * is under way.
 *
 * @see WR-R22 from announcement to clearing the display is closed
 */
export function closedDisplay(state: WreckRaidersState, display: number): Why {
  return state.claim !== null && state.claim.display === display
    ? refusal('WR-R22', () => `display ${String(display)} is being claimed`)
    : null;
}

/** Every place that a treasure can have. */
export const PLACES = [
  { area: 'display', index: 0 },
  { area: 'display', index: 1 },
  { area: 'display', index: 2 },
  { area: 'vault', index: 0 },
  { area: 'vault', index: 1 },
  { area: 'vault', index: 2 },
] as const;

/** What speaks against a place for the treasure that is being gained. */
export function refusePlace(
  state: WreckRaidersState,
  area: 'display' | 'vault',
  index: number,
  { edition }: Env,
): Why {
  const { gain } = state;
  if (gain === null) return null;
  const mat = at(state.mats, gain.seat);
  if (area === 'vault')
    return at(mat.vault, index).length < edition.mat.vault.rowCoins.length
      ? null
      : refusal('WR-PLACE-3', () => `column ${String(index)} of the vault is full`);
  if (gain.vaultOnly) return refusal('WR-SOLO-20', () => "what a Rival's placement brings goes to the vault");
  const closed = closedDisplay(state, index);
  if (closed !== null) return closed;
  return at(mat.displays, index).length < edition.mat.pedestals.value
    ? null
    : refusal('WR-PLACE-2', () => `display ${String(index)} has no empty pedestal`);
}

/** Whether every column of a vault is full. */
function isFullVault({ vault }: Mat, rows: number): boolean {
  return vault.every((column) => column.length === rows);
}

/**
 * Owners of the divers on the two spots beside the placed one.
 *
 * @see WR-NEIGH-1 right beside
 * @see WR-NEIGH-2 everybody's
 * @see WR-R11 clockwise from the mover, Rivals last
 * @see WR-R50 the player before the Rivals
 */
export function neighboursOf(state: WreckRaidersState, table: Table): number[] {
  const owners: number[] = [];
  for (const spot of at(table.beside, placedSpot(state))) {
    const owner = at(state.spots, spot);
    if (owner >= 0) owners.push(owner);
  }
  const { players, seat } = state;
  const rank = (owner: number) => (owner === RIVAL ? RIVAL : (owner - seat + players) % players);
  return owners.sort((one, other) => rank(one) - rank(other));
}

/**
 * What ends the solo game after this round.
 *
 * @see WR-SOLO-23 the vault is full
 * @see WR-SOLO-24 the beach is full
 * @see WR-SOLO-25 enough exhibits
 * @see WR-SOLO-26 no Rivals left
 * @see WR-SOLO-27 a wreck ran out
 * @see WR-R47 refilled or not
 */
export function endReasons(state: WreckRaidersState, { table, edition }: Env): EndReason[] {
  const mat = at(state.mats, 0);
  const reasons: EndReason[] = [];
  if (isFullVault(mat, edition.mat.vault.rowCoins.length)) reasons.push('WR-SOLO-23');
  if (!hasEmptyBeachSpot(state)) reasons.push('WR-SOLO-24');
  if (mat.exhibits.length >= at(table.chart, 1).goal) reasons.push('WR-SOLO-25');
  if (state.rivals.supply === 0) reasons.push('WR-SOLO-26');
  if (state.ranOut) reasons.push('WR-SOLO-27');
  return reasons;
}
