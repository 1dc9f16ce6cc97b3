import fc from 'fast-check';
import { playthroughOf, trials } from '../../src/conformance/index.js';
import type { Conformance, Ply, Playthrough, Referee } from '../../src/conformance/index.js';
import { below, record, rngFromSeed } from '../../src/index.js';
import type { Game, GameSignature, Rng, Seed, Transcript } from '../../src/index.js';

type How<G extends GameSignature> = Pick<Conformance<G>, 'setups' | 'referee' | 'plies'>;

/**
 * Playthroughs with explicit chance: options, a seed, and a list of picks among what is legal or may come up. They shrink
 * to few plies from the first state.
 */
export function playthroughs<G extends GameSignature>(game: Game<G>, how: How<G>): fc.Arbitrary<Playthrough> {
  const { referee = {} } = how;
  return trials(how).map((trial) => playthroughOf(game as Game, trial, { referee }));
}

/** Asserts something of every ply of many playthroughs, for the laws that a game has of its own. */
export function assertPlies<G extends GameSignature>(
  game: Game<G>,
  how: How<G> & Pick<Conformance<G>, 'runs'>,
  holds: (ply: Ply<G>) => void,
): void {
  fc.assert(
    fc.property(playthroughs(game, how), (play) => {
      try {
        for (const ply of play.plies()) holds(ply as Ply<G>);
      } catch (error) {
        throw new Error(`${String(error)}\n\nThe transcript:\n${play.told()}`, { cause: error });
      }
    }),
    { numRuns: how.runs ?? 20 },
  );
}

interface RandomPlay<G extends GameSignature> {
  /** Set-up options without seed and chance. */
  readonly setup: object;
  readonly seed: Seed;
  /** Where to stop; the game's cap when left out. */
  readonly plies?: number;
  readonly referee?: Referee<G['state']>;
}

/** The transcript of a game with explicit chance in which everybody plays at random. */
export function randomTranscript<G extends GameSignature>(game: Game<G>, how: RandomPlay<G>): Transcript<G> {
  const { setup, seed, plies = game.info.cap, referee = {} } = how;
  const rng = rngFromSeed(seed);
  const recording = record(game, { ...setup, chance: 'explicit' });
  for (let ply = 0; ply < plies; ply += 1) {
    const action = randomAction(game, recording.state(), rng, referee);
    if (action === undefined) break;
    recording.step(action);
  }
  return recording.transcript();
}

function randomAction<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  rng: Rng,
  referee: Referee<G['state']>,
): G['action'] | G['chance'] | undefined {
  const kind = state.pending?.kind;
  const report = kind === undefined ? undefined : referee[kind];
  if (kind !== undefined && report !== undefined)
    return { type: 'chance', kind, outcome: report(state, rng) };
  const drawn = game.sampleChance(state, rng);
  if (drawn !== null) return drawn;
  const legal = game.legalActions(state);
  return legal.length === 0 ? undefined : legal[below(rng, legal.length)];
}
