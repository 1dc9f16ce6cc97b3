import { Immer, setAutoFreeze } from 'immer';
import { describe, expect, test } from 'vitest';
import { EditionError, OptionsError } from '../../src/index.js';
import { expectChanges, position } from '../support/scenario.js';
import { digging } from './support/dig.js';
import { createRace, race, raceWith, stay } from './support/race.js';

const deciding = position(race, {}, { pending: null, rolled: 2, positions: [3, 5] });

describe('reduce', () => {
  test('changes what the action says, and nothing else', () => {
    expectChanges(deciding, race.reduce(deciding, { type: 'run', seat: 0, by: 2 }), {
      positions: [5, 5],
      rolled: null,
      seat: 1,
      pending: { kind: 'roll' },
    });
  });

  test('shares what has not changed with the state before', () => {
    const next = race.reduce(deciding, { type: 'stay', seat: 0 });
    expect(next.positions).toBe(deciding.positions);
    expect(next.kernel).toBe(deciding.kernel);
  });

  test('freezes whatever the settings of the shared Immer are', () => {
    setAutoFreeze(false);
    try {
      expect(new Immer().produce({ a: 1 }, (draft) => void (draft.a = 2))).toEqual({ a: 2 });
      const next = race.reduce(deciding, { type: 'run', seat: 0, by: 2 });
      expect(Object.isFrozen(next) && Object.isFrozen(next.positions)).toBe(true);
    } finally {
      setAutoFreeze(true);
    }
  });

  test('clears what is due before the outcome is applied', () => {
    const rolling = position(race, {}, { positions: [3, 5] });
    expectChanges(rolling, race.reduce(rolling, { type: 'chance', kind: 'roll', outcome: 3 }), {
      pending: null,
      rolled: 3,
    });
  });

  test('does not keep the caller’s outcome', () => {
    const state = position(digging, {}, { pending: { kind: 'weather' }, round: 2 });
    const outcome = { sky: 'rain', wind: 0 } as const;
    const next = digging.reduce(state, { type: 'chance', kind: 'weather', outcome });
    expect(next.weather).toEqual(outcome);
    expect(next.weather).not.toBe(outcome);
    expect(Object.isFrozen(outcome)).toBe(false);
  });

  test('takes no state of another game, edition or rules version', () => {
    const other = createRace({ edition: 'other', goal: 12, faces: [1] });
    const newer = raceWith({ rulesVersion: 2 });
    for (const foreign of [digging, other, newer])
      expect(() => foreign.legalActions(deciding as never)).toThrow(EditionError);
    expect(() => other.reduce(deciding, { type: 'stay', seat: 0 })).toThrow(/standard@[0-9a-f]{16}.*other@/s);
  });

  test.each([
    null,
    undefined,
    0,
    'state',
    [],
    {},
    { kernel: null },
    { kernel: {} },
    { kernel: { game: { toString: 1 } } },
  ])('takes %j for no state', (value) => {
    expect(() => race.reduce(value as never, { type: 'stay', seat: 0 })).toThrow(EditionError);
  });
});

describe('step', () => {
  test('tells what happened, in order and frozen', () => {
    const seeded = race.setup({ seed: 7 });
    const { events, chance, state } = race.step(seeded, { type: 'stay', seat: 0 });
    expect(chance).toEqual([{ type: 'chance', kind: 'roll', outcome: state.rolled }]);
    expect(events).toEqual([{ type: 'rolled', seat: 1, number: state.rolled }]);
    expect(Object.isFrozen(events) && Object.isFrozen(chance) && Object.isFrozen(events[0])).toBe(true);
  });

  test('samples nothing in an explicit game', () => {
    const { chance, events, state } = race.step(deciding, { type: 'run', seat: 0, by: 2 });
    expect(chance).toEqual([]);
    expect(events).toEqual([{ type: 'ran', seat: 0, to: 5 }]);
    expect(state.pending).toEqual({ kind: 'roll' });
  });

  test('gives the events of set-up with begin', () => {
    const { state, events, chance } = race.begin({ players: 3, seed: 'begin' });
    expect(state).toEqual(race.setup({ players: 3, seed: 'begin' }));
    expect(chance).toHaveLength(1);
    expect(events).toEqual([{ type: 'rolled', seat: 0, number: state.rolled }]);
  });
});

describe('chance', () => {
  test('lists outcomes with weights and probabilities', () => {
    const uneven = createRace({ edition: 'uneven', goal: 10, faces: [1, 1, 1, 4] });
    expect(uneven.chanceOutcomes(uneven.setup({ chance: 'explicit' }))).toEqual([
      { action: { type: 'chance', kind: 'roll', outcome: 1 }, weight: 3, probability: 0.75 },
      { action: { type: 'chance', kind: 'roll', outcome: 4 }, weight: 1, probability: 0.25 },
    ]);
  });

  test('lists none where no chance event is due, and null where they are not listed', () => {
    expect(race.chanceOutcomes(deciding)).toEqual([]);
    expect(race.sampleChance(deciding, [1, 2, 3, 4])).toBeNull();
    const digs = position(digging, {}, { pending: { kind: 'find', seat: 0, depth: 1 } });
    expect(digging.chanceOutcomes(digs)).toBeNull();
    expect(digging.sampleChance(digs, [1, 2, 3, 4])).toMatchObject({ kind: 'find' });
  });

  test('asks for a referee where only a host can tell', () => {
    const told = position(digging, { refereed: true }, { pending: { kind: 'report', seat: 0 } });
    expect(() => digging.sampleChance(told, [1, 2, 3, 4])).toThrow(OptionsError);
    expect(() => digging.sampleChance(told, [1, 2, 3, 4])).toThrow(/referee\.report/);
  });
});

test('an error in the rules leaves the state as it was', () => {
  const broken = raceWith({
    actions: [
      {
        ...stay,
        apply(draft) {
          draft.positions[0] = 9;
          throw new RangeError('a bug');
        },
      },
    ],
  });
  const before = JSON.stringify(deciding);
  expect(() => broken.reduce(deciding, { type: 'stay', seat: 0 })).toThrow('a bug');
  expect(JSON.stringify(deciding)).toBe(before);
});
