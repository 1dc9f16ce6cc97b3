import type * as z from 'zod/mini';
import { domainOf } from '../../core/domains.js';
import type { Domain } from '../../core/domains.js';
import type { ChanceOutcome, Game } from '../../core/game.js';
import { at, range } from '../../core/lists.js';
import { below, rngFromSeed } from '../../core/random.js';
import { sampledOrNull } from '../choices.js';
import type { AnyAction, AnyState } from '../choices.js';
import { demand } from '../law.js';
import type { Law } from '../law.js';
import type { Playthrough } from '../playthrough.js';

const OUTCOMES_ASKED = 100;

/** The outcomes that the schema of a kind of chance event admits. */
function outcomeDomain(game: Game, kind: string): Domain {
  const { options } = (game.schemas.action as z.ZodMiniUnion<z.ZodMiniObject[]>)._zod.def;
  for (const { shape } of options) {
    const { kind: kinds, outcome } = shape as { kind?: z.ZodMiniType; outcome?: z.ZodMiniType };
    if (kinds !== undefined && outcome !== undefined && domainOf(kinds).indexOf(kind) >= 0)
      return domainOf(outcome);
  }
  throw new RangeError(`no schema for ${kind}`);
}

const listed: Law = {
  name: 'the outcomes listed can come up, and no others',
  description:
    'Integer weights of 1 or more, none twice; what is not listed is refused, or passes the audit.',
  holds(play) {
    const { game, positions } = play;
    for (const state of positions()) {
      const outcomes = game.chanceOutcomes(state);
      if (outcomes === null) continue;
      if (state.pending === null) {
        demand(outcomes.length === 0, () => 'outcomes are listed where no chance event is due');
        continue;
      }
      demand(outcomes.length > 0, () => `${String(state.pending?.kind)} has no outcome`);
      demandProperOdds(outcomes);
      for (const { action } of sampleOf(outcomes, play.trial.seed)) {
        const check = game.check(state, action);
        demand(check.legal, () => `${game.actionText(action)} is listed and refused`);
        demandAudited(game, state, action);
      }
      demandOthersRefused(play, state, outcomes);
    }
  },
};

function sampleOf<Value>(list: readonly Value[], seed: number): readonly Value[] {
  const rng = rngFromSeed(seed);
  return list.length <= OUTCOMES_ASKED
    ? list
    : range(OUTCOMES_ASKED).map(() => at(list, below(rng, list.length)));
}

function demandProperOdds(outcomes: readonly ChanceOutcome[]): void {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const texts = outcomes.map(({ action }) => JSON.stringify(action.outcome));
  demand(new Set(texts).size === texts.length, () => 'an outcome is listed twice');
  for (const { action, weight, probability } of outcomes) {
    const text = JSON.stringify(action.outcome);
    demand(Number.isSafeInteger(weight) && weight >= 1, () => `the weight of ${text} is ${String(weight)}`);
    demand(probability === weight / total, () => `the probability of ${text} is ${String(probability)}`);
  }
}

/** @throws LawError when an outcome is admitted that is neither listed nor declared as one that the game may admit */
function demandOthersRefused(
  { game, trial, unlisted }: Playthrough,
  state: AnyState,
  outcomes: readonly ChanceOutcome[],
): void {
  const kind = String(state.pending?.kind);
  const domain = outcomeDomain(game, kind);
  const rng = rngFromSeed(trial.seed);
  const numbers = new Set(outcomes.map(({ action }) => domain.indexOf(action.outcome)));
  demand(!numbers.has(-1), () => `${kind} lists an outcome that its schema refuses`);
  const all = domain.size <= OUTCOMES_ASKED;
  for (const number of range(Math.min(domain.size, OUTCOMES_ASKED))) {
    const index = all ? number : below(rng, domain.size);
    if (numbers.has(index)) continue;
    const action = { type: 'chance', kind, outcome: domain.valueAt(index) } as const;
    if (!game.check(state, action).legal) continue;
    demand(unlisted.includes(kind), () => `${game.actionText(action)} is not listed, and admitted`);
    demandAudited(game, state, action);
  }
}

/** @throws LawError unless the state after an action passes the audit */
function demandAudited(game: Game, state: AnyState, action: AnyAction): void {
  const [finding] = game.audit(game.reduce(state, action));
  demand(finding === undefined, () => `after ${game.actionText(action)} the audit says: ${String(finding)}`);
}

const DRAWS = 300;
const BINS_MAX = 8;
/** Chi-square beyond which one test in a million fails by accident, by degrees of freedom from 1 on. */
const CHI_SQUARE_MAX = [24, 28, 31, 34, 36, 39, 41];

/** Outcomes put together into at most eight bins of consecutive ones, by weight. */
function binsOf(outcomes: readonly ChanceOutcome[]): { bins: number[]; expected: number[] } {
  const expected: number[] = [];
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  const bins = outcomes.map(({ weight }) => {
    const bin = Math.min(BINS_MAX - 1, Math.floor((before / total) * Math.min(BINS_MAX, outcomes.length)));
    before += weight;
    expected[bin] = (expected[bin] ?? 0) + (weight / total) * DRAWS;
    return bin;
  });
  return { bins, expected };
}

/** How far draws are from what the weights promise; too rare bins are left out. */
function chiSquare(
  observed: readonly number[],
  expected: readonly number[],
): { value: number; degrees: number } {
  const common = [...expected.keys()].filter((bin) => (expected[bin] ?? 0) >= 5);
  const value = common.reduce((sum, bin) => {
    const promise = at(expected, bin);
    return sum + ((observed[bin] ?? 0) - promise) ** 2 / promise;
  }, 0);
  return { value, degrees: common.length - 1 };
}

const sampled: Law = {
  name: 'sampling follows the listed weights',
  description: 'Chi-square of 300 draws at chance nodes met in play; a drawn outcome can always come up.',
  holds({ game, positions, trial }) {
    const seen = new Set<string>();
    for (const state of positions()) {
      if (state.pending === null || seen.has(state.pending.kind)) continue;
      seen.add(state.pending.kind);
      const outcomes = game.chanceOutcomes(state);
      const rng = rngFromSeed(`${String(trial.seed)} ${state.pending.kind}`);
      if (outcomes === null) {
        demandSamplesLegal(game, state, trial.seed);
        continue;
      }
      const { bins, expected } = binsOf(outcomes);
      const binByText = new Map(
        outcomes.map(({ action }, index) => [JSON.stringify(action.outcome), at(bins, index)]),
      );
      const observed: number[] = [];
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const text = JSON.stringify(game.sampleChance(state, rng)?.outcome);
        const bin = binByText.get(text);
        demand(bin !== undefined, () => `${text} is drawn, and not listed`);
        if (bin !== undefined) observed[bin] = (observed[bin] ?? 0) + 1;
      }
      const { value, degrees } = chiSquare(observed, expected);
      if (degrees < 1) continue;
      demand(
        value <= at(CHI_SQUARE_MAX, degrees - 1),
        () =>
          `${String(state.pending?.kind)} is drawn with chi-square ${value.toFixed(1)}: ${observed.join(' ')}, where ${expected.map((promise) => promise.toFixed(0)).join(' ')} are due`,
      );
    }
  },
};

/** @throws LawError when an outcome that is sampled, not drawn from a list, cannot come up */
function demandSamplesLegal(game: Game, state: AnyState, seed: number): void {
  const rng = rngFromSeed(seed);
  for (let draw = 0; draw < 20; draw += 1) {
    const drawn = sampledOrNull(game, state, rng);
    if (drawn === null) return;
    demand(game.check(state, drawn).legal, () => `${game.actionText(drawn)} is drawn, and refused`);
  }
}

const refereed: Law = {
  name: 'what a referee reports can come up',
  description: 'For chance events that only a host can tell: the stand-in reports what the rules admit.',
  holds({ game, positions, referee, trial }) {
    const rng = rngFromSeed(trial.seed);
    for (const state of positions()) {
      const report = state.pending === null ? undefined : referee[state.pending.kind];
      if (report === undefined || state.pending === null) continue;
      const action = { type: 'chance', kind: state.pending.kind, outcome: report(state, rng) } as const;
      demand(game.check(state, action).legal, () => `${game.actionText(action)} is reported, and refused`);
    }
  },
};

export const chanceLaws = [listed, sampled, refereed];
