import type * as z from 'zod/mini';
import { Space } from './action-space.js';
import { ChanceStep } from './chance-step.js';
import type { Env, Seat, SeatEnv, StateShape } from './definition.js';
import type { AnyDefinition, Erased } from './erased.js';
import { digest } from './digest.js';
import { deepFreeze } from './lists.js';
import { EditionError } from './refusal.js';
import { checked, inWords } from './shape.js';
import type { GameIdentity } from './view.js';

const EDITION_NODES_MAX = 50_000;

/**
 * A definition bound to one edition. The edition is checked at once; what is worked out from it waits until it is asked
 * for, so that importing a game costs little.
 */
export class Machine {
  readonly definition: AnyDefinition;
  readonly edition: object;
  /** The views that were made here: what is drawn from them needs no check. */
  readonly views = new WeakSet();
  #identity: GameIdentity | undefined;
  #env: Env<Erased> | undefined;
  #space: Space | undefined;
  #chances: ReadonlyMap<string, ChanceStep> | undefined;
  #options: z.ZodMiniObject | undefined;

  /** @throws EditionError when the rules cannot be played with this edition */
  constructor(definition: AnyDefinition, edition: unknown) {
    this.definition = definition;
    this.edition = deepFreeze(
      definition.standard !== undefined && edition === definition.standard
        ? definition.standard
        : checkedEdition(definition, edition),
    );
  }

  /** What the states and views of this game say of it. */
  get identity(): GameIdentity {
    return (this.#identity ??= Object.freeze(identityOf(this.definition, this.edition)));
  }

  get env(): Env<Erased> {
    const { edition } = this;
    return (this.#env ??= { edition, table: deepFreeze(this.definition.tables(edition)) });
  }

  get space(): Space {
    return (this.#space ??= new Space(this.definition.actions, this.definition.info.seats.max));
  }

  get chances(): ReadonlyMap<string, ChanceStep> {
    return (this.#chances ??= new Map(
      this.definition.chances.map((chance) => [chance.kind, new ChanceStep(chance, this.edition)]),
    ));
  }

  /** The schema of the game's options. */
  get options(): z.ZodMiniObject {
    return (this.#options ??= this.definition.options(this.edition));
  }
}

function identityOf({ id: game, rulesVersion }: AnyDefinition, edition: object): GameIdentity {
  const name = 'edition' in edition && typeof edition.edition === 'string' ? edition.edition : 'custom';
  return { game, rulesVersion, edition: name, digest: digest(edition) };
}

function checkedEdition(definition: AnyDefinition, edition: unknown): object {
  const result = checked(definition.edition, edition, EDITION_NODES_MAX);
  if ('finding' in result) throw new EditionError(result.finding);
  return result.value;
}

/** What the questions about one seat's actions look up. */
export function seatEnv(machine: Machine, state: StateShape, seat: Seat): SeatEnv<Erased> {
  const { table, edition } = machine.env;
  const { facts } = machine.definition;
  return { table, edition, facts: facts?.(state, seat, table) };
}

/**
 * The state, once it is known to be one of this game.
 *
 * @throws EditionError when it belongs to another game, edition or rules version
 */
export function ownState(machine: Machine, state: StateShape): StateShape {
  const { identity } = machine;
  const kernel = identityIn(state);
  if (
    kernel?.digest === identity.digest &&
    kernel.game === identity.game &&
    kernel.rulesVersion === identity.rulesVersion
  )
    return state;
  throw new EditionError({
    path: ['kernel'],
    found: kernel === undefined ? 'no state of a game' : gameInWords(kernel),
    expected: gameInWords(identity),
  });
}

/** The kernel's fields of a value that should be a state or a view; undefined where it has none. */
export function identityIn(value: unknown): GameIdentity | undefined {
  const { kernel } = (value ?? {}) as { readonly kernel?: unknown };
  return typeof kernel === 'object' && kernel !== null ? (kernel as GameIdentity) : undefined;
}

/** A game, its edition and its rules version, for a message. Nothing is known of the parts: they may come from outside. */
export function gameInWords({ game, edition, digest: mark, rulesVersion }: GameIdentity): string {
  const inText = (part: unknown) => (typeof part === 'string' ? part : inWords(part));
  return `${inText(game)}, edition ${inText(edition)}@${inText(mark)}, rules version ${inText(rulesVersion)}`;
}
