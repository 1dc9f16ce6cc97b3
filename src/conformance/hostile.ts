import type { AnyAction } from './choices.js';

/** Nested deeper than any action. */
function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = { outcome: value };
  return value;
}

class Foreign {
  readonly type = 'chance';
}

const NOT_ACTIONS: readonly unknown[] = [
  undefined,
  null,
  0,
  -0,
  NaN,
  '',
  'chance',
  true,
  10n,
  Symbol('type'),
  () => 0,
  [],
  ['chance'],
  {},
  new Date(0),
  new Map(),
  new Foreign(),
  { type: 'chance' },
  { type: 'chance', kind: '__proto__', outcome: 0 },
  { type: 'chance', kind: 'toString', outcome: {} },
  { type: '__proto__', seat: 0 },
  { type: 'constructor', seat: 0 },
  { type: ['chance'], kind: {}, outcome: null },
  deep(100),
];

const NOT_VALUES: readonly unknown[] = [
  undefined,
  null,
  -1,
  -0,
  0.5,
  1e21,
  NaN,
  Infinity,
  '0',
  '',
  'constructor',
  [],
  [[]],
  {},
  true,
  10n,
];

/** Values that are no legal action, among them actions that are nearly one. Some may turn out legal after all. */
export function hostileActions(model: AnyAction | null): unknown[] {
  if (model === null) return [...NOT_ACTIONS];
  const fields = Object.keys(model);
  const changed = fields.flatMap((field) => NOT_VALUES.map((value) => ({ ...model, [field]: value })));
  const without = fields.map((field) =>
    Object.fromEntries(Object.entries(model).filter(([key]) => key !== field)),
  );
  const inherited: unknown = Object.create(model);
  const own: unknown = JSON.parse(`{"__proto__":{},${JSON.stringify(model).slice(1)}`);
  return [...NOT_ACTIONS, ...changed, ...without, { ...model, extra: 0 }, [model], inherited, own];
}
