export { BotError } from './bot-error.js';
export type { BotFailure } from './bot-error.js';
export type { BatchModule, BatchOptions, TableOptions, Tally } from './options.js';
export type { GameRecord, Referee } from './play.js';
export type { BatchReport, BotStanding, LengthReport, Outcomes, Standing, Timing } from './report.js';
export { playGames, simulate, transcriptOf } from './simulate.js';
export { meanOf, rateOf } from './statistics.js';
export type { Mean, Rate } from './statistics.js';
