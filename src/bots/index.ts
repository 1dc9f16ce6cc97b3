export type { Bot, Policy, SignatureOf } from './policy.js';
export { random } from './random.js';
export { botNamed, botNames } from './registry.js';
