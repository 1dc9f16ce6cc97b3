import type { Immutable } from 'immer';
import type * as z from 'zod/mini';
import type { ChanceAction, PlayerAction } from './actions.js';
import type {
  AnyAction,
  AnyChance,
  GameInfo,
  GameTypes,
  OutcomeSchema,
  PayloadSchema,
  StateShape,
} from './definition.js';
import type { FieldsOf } from './domains.js';
import type { ChanceMode, Rng } from './random.js';
import type { KernelRule, Refusal } from './refusal.js';
import type { Rule } from './rulebook.js';
import type { Seat, Viewer } from './seats.js';
import type { TensorLayout } from './tensor.js';
import type { View } from './view.js';

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
    ? Flat<{ type: Type; seat: number } & FieldsOf<Payload>>
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

/** Options as a caller gives them. An empty object has the keys of any record, and would refuse the seed. */
type Asked<Options> = string extends keyof Options ? object : Options;

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
  setup: Asked<z.input<Options>> & ChanceMode;
  view: T['view'];
  scores: Scores;
  measures: Measures;
  rule: T['rule'];
  edition: Immutable<T['edition']>;
}

/** Whether an action is legal now, and if not, why. */
export type Check<Rule extends string = string> =
  { readonly legal: true } | { readonly legal: false; readonly refusal: Refusal<Rule | KernelRule> };

/** What came of an action, or of setting up. */
export interface StepResult<G extends GameSignature = GameSignature> {
  readonly state: G['state'];
  /** What happened, in order. */
  readonly events: readonly G['event'][];
  /** The chance actions that a seeded game sampled on the way, in order. */
  readonly chance: readonly G['chance'][];
}

/** One of the answers that chance may give. */
export interface ChanceOutcome<Action = ChanceAction> {
  readonly action: Action;
  /** Integer odds. */
  readonly weight: number;
  /** The weight divided by the sum of all weights. */
  readonly probability: number;
}

/** The ids of one type of action. */
export interface ActionBlock {
  readonly type: string;
  /** The phases in which it may be legal; `any` for all of them. */
  readonly phase: string | readonly string[];
  readonly firstId: number;
  readonly size: number;
}

/** The numbering of a game's player actions: the same for every state, edition and build. */
export interface ActionSpace<G extends GameSignature = GameSignature> {
  readonly size: number;
  /** By type, in the order of their ids. */
  readonly blocks: readonly ActionBlock[];
  /** @throws IllegalActionError for what is no action of the game; the seat has no part in the id */
  id(this: void, action: G['action']): number;
  /** @throws RangeError for an id or a seat that does not exist */
  action(this: void, id: number, seat: Seat): G['action'];
  /** 1 for each id that is a legal action of the seat, else 0; `size` numbers. */
  mask(this: void, state: G['state'], seat: Seat): Uint8Array;
}

/** The zod schemas of a game's inputs. */
export interface GameSchemas {
  /** Every well-formed action, chance included. */
  readonly action: z.ZodMiniType;
  /** What `setup` takes. */
  readonly options: z.ZodMiniType;
  readonly edition: z.ZodMiniType;
  readonly state: z.ZodMiniType;
  readonly event: z.ZodMiniType;
}

/** The rules at work on a private mutable copy: for playouts and search. */
export interface GameSimulator<G extends GameSignature = GameSignature> {
  /** The position as it stands; look, but do not write, and do not keep it beyond the next action. */
  readonly state: G['state'];
  /**
   * Every legal action, seat by seat, ascending by id; of one seat only when one is named. A list to read only:
   * `applyListed` takes its actions from it.
   */
  legalActions(seat?: Seat): readonly G['action'][];
  /** @throws IllegalActionError, and nothing has changed */
  apply(action: G['action'] | G['chance']): void;
  /**
   * Applies an action of the list that `legalActions` gave last, without checking it again.
   *
   * @param index - place in that list, counted from 0
   * @throws RangeError when something was applied since, or the list is shorter
   */
  applyListed(index: number): void;
  /**
   * Draws and applies the chance event that is due in an explicit game.
   *
   * @returns the outcome
   * @throws RangeError when none is due
   */
  sampleChance(rng: Rng): unknown;
  /** A second simulator at the same position; the two share nothing that changes. */
  clone(): GameSimulator<G>;
  /** The position as an immutable state. */
  snapshot(): G['state'];
}

/** A game bound to an edition: what a user of the library holds. All of it is pure, and works on frozen states. */
export interface Game<G extends GameSignature = GameSignature> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly info: GameInfo;
  /** The printed components. */
  readonly edition: G['edition'];
  /** Name and digest, as `standard@0123456789abcdef`. */
  readonly editionMark: string;

  /**
   * The first state; a seeded game has gone on to the first decision.
   *
   * @throws OptionsError
   */
  setup(this: void, setup: G['setup']): G['state'];
  /** `setup`, with the events and sampled chance actions on the way. */
  begin(this: void, setup: G['setup']): StepResult<G>;
  seats(this: void, state: G['state']): number;
  /** The seats that may act now, ascending; nobody at a chance node and after the end. */
  actors(this: void, state: G['state']): readonly Seat[];
  /** Every legal action, seat by seat, ascending by id; of one seat only when one is named. Frozen. */
  legalActions(this: void, state: G['state'], seat?: Seat): readonly G['action'][];
  check(this: void, state: G['state'], action: G['action'] | G['chance']): Check<G['rule']>;
  /**
   * The state after an action. Fits `useReducer`; Redux needs a `check` before it, for the actions of its own.
   *
   * @throws IllegalActionError with the refusal; the state is unchanged
   */
  reduce(this: void, state: G['state'], action: G['action'] | G['chance']): G['state'];
  /** `reduce`, with the events and sampled chance actions on the way. */
  step(this: void, state: G['state'], action: G['action'] | G['chance']): StepResult<G>;

  /** The answers that chance may give, with their odds; null where they are too many to list; none at no chance node. */
  chanceOutcomes(this: void, state: G['state']): readonly ChanceOutcome<G['chance']>[] | null;
  /**
   * Draws an answer in proportion to the odds; null at no chance node.
   *
   * @throws OptionsError when only a host can tell the outcome
   */
  sampleChance(this: void, state: G['state'], rng: Rng): G['chance'] | null;

  /** What a viewer may know. */
  observe(this: void, state: G['state'], viewer: Viewer): View<G['view']>;
  /** What a viewer sees of an event; null for nothing. */
  observeEvent(this: void, event: G['event'], viewer: Viewer): G['event'] | null;
  /** Whether a viewer sees the outcomes of a kind of chance event. */
  seesOutcome(this: void, kind: G['chance']['kind'], viewer: Viewer): boolean;
  /** Whether a type of action may show its seat something new, so that it must not be taken back. */
  reveals(this: void, type: G['action']['type']): boolean;
  /**
   * A state drawn from all those that a view allows, with explicit chance.
   *
   * @throws ViewError for a view of another game or edition, or that no real game can give
   */
  determinize(this: void, view: View<G['view']>, rng: Rng): G['state'];

  /** One utility a seat, from -1 to 1; all 0 until the game is over. */
  returns(this: void, state: G['state']): readonly number[];
  /** The breakdown that a person reads, valid at any time. */
  scores(this: void, state: G['state']): G['scores'];
  /** Flat numbers for the statistics of a batch. */
  measures(this: void, state: G['state']): G['measures'];

  readonly rules: readonly Rule<G['rule']>[];
  /** @throws RangeError for an id that the rulebook lacks */
  rule(this: void, id: G['rule']): Rule<G['rule']>;

  readonly actionSpace: ActionSpace<G>;
  readonly tensorLayout: TensorLayout;
  tensor(this: void, view: View<G['view']>, viewer: Viewer): Float32Array;
  simulator(this: void, state: G['state']): GameSimulator<G>;

  save(this: void, state: G['state']): string;
  /** @throws SaveError */
  load(this: void, text: string): G['state'];
  /** The invariants that a state breaks, in words; none for every reachable state. */
  audit(this: void, state: G['state']): readonly string[];
  /** The form in which positions are compared with other implementations. */
  canonical(this: void, state: G['state']): unknown;

  /** The position for a person at a terminal; made from the view alone when a viewer is given. */
  text(this: void, state: G['state'], viewer?: Viewer): string;
  /** An event in one sentence. */
  describe(this: void, event: G['event']): string;
  /** An action in one line, without its seat. */
  actionText(this: void, action: G['action'] | G['chance']): string;
  readonly schemas: GameSchemas;
}
