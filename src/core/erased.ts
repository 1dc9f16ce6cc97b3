import type * as z from 'zod/mini';
import type { AnyAction, AnyChance, GameDefinition, GameTypes, StateShape } from './definition.js';
import type { GameSignature } from './signature.js';

/**
 * The types of a game of which only what all games share is known. The kernel works on these; `defineGame` gives the
 * types back.
 */
export interface Erased extends GameTypes {
  state: StateShape;
  asked: StateShape;
}

export type AnyDefinition = GameDefinition<
  Erased,
  readonly AnyAction<Erased>[],
  readonly AnyChance<Erased>[],
  z.ZodMiniObject,
  unknown,
  Readonly<Record<string, number>>
>;

export interface ErasedSignature extends GameSignature {
  state: StateShape;
}
