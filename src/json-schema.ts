import * as z from 'zod/mini';
import type { Game } from './core/game.js';

/** A JSON Schema document, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The inputs and outputs of a game as JSON Schema, for other languages and for forms. */
export interface JsonSchemas {
  /** Every well-formed action, chance included. Whether it is legal is for the rules to say. */
  readonly action: JsonSchema;
  /** What `setup` takes. */
  readonly options: JsonSchema;
  readonly edition: JsonSchema;
  readonly state: JsonSchema;
  readonly event: JsonSchema;
}

/**
 * Describes a game in JSON Schema. Checks that a schema language cannot express (that the parts of an edition fit
 * together, say) are left to the library.
 */
export function jsonSchemas({ info, schemas }: Game): JsonSchemas {
  const described = (part: keyof JsonSchemas): JsonSchema => ({
    title: `${info.title}: ${part}`,
    ...z.toJSONSchema(schemas[part], { io: 'input' }),
  });
  return {
    action: described('action'),
    options: described('options'),
    edition: described('edition'),
    state: described('state'),
    event: described('event'),
  };
}
