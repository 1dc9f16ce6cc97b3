import type { Policy } from '../bots/policy.js';
import type { Seat } from '../core/definition.js';
import type { Game } from '../core/game.js';
import { at, range } from '../core/lists.js';
import { below, derivedSeed, rngFromSeed } from '../core/random.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import { BotError, isIllegalAction } from './bot-error.js';
import { simulatedPosition } from './position.js';
import type { Position } from './position.js';

/** Tells the outcome of chance events that the game itself cannot sample, or that the caller wants to sample otherwise. */
export type Referee<G extends GameSignature = GameSignature> = Readonly<
  Record<string, (state: G['state'], rng: Rng) => unknown>
>;

/** All that the games of a batch have in common. */
export interface Match<G extends GameSignature = GameSignature> {
  readonly game: Game<G>;
  /** Explicit chance; the same for every game. */
  readonly first: G['state'];
  readonly seats: number;
  /** Names of the bots; as many as seats. */
  readonly bots: readonly string[];
  /** As many as seats; bots that are the same share one. */
  readonly policies: readonly Policy<G>[];
  readonly referee: Referee<G>;
  /** The batch's. */
  readonly seed: string;
  /** Plies after which a game is given up. */
  readonly cap: number;
  /** Whether bots move up one seat from game to game. */
  readonly rotate: boolean;
}

/** One game of a batch. Plain JSON. */
export interface GameRecord {
  /** Counted from 0. */
  readonly index: number;
  /** A game set up with this seed has the same chance outcomes, if the same actions are chosen. */
  readonly seed: string;
  /** By seat: which of the batch's bots sat there, counted from 0. */
  readonly bots: readonly number[];
  /** `cap` for a game that was given up. */
  readonly end: 'over' | 'cap';
  /** The seats with the greatest return; nobody in a game given up, for one player, or where all win or lose together. */
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly returns: readonly number[];
  /** Actions of players and of chance. */
  readonly plies: number;
  /** Actions of players. */
  readonly decisions: number;
  readonly measures: Readonly<Record<string, number>>;
}

/**
 * Plays one game of a match; the same index gives the same game.
 *
 * @throws BotError
 */
export function playGame<G extends GameSignature>(
  match: Match<G>,
  index: number,
  position: Position<G> = simulatedPosition(match.game, match.first),
): GameRecord {
  const { game, cap } = match;
  const seed = derivedSeed(match.seed, index);
  const chanceRng = rngFromSeed(seed);
  const botRng = rngFromSeed(`${seed}#bots`);
  const bots = range(match.seats).map((seat) => botAt(match, seat, index));
  const policies = bots.map((bot) => at(match.policies, bot));
  let [plies, decisions] = [0, 0];
  const blamed = (seat: Seat, cause: unknown) =>
    new BotError({ bot: at(match.bots, at(bots, seat)), seat, game: index, seed, ply: plies, cause });
  let state = position.state();
  for (; state.result === null && plies < cap; state = position.state()) {
    plies += 1;
    if (state.pending === null) {
      decisions += 1;
      decide(position, policies, botRng, blamed);
    } else {
      takeChance(position, match.referee, chanceRng);
    }
  }
  const returns = [...game.returns(state)];
  const over = state.result !== null;
  return {
    index,
    seed,
    bots,
    end: over ? 'over' : 'cap',
    winners: over && isContest(match) ? winnersOf(returns) : [],
    returns,
    plies,
    decisions,
    measures: game.measures(state),
  };
}

/** Whether somebody can win against somebody else. */
export function isContest<G extends GameSignature>({ game, seats }: Match<G>): boolean {
  return seats > 1 && game.info.utility(seats) !== 'cooperative';
}

function botAt<G extends GameSignature>({ seats, rotate }: Match<G>, seat: Seat, index: number): number {
  return rotate ? (seat + seats - (index % seats)) % seats : seat;
}

function winnersOf(returns: readonly number[]): Seat[] {
  const most = Math.max(...returns);
  return range(returns.length).filter((seat) => returns[seat] === most);
}

function takeChance<G extends GameSignature>(position: Position<G>, referee: Referee<G>, rng: Rng): void {
  const state = position.state();
  const kind = String(state.pending?.kind);
  const tell = Object.hasOwn(referee, kind) ? referee[kind] : undefined;
  if (tell === undefined) position.sampleChance(rng);
  else position.apply({ type: 'chance', kind, outcome: tell(state, rng) });
}

/**
 * Asks the policy whose decision it is, and does what it chooses.
 *
 * @param blamed - makes the error for a bot that failed
 */
function decide<G extends GameSignature>(
  position: Position<G>,
  policies: readonly Policy<G>[],
  rng: Rng,
  blamed: (seat: Seat, cause: unknown) => BotError,
): void {
  const actions = position.legalActions();
  const offered = offeredTogether(actions, policies, rng);
  const { seat } = at(offered, 0);
  const choose = chooserOf(at(policies, seat), position, seat);
  let chosen: G['action'];
  try {
    chosen = choose(offered, rng);
  } catch (cause) {
    throw blamed(seat, cause);
  }
  const place = actions.indexOf(chosen);
  if (place >= 0) {
    position.applyListed(place);
    return;
  }
  try {
    position.apply(chosen);
  } catch (cause) {
    throw isIllegalAction(cause) ? blamed(seat, cause) : cause;
  }
}

/** The policy with the view that it looks at, if it looks. */
function chooserOf<G extends GameSignature>(
  policy: Policy<G>,
  position: Position<G>,
  seat: Seat,
): NonNullable<Policy<G>['blind']> {
  if (policy.blind !== undefined) return policy.blind;
  const view = position.view(seat);
  return (offered, rng) => policy(view, offered, rng);
}

/**
 * The actions that one policy is asked about. Where seats with different policies may act, a seat is drawn; seats that
 * share its policy are asked with it.
 *
 * @param actions - sorted by seat
 * @param policies - by seat
 */
function offeredTogether<G extends GameSignature>(
  actions: readonly G['action'][],
  policies: readonly Policy<G>[],
  rng: Rng,
): readonly G['action'][] {
  const first = at(actions, 0).seat;
  if (at(actions, actions.length - 1).seat === first) return actions;
  const acting = [...new Set(actions.map(({ seat }) => seat))];
  if (acting.every((seat) => policies[seat] === policies[first])) return actions;
  const drawn = policies[at(acting, below(rng, acting.length))];
  return actions.filter(({ seat }) => policies[seat] === drawn);
}
