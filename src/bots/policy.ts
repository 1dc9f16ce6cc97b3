import type { Game } from '../core/game.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import type { View } from '../core/view.js';

/**
 * Chooses one of the legal actions for whoever may act, from what that seat may know. Draws from `rng` only, and keeps
 * nothing from one call to the next.
 */
export type Policy<G extends GameSignature = GameSignature> = Methods<G>['choose'] & {
  /** The same choice by a policy that never looks at the view: whoever asks this need not build one. */
  readonly blind?: Methods<G>['chooseBlind'];
};

/** Makes a policy for a game: tables that it needs are worked out once. */
export type Bot<G extends GameSignature = GameSignature> = Methods<G>['make'];

// Written as methods, so that a bot for one game can stand where bots for any game stand, as `Game` itself can.
interface Methods<G extends GameSignature> {
  choose(this: void, view: View<G['view']>, actions: readonly G['action'][], rng: Rng): G['action'];
  chooseBlind(this: void, actions: readonly G['action'][], rng: Rng): G['action'];
  make(this: void, game: Game<G>): Policy<G>;
}

/** The signature of a game, as in `Bot<SignatureOf<typeof scavengersGold>>`. */
export type SignatureOf<AnyGame> = AnyGame extends Game<infer G> ? G : never;
