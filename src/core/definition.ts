import type { Immutable } from 'immer';
import type * as z from 'zod/mini';
import type { EventDefinitions } from './events.js';
import type { LazyRefusal } from './refusal.js';
import type { Rng } from './random.js';
import type { Rulebook } from './rulebook.js';
import type { Seat, Viewer } from './seats.js';
import type { KernelFields } from './state.js';
import type { TensorBlock, TensorWriter } from './tensor.js';

export type { Seat, Viewer };

/** What every state has, whatever the game. */
export interface StateShape {
  kernel: KernelFields;
  phase: string;
  /** The chance event that is due, with its parameters. */
  pending: { kind: string } | null;
  /** Null until the game is over. */
  result: object | null;
}

/** The types of one game, told once: the kernel's functions for authors take them as their only type argument. */
export interface GameTypes {
  /** The state while a rule is carried out: mutable. */
  draft: StateShape;
  /** The state as everybody else holds it: `Immutable<draft>`, under a name of the game's own. */
  state: Immutable<StateShape>;
  /** What `candidates`, `refuse` and `outcomes` may look at; the whole state where nothing is hidden. */
  asked: object;
  edition: object;
  table: object;
  /** What `facts` returns; undefined where a game has none. */
  facts: unknown;
  /** The union of rule ids. */
  rule: string;
  event: { readonly type: string };
  /** What `observe` shows; `OpenView<state>` where nothing is hidden. */
  view: object;
}

/** What every question about a state can look up. */
export interface Env<T extends GameTypes> {
  readonly table: T['table'];
  readonly edition: Immutable<T['edition']>;
}

/** What questions about one seat's actions can look up besides: `facts`, worked out once for the whole list. */
export interface SeatEnv<T extends GameTypes> extends Env<T> {
  readonly facts: T['facts'];
}

/** What a writer has at hand. */
export interface Context<T extends GameTypes> extends Env<T> {
  /** Undefined in the simulator: `ctx.emit?.({ … })` does not even build the event there. */
  readonly emit: ((event: T['event']) => void) | undefined;
  /**
   * The position before this ply, to read what the ply does not write: in `reduce` a part of the draft is made into a draft
   * when it is read, which costs more than most rules do. In the simulator it is the draft itself, and in a chance event
   * `before.pending` is null there: look at the `pending` that `apply` is given. Look at it only: an object of it that is
   * stored stands in two places.
   */
  readonly before: T['state'];
}

export type PayloadSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;
export type OutcomeSchema = z.ZodMiniType;

/** One kind of player action: what it needs, when it is legal, and what it does. */
export interface ActionDefinition<T extends GameTypes, Type extends string, Payload extends PayloadSchema> {
  readonly type: Type;
  /** One phase, a list of phases, or `any` for a rule that says "at any time". */
  readonly phase: T['draft']['phase'] | readonly T['draft']['phase'][] | 'any';
  /** Finite fields only; ids run through them in their declared order, the first one slowest. */
  readonly payload: Payload;
  /** In a game of hidden information: whether the action may show its seat something new. True when left out. */
  readonly reveals?: boolean;
  /**
   * Payloads worth asking about, ascending by id. May hold illegal ones, never misses a legal one, holds none twice. A
   * payload may be told by its number among all payloads of the type, counted from 0: its id less that of the first.
   * Numbers are the fastest; for one field `int(0, n)` the number is the field's value.
   */
  candidates(
    this: void,
    state: T['asked'],
    seat: Seat,
    env: SeatEnv<T>,
  ): readonly (number | Readonly<z.output<Payload>>)[];
  /** True when `refuse` has nothing against any candidate: a list then holds all of them, and does not ask. */
  readonly exact?: boolean;
  /** Null when legal. The only place that decides; what the kernel checks before is true here. */
  refuse(
    this: void,
    state: T['asked'],
    payload: Readonly<z.output<Payload>>,
    seat: Seat,
    env: SeatEnv<T>,
  ): LazyRefusal<T['rule']> | null;
  /** The effect, written as mutation. Never keeps the payload or anything of the edition. */
  apply(
    this: void,
    draft: T['draft'],
    payload: Readonly<z.output<Payload>>,
    seat: Seat,
    ctx: Context<T>,
  ): void;
}

/** Outcomes with integer weights of 1 or more, or outcomes that are all equally likely (weight 1 each). */
export type Outcomes<Outcome> =
  readonly (readonly [outcome: Outcome, weight: number])[] | { readonly equally: readonly Outcome[] };

/** Whether outcomes are told as equally likely ones. */
export function areEqual<Outcome>(
  outcomes: Outcomes<Outcome>,
): outcomes is Extract<Outcomes<Outcome>, { readonly equally: unknown }> {
  return !Array.isArray(outcomes);
}

type PendingKind<T extends GameTypes> = NonNullable<T['state']['pending']>['kind'];

/** The parameters of a chance event that is due. */
export type PendingOf<T extends GameTypes, Kind extends string> = NonNullable<T['state']['pending']> & {
  readonly kind: Kind;
};

/** An outcome as the rules get it: to look at, not to keep. */
export type OutcomeValue<Schema extends OutcomeSchema> =
  z.output<Schema> extends infer Value ? (Value extends object ? Readonly<Value> : Value) : never;

/** One kind of chance event: what can come up, with which odds, and what it does. */
export interface ChanceDefinition<T extends GameTypes, Kind extends string, Outcome extends OutcomeSchema> {
  readonly kind: Kind;
  readonly outcome: Outcome | ((edition: Immutable<T['edition']>) => Outcome);
  /** In the spec's order, none twice and none of weight 0; null where there are too many to list. */
  outcomes(
    this: void,
    state: T['asked'],
    pending: PendingOf<T, Kind>,
    env: Env<T>,
  ): Outcomes<OutcomeValue<Outcome>> | null;
  /** Only where `outcomes` gives null. Without it, nothing but the host can tell the outcome. */
  sample?(
    this: void,
    state: T['asked'],
    pending: PendingOf<T, Kind>,
    rng: Rng,
    env: Env<T>,
  ): z.output<Outcome>;
  /**
   * A reason of the game's own against an outcome of the right shape. Null leaves the decision to the list (`TT-OUTCOME`
   * for what is not on it); `accepted` admits an outcome that is not listed.
   */
  refuse?(
    this: void,
    state: T['asked'],
    outcome: OutcomeValue<Outcome>,
    pending: PendingOf<T, Kind>,
    env: Env<T>,
  ): LazyRefusal<T['rule']> | 'accepted' | null;
  /** The effect, written as mutation; `draft.pending` is null already. */
  apply(
    this: void,
    draft: T['draft'],
    outcome: OutcomeValue<Outcome>,
    pending: PendingOf<T, Kind>,
    ctx: Context<T>,
  ): void;
  /** Whether a viewer sees the outcome. Everybody does when left out. */
  seenBy?(this: void, viewer: Viewer): boolean;
}

export type AnyAction<T extends GameTypes> = ActionDefinition<T, string, PayloadSchema>;
export type AnyChance<T extends GameTypes> = ChanceDefinition<T, string, OutcomeSchema>;

/** Facts about a game that the generic tests hold it to. */
export interface GameInfo {
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly information: 'perfect' | 'hidden';
  utility(this: void, seats: number): 'zero-sum' | 'general' | 'cooperative';
  /** `free` where several seats may act at once. */
  readonly order: 'fixed' | 'free';
  /** The number of actions, chance included, after which a batch gives a game up as unfinished. */
  readonly cap: number;
}

/** A view as numbers: the blocks of the layout, and what fills them. */
export interface TensorDefinition<T extends GameTypes> {
  blocks(this: void, env: Env<T>): readonly TensorBlock[];
  /** Writes every block once, in their order. */
  write(this: void, view: T['view'], viewer: Viewer, out: TensorWriter, env: Env<T>): void;
}

/** Everything that makes a game. */
export interface GameDefinition<
  T extends GameTypes,
  Actions extends readonly AnyAction<T>[],
  Chances extends readonly AnyChance<T>[],
  Options extends z.ZodMiniType,
  Scores,
  Measures extends Readonly<Record<string, number>>,
> {
  readonly id: string;
  /** Goes up when a playthrough can differ, not for speed or wording. */
  readonly rulesVersion: number;
  readonly info: GameInfo;
  readonly edition: z.ZodMiniType<T['edition']>;
  /** The edition that the game comes with: known to be right, so that importing the game need not check it. */
  readonly standard?: Immutable<T['edition']>;
  /** What the rules look up again and again; the kernel freezes it. */
  tables(this: void, edition: Immutable<T['edition']>): T['table'];
  /** What one list, mask or check of one seat's actions needs more than once. */
  facts?(this: void, state: T['asked'], seat: Seat, table: T['table']): T['facts'];
  options(this: void, edition: Immutable<T['edition']>): Options;
  /** Whether these options leave nothing to sample, so that a seed makes no sense. */
  explicitOnly?(this: void, options: z.output<Options>): boolean;
  readonly state: z.ZodMiniType<T['draft']>;
  /** The first state, made without randomness: dealing is a row of chance events. */
  setup(this: void, options: z.output<Options>, env: Env<T>): Omit<T['draft'], 'kernel'>;
  seats(this: void, state: T['state']): number;
  /** The seats that may act, ascending; nobody at a chance node and after the end. */
  actors(this: void, state: T['state']): readonly Seat[];
  /** In the order of their ids. */
  readonly actions: Actions;
  readonly chances: Chances;
  readonly events: EventDefinitions<T['event']>;
  /** One utility a seat, from -1 to 1; all 0 while `result` is null. */
  returns(this: void, state: T['state'], env: Env<T>): readonly number[];
  /** The breakdown that a person reads, valid at any time. */
  scores(this: void, state: T['state'], env: Env<T>): Scores;
  /** Flat numbers for the statistics of a batch. */
  measures(this: void, state: T['state'], env: Env<T>): Measures;
  /** What a viewer may know, built up from nothing; `openView` where nothing is hidden. */
  observe(this: void, state: T['state'], viewer: Viewer, env: Env<T>): T['view'];
  /** A state drawn from all those that a view allows. The kernel makes it explicit. */
  determinize(this: void, view: T['view'], rng: Rng, env: Env<T>): Omit<T['state'], 'kernel'>;
  readonly tensor: TensorDefinition<T>;
  /** The invariants that a state breaks, in words; none for every reachable state. */
  audit(this: void, state: T['state'], env: Env<T>): readonly string[];
  /** A copy that shares nothing, written out with spreads. */
  clone(this: void, state: T['state']): T['draft'];
  readonly rules: Rulebook<T['rule']>;
  /** The form in which positions are compared with other implementations. */
  canonical(this: void, state: T['state'], env: Env<T>): unknown;
  /** The position for a person at a terminal; made from the view alone when a viewer is given. */
  text(this: void, state: T['state'], viewer: Viewer | undefined, env: Env<T>): string;
  /** One sentence. */
  describe(this: void, event: T['event'], env: Env<T>): string;
  /** From each older rules version to the next: pure, and frozen once released. */
  readonly migrations?: Readonly<Record<number, (state: unknown) => unknown>>;
}

/** The function that a game's action files call: it only types its argument. */
export function actionFor<T extends GameTypes>() {
  return <const Type extends string, Payload extends PayloadSchema>(
    definition: ActionDefinition<T, Type, Payload>,
  ): ActionDefinition<T, Type, Payload> => definition;
}

/** The function that a game's chance files call: it only types its argument. */
export function chanceFor<T extends GameTypes>() {
  return <const Kind extends PendingKind<T>, Outcome extends OutcomeSchema>(
    definition: ChanceDefinition<T, Kind, Outcome>,
  ): ChanceDefinition<T, Kind, Outcome> => definition;
}
