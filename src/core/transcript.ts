import type { ChanceAction, PlayerAction } from './actions.js';
import { isChance } from './actions.js';
import type { Viewer } from './definition.js';
import { canonicalJson } from './digest.js';
import { at } from './lists.js';
import { OptionsError, SaveError } from './refusal.js';
import type { Path } from './refusal.js';
import { fingerprint, parsedJson } from './save.js';
import { inWords } from './shape.js';
import type { Game, GameSignature, StepResult } from './signature.js';

/** A playthrough, written down: the set-up, and every action in order, chance included. */
export interface Transcript<G extends GameSignature = GameSignature> {
  readonly game: string;
  readonly rulesVersion: number;
  /** Name and digest. */
  readonly edition: string;
  readonly options: G['setup'];
  readonly actions: readonly (G['action'] | G['chance'])[];
}

/** A playthrough that is being written down. */
export interface Recording<G extends GameSignature = GameSignature> {
  /** The position as it stands. */
  state(this: void): G['state'];
  /** Plays on. @throws IllegalActionError */
  step(this: void, action: G['action'] | G['chance']): StepResult<G>;
  /** The playthrough so far. */
  transcript(this: void): Transcript<G>;
}

/**
 * Sets a game up and writes down what happens.
 *
 * @throws OptionsError
 */
export function record<G extends GameSignature>(game: Game<G>, options: G['setup']): Recording<G> {
  const first = game.begin(options);
  const actions: (G['action'] | G['chance'])[] = [...first.chance];
  let { state } = first;
  return {
    state: () => state,
    step(action) {
      const result = game.step(state, action);
      actions.push(structured(action), ...result.chance);
      ({ state } = result);
      return result;
    },
    transcript: () => ({
      game: game.id,
      rulesVersion: game.rulesVersion,
      edition: game.editionMark,
      options,
      actions: [...actions],
    }),
  };
}

/** The caller may change its action later; the transcript may not. */
function structured<Action>(action: Action): Action {
  return Object.isFrozen(action) ? action : (JSON.parse(JSON.stringify(action)) as Action);
}

/** A transcript played again. */
export interface Replay<G extends GameSignature = GameSignature> {
  /** The positions from set-up on, one more than there are actions. */
  readonly states: readonly G['state'][];
  /** What happened, by action. */
  readonly events: readonly (readonly G['event'][])[];
}

/**
 * Plays a transcript again, without a generator: chance is told by the transcript.
 *
 * @throws SaveError for what is no transcript, or one of another game, edition or rules version, for options that the game
 *   does not have, and for an action that is illegal
 */
export function replay<G extends GameSignature>(game: Game<G>, transcript: Transcript<G>): Replay<G> {
  ownTranscript(game, transcript);
  const { seed: _seed, ...options } = transcript.options as { seed?: unknown };
  const states: G['state'][] = [orSaveError(() => game.setup({ ...options, chance: 'explicit' }))];
  const events = transcript.actions.map((action, index) => {
    const result = stepOrSaveError(game, at(states, index), action, index);
    states.push(result.state);
    return result.events;
  });
  return { states, events };
}

/** Sets a game up with the options of a transcript. */
function orSaveError<Result>(setUp: () => Result): Result {
  try {
    return setUp();
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const { path, found, expected } = error;
    throw new SaveError({ path: ['options', ...path], found, expected }, { cause: error });
  }
}

function stepOrSaveError<G extends GameSignature>(
  game: Game<G>,
  state: G['state'],
  action: G['action'] | G['chance'],
  index: number,
): StepResult<G> {
  const check = game.check(state, action);
  if (check.legal) return game.step(state, action);
  const { rule, message } = check.refusal;
  throw new SaveError({
    path: ['actions', index],
    found: `an illegal action (${rule}: ${message})`,
    expected: 'a legal one',
  });
}

function ownTranscript<G extends GameSignature>(game: Game<G>, transcript: Transcript<G>): void {
  const right = { game: game.id, rulesVersion: game.rulesVersion, edition: game.editionMark };
  if (!isRecord(transcript)) throw wrong([], transcript, 'a transcript');
  for (const [field, value] of Object.entries(right)) {
    const found = transcript[field as keyof typeof right];
    if (found !== value) throw wrong([field], found, inWords(value));
  }
  if (!isRecord(transcript.options)) throw wrong(['options'], transcript.options, 'an object');
  if (!Array.isArray(transcript.actions)) throw wrong(['actions'], transcript.actions, 'a list');
}

function wrong(path: Path, found: unknown, expected: string): SaveError {
  return new SaveError({ path, found: inWords(found), expected });
}

/** Whether a transcript holds, and if not, where and why. */
export type Verification =
  { readonly valid: true } | { readonly valid: false; readonly at: number; readonly reason: string };

/**
 * Plays a transcript again. For a seeded one also asks whether its seed gives the chance outcomes that it tells.
 *
 * @throws SaveError for what is no transcript, or one of another game, edition or rules version, and for options that the
 *   game does not have
 */
export function verify<G extends GameSignature>(game: Game<G>, transcript: Transcript<G>): Verification {
  ownTranscript(game, transcript);
  try {
    const { states } = replay(game, transcript);
    return 'seed' in transcript.options
      ? seedHolds(game, transcript, at(states, states.length - 1))
      : { valid: true };
  } catch (error) {
    if (!(error instanceof SaveError) || error.path[0] !== 'actions') throw error;
    return { valid: false, at: Number(error.path[1]), reason: error.message };
  }
}

function seedHolds<G extends GameSignature>(
  game: Game<G>,
  transcript: Transcript<G>,
  last: G['state'],
): Verification {
  const again = orSaveError(() => record(game, transcript.options));
  for (const action of transcript.actions) {
    if (isChance(action)) continue;
    // An action that is illegal here follows an outcome that the seed did not give.
    if (!game.check(again.state(), action).legal) break;
    again.step(action);
  }
  const { actions } = again.transcript();
  const differs = actions.findIndex(
    (action, index) => canonicalJson(action) !== canonicalJson(transcript.actions[index]),
  );
  if (differs >= 0) return { valid: false, at: differs, reason: 'the seed gives another outcome here' };
  return fingerprint(again.state()) === fingerprint(last)
    ? { valid: true }
    : { valid: false, at: actions.length, reason: 'the seed leads to another position' };
}

/**
 * How many of a transcript's actions must stay: up to there, whoever goes back has learned something. A chance event
 * counts, and an action that may have shown its seat something new.
 */
export function undoLimit<G extends GameSignature>(game: Game<G>, transcript: Transcript<G>): number {
  let { length } = transcript.actions;
  while (length > 0 && !shows(at(transcript.actions, length - 1))) length -= 1;
  return length;

  function shows(action: G['action'] | G['chance']): boolean {
    return isChance(action) || game.reveals(action.type);
  }
}

/** What one viewer may keep of a transcript: no seed, and null for each outcome that the viewer does not see. */
export function observeTranscript<G extends GameSignature>(
  game: Game<G>,
  transcript: Transcript<G>,
  viewer: Viewer,
): Transcript {
  const { seed: _seed, ...options } = transcript.options as { seed?: unknown };
  const actions = transcript.actions.map((action: PlayerAction | ChanceAction) =>
    isChance(action) && !game.seesOutcome(action.kind, viewer) ? { ...action, outcome: null } : action,
  );
  return { ...transcript, options: { ...options, chance: 'explicit' }, actions };
}

/** A transcript as lines of JSON: what it is of, with the options, then an action a line. */
export function transcriptText(transcript: Transcript): string {
  const { actions, ...head } = transcript;
  return `${[head, ...actions].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/**
 * The transcript that such lines hold. Its actions are checked when it is replayed.
 *
 * @throws SaveError for lines that are not JSON, or a head without its four fields
 */
export function parseTranscript(text: string): Transcript {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [head, ...actions] = lines.map((line, index) => parsedLine(line, index));
  const { game, rulesVersion, edition, options } = (head ?? {}) as Partial<Transcript>;
  if (
    typeof game !== 'string' ||
    typeof rulesVersion !== 'number' ||
    typeof edition !== 'string' ||
    !isRecord(options)
  )
    throw new SaveError({
      path: [0],
      found: lines[0] ?? 'an empty text',
      expected: 'game, rulesVersion, edition and options',
    });
  return { game, rulesVersion, edition, options: options as object, actions: actions as PlayerAction[] };
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsedLine(line: string, index: number): unknown {
  try {
    return parsedJson(line);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    const { found, expected, cause } = error;
    throw new SaveError({ path: [index], found, expected }, { cause });
  }
}
