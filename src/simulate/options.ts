import type { Bot } from '../bots/policy.js';
import type { Seed } from '../core/random.js';
import { OptionsError } from '../core/refusal.js';
import type { GameSignature } from '../core/signature.js';
import type { GameRecord, Referee } from './play.js';

/** What a game's `setup` takes, but for the choice between seed and explicit chance. */
export type TableOptions<Setup> = Setup extends unknown ? Omit<Setup, 'seed' | 'chance'> : never;

/**
 * Listens to the events of one game, and counts what it wants to count under keys of its choice. Made anew for each game,
 * so that it may remember what came before.
 */
export type Tally<G extends GameSignature = GameSignature> = (
  count: (key: string) => void,
) => (event: G['event']) => void;

/** What a module may export that the threads of a batch load. */
export interface BatchModule<G extends GameSignature = GameSignature> {
  /** The game, where it is none of the package's own on its standard edition. */
  readonly game?: unknown;
  /** Bots by name. */
  readonly bots?: Readonly<Record<string, Bot<G>>>;
  readonly referee?: Referee<G>;
  readonly tally?: Tally<G>;
}

/** What to play, how often, and who plays. */
export interface BatchOptions<G extends GameSignature = GameSignature> {
  /** Players, variants, difficulty: what the game's `setup` takes, without seed and chance. */
  readonly options?: TableOptions<G['setup']>;
  /** One for each seat, or one for all; by name, or the bot itself. `random` when left out. */
  readonly bots?: readonly (string | Bot<G>)[];
  readonly games: number;
  readonly seed: Seed;
  /** Plies, chance included, after which a game is given up; the game's own when left out. */
  readonly cap?: number;
  /** Whether the first bot sits at seat 0 in every game. Otherwise all move up one seat from game to game. */
  readonly fixedSeats?: boolean;
  /** Threads besides this one, at most 256; 0, or nothing: all games are played in this one. */
  readonly workers?: number;
  /**
   * URL of an ES module with the exports of `BatchModule`. Threads cannot be sent functions: they load what is not the
   * package's own from here.
   */
  readonly module?: string | URL;
  /** Without threads only; else in `module`. */
  readonly referee?: Referee<G>;
  /** Counts events; the batch then runs on `step` in place of the simulator, many times slower. Without threads only; else in `module`. */
  readonly tally?: Tally<G>;
  /** Hears of every game, in order. What it returns is waited for. */
  readonly onGame?: (game: GameRecord) => unknown;
  /** Hears now and then how many games are done. */
  readonly onProgress?: (games: number) => void;
  /** Stops the batch after the games that are being played: what is done so far is reported. */
  readonly signal?: AbortSignal;
}

/** What a batch is of, as data that can be sent to a thread. */
export interface Plan {
  readonly gameId: string;
  readonly editionMark: string;
  readonly module: string | null;
  readonly options: object;
  /** Names, by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly cap: number;
  readonly rotate: boolean;
}

/** @throws OptionsError unless it is an integer of at least `least` and at most `most` */
export function wholeNumber(name: string, value: number, least: number, most = Infinity): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const end = most === Infinity ? '' : ` and at most ${String(most)}`;
  throw new OptionsError({
    path: [name],
    found: String(value),
    expected: `an integer of at least ${String(least)}${end}`,
  });
}
