import { expect, test } from 'vitest';
import { expectGolden, goldenText, parseGolden } from '../support/golden.js';
import { assertPlies, randomTranscript } from '../support/playthroughs.js';
import { expectChanges, expectRefusal, play, position } from '../support/scenario.js';
import { playScripted } from '../support/scripted-chance.js';
import { race } from './support/race.js';
import fc from 'fast-check';

test('a recorded race goes as it went', () => {
  expectGolden(race, new URL('./golden/race.txt', import.meta.url), () =>
    randomTranscript(race, { setup: { players: 3 }, seed: 'golden' }),
  );
});

test('a golden file reads back as the transcript that it was written from', () => {
  const transcript = randomTranscript(race, { setup: { players: 2 }, seed: 1, plies: 9 });
  expect(parseGolden(race, goldenText(race, transcript))).toEqual(transcript);
});

test('tools', () => {
  const start = position(race, { players: 2 }, { positions: [4, 9], pending: null, rolled: 2 });
  expectChanges(start, play(race, start, [{ type: 'stay', seat: 0 }]), {
    pending: { kind: 'roll' },
    rolled: null,
    seat: 1,
  });
  expectChanges(start, play(race, start, [{ type: 'run', seat: 0, by: 2 }]), (draft) => {
    draft.pending = { kind: 'roll' };
    draft.rolled = null;
    draft.seat = 1;
    draft.positions[0] = 6;
  });
  expectRefusal(race, start, { type: 'run', seat: 0, by: 3 }, 'RC-RUN-1');
  const { state, events } = playScripted(race, position(race, { players: 2 }), {
    actions: [{ type: 'run', seat: 0, by: 2 }],
    outcomes: [2, 3],
  });
  expect(events).toHaveLength(3);
  expect(state.rolled).toBe(3);
  assertPlies(race, { setups: fc.constant({ players: 2 }) }, ({ before, after }) => {
    expect(after.positions.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(
      before.positions.reduce((a, b) => a + b),
    );
  });
});
