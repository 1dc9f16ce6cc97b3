import { Script, constants } from 'node:vm';
import { OptionsError } from '../core/refusal.js';
import type { GameSignature } from '../core/signature.js';
import type { BatchModule, Plan } from './options.js';

/**
 * Loads the module of a plan; one without exports stands for none.
 *
 * @throws OptionsError for an export of another kind than a batch can use
 */
export async function moduleOf<G extends GameSignature>(plan: Pick<Plan, 'module'>): Promise<BatchModule<G>> {
  if (plan.module === null) return {};
  const exported = (await importByUrl(plan.module)) as Readonly<Record<string, unknown>>;
  refuseOtherKinds(exported);
  return exported;
}

/** `import(url)`. The CommonJS build makes a `require` of it, which knows no URLs: there, a script imports. */
function importByUrl(url: string): Promise<unknown> {
  if (typeof __filename === 'undefined') return import(url);
  const script = new Script('(url) => import(url)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return (script.runInThisContext() as (url: string) => Promise<unknown>)(url);
}

function refuseOtherKinds({ bots = {}, referee = {}, tally }: Readonly<Record<string, unknown>>): void {
  for (const [name, functions] of Object.entries({ bots, referee })) {
    if (typeof functions !== 'object' || functions === null) refuse([name], functions, 'an object');
    for (const [key, value] of Object.entries(functions))
      if (typeof value !== 'function') refuse([name, key], value, 'a function');
  }
  if (tally !== undefined && typeof tally !== 'function') refuse(['tally'], tally, 'a function');
}

function refuse(path: readonly string[], found: unknown, expected: string): never {
  throw new OptionsError({
    path: ['module', ...path],
    found: found === null ? 'null' : `a value of type ${typeof found}`,
    expected,
  });
}
