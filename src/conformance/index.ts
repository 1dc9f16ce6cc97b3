export type { Referee } from './choices.js';
export { LawError } from './law.js';
export type { Law } from './law.js';
export { laws } from './laws.js';
export { playthroughOf } from './playthrough.js';
export type { Playthrough, Ply, Trial } from './playthrough.js';
export { assertLaw, assertLaws, trials, tryLaw } from './runner.js';
export type { Conformance } from './runner.js';
