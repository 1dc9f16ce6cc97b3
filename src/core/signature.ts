import type { Immutable } from 'immer';
import type * as z from 'zod/mini';
import type { PlayerAction } from './action-space.js';
import type {
  AnyAction,
  AnyChance,
  GameTypes,
  OutcomeSchema,
  PayloadSchema,
  StateShape,
} from './definition.js';
import type { ChanceAction } from './legality.js';
import type { ChanceMode } from './setup.js';

/** The types that a user of a game meets; `Game<GameSignature>` is any game at all. */
export interface GameSignature {
  state: Immutable<StateShape>;
  action: PlayerAction;
  chance: ChanceAction;
  event: { readonly type: string };
  /** What `setup` takes: options, and a seed or explicit chance. */
  setup: object;
  view: object;
  scores: unknown;
  measures: Readonly<Record<string, number>>;
  rule: string;
  edition: object;
}

type Flat<Fields> = { readonly [Key in keyof Fields]: Fields[Key] };

/** The union of a game's player actions. */
export type ActionUnion<Actions extends readonly unknown[]> = Actions[number] extends infer Definition
  ? Definition extends { type: infer Type extends string; payload: infer Payload extends PayloadSchema }
    ? Flat<{ type: Type; seat: number } & z.output<Payload>>
    : never
  : never;

type OutcomeOf<Outcome> = Outcome extends OutcomeSchema
  ? z.output<Outcome>
  : Outcome extends (...args: never) => infer Made
    ? OutcomeOf<Made>
    : never;

/** The union of a game's chance actions. */
export type ChanceUnion<Chances extends readonly unknown[]> = Chances[number] extends infer Definition
  ? Definition extends { kind: infer Kind extends string; outcome: infer Outcome }
    ? { readonly type: 'chance'; readonly kind: Kind; readonly outcome: OutcomeOf<Outcome> }
    : never
  : never;

/** The signature of the game that a definition makes. */
export interface SignatureOf<
  T extends GameTypes,
  Actions extends readonly AnyAction<T>[],
  Chances extends readonly AnyChance<T>[],
  Options extends z.ZodMiniObject,
  Scores,
  Measures extends Readonly<Record<string, number>>,
> extends GameSignature {
  state: T['state'];
  action: ActionUnion<Actions>;
  chance: ChanceUnion<Chances>;
  event: T['event'];
  setup: z.input<Options> & ChanceMode;
  view: T['view'];
  scores: Scores;
  measures: Measures;
  rule: T['rule'];
  edition: Immutable<T['edition']>;
}
