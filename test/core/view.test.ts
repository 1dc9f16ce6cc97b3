import { describe, expect, test } from 'vitest';
import { ViewError, rngFromSeed } from '../../src/index.js';
import { position } from '../support/scenario.js';
import { createRace, race } from './support/race.js';
import { secrets } from './support/secrets.js';

const state = position(
  secrets,
  {},
  { pending: null, phase: 'call', cards: [2, 5], called: [[], [1]], turn: 2 },
);

describe('a view', () => {
  test('is what the game shows, with the game it is of, and no generator', () => {
    const seeded = race.setup({ seed: 5 });
    const { rng: _rng, ...identity } = seeded.kernel;
    expect(race.observe(seeded, 'public')).toEqual({ ...seeded, kernel: identity });
    expect(secrets.observe(state, 1)).toMatchObject({ viewer: 1, cards: [0, 5] });
  });

  test.each([-1, 2, 0.5, NaN, 'everybody', null])('is not for the viewer %j', (viewer) => {
    expect(() => secrets.observe(state, viewer as never)).toThrow(ViewError);
  });
});

describe('a text', () => {
  test.each([-1, 2, 0.5, NaN, 'everybody', null])('is not for the viewer %j', (viewer) => {
    expect(() => secrets.text(state, viewer as never)).toThrow(ViewError);
  });
});

describe('determinize', () => {
  test.each([
    ['a field of another type', { turn: 'two' }],
    ['a number out of its range', { cards: [9, 0] }],
    ['a field too many', { rng: [1, 2, 3, 4] }],
    ['a field too few', { called: undefined }],
    ['a position that the rules cannot reach', { phase: 'over' }],
  ])('draws nothing from a view of unknown origin with %s', (_, fields) => {
    const damaged = { ...secrets.observe(state, 0), ...fields };
    expect(() => secrets.determinize(damaged as never, rngFromSeed(1))).toThrow(ViewError);
  });

  test('draws each of the states that a view allows', () => {
    const rng = rngFromSeed('states');
    const view = secrets.observe(state, 0);
    const others = new Map<number, number>();
    for (let draw = 0; draw < 300; draw += 1) {
      const { cards } = secrets.determinize(view, rng);
      expect(cards[0]).toBe(2);
      others.set(cards[1] ?? 0, (others.get(cards[1] ?? 0) ?? 0) + 1);
    }
    expect([...others.keys()].sort()).toEqual([3, 4, 5]);
    for (const count of others.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  test('gives a frozen state with explicit chance that can be played on', () => {
    const drawn = secrets.determinize(secrets.observe(state, 0), rngFromSeed(1));
    expect(drawn.kernel).toEqual(state.kernel);
    expect(Object.isFrozen(drawn) && Object.isFrozen(drawn.cards)).toBe(true);
    expect(secrets.reduce(drawn, { type: 'wait', seat: 0 }).turn).toBe(3);
  });

  test('takes a view that has been through JSON', () => {
    const view = JSON.parse(JSON.stringify(secrets.observe(state, 0))) as ReturnType<typeof secrets.observe>;
    expect(secrets.determinize(view, rngFromSeed(1))).toEqual(
      secrets.determinize(secrets.observe(state, 0), rngFromSeed(1)),
    );
  });

  test('refuses a view of another game or edition, and what is no view', () => {
    const rng = rngFromSeed(1);
    const other = createRace({ edition: 'other', goal: 20, faces: [1] });
    const foreign = other.observe(other.setup({ seed: 1 }), 0);
    expect(() => race.determinize(foreign, rng)).toThrow(ViewError);
    for (const value of [
      null,
      undefined,
      7,
      {},
      { kernel: null },
      { kernel: 7 },
      { kernel: { game: { toString: 1 } } },
    ])
      expect(() => race.determinize(value as never, rng)).toThrow(ViewError);
  });
});

describe('events', () => {
  test('are shown as their definition says', () => {
    const dealt = { type: 'dealt', seat: 1, card: 4 } as const;
    expect(secrets.observeEvent(dealt, 1)).toEqual(dealt);
    expect(secrets.observeEvent(dealt, 0)).toEqual({ ...dealt, card: 0 });
    const open = { type: 'called', seat: 0, card: 1, right: false } as const;
    expect(secrets.observeEvent(open, 'public')).toBe(open);
  });

  test('tell of outcomes and revealing actions as declared', () => {
    expect(secrets.seesOutcome('deal-first', 0)).toBe(true);
    expect(secrets.seesOutcome('deal-first', 1)).toBe(false);
    expect(race.seesOutcome('roll', 'public')).toBe(true);
    expect([secrets.reveals('call'), secrets.reveals('wait'), race.reveals('run')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
