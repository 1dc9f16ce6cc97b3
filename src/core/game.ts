import type * as z from 'zod/mini';
import type { AnyAction, AnyChance, GameDefinition, GameTypes } from './definition.js';
import type { AnyDefinition } from './erased.js';
import { gameOf } from './game-of.js';
import type { Game, SignatureOf } from './signature.js';

export type {
  ActionBlock,
  ActionSpace,
  ChanceOutcome,
  Check,
  Game,
  GameSchemas,
  GameSimulator,
  StepResult,
} from './signature.js';

/**
 * Makes a game out of its definition.
 *
 * @returns a function from an edition to the game on these components; it throws EditionError for an edition that the
 *   game's schema refuses
 * @example
 * export const createMyGame = defineGame<MyGameTypes>()({ id: 'my-game', … });
 * export const myGame = createMyGame(standardEdition);
 */
export function defineGame<T extends GameTypes>(): <
  const Actions extends readonly AnyAction<T>[],
  const Chances extends readonly AnyChance<T>[],
  Options extends z.ZodMiniObject,
  Scores,
  const Measures extends Readonly<Record<string, number>>,
>(
  definition: GameDefinition<T, Actions, Chances, Options, Scores, Measures>,
) => (edition: unknown) => Game<SignatureOf<T, Actions, Chances, Options, Scores, Measures>>;
// The one place where the kernel, which knows no game's types, and an author's types meet.
export function defineGame() {
  return (definition: AnyDefinition) => (edition: unknown) => gameOf(definition, edition);
}
