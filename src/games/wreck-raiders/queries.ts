import { NOBODY, at, soleActor } from '../../core/lists.js';
import { refusal } from '../../core/refusal.js';
import type { LazyRefusal } from '../../core/refusal.js';
import type { Piece, Shell, Zone } from './edition.js';
import type { RuleId } from './rules.js';
import { BEACH, REEF, RIVAL } from './state.js';
import type { Env, Facts, Mat, Shown, WreckRaidersState } from './state.js';
import { shellIndex, zoneIndex } from './table.js';
import type { CardFacts, Table } from './table.js';

export type Why = LazyRefusal<RuleId> | null;

/** Whether the Rivals move; in the solo game they do after the three own turns of a round. */
export function isRivalTurn(state: WreckRaidersState): boolean {
  return state.players === 1 && state.roundTurn >= 3;
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

/** Which kind of piece a market tile shows: 0 Bottom, 1 Middle, 2 Top. */
export function kindOfTile(tile: number): number {
  return Math.floor(tile / 3);
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

/** The different dice on the Reef, ascending. */
export function facesOnReef(state: WreckRaidersState, table: Table): Table['faces'] {
  let seen = 0;
  for (const [value, zone, place] of state.dice) {
    if (place === REEF) seen |= 1 << ((value - 1) * 4 + zone);
  }
  const faces = [];
  for (; seen !== 0; seen &= seen - 1) faces.push(at(table.faces, lowestBit(seen)));
  return faces;
}

/** The place of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** How many bits are set, of the lowest five. */
export function countStars(stars: number): number {
  return (stars & 1) + ((stars >> 1) & 1) + ((stars >> 2) & 1) + ((stars >> 3) & 1) + ((stars >> 4) & 1);
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

/** Treasures of a display by type: four bits a type, gems lowest. */
function countsOf(display: readonly number[]): number {
  let counts = 0;
  for (const treasure of [...display]) counts += 1 << (4 * typeOf(treasure));
  return counts;
}

/** Bit i is set where pedestal i holds another type than the card shows there. */
function mismatchOf(display: readonly number[], types: readonly number[]): number {
  let wrong = 0;
  for (let pedestal = 0; pedestal < types.length; pedestal += 1)
    if (typeOf(at(display, pedestal)) !== types[pedestal]) wrong |= 1 << pedestal;
  return wrong;
}

/**
 * Whether the treasures stand in the order of the card.
 *
 * @see WR-STYLE-1 exact order
 * @see WR-R21 covered ones fit anywhere
 */
export function isExact(display: readonly number[], types: readonly number[], stars: number): boolean {
  return (mismatchOf(display, types) & ~stars) === 0;
}

const GUARDS = 0x8888;

/** Whether a display's uncovered treasures are all asked for. Each type counts in four bits, whose top bit is a guard. */
function fits(display: readonly number[], counts: number, asked: number, stars: number): boolean {
  let uncovered = counts;
  for (let left = stars; left !== 0; left &= left - 1)
    uncovered -= 1 << (4 * typeOf(at(display, lowestBit(left))));
  return (((asked | GUARDS) - uncovered) & GUARDS) === GUARDS;
}

/** Whether a set of Starfish lets a display fit a card of its size. */
export function fitsCard(display: readonly number[], { asked }: CardFacts, stars: number): boolean {
  return fits(display, countsOf(display), asked, stars);
}

/**
 * The legal sets of Starfish for a claim: bit `stars` is set for each. Of sets that do the same, only the smallest.
 *
 * @param starfish - how many the basket has
 * @see WR-R20 equal sets are one choice
 */
export function claimMask(display: readonly number[], card: CardFacts, starfish: number): number {
  const size = display.length;
  if (size !== card.types.length) return 0;
  const counts = countsOf(display);
  if (starfish === 0) return counts === card.asked ? 1 : 0;
  const wrong = card.style === null ? 0 : mismatchOf(display, card.types);
  let mask = 0;
  let seen = 0;
  for (let stars = 0; stars < 1 << size; stars += 1) {
    const used = countStars(stars);
    if (used > starfish || !fits(display, counts, card.asked, stars)) continue;
    const effect = 1 << (used * 2 + ((wrong & ~stars) === 0 ? 1 : 0));
    if ((seen & effect) === 0) mask |= 1 << stars;
    seen |= effect;
  }
  return mask;
}

/** The masks of every display and slot, by display x 6 + slot. */
export function claimMasks(state: WreckRaidersState, seat: number, table: Table): number[] {
  const mat = at(state.mats, seat);
  const starfish = at(mat.shells, 2);
  const masks: number[] = [];
  for (const display of mat.displays)
    for (let slot = 0; slot < 6; slot += 1) {
      const card = state.exhibits[slot] ?? -1;
      masks.push(card < 0 || display.length === 0 ? 0 : claimMask(display, at(table.cards, card), starfish));
    }
  return masks;
}

/**
 * Whether the claim step has anything to decide.
 *
 * @see WR-R35 a claim is legal, or a Starfish could change a display
 */
export function canClaim(state: WreckRaidersState, seat: number, table: Table): boolean {
  const mat = at(state.mats, seat);
  const starfish = at(mat.shells, 2) > 0;
  const cards = [...state.exhibits];
  for (let index = 0; index < 3; index += 1) {
    const display = at(mat.displays, index);
    if (display.length === 0) continue;
    if (starfish) return true;
    const counts = countsOf(display);
    for (const card of cards) if (card >= 0 && at(table.cards, card).asked === counts) return true;
  }
  return false;
}

/**
 * Whether a claim under way can still be decorated.
 *
 * @see WR-DECO-1 shells shown, once each, from the basket
 */
export function canDecorate(state: WreckRaidersState, { edition }: Env): boolean {
  return (
    refuseDecoration(state, edition, 'conch') === null ||
    (refuseDecoration(state, edition, 'scallop') === null &&
      [0, 1, 2, 3].some((wreck) => !isEmptyWreck(state, wreck)))
  );
}

/** What speaks against decorating the claimed exhibit with a seashell. */
export function refuseDecoration(
  state: WreckRaidersState,
  edition: Env['edition'],
  shell: 'conch' | 'scallop',
): Why {
  const { claim, seat } = state;
  if (claim === null) return null;
  if (!at(edition.exhibits.cards, at(state.exhibits, claim.slot))[shell])
    return refusal('WR-DECO-1', () => `the exhibit shows no ${shell}`);
  if (claim[shell]) return refusal('WR-DECO-1', () => `the ${shell} of the exhibit is used`);
  return basketHas(state, seat, shell) ? null : refusal('WR-DECO-1', () => `the basket has no ${shell}`);
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
export function openAquariums({ aquariums }: Mat, table: Table): number[] {
  const open: number[] = [];
  for (let index = 0; index < aquariums.length; index += 1)
    if (isOpen(at(aquariums, index), table)) open.push(index);
  return open;
}

export function canPay(basket: readonly number[], { shells }: Piece): boolean {
  return at(basket, 0) >= at(shells, 0) && at(basket, 1) >= at(shells, 1) && at(basket, 2) >= at(shells, 2);
}

/**
 * Places for the pieces of the market, ascending: affordable tiles first, then the aquariums open to them.
 *
 * @param basket - what the pieces are paid with; null where they are free
 */
export function piecePlaces(
  state: WreckRaidersState,
  seat: number,
  basket: readonly number[] | null,
  { edition, table }: Env,
): { tile: number; aquarium: number }[] {
  const mat = at(state.mats, seat);
  const started = mat.aquariums.length;
  const open = openAquariums(mat, table);
  const places: { tile: number; aquarium: number }[] = [];
  for (let tile = 0; tile < 9; tile += 1) {
    const piece = at(state.market, tile);
    if (piece < 0 || (basket !== null && !canPay(basket, at(edition.aquarium.pieces, piece)))) continue;
    const payloads = at(table.pieces, tile);
    if (tile < 3) places.push(at(payloads, started));
    else for (const aquarium of open) places.push(at(payloads, aquarium));
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

/** What a list of a seat's legal actions needs more than once. */
export function factsOf(state: WreckRaidersState, seat: number, table: Table): Facts {
  if (state.phase === 'move') return { home: diversOffBoard(state, seat, table), claims: NONE };
  if (state.phase === 'claim') return { home: 0, claims: claimMasks(state, seat, table) };
  return NO_FACTS;
}

const NONE: readonly number[] = [];
const NO_FACTS: Facts = { home: 0, claims: NONE };

/** Whether every column of a vault is full. */
export function isFullVault({ vault }: Mat, rows: number): boolean {
  return vault.every((column) => column.length === rows);
}
