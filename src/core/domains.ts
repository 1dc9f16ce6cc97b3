import * as z from 'zod/mini';
import { isPlain } from './shape.js';

/** An integer schema that knows its bounds. */
export interface IntSchema extends z.ZodMiniCustom<number, number> {
  readonly range: readonly [min: number, max: number];
}

/**
 * An integer from `min` to `max`, both included. It refuses -0, keeps its bounds in JSON Schema, and has a finite domain,
 * so that a payload made of it has action ids.
 */
export function int(min: number, max: number): IntSchema {
  const schema = z.custom<number>(
    (value) => isWithin(value, min, max),
    `an integer from ${String(min)} to ${String(max)}`,
  );
  schema._zod.toJSONSchema = () => ({ type: 'integer', minimum: min, maximum: max });
  return Object.assign(schema, { range: [min, max] as const });
}

/** Whether a value of unknown origin is an integer from `min` to `max`, and not -0. */
export function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max;
}

/**
 * A list with a maximum length, which every list of a state, an edition or options must have. No check of what it is a part
 * of sees it with another length.
 */
export function list<Item extends z.ZodMiniType>(item: Item, max: number, min = 0): z.ZodMiniArray<Item> {
  const most = z.maxLength(max, { abort: true });
  return min === 0 ? z.array(item).check(most) : z.array(item).check(z.minLength(min, { abort: true }), most);
}

/** The fields that a strict object schema stands for; none where it has none. */
export type FieldsOf<Schema extends z.ZodMiniType> = Schema extends { shape: infer Shape }
  ? keyof Shape extends never
    ? unknown
    : z.output<Schema>
  : z.output<Schema>;

/** The values that a schema admits, numbered from 0: the last field of an object or tuple varies fastest. */
export interface Domain {
  readonly size: number;
  /** The number of a value that nobody has looked at yet; -1 when it is not in the domain. */
  indexOf(this: void, value: unknown): number;
  /** The number of a value that is known to be in the domain; for another object any number at all. */
  rank(this: void, value: unknown): number;
  /** A fresh value. */
  valueAt(this: void, index: number): unknown;
}

/**
 * The domain of a schema made of `int`, enums, literals, booleans, and strict objects, tuples and unions of these.
 *
 * @throws TypeError for a schema of any other kind
 */
export function domainOf(schema: z.core.$ZodType): Domain {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('range' in schema) return integers(schema as IntSchema);
  if (def.type === 'boolean') return values([false, true]);
  if (def.type === 'enum') return values(Object.values(def.entries));
  if (def.type === 'literal') return values(def.values);
  if (def.type === 'object') return record(Object.keys(def.shape), Object.values(def.shape).map(domainOf));
  if (def.type === 'tuple') return sequence(def.items.map(domainOf));
  if (def.type === 'union') return union(def.options.map(domainOf));
  throw new TypeError(`${def.type} has no finite domain; an integer has one as int(min, max)`);
}

function integers({ range: [min, max] }: IntSchema): Domain {
  return {
    size: max - min + 1,
    indexOf: (value) => (isWithin(value, min, max) ? value - min : -1),
    rank: (value) => (typeof value === 'number' ? value - min : -1),
    valueAt: (index) => min + index,
  };
}

function values(list: readonly unknown[]): Domain {
  const numbers = new Map(list.map((value, index) => [value, index]));
  const indexOf = (value: unknown) => (Object.is(value, -0) ? -1 : (numbers.get(value) ?? -1));
  return { size: list.length, indexOf, rank: indexOf, valueAt: (index) => list[index] };
}

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What tells the objects of one schema from others, and makes one out of its parts in their order. */
interface Form {
  fits(this: void, value: object): boolean;
  made(this: void, values: unknown[]): object;
}

function record(keys: readonly string[], parts: readonly Domain[]): Domain {
  return composite(keys, parts, {
    fits: (value) => isPlain(value) && Reflect.ownKeys(value).length === keys.length,
    made: (values) => Object.fromEntries(keys.map((key, place) => [key, values[place]])),
  });
}

function sequence(parts: readonly Domain[]): Domain {
  return composite([...parts.keys()], parts, {
    fits: (value) => Array.isArray(value) && value.length === parts.length,
    made: (values) => values,
  });
}

function composite(keys: readonly PropertyKey[], parts: readonly Domain[], { fits, made }: Form): Domain {
  const fields = keys.map((key, place) => ({ key, part: parts[place] as Domain }));
  return {
    size: parts.reduce((size, part) => size * part.size, 1),
    indexOf(value) {
      if (!isObject(value) || !fits(value)) return -1;
      let number = 0;
      for (const { key, part } of fields) {
        const index = Object.hasOwn(value, key) ? part.indexOf(value[key]) : -1;
        if (index < 0) return -1;
        number = number * part.size + index;
      }
      return number;
    },
    rank(value) {
      if (!isObject(value)) return -1;
      let number = 0;
      for (const { key, part } of fields) number = number * part.size + part.rank(value[key]);
      return number;
    },
    valueAt(index) {
      let rest = index;
      const values: unknown[] = [];
      for (const part of [...parts].reverse()) {
        values.unshift(part.valueAt(rest % part.size));
        rest = Math.floor(rest / part.size);
      }
      return made(values);
    },
  };
}

function union(parts: readonly Domain[]): Domain {
  const indexOf = (value: unknown) => {
    let before = 0;
    for (const part of parts) {
      const index = part.indexOf(value);
      if (index >= 0) return before + index;
      before += part.size;
    }
    return -1;
  };
  return {
    size: parts.reduce((sum, part) => sum + part.size, 0),
    indexOf,
    rank: indexOf,
    valueAt: (index) => {
      let rest = index;
      for (const part of parts) {
        if (rest < part.size) return part.valueAt(rest);
        rest -= part.size;
      }
      return undefined;
    },
  };
}
