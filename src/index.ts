import { bermudaPirates } from './games/bermuda-pirates/index.js';
import { kraqua } from './games/kraqua/index.js';
import { rockingRaft } from './games/rocking-raft/index.js';
import { scavengersGold } from './games/scavengers-gold/index.js';
import { wreckRaiders } from './games/wreck-raiders/index.js';

export type { Immutable } from 'immer';
export type { ChanceAction, PlayerAction } from './core/actions.js';
export { actionFor, chanceFor } from './core/definition.js';
export type {
  ActionDefinition,
  ChanceDefinition,
  Context,
  Env,
  GameDefinition,
  GameInfo,
  GameTypes,
  Outcomes,
  PendingOf,
  Seat,
  SeatEnv,
  StateShape,
  TensorDefinition,
  Viewer,
} from './core/definition.js';
export { canonicalJson, digest } from './core/digest.js';
export { int, list } from './core/domains.js';
export { openEvent } from './core/events.js';
export type { EventDefinition, EventDefinitions, EventOf } from './core/events.js';
export { defineGame } from './core/game.js';
export type {
  ActionBlock,
  ActionSpace,
  ChanceOutcome,
  Check,
  Game,
  GameSchemas,
  GameSimulator,
  StepResult,
} from './core/game.js';
export { NOBODY, at, range, soleActor, takeAt, without } from './core/lists.js';
export { divide, perft } from './core/perft.js';
export {
  below,
  derivedSeed,
  fraction,
  nextUint32,
  rngFromSeed,
  shuffled,
  weightedIndex,
} from './core/random.js';
export type { ChanceMode, Rng, Seed } from './core/random.js';
export {
  EditionError,
  IllegalActionError,
  KERNEL_RULES,
  OptionsError,
  SaveError,
  ViewError,
  refusal,
} from './core/refusal.js';
export type { Finding, KernelRule, LazyRefusal, Path, Refusal } from './core/refusal.js';
export { rulebook } from './core/rulebook.js';
export type { Rule, RuleText, Rulebook, RulingText } from './core/rulebook.js';
export { fingerprint } from './core/save.js';
export type { GameSignature } from './core/signature.js';
export { cloneKernel, gameState } from './core/state.js';
export type { KernelFields } from './core/state.js';
export type { TensorBlock, TensorLayout, TensorPlace, TensorWriter } from './core/tensor.js';
export {
  observeTranscript,
  parseTranscript,
  record,
  replay,
  transcriptText,
  undoLimit,
  verify,
} from './core/transcript.js';
export type { Recording, Replay, Transcript, Verification } from './core/transcript.js';
export { openState, openView } from './core/view.js';
export type { GameIdentity, OpenView, View } from './core/view.js';

/** The games of this package, by id. */
export const games = {
  'wreck-raiders': wreckRaiders,
  'rocking-raft': rockingRaft,
  kraqua,
  'scavengers-gold': scavengersGold,
  'bermuda-pirates': bermudaPirates,
} as const;
