import type * as z from 'zod/mini';
import type { ChanceAction } from './actions.js';
import type { AnyChance } from './definition.js';
import { domainOf } from './domains.js';
import type { Domain } from './domains.js';
import type { Erased } from './erased.js';
import { deepFreeze } from './lists.js';
import { isPlain } from './shape.js';

/** One outcome of a chance event: made once, the same object ever after, and shared with no table of the rules. */
export interface InternedOutcome {
  readonly chance: ChanceStep;
  readonly outcome: unknown;
  readonly action: ChanceAction;
}

/** A chance definition, ready to be run. */
export class ChanceStep {
  readonly definition: AnyChance<Erased>;
  readonly kind: string;
  readonly schema: z.ZodMiniType;
  readonly #domain: Domain;
  /** By the number of the outcome; made when first needed. */
  readonly #interned = new Map<number, InternedOutcome>();

  constructor(definition: AnyChance<Erased>, edition: object) {
    const { kind, outcome } = definition;
    this.definition = definition;
    this.kind = kind;
    this.schema = typeof outcome === 'function' ? outcome(edition) : outcome;
    this.#domain = domainOf(this.schema);
  }

  /** The number of an outcome that is known to be well-formed. */
  rank(outcome: unknown): number {
    return this.#domain.rank(outcome);
  }

  /** The interned outcome of a value that is known to be well-formed. */
  of(outcome: unknown): InternedOutcome {
    return this.#intern(this.#domain.rank(outcome));
  }

  /** The interned outcome that an action of unknown origin tells; undefined when its shape is wrong. */
  find(action: ChanceAction): InternedOutcome | undefined {
    // An action that came from here is known by its identity, and need not be looked through.
    const known = this.#interned.get(this.#domain.rank(action.outcome));
    if (known?.action === action) return known;
    if (!isPlain(action) || Reflect.ownKeys(action).length !== 3) return undefined;
    if (!['type', 'kind', 'outcome'].every((key) => Object.hasOwn(action, key))) return undefined;
    const rank = this.#domain.indexOf(action.outcome);
    return rank < 0 ? undefined : this.#intern(rank);
  }

  #intern(rank: number): InternedOutcome {
    const known = this.#interned.get(rank);
    if (known !== undefined) return known;
    const action = deepFreeze({
      type: 'chance',
      kind: this.kind,
      outcome: this.#domain.valueAt(rank),
    } as const);
    const made = { chance: this, outcome: action.outcome, action };
    this.#interned.set(rank, made);
    return made;
  }
}
