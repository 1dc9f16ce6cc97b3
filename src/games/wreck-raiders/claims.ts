import { at } from '../../core/lists.js';
import { refusal } from '../../core/refusal.js';
import { basketHas, isEmptyWreck, lowestBit, typeOf } from './queries.js';
import type { Why } from './queries.js';
import type { Env, WreckRaidersState } from './state.js';
import type { CardFacts, Table } from './table.js';

/** How many bits are set, of the lowest five. */
export function countStars(stars: number): number {
  return (stars & 1) + ((stars >> 1) & 1) + ((stars >> 2) & 1) + ((stars >> 3) & 1) + ((stars >> 4) & 1);
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
  return maskOf(display, countsOf(display), card, starfish);
}

function maskOf(display: readonly number[], counts: number, card: CardFacts, starfish: number): number {
  const size = display.length;
  if (size !== card.types.length) return 0;
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

const EMPTY = [0, 0, 0, 0, 0, 0] as const;

/** The masks of every display and slot, by display x 6 + slot. */
export function claimMasks(state: WreckRaidersState, seat: number, table: Table): number[] {
  const mat = at(state.mats, seat);
  const starfish = at(mat.shells, 2);
  const masks: number[] = [];
  for (const display of mat.displays) {
    if (display.length === 0) {
      masks.push(...EMPTY);
      continue;
    }
    const counts = countsOf(display);
    for (let slot = 0; slot < 6; slot += 1) {
      const card = state.exhibits[slot] ?? -1;
      masks.push(card < 0 ? 0 : maskOf(display, counts, at(table.cards, card), starfish));
    }
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
