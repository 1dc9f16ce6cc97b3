import { at } from '../../core/lists.js';
import { refusal } from '../../core/refusal.js';
import { BOTTOMS_MAX } from './edition.js';
import type { Piece } from './edition.js';
import type { Why } from './queries.js';
import type { Env, Mat, WreckRaidersState } from './state.js';
import type { Table } from './table.js';

/** Which kind of piece a market tile shows: 0 Bottom, 1 Middle, 2 Top. */
export function kindOfTile(tile: number): number {
  return Math.floor(tile / 3);
}

/** What speaks against a place for a market piece: the rules of Bottoms, Middles and Tops. */
export function refuseAquarium(mat: Mat, piece: number, aquarium: number, table: Table): Why {
  if (at(table.kinds, piece) === 0)
    return aquarium === mat.aquariums.length
      ? null
      : refusal('WR-BUY-4', () => `a Bottom starts aquarium ${String(mat.aquariums.length)}`);
  const pieces = mat.aquariums[aquarium];
  if (pieces === undefined) return refusal('WR-BUY-5', () => `there is no aquarium ${String(aquarium)}`);
  return isOpen(pieces, table) ? null : refusal('WR-BUY-8', () => `aquarium ${String(aquarium)} has a Top`);
}

function isOpen(pieces: readonly number[], table: Table): boolean {
  return at(table.kinds, at(pieces, pieces.length - 1)) !== 2;
}

/** The open aquariums of a mat: what Middles and Tops can go on. */
function openAquariums({ aquariums }: Mat, table: Table): number[] {
  const open: number[] = [];
  for (let index = 0; index < aquariums.length; index += 1)
    if (isOpen(at(aquariums, index), table)) open.push(index);
  return open;
}

/** @see WR-R31 the shells of its edge are its cost */
export function canPay(basket: readonly number[], { shells }: Piece): boolean {
  return at(basket, 0) >= at(shells, 0) && at(basket, 1) >= at(shells, 1) && at(basket, 2) >= at(shells, 2);
}

/**
 * Places for the pieces of the market as tile x `BOTTOMS_MAX` + aquarium, ascending: the numbers of their payloads.
 *
 * @param basket - what the pieces are paid with; null where they are free
 */
export function piecePlaces(
  state: WreckRaidersState,
  seat: number,
  basket: readonly number[] | null,
  { edition, table }: Env,
): number[] {
  const mat = at(state.mats, seat);
  const started = mat.aquariums.length;
  const open = openAquariums(mat, table);
  const places: number[] = [];
  for (let tile = 0; tile < 9; tile += 1) {
    const piece = at(state.market, tile);
    if (piece < 0 || (basket !== null && !canPay(basket, at(edition.aquarium.pieces, piece)))) continue;
    if (tile < 3) places.push(tile * BOTTOMS_MAX + started);
    else for (const aquarium of open) places.push(tile * BOTTOMS_MAX + aquarium);
  }
  return places;
}

/** Whether a market piece can be placed, and, unless it is free, paid for. */
export function canTakePiece(
  state: WreckRaidersState,
  seat: number,
  basket: readonly number[] | null,
  { edition, table }: Env,
): boolean {
  const mat = at(state.mats, seat);
  const last = openAquariums(mat, table).length > 0 ? 9 : 3;
  const market = [...state.market];
  for (let tile = 0; tile < last; tile += 1) {
    const piece = at(market, tile);
    if (piece >= 0 && (basket === null || canPay(basket, at(edition.aquarium.pieces, piece)))) return true;
  }
  return false;
}
