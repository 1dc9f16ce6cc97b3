import * as z from 'zod/mini';
import type { ChanceAction } from './actions.js';
import { areEqual } from './definition.js';
import type { StateShape, Viewer } from './definition.js';
import type { AnyDefinition, ErasedSignature } from './erased.js';
import { isWithin } from './domains.js';
import { chanceSchema, judge, misshapen, playerSchema } from './legality.js';
import { deepFreeze } from './lists.js';
import { Machine, gameInWords, identityIn, ownState } from './machine.js';
import { positionFrom, shapeFinding } from './position.js';
import type { Rng } from './random.js';
import { advance, drawOutcome, dueChance, settleChance } from './reducer.js';
import type { Listener } from './reducer.js';
import { IllegalActionError, ViewError, plainRefusal } from './refusal.js';
import { ruleList } from './rulebook.js';
import { loadState, saveState } from './save.js';
import { firstState, setupSchema } from './setup.js';
import { clauseOf } from './shape.js';
import type { ChanceOutcome, Game, StepResult } from './signature.js';
import { Simulator, legalActions } from './simulator.js';
import { tensorLayout, writeTensor } from './tensor.js';
import { actionText } from './text.js';
import type { View } from './view.js';

type ErasedGame = Game<ErasedSignature>;

/** The game that a definition and an edition make, without its types. */
export function gameOf(definition: AnyDefinition, edition: unknown): ErasedGame {
  const machine = new Machine(definition, edition);
  const layout = later(() => deepFreeze(tensorLayout(definition.tensor.blocks(machine.env))));
  const rules = later(() => deepFreeze(ruleList(definition.rules)));
  const actionSpace = later(() => actionSpaceOf(machine));
  const schemas = later(() => schemasOf(machine));
  return {
    id: definition.id,
    rulesVersion: definition.rulesVersion,
    info: definition.info,
    edition: machine.edition,
    get editionMark() {
      return `${machine.identity.edition}@${machine.identity.digest}`;
    },
    ...playing(machine),
    ...chancing(machine),
    ...watching(machine),
    ...rating(machine),
    ...keeping(machine),
    simulator: (state) => new Simulator(machine, definition.clone(ownState(machine, state))),
    tensor: (view, viewer) =>
      writeTensor(layout(), (out) => {
        definition.tensor.write(view, viewer, out, machine.env);
      }),
    rule(id) {
      const found = rules().find((rule) => rule.id === id);
      if (found === undefined) throw new RangeError(`${definition.id} has no rule ${id}`);
      return found;
    },
    get rules() {
      return rules();
    },
    get actionSpace() {
      return actionSpace();
    },
    get tensorLayout() {
      return layout();
    },
    get schemas() {
      return schemas();
    },
  };
}

/** A value that is made when it is first asked for, and then kept. */
function later<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

type Playing = 'setup' | 'begin' | 'seats' | 'actors' | 'legalActions' | 'check' | 'reduce' | 'step';

function playing(machine: Machine): Pick<ErasedGame, Playing> {
  const { definition } = machine;
  return {
    setup: (setup) => settleChance(machine, firstState(machine, setup)),
    begin: (setup) => heard((listener) => settleChance(machine, firstState(machine, setup), listener)),
    seats: (state) => definition.seats(ownState(machine, state)),
    actors: (state) => definition.actors(ownState(machine, state)),
    legalActions: (state, seat) => Object.freeze(legalActions(machine, ownState(machine, state), seat)),
    check(state, action) {
      const verdict = judge(machine, ownState(machine, state), action);
      return 'rule' in verdict ? { legal: false, refusal: plainRefusal(verdict) } : { legal: true };
    },
    reduce: (state, action) => advance(machine, state, action),
    step: (state, action) => heard((listener) => advance(machine, state, action, listener)),
  };
}

function chancing(machine: Machine): Pick<ErasedGame, 'chanceOutcomes' | 'sampleChance'> {
  return {
    chanceOutcomes: (state) => chanceOutcomes(machine, ownState(machine, state)),
    sampleChance: (state, rng) => sampledAction(machine, ownState(machine, state), rng),
  };
}

type Watching = 'observe' | 'observeEvent' | 'seesOutcome' | 'reveals' | 'determinize';

function watching(machine: Machine): Pick<ErasedGame, Watching> {
  const { definition } = machine;
  const hidden = definition.info.information === 'hidden';
  return {
    observe: (state, viewer) => observed(machine, ownState(machine, state), viewer),
    observeEvent(event, viewer) {
      const shown = definition.events[event.type]?.observe?.(event, viewer);
      return shown === undefined ? event : (shown as typeof event | null);
    },
    seesOutcome: (kind, viewer) => machine.chances.get(kind)?.definition.seenBy?.(viewer) ?? true,
    reveals: (type) => hidden && machine.space.stepOf(type)?.definition.reveals !== false,
    determinize: (view, rng) => determinized(machine, view, rng),
  };
}

type Rating = 'returns' | 'scores' | 'measures' | 'audit' | 'canonical' | 'text' | 'describe' | 'actionText';

function rating(machine: Machine): Pick<ErasedGame, Rating> {
  const { definition } = machine;
  return {
    returns: (state) => definition.returns(ownState(machine, state), machine.env),
    scores: (state) => definition.scores(ownState(machine, state), machine.env),
    measures: (state) => definition.measures(ownState(machine, state), machine.env),
    audit: (state) => audited(machine, ownState(machine, state)),
    canonical: (state) => definition.canonical(ownState(machine, state), machine.env),
    text(state, viewer) {
      ownState(machine, state);
      if (viewer !== undefined) knownViewer(machine, state, viewer);
      return definition.text(state, viewer, machine.env);
    },
    describe: (event) => definition.describe(event, machine.env),
    actionText,
  };
}

function keeping(machine: Machine): Pick<ErasedGame, 'save' | 'load'> {
  return {
    save: (state) => saveState(ownState(machine, state)),
    load: (text) => loadState(machine, text),
  };
}

function actionSpaceOf(machine: Machine): ErasedGame['actionSpace'] {
  const { space } = machine;
  return {
    size: space.size,
    blocks: deepFreeze(
      space.steps.map(({ type, firstId, definition, domain }) => ({
        type,
        phase: definition.phase,
        firstId,
        size: domain.size,
      })),
    ),
    id: (action) => idOf(machine, action),
    action: (id, seat) => space.ofId(id, seat).action,
    mask(state, seat) {
      const mask = new Uint8Array(space.size);
      for (const action of legalActions(machine, ownState(machine, state), seat))
        mask[idOf(machine, action)] = 1;
      return mask;
    },
  };
}

function idOf(machine: Machine, action: unknown): number {
  const interned = machine.space.find(action);
  if (interned === undefined) throw new IllegalActionError(plainRefusal(misshapen(machine, action)), action);
  return interned.id;
}

function heard(run: (listener: Listener) => StateShape): StepResult<ErasedSignature> {
  const events: { readonly type: string }[] = [];
  const chance: ChanceAction[] = [];
  const state = run({
    emit: (event) => events.push(event),
    sampled: (action) => chance.push(action),
  });
  return { state, events: deepFreeze(events), chance: deepFreeze(chance) };
}

/** The listed answers of the chance event that is due. */
function chanceOutcomes(machine: Machine, state: StateShape): readonly ChanceOutcome[] | null {
  const { pending } = state;
  if (pending === null) return [];
  const step = dueChance(machine, pending);
  const outcomes = step.definition.outcomes(state, pending, machine.env);
  if (outcomes === null) return null;
  const pairs = areEqual(outcomes) ? outcomes.equally.map((outcome) => [outcome, 1] as const) : outcomes;
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  return deepFreeze(
    pairs.map(([outcome, weight]) => ({
      action: step.of(outcome).action,
      weight,
      probability: weight / total,
    })),
  );
}

function sampledAction(machine: Machine, state: StateShape, rng: Rng): ChanceAction | null {
  if (state.pending === null) return null;
  const { chance, outcome } = drawOutcome(machine, state, state.pending, rng);
  return chance.of(outcome).action;
}

/** What is wrong with the position: its shape first, since an audit takes that for granted. */
function audited(machine: Machine, state: StateShape): readonly string[] {
  const finding = shapeFinding(machine, state);
  return finding === null ? machine.definition.audit(state, machine.env) : [clauseOf('the state', finding)];
}

function observed(machine: Machine, state: StateShape, viewer: Viewer): View<object> {
  const { definition, env, identity, views } = machine;
  knownViewer(machine, state, viewer);
  const view = Object.freeze({ kernel: identity, ...definition.observe(state, viewer, env) });
  views.add(view);
  return view;
}

/** @throws ViewError for a viewer that is no seat of the game */
function knownViewer({ definition }: Machine, state: StateShape, viewer: Viewer): void {
  const seats = definition.seats(state);
  if (viewer !== 'public' && !isWithin(viewer, 0, seats - 1))
    throw new ViewError({
      path: ['viewer'],
      found: String(viewer),
      expected: `"public", or a seat below ${String(seats)}`,
    });
}

function determinized(machine: Machine, view: View<object>, rng: Rng): StateShape {
  if (machine.views.has(view)) return drawn(machine, view, rng);
  const theirs = identityIn(view);
  const found = theirs === undefined ? 'no view of a game' : gameInWords(theirs);
  const expected = gameInWords(machine.identity);
  if (found !== expected) throw new ViewError({ path: ['kernel'], found, expected });
  const position = positionFrom(machine, () => drawn(machine, view, rng));
  if ('finding' in position) throw new ViewError(position.finding);
  return position.value;
}

function drawn({ definition, env, identity }: Machine, view: View<object>, rng: Rng): StateShape {
  return deepFreeze({ kernel: { ...identity, rng: null }, ...definition.determinize(view, rng, env) });
}

function schemasOf(machine: Machine): ErasedGame['schemas'] {
  const { definition, space, chances } = machine;
  const actions = [
    ...space.steps.map(({ type }) => playerSchema(machine, type)),
    ...[...chances.values()].map(chanceSchema),
  ];
  const events = Object.entries(definition.events).map(([type, { fields }]) => eventSchema(type, fields));
  return {
    action: z.union(actions),
    options: setupSchema(machine.options),
    edition: definition.edition,
    state: definition.state,
    event: z.union(events),
  };
}

/** The fields of an event, or of each form that it may have, and its type. */
function eventSchema(type: string, fields: z.ZodMiniType): z.ZodMiniType {
  return fields instanceof z.ZodMiniUnion
    ? z.union(fields.def.options.map((form) => eventSchema(type, form as z.ZodMiniType)))
    : z.strictObject({ ...(fields as z.ZodMiniObject).shape, type: z.literal(type) });
}
