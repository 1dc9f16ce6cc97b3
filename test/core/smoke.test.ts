import { describe, expect, test } from 'vitest';
import { race } from './support/race.js';
import { record, replay, verify, perft, fingerprint } from '../../src/index.js';

describe('a small game', () => {
  test('plays', () => {
    const recording = record(race, { seed: 7 });
    for (let n = 0; n < 500 && recording.state().result === null; n += 1) {
      const [first] = race.legalActions(recording.state());
      if (first === undefined) throw new Error('stuck');
      recording.step(first);
    }
    const transcript = recording.transcript();
    expect(recording.state().result).not.toBeNull();
    expect(verify(race, transcript)).toEqual({ valid: true });
    const { states } = replay(race, transcript);
    expect(fingerprint(states[states.length - 1]!)).toBe(fingerprint(recording.state()));
    const a = race.legalActions(race.setup({ players: 3, seed: 1 }))[0]!;
    switch (a.type) {
      case 'run':
        a.by.toFixed();
        break;
      case 'stay':
        break;
    }
    expect(perft(race, race.setup({ chance: 'explicit' }), 3)).toBe(3 * 2 * 3);
    expect(race.load(race.save(recording.state()))).toEqual(recording.state());
  });
});
