import { describe, expect, test } from 'vitest';
import { IllegalActionError, OptionsError, rngFromSeed } from '../../src/index.js';
import { position } from '../support/scenario.js';
import { digging } from './support/dig.js';
import { race } from './support/race.js';

const deciding = position(race, {}, { pending: null, rolled: 2, positions: [3, 5] });

describe('a simulator', () => {
  test('leaves the state that it began with alone', () => {
    const simulator = race.simulator(deciding);
    simulator.apply({ type: 'run', seat: 0, by: 2 });
    expect(simulator.state.positions).toEqual([5, 5]);
    expect(deciding.positions).toEqual([3, 5]);
  });

  test('keeps the chance mode of its state', () => {
    const explicit = race.simulator(deciding);
    explicit.apply({ type: 'stay', seat: 0 });
    expect(explicit.state.pending).toEqual({ kind: 'roll' });
    const seeded = race.simulator(race.setup({ seed: 1 }));
    seeded.apply({ type: 'stay', seat: 0 });
    expect(seeded.state.pending).toBeNull();
    expect(seeded.state).toEqual(race.reduce(race.setup({ seed: 1 }), { type: 'stay', seat: 0 }));
  });

  test('gives snapshots that stay as they are', () => {
    const simulator = race.simulator(deciding);
    const before = simulator.snapshot();
    simulator.apply({ type: 'run', seat: 0, by: 2 });
    expect(before).toEqual(deciding);
    expect(Object.isFrozen(before.positions)).toBe(true);
    expect(race.reduce(before, { type: 'run', seat: 0, by: 2 })).toEqual(simulator.snapshot());
  });

  test('refuses what the game refuses, and stands where it stood', () => {
    const simulator = race.simulator(deciding);
    expect(() => simulator.apply({ type: 'run', seat: 0, by: 3 })).toThrow(IllegalActionError);
    expect(() => simulator.apply({ type: 'chance', kind: 'roll', outcome: 1 })).toThrow(IllegalActionError);
    expect(simulator.state).toEqual(deciding);
    expect(simulator.legalActions()).toEqual(race.legalActions(deciding));
  });
});

describe('applyListed', () => {
  test('takes the action at that place of the last list', () => {
    const simulator = race.simulator(deciding);
    simulator.legalActions();
    simulator.applyListed(1);
    expect(simulator.state).toEqual(race.reduce(deciding, { type: 'stay', seat: 0 }));
  });

  test('counts within the list of one seat when that was the last', () => {
    const state = digging.setup({ players: 2, chance: 'explicit' });
    const simulator = digging.simulator(state);
    simulator.legalActions();
    simulator.legalActions(1);
    simulator.applyListed(6);
    expect(simulator.state).toEqual(digging.reduce(state, { type: 'rest', seat: 1 }));
  });

  test.each([
    ['nothing was listed', (): void => undefined],
    [
      'an action was applied since',
      (simulator: ReturnType<typeof race.simulator>) => {
        simulator.legalActions();
        simulator.apply({ type: 'stay', seat: 0 });
      },
    ],
    [
      'the list was used',
      (simulator: ReturnType<typeof race.simulator>) => {
        simulator.legalActions();
        simulator.applyListed(0);
      },
    ],
  ])('throws when %s', (_, before) => {
    const simulator = race.simulator(deciding);
    before(simulator);
    const stood = JSON.stringify(simulator.state);
    expect(() => simulator.applyListed(0)).toThrow(RangeError);
    expect(JSON.stringify(simulator.state)).toBe(stood);
  });

  test.each([-1, 2, 0.5, NaN])('throws for the place %d in a list of two', (place) => {
    const simulator = race.simulator(deciding);
    simulator.legalActions();
    expect(() => simulator.applyListed(place)).toThrow(RangeError);
    expect(simulator.state).toEqual(deciding);
  });

  test('throws in a clone, which has listed nothing', () => {
    const simulator = race.simulator(deciding);
    simulator.legalActions();
    expect(() => simulator.clone().applyListed(0)).toThrow(RangeError);
    simulator.applyListed(0);
  });
});

describe('a list', () => {
  test('stays as it is when the simulator goes on', () => {
    const simulator = race.simulator(deciding);
    const listed = simulator.legalActions();
    const copy = [...listed];
    simulator.applyListed(0);
    simulator.sampleChance([1, 2, 3, 4]);
    simulator.legalActions();
    expect(listed).toEqual(copy);
  });
});

describe('sampleChance', () => {
  test('draws, applies and tells the outcome', () => {
    const simulator = race.simulator(race.setup({ chance: 'explicit' }));
    const outcome = simulator.sampleChance(rngFromSeed('draw'));
    expect(simulator.state.rolled).toBe(outcome);
    expect(race.sampleChance(race.setup({ chance: 'explicit' }), rngFromSeed('draw'))?.outcome).toBe(outcome);
  });

  test('throws where no chance event is due', () => {
    expect(() => race.simulator(deciding).sampleChance([1, 2, 3, 4])).toThrow(RangeError);
  });

  test('throws an OptionsError where only a host can tell, and nothing has changed', () => {
    const told = position(digging, { refereed: true }, { pending: { kind: 'report', seat: 0 } });
    const simulator = digging.simulator(told);
    expect(() => simulator.sampleChance([1, 2, 3, 4])).toThrow(OptionsError);
    expect(simulator.state).toEqual(told);
  });
});

test('two clones go different ways', () => {
  const one = race.simulator(deciding);
  const other = one.clone();
  one.apply({ type: 'run', seat: 0, by: 2 });
  other.apply({ type: 'stay', seat: 0 });
  expect(one.state.positions).toEqual([5, 5]);
  expect(other.state.positions).toEqual([3, 5]);
});
