import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditionError, OptionsError } from '../../src/index.js';
import { digging } from './support/dig.js';
import { createRace, race, raceDefinition, raceWith } from './support/race.js';

/** The error that a set-up throws. */
function refused(setup: unknown, game: { setup: (setup: never) => unknown } = race): OptionsError {
  try {
    game.setup(setup as never);
  } catch (error) {
    if (error instanceof OptionsError) return error;
    throw error;
  }
  throw new Error('the options were taken');
}

describe('set-up', () => {
  test('takes a seed or explicit chance', () => {
    expect(race.setup({ seed: 'tuesday' }).kernel.rng).not.toBeNull();
    expect(race.setup({ seed: 7 })).toEqual(race.setup({ seed: '7' }));
    expect(race.setup({ chance: 'explicit' }).kernel.rng).toBeNull();
  });

  test('is described by a schema that knows what the options ask of each other', () => {
    const even = z.refine<{ players: number }>(({ players }) => players % 2 === 0, 'an even number');
    const pairs = raceWith({ options: () => raceDefinition.options().check(even) });
    expect(refused({ players: 3, seed: 1 }, pairs).expected).toBe('an even number');
    expect(z.safeParse(pairs.schemas.options, { players: 3, seed: 1 }).success).toBe(false);
    expect(z.safeParse(pairs.schemas.options, { players: 4, seed: 1 }).success).toBe(true);
  });

  test('fills in what the options leave out', () => {
    expect(race.setup({ chance: 'explicit' })).toEqual(race.setup({ players: 2, chance: 'explicit' }));
  });

  test('goes on to the first decision of a seeded game, and stops at chance in an explicit one', () => {
    expect(race.setup({ seed: 1 }).pending).toBeNull();
    expect(race.setup({ chance: 'explicit' }).pending).toEqual({ kind: 'roll' });
  });

  test('gives different games for different seeds', () => {
    const rolls = Array.from({ length: 30 }, (_, seed) => race.setup({ seed }).rolled);
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3]));
  });

  test.each([
    [{}, ['seed'], 'nothing', "chance: 'explicit'"],
    [{ seed: 1, chance: 'explicit' }, ['seed'], 'both', 'one of them'],
    [{ seed: 0.5 }, ['seed'], '0.5', 'an integer'],
    [{ seed: 2 ** 53 }, ['seed'], '9007199254740992', 'an integer'],
    [{ seed: null }, ['seed'], 'null', 'a text'],
    [{ chance: 'seeded' }, ['chance'], '"seeded"', '"explicit"'],
    [{ players: 5, seed: 1 }, ['players'], '5', 'an integer from 2 to 4'],
    [{ players: '2', seed: 1 }, ['players'], '"2"', 'an integer from 2 to 4'],
    [{ palyers: 2, seed: 1 }, [], 'the key "palyers"', 'no such key'],
    [null, [], 'null', 'an object'],
    [[], [], 'a list of 0', 'an object'],
    ['explicit', [], '"explicit"', 'an object'],
  ] as const)('refuses %j', (setup, path, found, expected) => {
    const error = refused(setup);
    expect(error.path).toEqual(path);
    expect(error.found).toContain(found);
    expect(error.expected).toContain(expected);
    expect(error.code).toBe('TT-OPTIONS');
    expect(error.message).toContain(found);
  });

  test('refuses a seed where the options leave nothing to sample', () => {
    expect(refused({ refereed: true, seed: 1 }, digging).path).toEqual(['seed']);
    expect(digging.setup({ refereed: true, chance: 'explicit' }).refereed).toBe(true);
  });
});

describe('an edition', () => {
  test('gives the game its mark', () => {
    expect(race.editionMark).toMatch(/^standard@[0-9a-f]{16}$/);
    expect(race.setup({ seed: 1 }).kernel).toMatchObject({
      edition: 'standard',
      game: 'race',
      rulesVersion: 1,
    });
  });

  test('is copied and frozen: the author may go on with it', () => {
    const mine = { edition: 'mine', goal: 5, faces: [1] };
    const game = createRace(mine);
    mine.goal = 30;
    expect(game.edition.goal).toBe(5);
    expect(Object.isFrozen(game.edition.faces)).toBe(true);
    expect(Object.isFrozen(mine)).toBe(false);
  });

  test('has the same mark in whatever order its fields come', () => {
    const one = createRace({ edition: 'mine', goal: 5, faces: [1] });
    const other = createRace({ faces: [1], goal: 5, edition: 'mine' });
    expect(other.editionMark).toBe(one.editionMark);
    expect(other.setup({ seed: 1 })).toEqual(one.setup({ seed: 1 }));
  });

  test.each([
    [{ edition: 'mine', goal: 31, faces: [1] }, ['goal']],
    [{ edition: 'mine', goal: 5, faces: [] }, ['faces']],
    [{ edition: 'mine', goal: 5, faces: [1], extra: 0 }, []],
    [null, []],
    [{ edition: 'mine', goal: NaN, faces: [1] }, ['goal']],
  ])('%j is refused', (edition, path) => {
    expect(() => createRace(edition)).toThrow(EditionError);
    try {
      createRace(edition);
    } catch (error) {
      expect(error).toMatchObject({ path, code: 'TT-EDITION' });
    }
  });
});
