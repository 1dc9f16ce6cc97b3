import * as z from 'zod/mini';
import type { StateShape } from './definition.js';
import { digest } from './digest.js';
import type { Machine } from './machine.js';
import { STATE_NODES_MAX, checkedPosition } from './position.js';
import { SaveError } from './refusal.js';
import type { Path } from './refusal.js';
import { checked, inWords } from './shape.js';
import { kernelSchema } from './state.js';

/** The version of the envelope, not of any game's rules. */
const ENVELOPE = 1;

/** How many characters of the end of a text a message shows. */
const TAIL = 30;

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
export function fingerprint(state: { readonly kernel: object }): string {
  const { rng: _rng, ...kernel } = state.kernel as { rng?: unknown };
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
  const value = typeof text === 'string' ? parsedJson(text) : text;
  if (typeof text !== 'string' || (value as { tidetable?: unknown } | null)?.tidetable === undefined)
    throw wrong([], inWords(value), 'a text that game.save(state) makes');
  const envelope = checked(envelopeSchema, value, STATE_NODES_MAX);
  if ('finding' in envelope) throw new SaveError(envelope.finding);
  const { check, state } = envelope.value;
  const { identity } = machine;
  const { game, edition, digest: mark } = state.kernel;
  if (game !== identity.game) throw wrong(['state', 'kernel', 'game'], game, identity.game);
  if (mark !== identity.digest || edition !== identity.edition)
    throw wrong(
      ['state', 'kernel', 'edition'],
      `${edition}@${mark}`,
      `${identity.edition}@${identity.digest}`,
    );
  if (check !== digest(state)) throw wrong(['check'], check, `${digest(state)}: the save is damaged`);
  const position = checkedPosition(machine, migrated(machine, state));
  if ('value' in position) return position.value;
  const { path, ...rest } = position.finding;
  throw new SaveError({ path: ['state', ...path], ...rest });
}

function wrong(path: Path, found: string, expected: string): SaveError {
  return new SaveError({ path, found, expected });
}

/** @throws SaveError for what is no JSON */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    // A long text is most often one that was cut off, or that something was put behind: its end tells.
    const found = `a text that ends with ${inWords(text.slice(-TAIL))}`;
    throw new SaveError({ path: [], found, expected: 'JSON' }, { cause });
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
