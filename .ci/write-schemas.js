// Writes the JSON Schema of every game to dist/schemas/<game>.<part>.json, from the built package.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

if (existsSync('dist/json-schema.js') && existsSync('dist/index.js')) {
  const { jsonSchemas } = await import('../dist/json-schema.js');
  const { games } = await import('../dist/index.js');
  mkdirSync('dist/schemas', { recursive: true });
  for (const game of Object.values(games)) {
    for (const [part, schema] of Object.entries(jsonSchemas(game))) {
      writeFileSync(`dist/schemas/${game.id}.${part}.json`, `${JSON.stringify(schema, null, 2)}\n`);
    }
  }
}
