import { describe, expect, test } from 'vitest';
import { games } from '../src/index.js';
import { jsonSchemas } from '../src/json-schema.js';
import { race } from './core/support/race.js';

describe('JSON Schema of a game', () => {
  const schemas = jsonSchemas(race);

  test('names every action with its fields and bounds, chance included', () => {
    const seat = { type: 'integer', minimum: 0, maximum: 3 };
    const strict = (properties: object) => ({
      type: 'object',
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    });
    const number = { type: 'integer', minimum: 1, maximum: 6 };
    expect(schemas.action).toEqual({
      title: 'Race: action',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      anyOf: [
        strict({ type: { type: 'string', const: 'run' }, seat, by: number }),
        strict({ type: { type: 'string', const: 'stay' }, seat }),
        strict({
          type: { type: 'string', const: 'chance' },
          kind: { type: 'string', const: 'roll' },
          outcome: number,
        }),
      ],
    });
  });

  test('does not ask for options that have a default', () => {
    expect(schemas.options).toMatchObject({ anyOf: [{ required: ['seed'] }, { required: ['chance'] }] });
  });

  test.each(Object.values(games))('can be made of all parts of $id', (game) => {
    for (const [part, schema] of Object.entries(jsonSchemas(game))) {
      expect(schema, part).toMatchObject({ title: `${game.info.title}: ${part}` });
      expect(JSON.parse(JSON.stringify(schema)), part).toEqual(schema);
    }
  });
});
