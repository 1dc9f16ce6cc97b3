import { describe, expect, test } from 'vitest';
import { IllegalActionError, range, type Game } from '../../src/index.js';
import { dig, digWith, digging, rest } from './support/dig.js';
import { createRace, race } from './support/race.js';

const { actionSpace } = digging;

describe('ids', () => {
  test('run through the types in their order, then through the payload, the first field slowest', () => {
    expect(range(actionSpace.size).map((id) => digging.actionText(actionSpace.action(id, 0)))).toEqual([
      'dig 1 false',
      'dig 1 true',
      'dig 2 false',
      'dig 2 true',
      'dig 3 false',
      'dig 3 true',
      'rest',
    ]);
  });

  test('leave the seat out', () => {
    expect(range(4).map((seat) => actionSpace.id({ type: 'rest', seat }))).toEqual([6, 6, 6, 6]);
  });

  test('are the same for another edition', () => {
    const other = createRace({ edition: 'other', goal: 30, faces: [6] });
    expect(range(7).map((id) => other.actionSpace.action(id, 1))).toEqual(
      range(7).map((id) => race.actionSpace.action(id, 1)),
    );
  });

  test.each([-1, 7, 0.5, NaN, Infinity])('do not include %d', (id) => {
    expect(() => actionSpace.action(id, 0)).toThrow(RangeError);
  });

  test.each([-1, 4, 0.5])('have no action of seat %d', (seat) => {
    expect(() => actionSpace.action(0, seat)).toThrow(RangeError);
  });

  test('belong to well-formed actions only', () => {
    expect(() => actionSpace.id({ type: 'dig', seat: 0, depth: 4, careful: true })).toThrow(
      IllegalActionError,
    );
    expect(() => actionSpace.id({ type: 'dig', seat: 4, depth: 1, careful: true })).toThrow(
      IllegalActionError,
    );
  });
});

describe('actions', () => {
  test('are one frozen object for each id and seat', () => {
    const action = actionSpace.action(3, 1);
    expect(action).toEqual({ type: 'dig', seat: 1, depth: 2, careful: true });
    expect(actionSpace.action(3, 1)).toBe(action);
    expect(actionSpace.action(3, 0)).not.toBe(action);
    expect(Object.isFrozen(action)).toBe(true);
  });

  test('are those that the list holds', () => {
    const state = digging.setup({ players: 2, chance: 'explicit' });
    for (const action of digging.legalActions(state))
      expect(actionSpace.action(actionSpace.id(action), action.seat)).toBe(action);
  });

  test('from elsewhere are known by their values, in any order of fields', () => {
    expect(actionSpace.id(JSON.parse('{"careful":true,"depth":2,"seat":1,"type":"dig"}') as never)).toBe(3);
  });
});

describe('masks', () => {
  test('have a 1 for each legal action of the seat', () => {
    const state = digging.load(
      digging.save({
        ...digging.setup({ players: 2, chance: 'explicit' }),
        waiting: [1],
        diggers: [
          { finds: 0, tired: false },
          { finds: 0, tired: true },
        ],
      }),
    );
    expect([...actionSpace.mask(state, 1)]).toEqual([1, 1, 1, 1, 0, 0, 1]);
    expect([...actionSpace.mask(state, 0)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('candidates', () => {
  const options = { players: 2, seed: 1 };
  const listedBy = (game: Game) =>
    game.legalActions(game.setup(options), 0).map((action) => game.actionSpace.id(action));

  test('may be numbers among the payloads of their type', () => {
    const numbered = digWith({ actions: [{ ...dig, candidates: () => range(6) }, rest] });
    expect(listedBy(numbered)).toEqual(listedBy(digging));
  });

  test('may be numbers and payloads in one list', () => {
    const mixed = digWith({
      actions: [{ ...dig, candidates: () => [0, { depth: 2, careful: false }, 5] }, rest],
    });
    expect(listedBy(mixed)).toEqual([0, 2, 5, 6]);
  });

  test.each([-1, 6, 0.5])('are not the number %d of six', (number) => {
    const wrong = digWith({
      actions: [rest, { ...dig, candidates: () => [number] }, { ...rest, type: 'nap' }],
    });
    // All that there is has been made before, so that a wrong number could hit upon another action.
    for (const id of range(wrong.actionSpace.size))
      for (const seat of range(4)) wrong.actionSpace.action(id, seat);
    expect(() => listedBy(wrong)).toThrow(new RangeError(`dig has no payload ${String(number)} of 6`));
  });
});
