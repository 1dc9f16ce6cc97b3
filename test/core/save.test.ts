import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SaveError, digest, fingerprint, int } from '../../src/index.js';
import { position } from '../support/scenario.js';
import { digging } from './support/dig.js';
import { createRace, race, raceState, raceWith } from './support/race.js';

const state = position(race, {}, { pending: null, rolled: 2, positions: [3, 5] });

/** The error that loading a text throws. */
function refusedBy(game: { load: (text: string) => unknown }, text: string): SaveError {
  try {
    game.load(text);
  } catch (error) {
    if (error instanceof SaveError) return error;
    throw error;
  }
  throw new Error('the save was taken');
}

/** A save of the state with some changes, and a check that fits: not damaged, but wrong. */
function resaved(changes: object, kernel: object = {}): string {
  const changed = { ...state, ...changes, kernel: { ...state.kernel, ...kernel } };
  return JSON.stringify({ tidetable: 1, check: digest(changed), state: changed });
}

describe('a save', () => {
  test('is one line of JSON with a version, a check and the state', () => {
    const saved = JSON.parse(race.save(state)) as Record<string, unknown>;
    expect(saved).toEqual({ tidetable: 1, check: digest(state), state });
  });

  test('holds the generator of a seeded game, so that it goes on as it would have', () => {
    const seeded = race.setup({ seed: 'save' });
    const loaded = race.load(race.save(seeded));
    const action = { type: 'stay', seat: 0 } as const;
    expect(race.reduce(loaded, action)).toEqual(race.reduce(seeded, action));
  });

  test('loads as a frozen state', () => {
    const loaded = race.load(race.save(state));
    expect(loaded).toEqual(state);
    expect(Object.isFrozen(loaded) && Object.isFrozen(loaded.positions)).toBe(true);
  });
});

describe('a save is refused that', () => {
  test.each([
    ['is no JSON', '{"tidetable":', [], 'JSON'],
    ['is empty', '', [], 'JSON'],
    ['is a state as text', JSON.stringify(state), [], 'a text that game.save(state) makes'],
    ['is another value', '[]', [], 'a text that game.save(state) makes'],
    ['has another version', JSON.stringify({ tidetable: 2, check: '', state }), ['tidetable'], '1'],
    ['lacks the state', JSON.stringify({ tidetable: 1, check: '' }), ['state'], 'an object'],
    ['has more in it', JSON.stringify({ tidetable: 1, check: '', state, extra: 1 }), [], 'no such key'],
    ['was changed', race.save(state).replace('"rolled":2', '"rolled":3'), ['check'], 'damaged'],
    [
      'is of another game',
      digging.save(digging.setup({ chance: 'explicit' })),
      ['state', 'kernel', 'game'],
      'race',
    ],
    ['has a wrong field', resaved({ seat: 9 }), ['state', 'seat'], 'an integer from 0 to 3'],
    ['has a field too many', resaved({ extra: 9 }), ['state'], 'no such key'],
    ['has a fraction', resaved({ positions: [0.5, 1] }), ['state', 'positions', 0], 'an integer'],
    [
      'breaks an invariant',
      resaved({ positions: [3, 11] }),
      ['state'],
      'a position that the rules can reach',
    ],
    [
      'is of a newer rules version',
      resaved({}, { rulesVersion: 2 }),
      ['state', 'kernel', 'rulesVersion'],
      '1',
    ],
    [
      'has the key __proto__',
      race.save(state).replace('"seat":0', '"seat":0,"__proto__":{}'),
      ['state'],
      'no such key',
    ],
  ] as const)('%s', (_, text, path, expected) => {
    const error = refusedBy(race, text);
    expect(error.path).toEqual(path);
    expect(error.expected).toContain(expected);
    expect(error.code).toBe('TT-SAVE');
  });

  test('is of another edition, and both are named', () => {
    const other = createRace({ edition: 'long', goal: 30, faces: [1] });
    const error = refusedBy(other, race.save(state));
    expect(error.path).toEqual(['state', 'kernel', 'edition']);
    expect(error.message).toContain(race.editionMark);
    expect(error.message).toContain(other.editionMark);
  });

  test.each([
    ['a list of a million zeros', `{"tidetable":1,"check":"","state":[${'0,'.repeat(1_000_000)}0]}`],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a text of a million letters', JSON.stringify('x'.repeat(1_000_000))],
  ])('is %s, with a short message', (_, text) => {
    expect(refusedBy(race, text).message.length).toBeLessThan(300);
  });

  test.each([
    [null, 'found null, expected a text that game.save(state) makes'],
    [undefined, 'found nothing, expected a text that game.save(state) makes'],
    [7, 'found 7, expected a text that game.save(state) makes'],
    [{}, 'found an object, expected a text that game.save(state) makes'],
    [JSON.parse(race.save(state)), 'found an object, expected a text that game.save(state) makes'],
    [state, 'found an object, expected a text that game.save(state) makes'],
    [JSON.stringify(state), 'found an object, expected a text that game.save(state) makes'],
  ])('is %j in place of a text', (value, message) => {
    expect(refusedBy(race, value as never).message).toBe(`save: ${message}`);
  });

  test('was cut off, or has something behind it, and shows how it ends', () => {
    const text = race.save(state);
    const [half, twice] = [text.slice(0, 60), `${text} or so`].map((wrong) => refusedBy(race, wrong));
    expect(half?.found).toBe(`a text that ends with ${JSON.stringify(text.slice(30, 60))}`);
    expect(twice?.found).toMatch(/^a text that ends with ".*} or so"$/);
    expect([half?.cause, twice?.cause]).toEqual([expect.any(SyntaxError), expect.any(SyntaxError)]);
  });
});

describe('an older save', () => {
  const oldState = z.safeExtend(raceState, { stayed: int(0, 9) });
  const newer = raceWith({
    rulesVersion: 3,
    migrations: {
      1: (old) => ({ ...(old as object), rolled: 1 }),
      2: (old) => ({ ...(old as object), seat: 1 }),
    },
  });

  test('is brought up to date version by version, and can be played on', () => {
    const loaded = newer.load(race.save(state));
    expect(loaded).toMatchObject({ rolled: 1, seat: 1, kernel: { rulesVersion: 3 } });
    expect(newer.legalActions(loaded)).not.toEqual([]);
  });

  test('of a version in between takes the steps that are left', () => {
    expect(newer.load(resaved({}, { rulesVersion: 2 }))).toMatchObject({ rolled: 2, seat: 1 });
  });

  test('is refused where a migration is missing', () => {
    const gap = raceWith({ rulesVersion: 3, migrations: { 2: (old) => old } });
    expect(refusedBy(gap, race.save(state)).path).toEqual(['state', 'kernel', 'rulesVersion']);
  });

  test('is checked after its migration', () => {
    const clumsy = raceWith({ rulesVersion: 2, migrations: { 1: () => ({ seat: 9 }) } });
    expect(() => clumsy.load(race.save(state))).toThrow(SaveError);
    expect(oldState.shape.stayed.range).toEqual([0, 9]);
  });
});

describe('a fingerprint', () => {
  test('leaves the generator out', () => {
    const seeded = race.setup({ seed: 3 });
    const explicit = race.reduce(race.setup({ chance: 'explicit' }), {
      type: 'chance',
      kind: 'roll',
      outcome: seeded.rolled ?? 1,
    });
    expect(fingerprint(seeded)).toBe(fingerprint(explicit));
  });

  test('tells positions, editions and rules versions apart', () => {
    const other = createRace({ edition: 'long', goal: 30, faces: [1] });
    const marks = [
      fingerprint(state),
      fingerprint(position(race, {}, { pending: null, rolled: 3, positions: [3, 5] })),
      fingerprint(position(other, {}, { pending: null, rolled: 2, positions: [3, 5] })),
      fingerprint(position(raceWith({ rulesVersion: 2 }), {}, { pending: null })),
    ];
    expect(new Set(marks).size).toBe(4);
    for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{16}$/);
  });
});
