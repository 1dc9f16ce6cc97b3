import * as z from 'zod/mini';
import { areEqual } from './definition.js';
import type { Outcomes, StateShape } from './definition.js';
import { digest } from './digest.js';
import { deepFreeze } from './lists.js';
import type { Machine } from './machine.js';
import { dueChance } from './reducer.js';
import { SaveError } from './refusal.js';
import type { Path } from './refusal.js';
import { checked, firstFinding, foreignMatter, inWords } from './shape.js';
import { legalActions } from './simulator.js';
import { kernelSchema } from './state.js';

/** The version of the envelope, not of any game's rules. */
const ENVELOPE = 1;
const STATE_NODES_MAX = 50_000;

const envelopeSchema = /* @__PURE__ */ z.strictObject({
  tidetable: /* @__PURE__ */ z.literal(ENVELOPE),
  check: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.looseObject({ kernel: kernelSchema }),
});

type SavedState = z.output<typeof envelopeSchema>['state'];

/**
 * A short mark of a position: 16 hexadecimal digits that leave the generator out, so that a seeded game and an explicit
 * one in the same position have the same.
 */
export function fingerprint(state: { readonly kernel: StateShape['kernel'] | object }): string {
  const { rng: _rng, ...kernel } = state.kernel as StateShape['kernel'];
  return digest({ ...state, kernel });
}

/** A state as text. The generator of a seeded game is in it. */
export function saveState(state: StateShape): string {
  return JSON.stringify({ tidetable: ENVELOPE, check: digest(state), state });
}

/**
 * The state that a save holds: checked against damage, migrated from older rules, validated and audited.
 *
 * @throws SaveError for anything else
 */
export function loadState(machine: Machine, text: unknown): StateShape {
  const envelope = checked(envelopeSchema, parsedJson(text), STATE_NODES_MAX);
  if ('finding' in envelope) throw new SaveError(envelope.finding);
  const { check, state } = envelope.value;
  const { definition, digest: ours, editionName } = machine;
  const { game, edition, digest: theirs } = state.kernel;
  if (game !== definition.id) throw wrong(['state', 'kernel', 'game'], game, definition.id);
  if (theirs !== ours)
    throw wrong(['state', 'kernel', 'edition'], `${edition}@${theirs}`, `${editionName}@${ours}`);
  if (check !== digest(state)) throw wrong(['check'], check, `${digest(state)}: the save is damaged`);
  return validState(machine, migrated(machine, state));
}

function wrong(path: Path, found: string, expected: string): SaveError {
  return new SaveError({ path, found, expected });
}

/** @throws SaveError for what is no JSON */
export function parsedJson(text: unknown): unknown {
  if (typeof text !== 'string') throw wrong([], inWords(text), 'a text');
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw wrong([], inWords(text), 'JSON');
  }
}

/** The state under today's rules; each migration takes it one rules version further. */
function migrated({ definition }: Machine, state: SavedState): unknown {
  const { rulesVersion, migrations = {} } = definition;
  let current: unknown = state;
  for (let version = state.kernel.rulesVersion; version !== rulesVersion; version += 1) {
    const migrate = version < rulesVersion ? migrations[version] : undefined;
    if (migrate === undefined)
      throw wrong(
        ['state', 'kernel', 'rulesVersion'],
        String(state.kernel.rulesVersion),
        `${String(rulesVersion)}, or one that it can be migrated from`,
      );
    current = migrate(current);
  }
  return { ...(current as object), kernel: { ...state.kernel, rulesVersion } };
}

function validState(machine: Machine, state: unknown): StateShape {
  const { definition, env } = machine;
  const foreign = foreignMatter(state, STATE_NODES_MAX);
  if (foreign !== null) throw new SaveError(foreign);
  const parsed = z.safeParse(definition.state, state);
  if (!parsed.success) {
    const { path, ...rest } = firstFinding(parsed.error, state);
    throw new SaveError({ path: ['state', ...path], ...rest });
  }
  const broken = firstBreak(() => [...definition.audit(parsed.data, env), ...deadEnds(machine, parsed.data)]);
  if (broken !== null) throw wrong(['state'], broken, 'a position that the rules can reach');
  return deepFreeze(parsed.data);
}

/** What an audit says of a state from outside, which may be so far off that the audit cannot even read it. */
function firstBreak(audit: () => readonly string[]): string | null {
  try {
    return audit()[0] ?? null;
  } catch {
    return 'a position whose parts do not fit together';
  }
}

/** In every position of every game the game is over, chance is due, or somebody has something to do. */
function deadEnds(machine: Machine, state: StateShape): string[] {
  const { definition, env } = machine;
  const { pending, result } = state;
  const actors = definition.actors(state);
  const seats = definition.seats(state);
  if (result !== null || pending !== null) {
    if (actors.length > 0) return ['seats that may act although the game is over or chance is due'];
    if (pending === null) return [];
    if (result !== null) return ['a chance event that is due after the end'];
    const outcomes = dueChance(machine, pending).definition.outcomes(state, pending, env);
    return outcomes !== null && countOf(outcomes) === 0 ? ['a chance event without an outcome'] : [];
  }
  if (actors.length === 0) return ['nobody who may act'];
  if (actors.some((seat) => seat >= seats)) return ['an actor beyond the seats'];
  return actors
    .filter((seat) => legalActions(machine, state, seat).length === 0)
    .map((seat) => `nothing that seat ${String(seat)} may do`);
}

function countOf(outcomes: Outcomes<unknown>): number {
  return areEqual(outcomes) ? outcomes.equally.length : outcomes.length;
}
