import * as z from 'zod/mini';
import type { StateShape } from './definition.js';
import { digest } from './digest.js';
import { deepFreeze } from './lists.js';
import type { Machine } from './machine.js';
import { SaveError } from './refusal.js';
import type { Path } from './refusal.js';
import { checked, firstFinding, foreignMatter, inWords } from './shape.js';
import { kernelSchema } from './state.js';

/** The version of the envelope, not of any game's rules. */
const ENVELOPE = 1;
const STATE_NODES_MAX = 50_000;

const envelopeSchema = /* @__PURE__ */ z.strictObject({
  tidetable: /* @__PURE__ */ z.literal(ENVELOPE),
  check: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.looseObject({ kernel: kernelSchema }),
});

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
  const { game, edition, digest: theirs, rulesVersion } = state.kernel;
  if (game !== definition.id) throw wrong(['state', 'kernel', 'game'], game, definition.id);
  if (theirs !== ours)
    throw wrong(['state', 'kernel', 'edition'], `${edition}@${theirs}`, `${editionName}@${ours}`);
  if (check !== digest(state)) throw wrong(['check'], check, `${digest(state)}: the save is damaged`);
  return validState(machine, migrated(machine, state, rulesVersion));
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

function migrated({ definition }: Machine, state: unknown, from: number): unknown {
  const { rulesVersion, migrations = {} } = definition;
  let current = state;
  for (let version = from; version < rulesVersion; version += 1) {
    const migrate = migrations[version];
    if (migrate === undefined) break;
    current = migrate(current);
    if (version + 1 === rulesVersion) return current;
  }
  if (from === rulesVersion) return state;
  throw wrong(
    ['state', 'kernel', 'rulesVersion'],
    String(from),
    `${String(rulesVersion)}, or one that it can be migrated from`,
  );
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
  const broken = auditFindings(() => definition.audit(parsed.data, env));
  if (broken !== null) throw wrong(['state'], broken, 'a position that the rules can reach');
  return deepFreeze(parsed.data);
}

/** What an audit says of a state from outside, which may be so far off that the audit cannot even read it. */
function auditFindings(audit: () => readonly string[]): string | null {
  try {
    return audit()[0] ?? null;
  } catch {
    return 'a position whose parts do not fit together';
  }
}
