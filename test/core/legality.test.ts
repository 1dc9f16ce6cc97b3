import { describe, expect, test } from 'vitest';
import { IllegalActionError } from '../../src/index.js';
import type { Check } from '../../src/index.js';
import { position } from '../support/scenario.js';
import { digging } from './support/dig.js';
import { race } from './support/race.js';
import { secrets } from './support/secrets.js';

const run = { type: 'run', seat: 0, by: 2 } as const;
const roll = { type: 'chance', kind: 'roll', outcome: 2 } as const;

const rolling = position(race, {});
const deciding = position(race, {}, { pending: null, rolled: 2 });
const over = position(race, {}, { pending: null, phase: 'over', result: { winner: 1 }, positions: [4, 10] });
const dealing = position(secrets, {});

/** The rule that refuses, or nothing. */
function ruleOf(check: Check): string | undefined {
  return check.legal ? undefined : check.refusal.rule;
}

describe('the kernel refuses in this order:', () => {
  test('TT-SHAPE comes before everything else', () => {
    const misshapen = { type: 'run', seat: 1, by: 7 } as const;
    for (const state of [rolling, deciding, over])
      expect(ruleOf(race.check(state, misshapen))).toBe('TT-SHAPE');
  });

  test('TT-OVER comes before phase, seat and rules', () => {
    expect(ruleOf(race.check(over, { ...run, seat: 1 }))).toBe('TT-OVER');
    expect(ruleOf(race.check(over, roll))).toBe('TT-OVER');
  });

  test('TT-CHANCE comes before phase, seat and rules', () => {
    expect(ruleOf(race.check(rolling, { ...run, seat: 1 }))).toBe('TT-CHANCE');
    expect(ruleOf(race.check(deciding, roll))).toBe('TT-CHANCE');
    expect(ruleOf(secrets.check(dealing, { type: 'call', seat: 1, card: 1 }))).toBe('TT-CHANCE');
    expect(ruleOf(secrets.check(dealing, { type: 'chance', kind: 'deal-second', outcome: 1 }))).toBe(
      'TT-CHANCE',
    );
  });

  test('TT-PHASE comes before seat and rules', () => {
    const wrongPhase = { ...deciding, phase: 'over' as const };
    expect(race.check(wrongPhase, { ...run, seat: 1 })).toEqual({
      legal: false,
      refusal: { rule: 'TT-PHASE', message: 'the phase is "over", and "run" belongs to "run"' },
    });
  });

  test('TT-SEAT comes before the rules, and says whose decision it is', () => {
    expect(race.check(deciding, { ...run, seat: 1, by: 3 })).toEqual({
      legal: false,
      refusal: { rule: 'TT-SEAT', message: 'it is for seat 0 to decide' },
    });
    const both = position(digging, { players: 3 }, { waiting: [0, 2] });
    expect(digging.check(both, { type: 'rest', seat: 1 })).toMatchObject({
      refusal: { message: 'it is for seats 0, 2 to decide' },
    });
  });

  test("the game's own rules come last", () => {
    expect(race.check(deciding, { ...run, by: 3 })).toEqual({
      legal: false,
      refusal: { rule: 'RC-RUN-1', message: 'the die shows 2' },
    });
    expect(race.check(deciding, run)).toEqual({ legal: true });
  });

  test('TT-OUTCOME is for what chance does not list', () => {
    expect(race.check(rolling, { ...roll, outcome: 6 })).toMatchObject({
      refusal: { rule: 'TT-OUTCOME', path: ['outcome'] },
    });
    expect(race.check(rolling, roll)).toEqual({ legal: true });
  });

  test("the game's reason against an outcome comes before TT-OUTCOME", () => {
    const digs = position(digging, {}, { pending: { kind: 'find', seat: 0, depth: 1 } });
    expect(digging.check(digs, { type: 'chance', kind: 'find', outcome: 3 })).toMatchObject({
      refusal: { rule: 'DG-DIG-1' },
    });
    expect(digging.check(digs, { type: 'chance', kind: 'find', outcome: 1 })).toEqual({ legal: true });
  });
});

describe('a misshapen action', () => {
  test.each([
    [{ type: 'run', seat: 0, by: 7 }, ['by'], 'by is 7, where an integer from 1 to 6 is right'],
    [{ type: 'run', seat: 0 }, ['by'], 'by is nothing'],
    [{ type: 'run', seat: 0, by: 2, far: 1 }, [], 'the action has the key "far", where no such key is right'],
    [{ type: 'fly', seat: 0 }, ['type'], '"run" or "stay" or "chance"'],
    [{ type: 'run', seat: 4, by: 2 }, ['seat'], 'seat is 4, where an integer from 0 to 3 is right'],
    [{ type: 'chance', kind: 'flip', outcome: 1 }, ['kind'], '"roll"'],
    [{ type: 'chance', kind: 'roll', outcome: '1' }, ['outcome'], 'outcome is "1"'],
    [{ type: 'chance', kind: 'roll' }, ['outcome'], 'outcome is nothing'],
    [{ type: 'chance', kind: 'roll', outcome: 1, seat: 0 }, [], 'the key "seat"'],
    [{ type: 'run', seat: 0, by: -0 }, ['by'], 'by is -0'],
    [null, [], 'the action is null'],
    [7, [], 'the action is 7'],
    [[run], [], 'the action is a list of 1'],
  ])('%j is told where it is wrong', (action, path, message) => {
    const check = race.check(deciding, action as never);
    expect(check).toMatchObject({ legal: false, refusal: { rule: 'TT-SHAPE', path } });
    expect(!check.legal && check.refusal.message).toContain(message);
  });

  test.each([
    ['a list with the fields of an action', Object.assign([], run)],
    [
      'an object of a class',
      new (class {
        readonly type = 'run';
        readonly seat = 0;
        readonly by = 2;
      })(),
    ],
    ['an action with a symbol', { ...run, [Symbol('extra')]: 1 }],
    ['an action that inherits its fields', Object.create(run)],
    ['an outcome with a symbol', { ...roll, [Symbol('extra')]: 1 }],
    ['a list with the fields of an outcome', Object.assign([], roll)],
  ])('is %s', (_, action) => {
    expect(race.check(deciding, action as never)).toMatchObject({ refusal: { rule: 'TT-SHAPE' } });
  });
});

describe('a refusal', () => {
  test('is thrown by reduce, step and the simulator with the same words', () => {
    const wrong = { ...run, by: 3 } as const;
    const check = race.check(deciding, wrong);
    for (const play of [
      () => race.reduce(deciding, wrong),
      () => race.step(deciding, wrong),
      () => race.simulator(deciding).apply(wrong),
    ]) {
      const error = thrownBy(play);
      expect(error).toBeInstanceOf(IllegalActionError);
      expect(error).toMatchObject({ code: 'RC-RUN-1', message: 'RC-RUN-1: the die shows 2', action: wrong });
      expect((error as IllegalActionError).refusal).toEqual(!check.legal && check.refusal);
    }
  });

  test('survives structuredClone and JSON', () => {
    const check = race.check(deciding, { ...run, by: 3 });
    expect(structuredClone(check)).toEqual(check);
    expect(JSON.parse(JSON.stringify(check))).toEqual(check);
  });
});

function thrownBy(play: () => unknown): unknown {
  try {
    play();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('legal actions', () => {
  test('of one seat are a part of all', () => {
    const state = digging.setup({ players: 3, chance: 'explicit' });
    expect(digging.legalActions(state)).toHaveLength(21);
    expect(digging.legalActions(state, 2)).toEqual(digging.legalActions(state).slice(14));
    expect(digging.legalActions(state, 9)).toEqual([]);
  });

  test('do not exist at a chance node and after the end', () => {
    expect(race.legalActions(rolling)).toEqual([]);
    expect(race.legalActions(over)).toEqual([]);
  });
});
