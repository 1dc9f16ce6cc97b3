import type { Game } from '../../core/game.js';
import { isChance } from '../../core/actions.js';
import { at } from '../../core/lists.js';
import { below, rngFromSeed } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
import { SaveError } from '../../core/refusal.js';
import { fingerprint } from '../../core/save.js';
import { parseTranscript, record, replay, transcriptText, verify } from '../../core/transcript.js';
import type { Recording, Transcript } from '../../core/transcript.js';
import { explicitOptions, picked } from '../choices.js';
import type { AnyState } from '../choices.js';
import { demand } from '../law.js';
import type { Law } from '../law.js';
import type { Playthrough } from '../playthrough.js';
import { seededFirst, seededOptions } from '../seeded.js';
import { demandEqual, unfrozen } from '../trees.js';

const saves: Law = {
  name: 'a save gives the same state back',
  description: 'For explicit and seeded games; the loaded state is frozen and has the same fingerprint.',
  holds(play) {
    const seeded = seededFirst(play.game, play.trial);
    const { game } = play;
    for (const state of [...play.positions(), ...(seeded === null ? [] : [seeded])]) {
      const loaded = game.load(game.save(state));
      demandEqual(loaded, state, 'the state that was loaded and the one saved');
      demand(unfrozen(loaded) === null, () => 'the loaded state can be written to');
      demand(fingerprint(loaded) === fingerprint(state), () => 'the fingerprint has changed');
      demand(game.save(loaded).length === game.save(state).length, () => 'the save has another length');
    }
  },
};

/** A text with some damage: a character lost, doubled or changed, or the rest cut off. */
function damaged(text: string, rng: Rng): string {
  const place = below(rng, text.length);
  const [head, tail] = [text.slice(0, place), text.slice(place + 1)];
  const other = String.fromCharCode(32 + below(rng, 95));
  return at([head, head + tail, head + other + tail, head + other + other + tail], below(rng, 4));
}

const damagedSaves: Law = {
  name: 'a damaged save is refused',
  description: 'Whatever happens to its text, `load` throws SaveError or gives the state that was saved.',
  holds({ game, positions, trial }) {
    const rng = rngFromSeed(trial.seed);
    for (const state of positions()) {
      const text = game.save(state);
      for (const spoiled of [damaged(text, rng), damaged(text, rng), `${text}x`, '', 'null', '[]', '{}']) {
        const loaded = loadedOrRefused(game, spoiled);
        if (loaded !== null) demandEqual(loaded, state, `the state loaded from ${spoiled}`);
      }
    }
  },
};

function loadedOrRefused(game: Game, text: string): AnyState | null {
  try {
    return game.load(text);
  } catch (error) {
    if (error instanceof SaveError) return null;
    throw error;
  }
}

/** A seeded playthrough by the picks of a trial; null where the options leave nothing to sample. */
function seededRecording({ game, trial, referee }: Playthrough): Recording | null {
  if (seededFirst(game, trial) === null) return null;
  const recording = record(game, seededOptions(trial));
  for (const pick of trial.picks) {
    const action = picked(game, recording.state(), pick, referee);
    if (action === null) break;
    recording.step(action);
  }
  return recording;
}

/** Openings can be long; a replay of so many plies is enough. */
const REPLAYED_MAX = 300;

/** An explicit playthrough by the walk of a trial. */
function explicitRecording({ game, trial, actions }: Playthrough): Recording {
  const recording = record(game, explicitOptions(trial.setup));
  for (const action of actions.slice(0, REPLAYED_MAX)) recording.step(action);
  return recording;
}

const replays: Law = {
  name: 'replaying a transcript gives the same states',
  description:
    'Also as text and back; `verify` agrees, and no longer does when a sampled outcome is changed.',
  holds(play) {
    const { game } = play;
    for (const recording of [explicitRecording(play), seededRecording(play)]) {
      if (recording === null) continue;
      const transcript = recording.transcript();
      demandEqual(parseTranscript(transcriptText(transcript)), transcript, 'a transcript after a round trip');
      const { states } = replay(game, transcript);
      const last = at(states, states.length - 1);
      demand(states.length === transcript.actions.length + 1, () => 'a replay has another number of states');
      demand(fingerprint(last) === fingerprint(recording.state()), () => 'the replay ends elsewhere');
      demandEqual(verify(game, transcript), { valid: true }, 'the verdict on a transcript');
      if ('seed' in transcript.options) demandTamperingShows(game, transcript, states);
    }
  },
};

/** @throws LawError unless another outcome of the last chance event that has one makes a seeded transcript invalid */
function demandTamperingShows(game: Game, transcript: Transcript, states: readonly AnyState[]): void {
  for (let index = transcript.actions.length - 1; index >= 0; index -= 1) {
    const action = at(transcript.actions, index);
    if (!isChance(action)) continue;
    const told = JSON.stringify(action.outcome);
    const other = game
      .chanceOutcomes(at(states, index))
      ?.find((outcome) => JSON.stringify(outcome.action.outcome) !== told);
    if (other === undefined) continue;
    const actions = [...transcript.actions.slice(0, index), other.action];
    const verdict = verify(game, { ...transcript, actions });
    demand(!verdict.valid, () => `a seeded transcript with another ${action.kind} is held to be valid`);
    return;
  }
}

const sameStates: Law = {
  name: 'a transcript leads through the states of the walk',
  description: 'State by state, and the events are those of the steps.',
  holds(play) {
    const { game } = play;
    const recording = record(game, explicitOptions(play.trial.setup));
    const states = [recording.state()];
    const events = play.actions.slice(0, REPLAYED_MAX).map((action) => {
      const step = recording.step(action);
      states.push(step.state);
      return step.events;
    });
    const again = replay(game, recording.transcript());
    demandEqual(again.states, states, 'the states of the replay');
    demandEqual(again.events, events, 'the events of the replay');
  },
};

const oneSeed: Law = {
  name: 'the same seed gives the same game, drawn in order from its generator',
  description:
    'An explicit game that is fed from the generator of the seed meets the same outcomes and states.',
  holds(play) {
    const { game, trial, referee } = play;
    const first = seededFirst(game, trial);
    if (first === null) return;
    demandEqual(game.setup(seededOptions(trial)), first, 'the first state of the same seed');
    const rng = rngFromSeed(trial.seed);
    let state = settled(game, game.setup(explicitOptions(trial.setup)), rng);
    let seeded = first;
    demandSamePosition(seeded, state, rng);
    for (const pick of trial.picks) {
      const action = picked(game, seeded, pick, referee);
      if (action === null) break;
      seeded = game.reduce(seeded, action);
      state = settled(game, game.reduce(state, action), rng);
      demandSamePosition(seeded, state, rng);
    }
  },
};

function settled(game: Game, from: AnyState, rng: Rng): AnyState {
  let state = from;
  for (let drawn = game.sampleChance(state, rng); drawn !== null; drawn = game.sampleChance(state, rng))
    state = game.reduce(state, drawn);
  return state;
}

function demandSamePosition(seeded: AnyState, explicit: AnyState, rng: Rng): void {
  const kernel = { ...explicit.kernel, rng: [...rng] };
  demandEqual(seeded, { ...explicit, kernel }, 'the seeded and the explicit game');
}

const fedOutcomes: Law = {
  name: 'a seeded game equals the explicit game fed with its outcomes',
  description: 'State by state, and with the same events.',
  holds(play) {
    const { game, trial, referee } = play;
    if (seededFirst(game, trial) === null) return;
    let seeded = game.begin(seededOptions(trial));
    let explicit = game.begin(explicitOptions(trial.setup));
    for (let next = 0; ; next += 1) {
      const events = [...explicit.events];
      for (const chance of seeded.chance) {
        explicit = game.step(explicit.state, chance);
        events.push(...explicit.events);
      }
      demandEqual(
        { ...seeded.state, kernel: null },
        { ...explicit.state, kernel: null },
        'the seeded and the fed game',
      );
      demandEqual(seeded.events, events, 'their events');
      const pick = trial.picks[next];
      const action = pick === undefined ? null : picked(game, seeded.state, pick, referee);
      if (action === null) break;
      seeded = game.step(seeded.state, action);
      explicit = game.step(explicit.state, action);
    }
  },
};

export const keepingLaws = [saves, damagedSaves, replays, sameStates, oneSeed, fedOutcomes];
