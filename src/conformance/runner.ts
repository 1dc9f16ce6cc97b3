import * as fc from 'fast-check';
import type { Game } from '../core/game.js';
import type { GameSignature } from '../core/signature.js';
import type { Referee } from './choices.js';
import { LawError, traceOf } from './law.js';
import type { Law } from './law.js';
import { laws } from './laws.js';
import { playthroughOf } from './playthrough.js';
import type { Circumstances, Playthrough, Trial } from './playthrough.js';

/** How a game is tried. */
export interface Conformance<G extends GameSignature = GameSignature> {
  /** Set-up options without seed and chance: all that the game offers. */
  readonly setups: fc.Arbitrary<object>;
  /** Needed where only a host can tell an outcome. */
  readonly referee?: Referee<G['state']>;
  /** Kinds of chance event whose `refuse` admits outcomes that are not listed. */
  readonly unlisted?: readonly G['chance']['kind'][];
  /** Playthroughs for each law; 20 when left out. */
  readonly runs?: number;
  /** Plies that are looked at in each playthrough; 30 when left out. */
  readonly plies?: number;
  /** Which playthroughs; fast-check's own setting when left out. */
  readonly seed?: number;
}

const RUNS = 20;
const PLIES = 30;
const PICK_MAX = 99_999;

/** Trials of a game: they shrink to few plies from the first state. */
export function trials({
  setups,
  plies = PLIES,
}: Pick<Conformance, 'setups' | 'plies'>): fc.Arbitrary<Trial> {
  return fc.record({
    setup: setups,
    seed: fc.nat(),
    start: fc.nat(PICK_MAX),
    picks: fc.array(fc.nat(PICK_MAX), { maxLength: plies, size: 'max' }),
    noise: fc.array(fc.oneof(fc.jsonValue(), fc.anything()), { maxLength: 3 }),
  });
}

/** Laws of one run see the same trials one after the other: each is played once. */
const KEPT = 100;
const played = new WeakMap<Game, Map<string, Playthrough>>();

function playthrough(game: Game, trial: Trial, circumstances: Circumstances): Playthrough {
  const known = played.get(game) ?? new Map<string, Playthrough>();
  played.set(game, known);
  const { setup, seed, start, picks } = trial;
  const key = JSON.stringify([setup, seed, start, picks]);
  const earlier = known.get(key);
  if (earlier !== undefined) return { ...earlier, ...circumstances, trial };
  if (known.size >= KEPT) known.clear();
  const made = playthroughOf(game, trial, circumstances);
  known.set(key, made);
  return made;
}

/**
 * Tries a law on one playthrough.
 *
 * @throws LawError with what is wrong and the transcript that leads there
 */
export function tryLaw({ name, holds }: Law, play: Playthrough): void {
  try {
    holds(play);
  } catch (error) {
    const finding = error instanceof LawError ? error.message : traceOf(error);
    throw new LawError(`${name}: ${finding}\n\nThe transcript:\n${play.told()}`, { cause: error });
  }
}

/**
 * Tries a law on many playthroughs of a game.
 *
 * @throws LawError with what is wrong, the transcript of the shortest playthrough found, and fast-check's own report
 */
export function assertLaw<G extends GameSignature>(law: Law, game: Game<G>, how: Conformance<G>): void {
  const { referee = {}, unlisted = [], runs = RUNS, seed } = how;
  const property = fc.property(trials(how), (trial) => {
    tryLaw(law, playthrough(game, trial, { referee, unlisted }));
  });
  const tried = fc.check(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
  if (!tried.failed) return;
  const { errorInstance: cause } = tried;
  const finding = cause instanceof LawError ? cause.message : traceOf(cause);
  throw new LawError(`${finding}\n${String(fc.defaultReportMessage(tried))}`, { cause });
}

/**
 * Tries every law on a game.
 *
 * @throws LawError at the first law that does not hold
 */
export function assertLaws<G extends GameSignature>(game: Game<G>, how: Conformance<G>): void {
  for (const law of laws) assertLaw(law, game, how);
}
