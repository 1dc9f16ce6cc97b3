import { describe, expect, test } from 'vitest';
import { ruleList } from '../../src/core/rulebook.js';
import {
  EditionError,
  IllegalActionError,
  KERNEL_RULES,
  OptionsError,
  SaveError,
  ViewError,
  refusal,
  rulebook,
} from '../../src/index.js';
import { plainRefusal } from '../../src/core/refusal.js';
import { digging } from './support/dig.js';
import { race } from './support/race.js';

describe('the text of an action', () => {
  test.each([
    [{ type: 'dig', seat: 1, depth: 2, careful: true }, 'dig 2 true'],
    [{ type: 'rest', seat: 0 }, 'rest'],
    [{ type: 'chance', kind: 'find', outcome: 3 }, 'find 3'],
    [{ type: 'chance', kind: 'weather', outcome: { sky: 'rain', wind: 0 } }, 'weather rain 0'],
  ] as const)('%j is "%s"', (action, text) => {
    expect(digging.actionText(action)).toBe(text);
  });
});

describe('a rulebook', () => {
  const book = rulebook({
    rules: { 'AB-1': { title: 'One', text: 'Rule one.', section: 'Play', shows: 'TT-SEAT' } },
    rulings: { 'AB-R1': { title: 'What?', text: 'That.', reason: 'Why not.' } },
  });

  test('lists rules before rulings, with their sources', () => {
    expect(ruleList(book)).toEqual([
      {
        id: 'AB-1',
        kind: 'rule',
        title: 'One',
        text: 'Rule one.',
        shows: 'TT-SEAT',
        source: { section: 'Play' },
      },
      {
        id: 'AB-R1',
        kind: 'ruling',
        title: 'What?',
        text: 'That.',
        reason: 'Why not.',
        source: { section: 'Rulings' },
      },
    ]);
  });

  test('of a game is frozen and can be looked up', () => {
    expect(race.rules.map(({ id }) => id)).toEqual(['RC-RUN-1', 'RC-RUN-2', 'RC-STAY-1', 'RC-R1']);
    expect(race.rule('RC-RUN-2').title).toBe('No overrunning');
    expect(Object.isFrozen(race.rules) && Object.isFrozen(race.rules[0])).toBe(true);
    expect(() => race.rule('RC-RUN-9' as never)).toThrow(RangeError);
  });
});

describe('a refusal', () => {
  test('builds its message only when it is read', () => {
    let built = 0;
    const lazy = refusal('AB-1', () => `built ${String((built += 1))} times`);
    expect(built).toBe(0);
    expect(plainRefusal(lazy)).toEqual({ rule: 'AB-1', message: 'built 1 times' });
  });

  test('by the kernel has one of six ids', () => {
    expect(KERNEL_RULES).toEqual(['TT-SHAPE', 'TT-OVER', 'TT-CHANCE', 'TT-PHASE', 'TT-SEAT', 'TT-OUTCOME']);
  });
});

describe('an error', () => {
  const finding = { path: ['seats', 0], found: '7', expected: 'at most 4' };

  test.each([
    [
      new OptionsError(finding),
      'OptionsError',
      'TT-OPTIONS',
      'options at seats.0: found 7, expected at most 4',
    ],
    [
      new EditionError(finding),
      'EditionError',
      'TT-EDITION',
      'edition at seats.0: found 7, expected at most 4',
    ],
    [new SaveError(finding), 'SaveError', 'TT-SAVE', 'save at seats.0: found 7, expected at most 4'],
    [new ViewError({ ...finding, path: [] }), 'ViewError', 'TT-VIEW', 'view: found 7, expected at most 4'],
  ])('%s says what was wrong, where, and what would be right', (error, name, code, message) => {
    expect({ name: error.name, code: error.code, message: error.message }).toEqual({ name, code, message });
    expect(error).toBeInstanceOf(Error);
    expect(error.expected).toBe('at most 4');
  });

  test('of an illegal action carries the refusal and the action', () => {
    const error = new IllegalActionError({ rule: 'AB-1', message: 'no' }, { type: 'x' });
    expect(error).toMatchObject({
      name: 'IllegalActionError',
      code: 'AB-1',
      message: 'AB-1: no',
      refusal: { rule: 'AB-1', message: 'no' },
      action: { type: 'x' },
    });
  });
});
