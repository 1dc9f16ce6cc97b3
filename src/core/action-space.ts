import type { AnyAction, Seat } from './definition.js';
import type { Erased } from './erased.js';
import { domainOf } from './domains.js';
import type { Domain } from './domains.js';
import { at, deepFreeze, range } from './lists.js';

/** What every player action has. */
export interface PlayerAction {
  readonly type: string;
  readonly seat: Seat;
}

/** An action definition, ready to be run: one shape for all of them. */
export interface Step {
  readonly definition: AnyAction<Erased>;
  readonly type: string;
  /** The id of its first payload. */
  readonly firstId: number;
  readonly domain: Domain;
  readonly keys: readonly string[];
  readonly candidates: AnyAction<Erased>['candidates'];
  readonly refuse: AnyAction<Erased>['refuse'];
  readonly apply: AnyAction<Erased>['apply'];
}

/** One action of one seat: made once, the same object ever after. */
export interface Interned {
  readonly step: Step;
  readonly id: number;
  readonly seat: Seat;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly action: PlayerAction;
}

/** All actions of a game, numbered. */
export interface Space {
  readonly size: number;
  readonly steps: readonly Step[];
  /** The steps of a phase, in the order of their ids. */
  stepsIn(phase: string): readonly Step[];
  stepOf(type: unknown): Step | undefined;
  /** The interned action for a payload that is known to be well-formed. */
  ofPayload(step: Step, payload: unknown, seat: Seat): Interned;
  /** The interned action for an id of the space. */
  ofId(id: number, seat: Seat): Interned;
  /** The interned action that a value of unknown origin equals; undefined when its shape is wrong. */
  find(value: unknown): Interned | undefined;
}

/** Numbers the actions of a game: by type in the order of the list, then by payload. */
export function spaceOf(actions: readonly AnyAction<Erased>[], seatsMax: number): Space {
  let size = 0;
  const steps = actions.map((definition): Step => {
    const { type, payload, candidates, refuse, apply } = definition;
    const domain = domainOf(payload);
    const keys = Object.keys(payload.shape);
    const step = { definition, type, firstId: size, domain, keys, candidates, refuse, apply };
    size += domain.size;
    return step;
  });
  const byType = new Map<unknown, Step>(steps.map((step) => [step.type, step]));
  const byPhase = new Map<string, readonly Step[]>();
  const interned: (Interned | undefined)[] = range(size * seatsMax).map(() => undefined);

  function intern(step: Step, rank: number, seat: Seat): Interned {
    const place = (step.firstId + rank) * seatsMax + seat;
    const known = interned[place];
    if (known !== undefined) return known;
    const payload = step.domain.valueAt(rank) as Readonly<Record<string, unknown>>;
    const made: Interned = {
      step,
      id: step.firstId + rank,
      seat,
      payload: deepFreeze(payload),
      action: deepFreeze({ type: step.type, seat, ...payload }),
    };
    interned[place] = made;
    return made;
  }

  return {
    size,
    steps,
    stepsIn(phase) {
      const known = byPhase.get(phase);
      if (known !== undefined) return known;
      const found = steps.filter(({ definition }) => fitsPhase(definition.phase, phase));
      byPhase.set(phase, found);
      return found;
    },
    stepOf: (type) => byType.get(type),
    ofPayload: (step, payload, seat) => intern(step, step.domain.rank(payload), seat),
    ofId(id, seat) {
      if (!Number.isInteger(id) || id < 0 || id >= size)
        throw new RangeError(`no action ${String(id)}: ids run from 0 to ${String(size - 1)}`);
      if (!Number.isInteger(seat) || seat < 0 || seat >= seatsMax)
        throw new RangeError(`no seat ${String(seat)}: seats run from 0 to ${String(seatsMax - 1)}`);
      const step = at(steps, steps.filter(({ firstId }) => firstId <= id).length - 1);
      return intern(step, id - step.firstId, seat);
    },
    find(value) {
      if (typeof value !== 'object' || value === null) return undefined;
      const { type, seat } = value as Partial<PlayerAction>;
      const step = byType.get(type);
      if (step === undefined || !isSeat(seat, seatsMax)) return undefined;
      const rank = step.domain.rank(value);
      if (rank >= 0 && rank < step.domain.size) {
        const known = interned[(step.firstId + rank) * seatsMax + seat];
        if (known?.action === value) return known;
      }
      return findEqual(step, value, seat);
    },
  };

  function findEqual(step: Step, value: object, seat: Seat): Interned | undefined {
    const { type: _type, seat: _seat, ...payload } = value as PlayerAction;
    const own = Object.hasOwn(value, 'type') && Object.hasOwn(value, 'seat');
    const rank = own ? step.domain.indexOf(payload) : -1;
    return rank < 0 ? undefined : intern(step, rank, seat);
  }
}

function fitsPhase(phases: string | readonly string[], phase: string): boolean {
  return phases === 'any' || (typeof phases === 'string' ? phases === phase : phases.includes(phase));
}

function isSeat(seat: unknown, seatsMax: number): seat is Seat {
  return Number.isInteger(seat) && !Object.is(seat, -0) && Number(seat) >= 0 && Number(seat) < seatsMax;
}
