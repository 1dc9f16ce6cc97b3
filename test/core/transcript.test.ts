import { describe, expect, test } from 'vitest';
import {
  IllegalActionError,
  SaveError,
  fingerprint,
  observeTranscript,
  parseTranscript,
  record,
  replay,
  transcriptText,
  undoLimit,
  verify,
} from '../../src/index.js';
import type { Transcript } from '../../src/index.js';
import { createRace, race, raceWith } from './support/race.js';
import { secrets } from './support/secrets.js';

const stay = (seat: number) => ({ type: 'stay', seat }) as const;

/** A seeded race of a few turns. */
function seededRace() {
  const recording = record(race, { seed: 'transcript' });
  for (const seat of [0, 1, 0]) recording.step(stay(seat));
  return recording;
}

describe('a recording', () => {
  test('writes sampled chance down between the actions of players', () => {
    const { actions, options, game, rulesVersion, edition } = seededRace().transcript();
    expect(actions.map(({ type }) => type)).toEqual([
      'chance',
      'stay',
      'chance',
      'stay',
      'chance',
      'stay',
      'chance',
    ]);
    expect({ options, game, rulesVersion, edition }).toEqual({
      options: { seed: 'transcript' },
      game: 'race',
      rulesVersion: 1,
      edition: race.editionMark,
    });
  });

  test('keeps a copy of what it is given', () => {
    const recording = record(race, { chance: 'explicit' });
    const mine: { type: 'chance'; kind: 'roll'; outcome: number } = {
      type: 'chance',
      kind: 'roll',
      outcome: 2,
    };
    recording.step(mine);
    mine.outcome = 3;
    expect(recording.transcript().actions).toEqual([{ type: 'chance', kind: 'roll', outcome: 2 }]);
  });

  test('writes nothing down that was refused', () => {
    const recording = seededRace();
    const before = recording.transcript();
    expect(() => recording.step(stay(0))).toThrow(IllegalActionError);
    expect(recording.transcript()).toEqual(before);
  });

  test('gives transcripts that do not grow afterwards', () => {
    const recording = seededRace();
    const before = recording.transcript();
    recording.step(stay(1));
    expect(before.actions).toHaveLength(7);
  });
});

describe('a replay', () => {
  const whole = seededRace().transcript();

  test('needs no generator and meets the same positions', () => {
    const recording = seededRace();
    const { states, events } = replay(race, recording.transcript());
    expect(states).toHaveLength(8);
    expect(events).toHaveLength(7);
    expect(states.every(({ kernel }) => kernel.rng === null)).toBe(true);
    expect(fingerprint(states.at(-1) ?? { kernel: {} })).toBe(fingerprint(recording.state()));
  });

  test.each([
    [{ game: 'dig' }, ['game']],
    [{ rulesVersion: 2 }, ['rulesVersion']],
    [{ edition: 'other@0000000000000000' }, ['edition']],
    [{ actions: [stay(1)] }, ['actions', 0]],
  ])('refuses a transcript with %j', (changes, path) => {
    const transcript = { ...seededRace().transcript(), ...changes };
    expect(errorOf(() => replay(race, transcript))).toMatchObject({ path, code: 'TT-SAVE' });
  });

  test.each([
    ['null', null, [], 'found null, expected a transcript'],
    ['nothing', undefined, [], 'found nothing, expected a transcript'],
    ['a text', 'race', [], 'found "race", expected a transcript'],
    ['a list', [], [], 'found a list of 0, expected a transcript'],
    ['an empty object', {}, ['game'], 'found nothing, expected "race"'],
    ['options that are null', { ...whole, options: null }, ['options'], 'found null, expected an object'],
    ['no options', { ...whole, options: undefined }, ['options'], 'found nothing, expected an object'],
    ['wrong options', { ...whole, options: { players: 9 } }, ['options', 'players'], 'found 9, expected '],
    ['actions that are null', { ...whole, actions: null }, ['actions'], 'found null, expected a list'],
    ['actions by number', { ...whole, actions: {} }, ['actions'], 'found an object, expected a list'],
  ] as const)('of %s is refused, and so is its verification', (_, value, path, message) => {
    for (const played of [replay, verify]) {
      const error = errorOf(() => played(race, value as never));
      expect(error.path).toEqual(path);
      expect(error.message).toContain(message);
    }
  });

  test('of an action that is null is refused there', () => {
    const transcript = { ...whole, actions: [null] as never };
    expect(errorOf(() => replay(race, transcript)).path).toEqual(['actions', 0]);
    expect(verify(race, transcript)).toMatchObject({ valid: false, at: 0 });
  });

  test('names both rules versions', () => {
    const newer = raceWith({ rulesVersion: 2 });
    const error = errorOf(() => replay(newer, seededRace().transcript() as Transcript));
    expect(error.message).toContain('found 1, expected 2');
  });
});

function errorOf(run: () => unknown): SaveError {
  try {
    run();
  } catch (error) {
    if (error instanceof SaveError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('verify', () => {
  const transcript = seededRace().transcript();

  test('says that an honest transcript holds', () => {
    expect(verify(race, transcript)).toEqual({ valid: true });
  });

  test('does not mind in which order fields stand', () => {
    const actions = transcript.actions.map((action) => Object.fromEntries(Object.entries(action).reverse()));
    expect(verify(race, { ...transcript, actions: actions as never })).toEqual({ valid: true });
  });

  test('finds an outcome that the seed does not give', () => {
    const actions = transcript.actions.map((action, index) =>
      index === 2 && action.type === 'chance' ? { ...action, outcome: (action.outcome % 3) + 1 } : action,
    );
    expect(verify(race, { ...transcript, actions })).toMatchObject({ valid: false, at: 2 });
  });

  test('finds it too where an action is illegal after the outcome that the seed gives', () => {
    const recording = record(race, { chance: 'explicit' });
    recording.step({ type: 'chance', kind: 'roll', outcome: 2 });
    recording.step({ type: 'run', seat: 0, by: 2 });
    const told = { ...recording.transcript(), options: { seed: 'transcript' } };
    expect(verify(race, told)).toMatchObject({ valid: false, at: 0 });
  });

  test('believes the outcomes of an explicit transcript', () => {
    const actions = transcript.actions.map((action) =>
      action.type === 'chance' ? { ...action, outcome: 1 } : action,
    );
    expect(verify(race, { ...transcript, options: { chance: 'explicit' }, actions })).toEqual({
      valid: true,
    });
  });

  test('finds an action that is illegal', () => {
    const verdict = verify(race, { ...transcript, actions: [...transcript.actions, stay(0)] });
    expect(verdict).toMatchObject({ valid: false, at: 7 });
  });

  test('finds a sampled outcome missing at the end', () => {
    const verdict = verify(race, { ...transcript, actions: transcript.actions.slice(0, -1) });
    expect(verdict.valid).toBe(false);
  });

  test('throws for a seed that is none', () => {
    const error = errorOf(() => verify(race, { ...transcript, options: { seed: 0.5 } }));
    expect(error).toMatchObject({ path: ['options', 'seed'], cause: { name: 'OptionsError' } });
  });

  test('throws for a transcript of another edition', () => {
    const other = createRace({ edition: 'other', goal: 20, faces: [1] });
    expect(() => verify(other, transcript)).toThrow(SaveError);
  });
});

describe('undoLimit', () => {
  test('goes back to the last chance event in a game without secrets', () => {
    const recording = seededRace();
    expect(undoLimit(race, recording.transcript())).toBe(7);
    const { actions, ...head } = recording.transcript();
    expect(undoLimit(race, { ...head, actions: actions.slice(0, 6) })).toBe(5);
    expect(undoLimit(race, { ...head, actions: [] })).toBe(0);
  });

  test('goes back to the last action that may have shown something where there are secrets', () => {
    const recording = record(secrets, { chance: 'explicit' });
    recording.step({ type: 'chance', kind: 'deal-first', outcome: 1 });
    recording.step({ type: 'chance', kind: 'deal-second', outcome: 2 });
    recording.step({ type: 'wait', seat: 0 });
    expect(undoLimit(secrets, recording.transcript())).toBe(2);
    recording.step({ type: 'call', seat: 1, card: 3 });
    recording.step({ type: 'wait', seat: 0 });
    expect(undoLimit(secrets, recording.transcript())).toBe(4);
  });
});

describe('what a viewer may keep of a transcript', () => {
  const recording = record(secrets, { seed: 'secret' });
  recording.step({ type: 'wait', seat: 0 });
  const transcript = recording.transcript();

  test('has no seed, and null for outcomes that the viewer does not see', () => {
    const kept = observeTranscript(secrets, transcript, 0);
    expect(kept.options).toEqual({ chance: 'explicit' });
    expect(kept.actions).toEqual([
      transcript.actions[0],
      { type: 'chance', kind: 'deal-second', outcome: null },
      { type: 'wait', seat: 0 },
    ]);
    expect(JSON.stringify(kept)).not.toContain('secret"');
  });

  test('is less for the public', () => {
    const { actions } = observeTranscript(secrets, transcript, 'public');
    expect(actions.map((action) => ('outcome' in action ? action.outcome : 'seen'))).toEqual([
      null,
      null,
      'seen',
    ]);
  });
});

describe('a transcript as text', () => {
  const transcript = seededRace().transcript();

  test('has its head, then an action a line', () => {
    const lines = transcriptText(transcript).split('\n');
    expect(lines).toHaveLength(9);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      game: 'race',
      rulesVersion: 1,
      edition: race.editionMark,
      options: { seed: 'transcript' },
    });
    expect(lines[2]).toBe('{"type":"stay","seat":0}');
  });

  test('reads back, whatever the ends of its lines', () => {
    expect(parseTranscript(transcriptText(transcript))).toEqual(transcript);
    expect(parseTranscript(transcriptText(transcript).replaceAll('\n', '\r\n\r\n'))).toEqual(transcript);
  });

  test.each([
    ['', [0]],
    ['null', [0]],
    ['[]', [0]],
    ['{"game":"race"}', [0]],
    ['{"game":"race","rulesVersion":1,"edition":"x","options":null}', [0]],
    ['{"game":"race","rulesVersion":1,"edition":"x","options":{}}\n{"type":', [1]],
  ])('is refused when it is %j', (text, path) => {
    expect(errorOf(() => parseTranscript(text)).path).toEqual(path);
  });

  test('is refused where a line ends early, with what the engine says as the cause', () => {
    const error = errorOf(() => parseTranscript(`${transcriptText(transcript)}{"type":`));
    expect(error).toMatchObject({ path: [8], found: 'a text that ends with "{\\"type\\":"' });
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });
});
