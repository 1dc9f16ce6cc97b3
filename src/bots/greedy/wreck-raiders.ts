import { at, range } from '../../core/lists.js';
import type { Game, GameSimulator } from '../../core/signature.js';
import { isExact } from '../../games/wreck-raiders/claims.js';
import type { Card, Style } from '../../games/wreck-raiders/edition.js';
import type { WreckRaidersState, wreckRaiders } from '../../games/wreck-raiders/index.js';
import { typeOf } from '../../games/wreck-raiders/queries.js';
import { seatScore } from '../../games/wreck-raiders/scoring.js';
import type { Bot, SignatureOf } from '../policy.js';

type WreckRaiders = SignatureOf<typeof wreckRaiders>;
type Action = WreckRaiders['action'];
type Mat = WreckRaidersState['mats'][number];

const RIVAL = 5;
/** Coins that a seashell in the basket may bring: Conch, Scallop, Starfish. */
const SHELL_WORTH = [0.65, 0.8, 0.9] as const;
/** Coins that an open aquarium promises, and each seashell on it, for a Top to come. */
const OPEN_WORTH = 0.7;
const OPEN_SHELL_WORTH = 0.5;
/** How much of a shell's worth is left when the basket holds many of its kind. */
const CROWDED = 4;
/** What a Starfish that covers a treasure is worth where it lies. */
const COVER = 1.6;
/** Coins for a display that no exhibit wants, by treasures: the longer, the harder to clear. */
const ADRIFT: readonly number[] = [0, 0.3, -0.5, -1.5, -3, -5];
/** What the room for a treasure in the vault is worth. */
const VAULT_ROOM = 1;
/** How much of its row the first, second and third treasure of a type is worth. */
const ROW_STEPS = [0.15, 0.3, 0.55] as const;
/** What somebody else's gain costs. */
const OTHERS_GAIN = 0.6;

/**
 * Looks one step ahead, from the die to the move, with a plain worth of exhibits, displays, vault, aquariums and
 * seashells. It knows what chance may bring, but not what others will do.
 */
export const greedy: Bot<WreckRaiders> = (game) => (view, actions, rng) => {
  const seat = at(actions, 0).seat;
  const simulator = game.simulator(game.determinize(view, rng));
  let best = at(actions, 0);
  let most = -Infinity;
  for (const action of actions) {
    const worth = worthAfter(game, simulator, action, seat);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
};

/** The worth of an action to a seat; of taking a die, or shifting it, that of the best move then. */
function worthAfter(
  game: Game<WreckRaiders>,
  simulator: GameSimulator<WreckRaiders>,
  action: Action,
  seat: number,
): number {
  const next = simulator.clone();
  next.apply(action);
  const { state } = next;
  const choosing =
    (state.phase === 'move' && action.type !== 'discard-by-starfish') || state.phase === 'rival-move';
  if (!choosing || state.pending !== null || state.result !== null) return worthOf(state, seat, game);
  let most = -Infinity;
  for (const move of next.legalActions())
    if (move.type === 'move-diver' || move.type === 'place-rival' || move.type === 'forfeit-move')
      most = Math.max(most, worthAfter(game, next, move, seat));
  return most;
}

/** What a position is worth to a seat, in coins. */
function worthOf(state: WreckRaidersState, seat: number, game: Game<WreckRaiders>): number {
  const { edition } = game;
  const mat = at(state.mats, seat);
  const claimed = claimWorth(state, seat, game);
  const displays = mat.displays.map((display, index) =>
    state.claim !== null && state.seat === seat && state.claim.display === index ? [] : display.map(typeOf),
  );
  return (
    seatScore(mat, edition).total +
    claimed +
    displaysWorth(displays, openCards(state, game), at(mat.shells, 2)) +
    rowsWorth(mat, edition.mat.vault.rowCoins) +
    shellsWorth(mat.shells) +
    aquariumsWorth(mat, game) +
    gainsWorth(state, seat, displays, game)
  );
}

/** The face-up exhibits, but for the one being claimed. */
function openCards({ exhibits, claim }: WreckRaidersState, { edition }: Game<WreckRaiders>): Card[] {
  return exhibits.flatMap((id, slot) => {
    const card = edition.exhibits.cards[id];
    return card === undefined || claim?.slot === slot ? [] : [card];
  });
}

function styleWorth(style: Style | null): number {
  if (style === null) return 0;
  return style.kind === 'shells' ? shellsWorth(style.shells) : 2 + (style.kind === 'piece' ? 1 : 0);
}

/** Coins of the claim under way, and of its Conch and style. */
function claimWorth(
  { claim, exhibits, mats, seat: owner }: WreckRaidersState,
  seat: number,
  { edition }: Game<WreckRaiders>,
): number {
  if (claim === null || owner !== seat) return 0;
  const card = at(edition.exhibits.cards, at(exhibits, claim.slot));
  const exact = isExact(at(at(mats, seat).displays, claim.display), card.types, claim.stars);
  return (
    card.coins + (claim.conch ? edition.scoring.decoratedConch : 0) + (exact ? styleWorth(card.style) : 0)
  );
}

function shellsWorth(shells: readonly number[]): number {
  return SHELL_WORTH.reduce((sum, worth, kind) => {
    const count = at(shells, kind);
    return sum + worth * Math.min(count, CROWDED) + 0.2 * Math.max(0, count - CROWDED);
  }, 0);
}

/** What the open aquariums promise, beyond what they score. */
function aquariumsWorth({ aquariums }: Mat, { edition }: Game<WreckRaiders>): number {
  let sum = 0;
  for (const ids of aquariums) {
    const pieces = ids.map((id) => at(edition.aquarium.pieces, id));
    if (pieces.some(({ kind }) => kind === 'top')) continue;
    const shells = pieces.flatMap((piece) => piece.shells).reduce((total, count) => total + count, 0);
    sum += OPEN_WORTH + OPEN_SHELL_WORTH * shells;
  }
  return sum;
}

/** What the displays promise: each aims at an exhibit of its own. */
function displaysWorth(
  displays: readonly (readonly number[])[],
  cards: readonly Card[],
  starfish: number,
): number {
  const taken = new Set<Card>();
  let sum = 0;
  for (const display of [...displays].sort((one, other) => other.length - one.length)) {
    let most = at(ADRIFT, display.length);
    let aim: Card | undefined;
    for (const card of cards) {
      const worth = taken.has(card) ? -Infinity : promise(display, card, starfish);
      if (worth > most) [most, aim] = [worth, card];
    }
    if (aim !== undefined) taken.add(aim);
    sum += most;
  }
  return sum;
}

/** What a display is worth on the way to an exhibit; a treasure that is not asked for needs a Starfish. */
function promise(display: readonly number[], { types, coins, style }: Card, starfish: number): number {
  if (display.length > types.length) return -Infinity;
  const left = [...types];
  let covers = 0;
  for (const type of display) {
    const place = left.indexOf(type);
    if (place < 0) covers += 1;
    else left.splice(place, 1);
  }
  if (covers > starfish) return -Infinity;
  const inOrder = display.every((type, pedestal) => types[pedestal] === type);
  const full = coins + (inOrder ? styleWorth(style) : 0);
  const done = display.length / types.length;
  return full * done * (0.75 + 0.15 * done) - COVER * covers;
}

/** What the unfinished rows of a vault promise, beyond what they score. */
function rowsWorth({ vault }: Mat, rowCoins: readonly number[]): number {
  let sum = 0;
  for (const [row, coins] of rowCoins.entries()) {
    const types = vault.flatMap((column) => {
      const treasure = column[row];
      return treasure === undefined ? [] : [typeOf(treasure)];
    });
    if (types.length === 3 || types.length === 0 || new Set(types).size > 1) continue;
    sum += coins * (types.length === 1 ? 0.15 : 0.45);
  }
  return sum - VAULT_ROOM * vault.reduce((count, column) => count + column.length, 0);
}

/** What is being gained, and what waits to be gained from this placement. */
function gainsWorth(
  state: WreckRaidersState,
  seat: number,
  displays: readonly (readonly number[])[],
  game: Game<WreckRaiders>,
): number {
  const { gain, neighbours, wreck } = state;
  const vaultOnly = state.players === 1 && state.roundTurn >= 3;
  const waiting = neighbours.map((owner) => ({ owner, type: wreck, vaultOnly }));
  const now = gain === null ? [] : [{ owner: gain.seat, type: gain.wreck, vaultOnly: gain.vaultOnly }];
  return [...now, ...waiting].reduce((sum, { owner, type, vaultOnly: only }) => {
    if (owner === RIVAL) return sum;
    return owner === seat
      ? sum + treasureWorth(state, seat, { type, displays: only ? [] : displays }, game)
      : sum - OTHERS_GAIN;
  }, 0);
}

/** The most that one more treasure of a type brings, in a display or in the vault. */
function treasureWorth(
  state: WreckRaidersState,
  seat: number,
  { type, displays }: { type: number; displays: readonly (readonly number[])[] },
  game: Game<WreckRaiders>,
): number {
  const { edition } = game;
  const cards = openCards(state, game);
  const starfish = at(at(state.mats, seat).shells, 2);
  const before = displaysWorth(displays, cards, starfish);
  const inDisplays = range(displays.length).map((chosen) =>
    at(displays, chosen).length < edition.mat.pedestals.value
      ? displaysWorth(
          displays.map((display, index) => (index === chosen ? [...display, type] : display)),
          cards,
          starfish,
        ) - before
      : 0,
  );
  return Math.max(vaultWorth(at(state.mats, seat), type, edition.mat.vault.rowCoins), ...inDisplays);
}

/** Roughly: a new front, or a row that goes on. */
function vaultWorth({ vault }: Mat, type: number, rowCoins: readonly number[]): number {
  const heights = vault.map((column) => column.length);
  const row = Math.min(...heights);
  if (row >= rowCoins.length) return 0;
  const known = new Set(vault.flat().filter((treasure) => typeOf(treasure) === type)).size;
  const others = vault.flatMap((column) => (column[row] === undefined ? [] : [typeOf(at(column, row))]));
  const fits = others.every((other) => other === type);
  return 1 - known / 3 + (fits ? at(rowCoins, row) * at(ROW_STEPS, others.length) : -0.2);
}
