export { greedy as greedyBermudaPirates } from './greedy/bermuda-pirates.js';
export { greedy as greedyKraqua } from './greedy/kraqua.js';
export { greedy as greedyRockingRaft } from './greedy/rocking-raft.js';
export { greedy as greedyScavengersGold } from './greedy/scavengers-gold.js';
export { greedy as greedyWreckRaiders } from './greedy/wreck-raiders.js';
export type { Bot, Policy, SignatureOf } from './policy.js';
export { random } from './random.js';
export { botNamed, botNames } from './registry.js';
