import type { PlayerAction } from './actions.js';
import type { AnyAction, PayloadSchema, Seat } from './definition.js';
import type { Erased } from './erased.js';
import { domainOf, isWithin } from './domains.js';
import type { Domain } from './domains.js';
import { at, deepFreeze, range } from './lists.js';
import { isPlain } from './shape.js';

/** An action definition, ready to be run: one shape for all of them. */
export interface Step {
  readonly definition: AnyAction<Erased>;
  readonly type: string;
  /** The id of its first payload. */
  readonly firstId: number;
  readonly domain: Domain;
  /** `domain.rank` of an object, made for its number of fields. */
  readonly rank: (payload: object) => number;
  readonly candidates: AnyAction<Erased>['candidates'];
  readonly exact: boolean;
  readonly refuse: AnyAction<Erased>['refuse'];
  readonly apply: AnyAction<Erased>['apply'];
  /** By seat, then by the number of the payload: its actions; made when first needed. */
  readonly interned: readonly (Interned | undefined)[][];
}

/** One action of one seat: made once, the same object ever after. */
export interface Interned {
  readonly step: Step;
  readonly id: number;
  readonly seat: Seat;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly action: PlayerAction;
}

/** All actions of a game, numbered: by type in the order of the list, then by payload. */
export class Space {
  readonly size: number;
  readonly steps: readonly Step[];
  readonly #seatsMax: number;
  readonly #byType: ReadonlyMap<unknown, Step>;
  readonly #byPhase = new Map<string, readonly Step[]>();

  constructor(actions: readonly AnyAction<Erased>[], seatsMax: number) {
    let size = 0;
    this.steps = actions.map((definition): Step => {
      const { type, payload, candidates, exact = false, refuse, apply } = definition;
      const domain = domainOf(payload);
      const rank = rankOf(payload, domain);
      const interned = range(seatsMax).map(() => range(domain.size).map(() => undefined));
      const step = {
        definition,
        type,
        firstId: size,
        domain,
        rank,
        candidates,
        exact,
        refuse,
        apply,
        interned,
      };
      size += domain.size;
      return step;
    });
    this.size = size;
    this.#seatsMax = seatsMax;
    this.#byType = new Map(this.steps.map((step) => [step.type, step]));
  }

  /** The steps of a phase, in the order of their ids. */
  stepsIn(phase: string): readonly Step[] {
    const known = this.#byPhase.get(phase);
    if (known !== undefined) return known;
    const found = this.steps.filter(({ definition }) => fitsPhase(definition.phase, phase));
    this.#byPhase.set(phase, found);
    return found;
  }

  stepOf(type: unknown): Step | undefined {
    return this.#byType.get(type);
  }

  /** @throws RangeError for an id or a seat that does not exist */
  ofId(id: number, seat: Seat): Interned {
    if (!isWithin(id, 0, this.size - 1))
      throw new RangeError(`no action ${String(id)}: ids run from 0 to ${String(this.size - 1)}`);
    if (!isWithin(seat, 0, this.#seatsMax - 1))
      throw new RangeError(`no seat ${String(seat)}: seats run from 0 to ${String(this.#seatsMax - 1)}`);
    const step = at(this.steps, this.steps.filter(({ firstId }) => firstId <= id).length - 1);
    return intern(step, id - step.firstId, seat);
  }

  /** The interned action that a value of unknown origin equals; undefined when its shape is wrong. */
  find(value: unknown): Interned | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const { type, seat } = value as Partial<PlayerAction>;
    const step = this.#byType.get(type);
    if (step === undefined || !isWithin(seat, 0, this.#seatsMax - 1)) return undefined;
    // An action that came from here is known by its identity, and need not be looked through.
    const rank = step.rank(value);
    const known = step.interned[seat]?.[rank];
    return known?.action === value ? known : findEqual(step, value, seat);
  }
}

function findEqual(step: Step, value: object, seat: Seat): Interned | undefined {
  if (!isPlain(value) || !Object.hasOwn(value, 'type') || !Object.hasOwn(value, 'seat')) return undefined;
  const { type: _type, seat: _seat, ...payload } = value as PlayerAction;
  const rank = step.domain.indexOf(payload);
  return rank < 0 ? undefined : intern(step, rank, seat);
}

/**
 * The action of a payload, by the number that it has among the payloads of its type.
 *
 * @throws RangeError for a number that no payload has: a bug in the rules
 */
export function intern(step: Step, rank: number, seat: Seat): Interned {
  const list = at(step.interned, seat);
  const known = list[rank];
  if (known !== undefined) return known;
  if (!isWithin(rank, 0, step.domain.size - 1))
    throw new RangeError(`${step.type} has no payload ${String(rank)} of ${String(step.domain.size)}`);
  const payload = step.domain.valueAt(rank) as Readonly<Record<string, unknown>>;
  const action = deepFreeze({ type: step.type, seat, ...payload });
  const made: Interned = { step, id: step.firstId + rank, seat, payload: deepFreeze(payload), action };
  list[rank] = made;
  return made;
}

/** Most payloads have one field or two, and every action that is played is ranked: no loop for these. */
function rankOf({ shape }: PayloadSchema, { rank }: Domain): Step['rank'] {
  const [one, two, ...others] = Object.entries(shape).map(([key, schema]) => ({ key, ...domainOf(schema) }));
  if (one === undefined || others.length > 0) return rank;
  const first = one.rank;
  const firstKey = one.key;
  if (two === undefined) return (payload) => first((payload as Fields)[firstKey]);
  const second = two.rank;
  const { key: secondKey, size } = two;
  return (payload) => first((payload as Fields)[firstKey]) * size + second((payload as Fields)[secondKey]);
}

type Fields = Readonly<Record<string, unknown>>;

function fitsPhase(phases: string | readonly string[], phase: string): boolean {
  return phases === 'any' || [phases].flat().includes(phase);
}
