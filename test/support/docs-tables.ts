import * as z from 'zod/mini';
import type { Game } from '../../src/core/game.js';

/** The tables of a game's page that follow from its definition, as Markdown, by the name of their mark. */
export const tables = { options, actions, chance, events, tensor, rulings } as const;

type Json = Readonly<Record<string, unknown>>;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string) => `\`${text}\``;

/** The branches of a schema that is a union, or of unions, or the schema alone. */
function branches(schema: z.ZodMiniType): Json[] {
  const flat = (json: Json): Json[] => ('anyOf' in json ? (json['anyOf'] as Json[]).flatMap(flat) : [json]);
  return flat(z.toJSONSchema(schema, { io: 'input' }));
}

function properties(schema: Json): [string, Json][] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
}

/** The values that a schema admits, in words. */
function values(schema: Json): string {
  if ('const' in schema) return code(JSON.stringify(schema['const']));
  if ('enum' in schema)
    return (schema['enum'] as unknown[]).map((value) => code(JSON.stringify(value))).join(', ');
  if ('anyOf' in schema) return (schema['anyOf'] as Json[]).map(values).join(' or ');
  if (schema['type'] === 'integer') return `${String(schema['minimum'])} to ${String(schema['maximum'])}`;
  if (schema['type'] === 'object')
    return `{ ${properties(schema)
      .map(([key, part]) => `${key}: ${values(part)}`)
      .join(', ')} }`;
  if (Array.isArray(schema['prefixItems']))
    return `[${(schema['prefixItems'] as Json[]).map(values).join(', ')}]`;
  if (schema['type'] === 'array') return `list of ${values(schema['items'] as Json)}`;
  return typeof schema['type'] === 'string' ? schema['type'] : 'any value';
}

function fields(schema: Json, without: readonly string[]): string {
  const shown = properties(schema).filter(([key]) => !without.includes(key));
  return shown.map(([key, part]) => `${code(key)} ${values(part)}`).join('; ') || '–';
}

function constOf(schema: Json, key: string): unknown {
  return properties(schema).find(([name]) => name === key)?.[1]['const'];
}

function options(game: Game): string {
  const [seeded] = branches(game.schemas.options);
  const rows = properties(seeded ?? {})
    .filter(([key]) => key !== 'seed')
    .map(([key, part]) => [
      code(key),
      values(part),
      'default' in part ? code(JSON.stringify(part['default'])) : '–',
    ]);
  return table(['option', 'values', 'default'], rows);
}

function actions(game: Game): string {
  const schemas = branches(game.schemas.action);
  const rows = game.actionSpace.blocks.map(({ type, phase, firstId, size }) => {
    const schema = schemas.find((branch) => constOf(branch, 'type') === type) ?? {};
    const ids = size === 1 ? String(firstId) : `${String(firstId)} to ${String(firstId + size - 1)}`;
    return [code(type), fields(schema, ['type', 'seat']), [phase].flat().join(', '), ids];
  });
  return table(['action', 'payload', 'phase', 'ids'], rows);
}

function chance(game: Game): string {
  const rows = branches(game.schemas.action)
    .filter((branch) => constOf(branch, 'type') === 'chance')
    .map((branch) => {
      const outcome = properties(branch).find(([key]) => key === 'outcome')?.[1] ?? {};
      return [code(String(constOf(branch, 'kind'))), values(outcome)];
    });
  return table(['kind', 'outcome'], rows);
}

function events(game: Game): string {
  const rows = branches(game.schemas.event).map((branch) => [
    code(String(constOf(branch, 'type'))),
    properties(branch)
      .filter(([key]) => key !== 'type')
      .map(([key]) => code(key))
      .join(', ') || '–',
  ]);
  return table(['event', 'fields'], rows);
}

function tensor(game: Game): string {
  const rows = game.tensorLayout.blocks.map(({ name, offset, shape, meaning }) => [
    code(name),
    String(offset),
    shape.join(' × '),
    meaning,
  ]);
  return table(['block', 'offset', 'shape', 'meaning'], rows);
}

function rulings(game: Game): string {
  const rows = game.rules
    .filter(({ kind }) => kind === 'ruling')
    .map(({ id, title, text, reason }) => [id, title, text, reason ?? '']);
  return table(['id', 'question', 'answer', 'why'], rows);
}

const mark = (name: string) =>
  new RegExp(`(<!-- generated:${name} -->\\n)[\\s\\S]*?(<!-- /generated:${name} -->)`, 'u');

/** A page with every generated table made anew. */
export function withTables(page: string, game: Game): string {
  return Object.entries(tables).reduce(
    (text, [name, make]) =>
      text.replace(mark(name), (_, open: string, close: string) => `${open}\n${make(game)}\n\n${close}`),
    page,
  );
}
