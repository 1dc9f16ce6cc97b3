import type { Seat } from '../core/definition.js';
import { IllegalActionError } from '../core/refusal.js';
import type { Refusal } from '../core/refusal.js';

/** Where in a batch a bot failed, and what was thrown. */
export interface BotFailure {
  /** Its name. */
  readonly bot: string;
  readonly seat: Seat;
  /** Which game of the batch, counted from 0. */
  readonly game: number;
  /** The game's, as in its record. */
  readonly seed: string;
  /** Of the game, chance included, counted from 1. */
  readonly ply: number;
  /** What the bot threw, or an `IllegalActionError`. A thread sends a copy of it. */
  readonly cause: unknown;
}

/** A bot that threw, or chose what is no legal action. The same game of the same batch comes to the same ply. */
export class BotError extends Error {
  override readonly name = 'BotError';
  readonly code = 'TT-BOT';
  readonly bot: string;
  readonly seat: Seat;
  readonly game: number;
  readonly seed: string;
  readonly ply: number;

  constructor({ bot, seat, game, seed, ply, cause }: BotFailure) {
    const place = `at seat ${String(seat)}, game ${String(game)} (seed ${JSON.stringify(seed)}), ply ${String(ply)}`;
    const reason = isIllegalAction(cause) ? cause.message : String(cause);
    super(`bot ${JSON.stringify(bot)} ${place}: ${reason}`, { cause });
    this.bot = bot;
    this.seat = seat;
    this.game = game;
    this.seed = seed;
    this.ply = ply;
  }
}

/** Whether it is one of any copy of the package: the game may come out of another. */
export function isIllegalAction(thrown: unknown): thrown is IllegalActionError {
  return thrown instanceof Error && thrown.name === 'IllegalActionError';
}

/** What was thrown, as it crosses threads: errors lose their class on the way, and functions cannot go. */
type SentCause =
  | { readonly refusal: Refusal; readonly action: unknown }
  | { readonly name: string; readonly message: string; readonly stack: string | undefined }
  | { readonly text: string };

export type SentFailure = Omit<BotFailure, 'cause'> & { readonly cause: SentCause };

export function sentFailure({ bot, seat, game, seed, ply, cause }: BotError): SentFailure {
  return { bot, seat, game, seed, ply, cause: sentCause(cause) };
}

function sentCause(cause: unknown): SentCause {
  if (isIllegalAction(cause)) return { refusal: cause.refusal, action: copied(cause.action) };
  if (!(cause instanceof Error)) return { text: String(cause) };
  const { name, message, stack } = cause;
  return { name, message, stack };
}

/** A copy, where there can be one: not of a function or a promise. */
function copied(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return undefined;
  }
}

export function receivedFailure({ cause, ...place }: SentFailure): BotError {
  return new BotError({ ...place, cause: receivedCause(cause) });
}

function receivedCause(sent: SentCause): unknown {
  if ('refusal' in sent) return new IllegalActionError(sent.refusal, sent.action);
  if ('text' in sent) return sent.text;
  const { message, ...rest } = sent;
  return Object.assign(new Error(message), rest);
}
