import { at, below, rngFromSeed, type Game, type GameSignature } from 'tidetable';

type State = GameSignature['state'];

/** A random game of explicit chance: its actions, and the states between them. */
export interface Recorded {
  readonly states: readonly State[];
  readonly actions: readonly Parameters<Game['reduce']>[1][];
}

export function recordRandom(game: Game, plies: number): Recorded {
  const rng = rngFromSeed(game.id);
  const actions: Parameters<Game['reduce']>[1][] = [];
  const first = game.setup(explicitSetup(game));
  const states = [first];
  for (let state = first; state.result === null && actions.length < plies;) {
    const legal = game.legalActions(state);
    const action = game.sampleChance(state, rng) ?? at(legal, below(rng, legal.length));
    state = game.reduce(state, action);
    actions.push(action);
    states.push(state);
  }
  return { states, actions };
}

/** The fewest players that make a game of several. */
export function explicitSetup(game: Game): object {
  return { players: Math.max(2, game.info.seats.min), chance: 'explicit' };
}

interface Change {
  readonly path: readonly string[];
  readonly value: unknown;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The smallest writes that make one state into another; a list of another length is written whole. */
export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (Object.is(before, after)) return [];
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, value: after }];
  const keys = Object.keys(after);
  if (keys.join() !== Object.keys(before).join()) return [{ path, value: after }];
  return keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
}

/** Writes the changes; what is an object is made anew, as a rule would make it. */
export function write(draft: object, changes: readonly Change[]): void {
  for (const { path, value } of changes) {
    let node = draft as Node;
    for (let depth = 0; depth < path.length - 1; depth += 1) node = node[path[depth] as string] as Node;
    node[path[path.length - 1] as string] = copyOf(value);
  }
}

function copyOf(value: unknown): unknown {
  if (!isNode(value)) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
