import * as z from 'zod/mini';
import type { FieldsOf } from './domains.js';
import type { Viewer } from './seats.js';

/** One kind of event: its fields, and who sees what of it. */
export interface EventDefinition<Fields extends z.ZodMiniType = z.ZodMiniType> {
  readonly fields: Fields;
  /** What a viewer sees of it; null for nothing. Everybody sees all of it when left out. */
  observe?(this: void, event: z.output<Fields>, viewer: Viewer): z.output<Fields> | null;
}

/** The union of event types that a table of definitions stands for. */
export type EventOf<Definitions extends Readonly<Record<string, EventDefinition>>> = {
  [Type in keyof Definitions & string]: Readonly<{ type: Type } & FieldsOf<Definitions[Type]['fields']>>;
}[keyof Definitions & string];

/** A definition for every type of a union of events. */
export type EventDefinitions<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: EventDefinition;
};

/** An event of which everybody sees everything. */
export function openEvent<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): EventDefinition<z.ZodMiniObject<Shape, z.core.$strict>> {
  return { fields: z.strictObject(shape) };
}
