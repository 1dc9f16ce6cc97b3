import type { Seat } from '../../core/definition.js';
import { NOBODY, at, soleActor } from '../../core/lists.js';
import { refusal } from '../../core/refusal.js';
import type { LazyRefusal } from '../../core/refusal.js';
import type { KraquaRule } from './rules.js';
import type { KraquaView } from './state.js';
import type { KraquaTable } from './table.js';
import { ANIMALS, FISH, GEMS } from './vocabulary.js';
import type { Animal, Fish, Gem, Row, Side } from './vocabulary.js';

/** Why a fish has no target: what `targetOf` gives in place of a space. */
const HOME = -1;
const OUT_OF_SIGHT = -2;
const NO_GATE = -3;
const NOT_ITS_TURN = -4;

/** A payload for each colour, in the order of ids. */
export const GEM_CHOICES: readonly { readonly gem: Gem }[] = GEMS.map((gem) => ({ gem }));

/** A payload for each fish, in the order of ids. */
export const FISH_CHOICES: readonly { readonly fish: Fish }[] = FISH.map((fish) => ({ fish }));

/** `2 * tile`, and 1 more for the back. */
export function codeOf(tile: number, side: Side): number {
  return 2 * tile + (side === 'back' ? 1 : 0);
}

/** @see KQ-TURTLE-1 only the turtle may choose the face */
export function refuseSide(state: KraquaView, side: Side, seat: Seat): LazyRefusal<KraquaRule> | null {
  return side === 'back' && !hasChip(state, seat, 'turtle')
    ? refusal('KQ-TURTLE-1', () => 'only the turtle may use the back of its tile')
    : null;
}

/**
 * The space to which an animal leads a fish.
 *
 * @returns a negative number when it leads nowhere
 * @see KQ-MOVE-2 the next free space of that animal
 * @see KQ-MOVE-5 occupied spaces are skipped
 * @see KQ-GOALS-1 goals fit every animal
 * @see KQ-R12 overtaking is free
 */
export function targetOf(state: KraquaView, fish: Fish, animal: Animal, table: KraquaTable): number {
  const { yellow, green, red } = state.fish;
  const from = state.fish[fish];
  if (from >= table.firstGoal) return HOME;
  const next = table.next[animal];
  let to = at(next, from);
  while (to >= 0 && (to === yellow || to === green || to === red)) to = at(next, to);
  if (to < 0 || to > at(table.visible, state.stage).lastSpace) return OUT_OF_SIGHT;
  return passage(state, fish, to, table);
}

/**
 * The space again, or why the fish may not pass an arch on its way there.
 *
 * @see KQ-R57 a gate that all have passed stops nobody
 */
function passage(state: KraquaView, fish: Fish, to: number, { before, order }: KraquaTable): number {
  const { stage, gate } = state;
  const from = state.fish[fish];
  const behind = at(before, stage);
  if (from < behind && to >= behind && at(at(order, gate), fishBehind(state, behind)) !== fish)
    return NOT_ITS_TURN;
  if (stage < 2) {
    const later = at(before, stage + 1);
    if (from < later && to >= later) return NO_GATE;
  }
  return to;
}

/** How many fish stand on a space or in front of it. */
export function fishBehind({ fish: { yellow, green, red } }: KraquaView, space: number): number {
  return Number(yellow >= space) + Number(green >= space) + Number(red >= space);
}

/** How many fish have passed the arch in play. */
export function fishThrough(state: KraquaView, table: KraquaTable): number {
  return fishBehind(state, at(table.before, state.stage));
}

/**
 * The reason against moving a fish by an animal; null when it can.
 *
 * @see KQ-R47 a fish that is home stays
 * @see KQ-R13 only to a space that can be seen
 * @see KQ-R15 no passing without a gate
 * @see KQ-GATE-6 the gate's order
 */
export function refuseTarget(
  state: KraquaView,
  fish: Fish,
  animal: Animal,
  table: KraquaTable,
): LazyRefusal<KraquaRule> | null {
  switch (targetOf(state, fish, animal, table)) {
    case HOME:
      return refusal('KQ-R47', () => `the ${fish} fish is home`);
    case OUT_OF_SIGHT:
      return refusal('KQ-R13', () => `no free ${animal} space in front of the ${fish} fish can be seen`);
    case NO_GATE:
      return refusal('KQ-R15', () => `the ${fish} fish would pass an arch on which no gate lies yet`);
    case NOT_ITS_TURN:
      return refusal('KQ-GATE-6', () => `the ${fish} fish is not the next to pass the gate`);
    default:
      return null;
  }
}

/** An animal named before this one that leads the fish to the same space. */
export function earlierWay(
  state: KraquaView,
  fish: Fish,
  animal: Animal,
  table: KraquaTable,
): Animal | undefined {
  const to = targetOf(state, fish, animal, table);
  return ANIMALS.slice(0, ANIMALS.indexOf(animal)).find(
    (other) => targetOf(state, fish, other, table) === to,
  );
}

/** Whether the tile in use moves any fish. */
export function canMoveByTile(state: KraquaView, table: KraquaTable): boolean {
  const animal = tileAnimal(state, table);
  return FISH.some((fish) => targetOf(state, fish, animal, table) >= 0);
}

/** The animal that the tile in use shows. */
export function tileAnimal({ turn }: KraquaView, table: KraquaTable): Animal {
  return at(table.animalOf, chosen(turn).tile);
}

/**
 * The slot in which a tile of the row may be laid; -1 for none.
 *
 * @see KQ-PLACE-2 no free slot is left out
 * @see KQ-R10 only slots that can be seen
 * @see KQ-R11 the front jumps over slots that a fold has covered
 */
export function freeSlot({ next, stage }: KraquaView, row: Row, table: KraquaTable): number {
  const { firstSlot, endSlot } = at(table.visible, stage);
  const slot = Math.max(next[row], firstSlot);
  return slot < endSlot ? slot : -1;
}

/** The slot of the rearmost tile of a row; -1 for a row without tiles. */
export function rearSlot(state: KraquaView, row: Row): number {
  return [...state[row]].findIndex((code) => code >= 0);
}

/**
 * Whether Kraqua cannot see a fish on this space.
 *
 * @see KQ-GOAL-3 protected fish cost nothing
 * @see KQ-PATH-4 open water is bare unless tiles protect it
 * @see KQ-PATH-3 starts and the printed reef are safe
 * @see KQ-PATH-7 a tile in both rows, without a gap there
 * @see KQ-PATH-8 a missing tile or a gap lays a space bare
 * @see KQ-R42 goals are safe
 */
export function isProtected(state: KraquaView, space: number, table: KraquaTable): boolean {
  const slot = at(table.slotOf, space);
  if (slot < 0) return true;
  const { inner, outer } = table.shelter;
  const sheltered = at(inner, at(state.inner, slot) + 1) & at(outer, at(state.outer, slot) + 1);
  return (sheltered & at(table.bitOf, space)) !== 0;
}

/** How many more gems of a colour the hideout asks for. */
export function lackOf({ hideout, den }: KraquaView, gem: Gem, table: KraquaTable): number {
  return at(table.need, hideout)[gem] - den[gem];
}

/** The colours that the chest still holds, in their order. */
export function coloursLeft({ chest }: KraquaView): Gem[] {
  return GEMS.filter((gem) => chest[gem] > 0);
}

export function isChestEmpty({ chest }: KraquaView): boolean {
  return GEMS.every((gem) => chest[gem] === 0);
}

/** Whether hideout and chest together hold all that the hideout asks for. */
export function isSecured(state: KraquaView, table: KraquaTable): boolean {
  return GEMS.every((gem) => lackOf(state, gem, table) <= state.chest[gem]);
}

/** Whether the hideout holds all that it asks for. */
export function isHideoutFull(state: KraquaView, table: KraquaTable): boolean {
  return GEMS.every((gem) => lackOf(state, gem, table) === 0);
}

/**
 * What was chosen in this turn.
 *
 * @throws RangeError when nothing was: a bug in the rules
 */
export function chosen<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new RangeError('nothing was chosen in this turn');
  return value;
}

/**
 * The special space on which the fish of this turn stands; null for none.
 *
 * @see KQ-R21 only where a move ends
 */
export function specialReached(
  { turn, fish }: KraquaView,
  table: KraquaTable,
): KraquaTable['special'][number] {
  return turn === null || turn.fish === null ? null : at(table.special, fish[turn.fish]);
}

/**
 * Whether a dolphin or shark space would help now.
 *
 * @see KQ-R24 no help without a shell
 * @see KQ-R22 the dolphin brings what the hideout lacks
 * @see KQ-R23 the shark comes when the cave holds what the hideout lacks
 */
export function isHelpOffered(state: KraquaView, table: KraquaTable): boolean {
  if (state.shells === 0) return false;
  const special = specialReached(state, table);
  if (special === null || special === 'shell') return false;
  const gems = special === 'dolphin' ? state.chest : state.cave;
  return GEMS.some((gem) => gems[gem] > 0 && lackOf(state, gem, table) > 0);
}

/**
 * The seats that may act: all that still wait for their turn, or the one that must decide.
 *
 * @see KQ-ROUND-2 any seat that has not moved
 * @see KQ-R35 one turn at a time
 * @see KQ-DRAW-2 the next drawer
 * @see KQ-R30 whoever rolled chooses
 */
export function actors(state: KraquaView): readonly Seat[] {
  if (state.pending !== null || state.result !== null) return NOBODY;
  if (state.phase === 'turn') return state.waiting;
  if (state.phase === 'draw') return soleActor(at(state.drawers, 0));
  return soleActor(state.active);
}

/**
 * Whether the seat has this chip.
 *
 * @see KQ-POWER-1 each chip has a power for the turns of its owner
 */
export function hasChip({ animals }: KraquaView, seat: Seat, animal: Animal): boolean {
  return animals[seat] === animal;
}
