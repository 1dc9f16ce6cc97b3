import { at, range } from '../../core/lists.js';
import type { KraquaResult } from './events.js';
import {
  chosen,
  coloursLeft,
  fishBehind,
  hasChip,
  isChestEmpty,
  isHelpOffered,
  isHideoutFull,
  isProtected,
  isSecured,
  lackOf,
  rearSlot,
  specialReached,
  targetOf,
} from './queries.js';
import type { KraquaState } from './state.js';
import type { KraquaTable } from './table.js';
import { FISH, GEMS, ROWS } from './vocabulary.js';
import type { Row } from './vocabulary.js';

/** What must be true of every state; null where it is. */
export type Invariant = (state: KraquaState, table: KraquaTable) => string | null;

/**
 * Until the first round nothing happens but draws: for the first slots, then for the seats.
 *
 * @see KQ-SETUP-3 the fish are on the starts
 * @see KQ-SETUP-7 all gems are on the chest
 * @see KQ-SETUP-10 the team has its starting shells
 * @see KQ-SETUP-11 only tiles that the level leaves out are in the box
 * @see KQ-SETUP-13 a tile for either row
 * @see KQ-SETUP-15 then one for each seat
 */
function setUpIsInOrder(state: KraquaState, table: KraquaTable): string | null {
  const { phase, players, difficulty, fish, chest, shells, box, hands, next } = state;
  if (phase !== 'setup') return null;
  const isFresh =
    FISH.every((one, start) => fish[one] === start) &&
    GEMS.every((gem) => chest[gem] === table.gems[gem]) &&
    shells === table.startingShells[difficulty] &&
    box.length === table.tiles - table.tilesIn[difficulty].length;
  if (!isFresh) return 'play has begun before the end of the set-up';
  const drawn = tilesDrawn(state);
  const isLaid = (row: Row, place: number) =>
    next[row] === Number(place < drawn) && rearSlot(state, row) === next[row] - 1;
  const isDealt = hands.every((tile, seat) => tile >= 0 === seat < drawn - ROWS.length);
  return drawn < ROWS.length + players && ROWS.every(isLaid) && isDealt
    ? null
    : 'the set-up has drawn other tiles than those before the next one';
}

/** How many draws of the set-up come before the one that is due. */
function tilesDrawn({ pending }: KraquaState): number {
  if (pending?.kind !== 'draw-tile') return 0;
  return typeof pending.to === 'string' ? ROWS.indexOf(pending.to) : ROWS.length + pending.to;
}

/**
 * @see KQ-DRAW-1 the seat that moved last draws first
 * @see KQ-DRAW-2 the others follow clockwise
 * @see KQ-R37 while anything is left, nobody has come up empty
 */
function drawsAreInOrder({ phase, pending, players, drawers, active, hands, pile }: KraquaState) {
  if (phase !== 'draw') return null;
  const done = players - drawers.length;
  if (drawers.some((seat, place) => seat !== (active + done + place) % players))
    return 'the drawers do not follow clockwise on the seat that moved last';
  if (hands.some((tile, seat) => tile >= 0 === drawers.includes(seat)))
    return 'a drawer has a tile, or a seat that has drawn has none';
  if (pending?.kind !== 'draw-tile') return null;
  if (pending.to !== drawers[0]) return 'a tile is drawn for another seat than the next drawer';
  return pile.length > 0 ? null : 'a tile is drawn from an empty pile';
}

/**
 * After the draws of a round seats are without a tile only where the reef has run out.
 *
 * @see KQ-DRAW-2 clockwise from the seat that moved last
 * @see KQ-DRAW-6 no tile is left to draw for these
 */
function drawsAreDone(state: KraquaState): string | null {
  const { phase, players, hands, pile, steals, turn, active } = state;
  const isRaid = steals.length > 0 && turn === null;
  if (!isRaid && phase !== 'fold') return null;
  const holders = hands.filter((tile) => tile >= 0).length;
  const isLeft = pile.length > 0 || ROWS.some((row) => rearSlot(state, row) >= 0);
  if (holders < players && isLeft) return 'a seat has not drawn';
  const isFirst = (place: number) => at(hands, (active + place) % players) >= 0;
  return isRaid && !range(holders).every(isFirst) ? 'the tiles have been drawn in another order' : null;
}

/** @see KQ-FOLD-2 the board is folded before the next gate is drawn */
function foldFits({ phase, stage }: KraquaState): string | null {
  return phase === 'fold' && stage === 0 ? 'the board has not been folded yet' : null;
}

function handsFit({ hands, waiting, active, turn, inner, outer }: KraquaState): string | null {
  if (waiting.length === 0) return null;
  const wrong = hands.some((tile, seat) => seat !== active && tile >= 0 !== waiting.includes(seat));
  if (wrong) return 'a seat that waits has no tile, or one that does not wait has one';
  if (turn === null) return null;
  if (!waiting.includes(active)) return 'the seat in turn does not wait for the end of its turn';
  const laid = inner.includes(turn.tile) || outer.includes(turn.tile);
  const held = hands[active] === turn.tile >> 1;
  return laid !== held ? null : 'the tile in use is neither laid nor held';
}

/**
 * @see KQ-STEAL-1 in a turn, the fish that was moved
 * @see KQ-RAID-1 at the end of a round, every fish that stands bare
 * @see KQ-R41 in the order of the fish, decided once
 */
function stealsFit(state: KraquaState, table: KraquaTable): string | null {
  const { steals, turn, fish } = state;
  if (steals.length === 0) return null;
  const checked = turn === null ? FISH : [chosen(turn.fish)];
  const due = checked.filter((one) => !isProtected(state, fish[one], table)).slice(-steals.length);
  return due.join() === steals.join() ? null : 'other fish are to be robbed than those that stand bare';
}

/** @see KQ-R28 only the seahorse rolls again, once */
function secondRollFits(state: KraquaState): string | null {
  const { again, phase, active } = state;
  const isPossible = (phase === 'steal' || phase === 'give') && hasChip(state, active, 'seahorse');
  return again && !isPossible ? 'a second roll where none can have been' : null;
}

/** @see KQ-R31 nobody is asked where there is one possibility */
function decisionsAreReal(state: KraquaState, table: KraquaTable): string | null {
  const { phase, active } = state;
  if (phase === 'help' && !isHelpOffered(state, table)) return 'no help is to be had';
  if (phase === 'reroll' && !hasChip(state, active, 'seahorse')) return 'the seat has no second roll';
  if (phase === 'give' && !isGemToChoose(state)) return 'there is no colour to choose';
  return phase === 'draw' && !isRowToChoose(state) ? 'there is no row to choose' : null;
}

function isGemToChoose(state: KraquaState): boolean {
  const { rolled, chest } = state;
  return rolled !== null && chest[rolled] === 0 && coloursLeft(state).length > 1;
}

function isRowToChoose(state: KraquaState): boolean {
  return (
    state.pending !== null || (state.pile.length === 0 && ROWS.every((row) => rearSlot(state, row) >= 0))
  );
}

/** What a shell is being flicked for must still be possible. */
function flickPays(state: KraquaState, table: KraquaTable): string | null {
  const { turn, pending, phase, shells } = state;
  if (pending?.kind !== 'flick-shell') return null;
  const { fish, animal, gem } = chosen(turn);
  if (shells === 0) return 'there is no shell to flick';
  if (phase === 'move')
    return targetOf(state, chosen(fish), chosen(animal), table) < 0 ? 'the shell pays for no move' : null;
  const dolphin = specialReached(state, table) === 'dolphin';
  const colour = chosen(gem);
  const possible = dolphin
    ? state.chest[colour] > 0 && lackOf(state, colour, table) > 0
    : state.cave[colour] > 0;
  return possible ? null : 'the shell pays for no help';
}

/**
 * Each round before this one had a turn, and each turn fills a slot for good or boxes a tile for good.
 *
 * @see KQ-R7 no slot is filled twice
 * @see KQ-R54 a tile without a slot goes to the box
 */
function roundsAreBounded({ round, next, box, difficulty }: KraquaState, table: KraquaTable): string | null {
  if (round === 0) return null;
  const filled = ROWS.reduce((sum, row) => sum + Math.max(next[row] - 1, 0), 0);
  const boxed = box.length - (table.tiles - table.tilesIn[difficulty].length);
  return round > Math.min(1 + filled + boxed, table.roundsMax) ? 'the game is too long' : null;
}

const ENDINGS: Readonly<Record<KraquaResult['reason'], KraquaResult['ending']>> = {
  'home-with-gems': 'won',
  'home-without-gems': 'almost-won',
  'reef-gone': 'lost',
  'chest-empty': 'lost',
  'fish-food': 'lost',
};

/**
 * The result says what the table shows, and where the table shows an end there is a result.
 *
 * @see KQ-END-1 the gems of a won game are in the hideout
 */
function resultFits(state: KraquaState, table: KraquaTable): string | null {
  const { phase, result } = state;
  if (phase === 'setup') return null;
  const reason = reasonToEnd(state, table);
  if (result === null) return reason === null ? null : `the game goes on after its end: ${reason}`;
  if (reason !== result.reason || ENDINGS[reason] !== result.ending)
    return 'the game has not come to this result';
  return reason === 'home-with-gems' && !isHideoutFull(state, table)
    ? 'the game is won, and its gems are not in the hideout'
    : null;
}

/**
 * Why the game is over as the table stands; null when it goes on.
 *
 * @see KQ-END-1 home with the gems
 * @see KQ-END-2 home without
 * @see KQ-END-3 no tile is left
 * @see KQ-END-4 no gem is left on the chest
 * @see KQ-END-5 lost with all gems in the hideout
 * @see KQ-R45 which reason is named
 */
function reasonToEnd(state: KraquaState, table: KraquaTable): KraquaResult['reason'] | null {
  if (fishBehind(state, table.firstGoal) === FISH.length)
    return isSecured(state, table) ? 'home-with-gems' : 'home-without-gems';
  const isEmpty = isChestEmpty(state);
  if (!isEmpty && state.box.length < table.tiles) return null;
  if (isHideoutFull(state, table)) return 'fish-food';
  return isEmpty ? 'chest-empty' : 'reef-gone';
}

/** The invariants of the sequence of play, from the set-up to the result. */
export const SEQUENCE: readonly Invariant[] = [
  setUpIsInOrder,
  drawsAreInOrder,
  drawsAreDone,
  handsFit,
  foldFits,
  stealsFit,
  secondRollFits,
  decisionsAreReal,
  flickPays,
  roundsAreBounded,
  resultFits,
];
