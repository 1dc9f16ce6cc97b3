import { at } from '../core/lists.js';
import { below } from '../core/random.js';
import type { Bot } from './policy.js';

/** Uniform over the legal actions. */
export const random: Bot = () => (_view, actions, rng) => at(actions, below(rng, actions.length));
