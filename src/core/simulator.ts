import type { PlayerAction } from './actions.js';
import { intern } from './action-space.js';
import type { Interned } from './action-space.js';
import type { Context, Seat, StateShape } from './definition.js';
import type { Erased } from './erased.js';
import { demandLegal } from './legality.js';
import type { ChanceVerdict } from './legality.js';
import { deepFreeze } from './lists.js';
import { seatEnv } from './machine.js';
import type { Machine } from './machine.js';
import type { Rng } from './random.js';
import { drawOutcome } from './reducer.js';

/** The rules at work on a private mutable copy of a state: no Immer, no schema, no freezing. */
export class Simulator {
  /** The position as it stands; look, but do not write, and do not keep it beyond the next action. */
  readonly state: StateShape;
  readonly #machine: Machine;
  readonly #context: Context<Erased>;
  /** The list that `legalActions` gave last; empty once something is applied. */
  #listed: readonly PlayerAction[] = NONE;

  /** @param state - a copy that nobody else holds */
  constructor(machine: Machine, state: StateShape) {
    this.state = state;
    this.#machine = machine;
    const { table, edition } = machine.env;
    this.#context = { table, edition, emit: undefined, before: state };
  }

  /** Every legal action, seat by seat, ascending by id; of one seat only when one is named. */
  legalActions(seat?: Seat): readonly PlayerAction[] {
    const listed = legalActions(this.#machine, this.state, seat);
    this.#listed = listed;
    return listed;
  }

  /** @throws IllegalActionError, and nothing has changed */
  apply(action: unknown): void {
    const verdict = demandLegal(this.#machine, this.state, action);
    if ('chance' in verdict) this.#applyOutcome(verdict);
    else this.#applyInterned(verdict);
    this.#settle();
  }

  /**
   * Applies an action of the list that `legalActions` gave last, without checking it again.
   *
   * @param index - place in that list, counted from 0
   * @throws RangeError when something was applied since, or the list is shorter
   */
  applyListed(index: number): void {
    const interned = this.#machine.space.find(this.#listed[index]);
    if (interned === undefined) throw new RangeError(`no action ${String(index)} in a list of this position`);
    this.#applyInterned(interned);
    this.#settle();
  }

  /**
   * Draws and applies the chance event that is due in an explicit game.
   *
   * @returns the outcome
   * @throws RangeError when none is due
   */
  sampleChance(rng: Rng): unknown {
    const { pending } = this.state;
    if (pending === null) throw new RangeError('no chance event is due');
    const drawn = drawOutcome(this.#machine, this.state, pending, rng);
    this.#applyOutcome(drawn);
    this.#settle();
    return drawn.outcome;
  }

  /** A second simulator at the same position; the two share nothing that changes. */
  clone(): Simulator {
    return new Simulator(this.#machine, this.#machine.definition.clone(this.state));
  }

  /** The position as an immutable state, to keep or to hand to the game's other functions. */
  snapshot(): StateShape {
    return deepFreeze(this.#machine.definition.clone(this.state));
  }

  #applyInterned({ step, payload, seat }: Interned): void {
    this.#listed = NONE;
    step.apply(this.state, payload, seat, this.#context);
  }

  #applyOutcome({ chance, outcome, pending }: ChanceVerdict): void {
    this.#listed = NONE;
    this.state.pending = null;
    chance.definition.apply(this.state, outcome, pending, this.#context);
  }

  /** In a seeded game, samples with the state's own generator what is due. */
  #settle(): void {
    const { state } = this;
    const { rng } = state.kernel;
    if (rng === null) return;
    while (state.pending !== null) this.#applyOutcome(drawOutcome(this.#machine, state, state.pending, rng));
  }
}

const NONE: readonly PlayerAction[] = [];

/** Every legal action, seat by seat, ascending by id; of one seat only when one is named. */
export function legalActions(machine: Machine, state: StateShape, only?: Seat): PlayerAction[] {
  const actions: PlayerAction[] = [];
  if (state.pending !== null || state.result !== null) return actions;
  const steps = machine.space.stepsIn(state.phase);
  const actors = machine.definition.actors(state);
  // Counted loops: actors and candidates are told from frozen lists, over which an iterator is slow.
  for (let place = 0; place < actors.length; place += 1) {
    const seat = actors[place] as Seat;
    if (only !== undefined && only !== seat) continue;
    const env = seatEnv(machine, state, seat);
    for (const step of steps) {
      const { refuse, exact, rank } = step;
      const interned = step.interned[seat] as (Interned | undefined)[];
      const candidates = step.candidates(state, seat, env);
      for (let index = 0; index < candidates.length; index += 1) {
        const candidate = candidates[index] as number | object;
        const number = typeof candidate === 'number' ? candidate : rank(candidate);
        const { payload, action } = interned[number] ?? intern(step, number, seat);
        if (exact || refuse(state, payload, seat, env) === null) actions.push(action);
      }
    }
  }
  return actions;
}
