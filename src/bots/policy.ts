import type { Game } from '../core/game.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import type { View } from '../core/view.js';

/**
 * Chooses one of the legal actions for whoever may act, from what that seat may know. Draws from `rng` only, and keeps
 * nothing from one call to the next.
 */
export interface Policy<G extends GameSignature = GameSignature> {
  (view: View<G['view']>, actions: readonly G['action'][], rng: Rng): G['action'];
  /** The same choice for a policy that never looks at the view: whoever asks this need not build one. */
  readonly blind?: (actions: readonly G['action'][], rng: Rng) => G['action'];
}

/** Makes a policy for a game: tables that it needs are worked out once. */
export type Bot<G extends GameSignature = GameSignature> = {
  // Written as a method, so that a bot for one game may stand where a bot for some game is asked for.
  make(this: void, game: Game<G>): Policy<G>;
}['make'];

/** The signature of a game, as in `Bot<SignatureOf<typeof scavengersGold>>`. */
export type SignatureOf<AnyGame> = AnyGame extends Game<infer G> ? G : never;
