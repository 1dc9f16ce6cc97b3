import { at } from '../core/lists.js';
import type { Game } from '../core/game.js';
import { below } from '../core/random.js';
import type { Rng } from '../core/random.js';
import type { GameSignature } from '../core/signature.js';
import type { Policy } from './policy.js';

/** Uniform over the legal actions. */
export function random<G extends GameSignature>(_game: Game<G>): Policy<G> {
  const blind = (actions: readonly G['action'][], rng: Rng) => at(actions, below(rng, actions.length));
  const policy: Policy<G> = (_view, actions, rng) => blind(actions, rng);
  return Object.assign(policy, { blind });
}
