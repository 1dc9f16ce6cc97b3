import { at } from '../../core/lists.js';
import { hasGems, plus } from './gems.js';
import type { Gems } from './gems.js';
import type { Boat, RockingRaftState } from './state.js';
import type { RockingRaftTable, Tilting, Way } from './table.js';
import { BLACK, CELLS, COLOURED, SLOTS } from './vocabulary.js';

/** The seat to the left: the next one clockwise. */
export function leftOf(seat: number, { seats }: Pick<RockingRaftState, 'seats'>): number {
  return (seat + 1) % seats.length;
}

/**
 * The tilt in progress.
 *
 * @throws RangeError when there is none: a bug in the rules
 */
export function tiltOf<Tilt>({ tilt }: { readonly tilt: Tilt | null }): Tilt {
  if (tilt === null) throw new RangeError('nobody tilts the raft');
  return tilt;
}

/**
 * The boat in a slot.
 *
 * @throws RangeError when there is none: a bug in the rules
 */
export function boatIn<AnyBoat>(
  seats: readonly { readonly boats: readonly (AnyBoat | null)[] }[],
  seat: number,
  slot: number,
): AnyBoat {
  const boat = at(at(seats, seat).boats, slot);
  if (boat === null) throw new RangeError(`seat ${String(seat)} has no boat in slot ${String(slot)}`);
  return boat;
}

/**
 * The gems in a cell of a modelled raft.
 *
 * @throws RangeError for a refereed raft: a bug in the rules
 */
export function gemsIn(raft: RockingRaftState['raft'], cell: number): Gems {
  if (raft.length !== CELLS) throw new RangeError('a refereed raft has no cells');
  return at(raft, cell);
}

/** All gems on the raft. */
export function gemsOn(raft: RockingRaftState['raft']): Gems {
  return raft.length === CELLS ? raft.reduce((sum: Gems, cell) => plus(sum, cell), [0, 0, 0, 0]) : raft;
}

export function tiltingOf(table: RockingRaftTable, edge: number, finger: number): Tilting {
  return at(table.tilts, 3 * edge + finger);
}

/**
 * The first way, in the order of a beat, on which a gem can move.
 *
 * @param cursor - the position to begin at
 */
export function nextWay(raft: RockingRaftState['raft'], { ways }: Tilting, cursor: number): Way | undefined {
  for (const way of ways) if (way.position >= cursor && hasGems(gemsIn(raft, way.cell))) return way;
  return undefined;
}

export function emptySpaces(boat: Boat, place: 0 | 1 | 2, { spaces }: RockingRaftTable): number {
  return at(spaces, boat.card)[place] - boat.gems[place] - boat.wild[place];
}

/** The bit of a `place-gem` in a set of placements. */
export function gemBit(place: number, slot: number): number {
  return 1 << (2 * place + slot);
}

/** The bit of a `place-black` in a set of placements. */
export function blackBit(slot: number, place: number): number {
  return 1 << (6 + 3 * slot + place);
}

/** Those of a set of placements that are of coloured gems. */
export const GEM_BITS = 0b111111;

/**
 * What a seat can do with the hand, as bits in the order of the action ids: six of `place-gem`, then six of `place-black`.
 *
 * @see RR-PLACE-2 a coloured gem needs an empty space of its colour
 * @see RR-BLACK-1 a black gem goes on any empty space
 */
export function placements(
  { hand, seats }: Pick<RockingRaftState, 'hand' | 'seats'>,
  seat: number,
  table: RockingRaftTable,
): number {
  if (!hasGems(hand)) return 0;
  const { boats } = at(seats, seat);
  const black = hand[BLACK] > 0;
  let bits = 0;
  for (const slot of SLOTS) {
    const boat = boats[slot];
    if (boat === null) continue;
    for (const place of COLOURED) {
      const fits = hand[place] > 0;
      if ((!fits && !black) || emptySpaces(boat, place, table) === 0) continue;
      if (fits) bits |= gemBit(place, slot);
      if (black) bits |= blackBit(slot, place);
    }
  }
  return bits;
}

export function isFull(boat: Boat, table: RockingRaftTable): boolean {
  return COLOURED.every((place) => emptySpaces(boat, place, table) === 0);
}

/**
 * Whether no gem on the raft could go on any boat.
 *
 * @see RR-R27 with what is left on the raft nobody can go on
 */
export function isBecalmed(
  { raft, seats }: Pick<RockingRaftState, 'raft' | 'seats'>,
  table: RockingRaftTable,
): boolean {
  const gems = gemsOn(raft);
  const usable = COLOURED.filter((place) => gems[place] > 0 || gems[BLACK] > 0);
  for (const { boats } of seats)
    for (const boat of boats)
      if (boat !== null && usable.some((place) => emptySpaces(boat, place, table) > 0)) return false;
  return true;
}
