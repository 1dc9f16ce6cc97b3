import { at, range } from '../../core/lists.js';
import type { Piece, WreckRaidersEdition } from './edition.js';
import { typeOf } from './queries.js';
import type { EndReason, Env, Mat, Result, Score, WreckRaidersState } from './state.js';

/** What one aquarium earns. */
export interface AquariumScore {
  /** Piece ids from the bottom. */
  readonly pieces: readonly number[];
  /** Printed coins of the Bottom and the Middles. */
  readonly printed: number;
  /** What the Top counts, how many of them there are, and the coins; null without a Top. */
  readonly top: {
    readonly counts: 'sets' | 'pieces';
    readonly count: number;
    readonly coinsEach: number;
    readonly coins: number;
  } | null;
  readonly total: number;
}

/** What decided who wins: the total, a tie-break, or nothing. */
export type Decider = 'total' | 'treasures-left' | 'shells-left' | 'shared' | 'solo';

/** The final scoring of a position, as if the game ended here. */
export interface WreckRaidersScores {
  readonly seats: readonly Score[];
  /** By seat, in the order in which they were started. */
  readonly aquariums: readonly (readonly AquariumScore[])[];
  /** The seats that win; none in the solo game. */
  readonly winners: readonly number[];
  readonly decidedBy: Decider;
}

/**
 * Counts an aquarium, with or without a Top.
 *
 * @see WR-SCORE-6 every aquarium
 * @see WR-SCORE-7 printed coins
 */
export function aquariumScore(pieces: readonly number[], edition: WreckRaidersEdition): AquariumScore {
  const shown = [...pieces].map((piece) => at(edition.aquarium.pieces, piece));
  let printed = 0;
  for (const piece of shown) if (piece.kind !== 'top') printed += piece.coins;
  const top = topScore(shown);
  return { pieces: [...pieces], printed, top, total: printed + (top === null ? 0 : top.coins) };
}

/**
 * @see WR-SCORE-8 sets of shells
 * @see WR-SCORE-9 all shells of the aquarium form one pool
 * @see WR-SCORE-10 pieces, the Top included
 * @see WR-R32 the smallest quotient over the named kinds
 */
function topScore(pieces: readonly Piece[]): AquariumScore['top'] {
  const last = at(pieces, pieces.length - 1);
  if (last.kind !== 'top') return null;
  const { formula } = last;
  if (formula.kind === 'tiles')
    return {
      counts: 'pieces',
      count: pieces.length,
      coinsEach: formula.coins,
      coins: pieces.length * formula.coins,
    };
  let count = Infinity;
  for (let kind = 0; kind < 3; kind += 1) {
    const needed = at(formula.shells, kind);
    if (needed === 0) continue;
    let pool = 0;
    for (const { shells } of pieces) pool += at(shells, kind);
    count = Math.min(count, Math.floor(pool / needed));
  }
  return { counts: 'sets', count, coinsEach: formula.coins, coins: count * formula.coins };
}

/**
 * Coins of the rows of a vault that hold three treasures of one type.
 *
 * @see WR-SCORE-4 rows of one type
 * @see WR-SCORE-5 fronts do not count
 */
function rowCoins(vault: readonly (readonly number[])[], { mat }: WreckRaidersEdition): number {
  let coins = 0;
  for (let row = 0; row < mat.vault.rowCoins.length; row += 1) {
    const types = vault.map((column) => {
      const treasure = column[row];
      return treasure === undefined ? -1 : typeOf(treasure);
    });
    const [first, second, third] = types;
    if (first !== -1 && first === second && second === third) coins += at(mat.vault.rowCoins, row);
  }
  return coins;
}

/**
 * What a mat is worth.
 *
 * @see WR-SCORE-1 three parts
 * @see WR-SCORE-2 exhibits and Conches
 * @see WR-SCORE-3 different treasures
 * @see WR-R38 what breaks ties
 */
export function seatScore(mat: Mat, edition: WreckRaidersEdition): Score {
  const vault = [...mat.vault].map((column) => [...column]);
  let exhibits = 0;
  for (const card of [...mat.exhibits]) exhibits += at(edition.exhibits.cards, card).coins;
  const conches = mat.conches.length * edition.scoring.decoratedConch;
  const unique = new Set(vault.flat()).size * edition.scoring.uniqueTreasure;
  const rows = rowCoins(vault, edition);
  let aquariums = 0;
  for (const pieces of [...mat.aquariums]) aquariums += aquariumScore(pieces, edition).total;
  let leftTreasures = 0;
  for (const display of [...mat.displays]) leftTreasures += display.length;
  const [conch = 0, scallop = 0, starfish = 0] = [...mat.shells];
  return {
    exhibits,
    conches,
    unique,
    rows,
    aquariums,
    total: exhibits + conches + unique + rows + aquariums,
    leftTreasures,
    leftShells: conch + scallop + starfish,
  };
}

/** In the order in which they decide. */
const DECIDERS = ['total', 'leftTreasures', 'leftShells'] as const;
const DECIDED_BY: readonly Decider[] = ['total', 'treasures-left', 'shells-left'];

/**
 * Who wins with these scores, and what decides it.
 *
 * @see WR-SCORE-11 the highest score
 * @see WR-SCORE-12 ties
 * @see WR-SCORE-13 a shared victory
 * @see WR-R52 nobody in the solo game
 */
export function decide(scores: readonly Score[]): { winners: number[]; decidedBy: Decider } {
  if (scores.length === 1) return { winners: [], decidedBy: 'solo' };
  let winners = range(scores.length);
  for (const [step, key] of DECIDERS.entries()) {
    const best = Math.max(...winners.map((seat) => at(scores, seat)[key]));
    winners = winners.filter((seat) => at(scores, seat)[key] === best);
    if (winners.length === 1) return { winners, decidedBy: at(DECIDED_BY, step) };
  }
  return { winners, decidedBy: 'shared' };
}

/**
 * The place of a solo score in the list of bands.
 *
 * @see WR-SOLO-28 the chart
 */
function bandOf(total: number, { solo }: WreckRaidersEdition): number {
  return solo.bands.filter(({ from }) => from <= total).length - 1;
}

/** The result of a game that ends here. */
export function resultOf(
  state: WreckRaidersState,
  { edition }: Pick<Env, 'edition'>,
  reasons: readonly EndReason[],
): Result {
  const scores = [...state.mats].map((mat) => seatScore(mat, edition));
  const { winners } = decide(scores);
  const band = state.players === 1 ? bandOf(at(scores, 0).total, edition) : -1;
  return { scores, winners, band, reasons: [...reasons] };
}

/** The breakdown of every seat, valid in every position. */
export function scoresOf(state: WreckRaidersState, edition: WreckRaidersEdition): WreckRaidersScores {
  const seats = state.mats.map((mat) => seatScore(mat, edition));
  return {
    seats,
    aquariums: state.mats.map((mat) => mat.aquariums.map((pieces) => aquariumScore(pieces, edition))),
    ...decide(seats),
  };
}

/** The solo score that counts as 0: the top of the second band. */
const SOLO_PAR = 75;

/**
 * Multi: a win is shared out so that the sum is 0. Solo: how far the total is above 75 coins, or below.
 */
export function returnsOf({ players, result }: WreckRaidersState): number[] {
  if (result === null) return range(players).map(() => 0);
  const { winners, scores } = result;
  if (players === 1) {
    const { total } = at(scores, 0);
    return [Math.max(-1, Math.min(1, (total - SOLO_PAR) / SOLO_PAR))];
  }
  const won = (players / winners.length - 1) / (players - 1);
  return range(players).map((seat) => (winners.includes(seat) ? won : -1 / (players - 1)));
}
