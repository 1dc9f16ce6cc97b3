export { LawError } from './law.js';
export type { Law } from './law.js';
export { laws } from './laws.js';
export { playthroughOf } from './playthrough.js';
export type { Playthrough, Ply, Referee, Trial } from './playthrough.js';
export { assertLaw, assertLaws, trials, tryLaw } from './runner.js';
export type { Conformance } from './runner.js';
