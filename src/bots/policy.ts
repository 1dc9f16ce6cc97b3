import type { Rng } from '../core/random.js';
import type { Game, GameSignature } from '../core/signature.js';
import type { View } from '../core/view.js';

/** Chooses one of the legal actions for whoever may act, from what that seat may know. Draws from `rng` only. */
export type Policy<G extends GameSignature = GameSignature> = (
  view: View<G['view']>,
  actions: readonly G['action'][],
  rng: Rng,
) => G['action'];

/** Makes a policy for a game: tables that it needs are worked out once. */
export type Bot<G extends GameSignature = GameSignature> = (game: Game<G>) => Policy<G>;

/** The signature of a game, as in `Bot<SignatureOf<typeof scavengersGold>>`. */
export type SignatureOf<AnyGame> = AnyGame extends Game<infer G> ? G : never;
