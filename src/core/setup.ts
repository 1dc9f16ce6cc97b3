import * as z from 'zod/mini';
import type { StateShape } from './definition.js';
import { int } from './domains.js';
import { deepFreeze } from './lists.js';
import type { Machine } from './machine.js';
import { rngFromSeed } from './random.js';
import { OptionsError } from './refusal.js';
import { checked, inWords } from './shape.js';

const OPTIONS_NODES_MAX = 1_000;
const seedSchema = /* @__PURE__ */ z.union([
  /* @__PURE__ */ z.string(),
  /* @__PURE__ */ int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
]);

/** The schema of what `setup` takes: the game's options, and exactly one of seed and explicit chance. */
export function setupSchema({ shape, def }: z.ZodMiniObject): z.ZodMiniType {
  const checks = (def.checks ?? []) as z.core.$ZodCheck<Record<string, unknown>>[];
  const withMode = (mode: Record<string, z.ZodMiniType>) =>
    z.strictObject({ ...shape, ...mode }).check(...checks);
  return z.union([withMode({ seed: seedSchema }), withMode({ chance: z.literal('explicit') })]);
}

/**
 * The state before anything has happened; chance that is due is not sampled yet.
 *
 * @throws OptionsError
 */
export function firstState(machine: Machine, setup: unknown): StateShape {
  const { definition, env, identity } = machine;
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup))
    throw new OptionsError({ path: [], found: inWords(setup), expected: 'an object' });
  const { seed, chance, ...rest } = setup as Record<string, unknown>;
  const result = checked(machine.options, rest, OPTIONS_NODES_MAX);
  if ('finding' in result) throw new OptionsError(result.finding);
  const rng = generator(seed, chance);
  if (rng !== null && definition.explicitOnly?.(result.value) === true)
    throw new OptionsError({
      path: ['seed'],
      found: inWords(seed),
      expected: "chance: 'explicit': these options leave nothing to sample",
    });
  return deepFreeze({ kernel: { ...identity, rng }, ...definition.setup(result.value, env) });
}

function generator(seed: unknown, chance: unknown): ReturnType<typeof rngFromSeed> | null {
  if (seed !== undefined && chance !== undefined)
    throw new OptionsError({ path: ['seed'], found: 'both a seed and chance', expected: 'one of them' });
  if (chance !== undefined) {
    if (chance !== 'explicit')
      throw new OptionsError({ path: ['chance'], found: inWords(chance), expected: '"explicit"' });
    return null;
  }
  const result = z.safeParse(seedSchema, seed);
  if (!result.success)
    throw new OptionsError({
      path: ['seed'],
      found: inWords(seed),
      expected: "a text or an integer, or chance: 'explicit' instead",
    });
  return rngFromSeed(result.data);
}
