import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples } from '../examples.js';
import { again, allBut, at, dolphin, draw, give, keep, lay, legal, move, only, roll } from '../positions.js';

/** Seat 0 has moved yellow to 10, where Kraqua sees it. */
const seen = play(kraqua, examples.colourGone, [lay(0, 'inner'), move(0, 'yellow')]);
/** Seat 1, the seahorse, has done the same, and has rolled purple. */
const rolled = play(kraqua, examples.seahorse, [lay(1, 'inner'), move(1, 'yellow'), roll('purple')]);
const turnOver = { phase: 'turn', active: -1, turn: null, steals: [], rolled: null, again: false } as const;

describe('KQ-STEAL-1 Check after the move', () => {
  test('of the fish that was moved, where it stands now', () => {
    expect(seen).toMatchObject({
      phase: 'steal',
      steals: ['yellow'],
      pending: { kind: 'roll-colour', seat: 0, fish: 'yellow' },
    });
  });

  test('not of the others', () => {
    const state = at({ fish: [16, 3, 6], gate: 3, inner: { 0: 4 }, outer: {} });
    expect(play(kraqua, state, [lay(0, 'inner'), move(0, 'green')]).phase).toBe('turn');
  });
});

describe('KQ-STEAL-2 Protected', () => {
  test('nothing is rolled', () => {
    const laid = play(kraqua, at(), [lay(2, 'inner', 'back')]);
    const { state, events } = playWithEvents(kraqua, laid, [move(2, 'green')]);
    expectChanges(laid, state, {
      phase: 'turn',
      active: -1,
      turn: null,
      fish: { yellow: 3, green: 8, red: 5 },
      waiting: [0, 1, 3],
    });
    expect(events.map(({ type }) => type)).toEqual(['fish-moved', 'turn-ended']);
  });
});

describe('KQ-STEAL-3 Bare', () => {
  test.each(['yellow', 'red', 'green', 'blue', 'clear'] as const)('rolled %s: such a gem goes', (gem) => {
    const { state, events } = playWithEvents(kraqua, seen, [roll(gem)]);
    expectChanges(seen, state, {
      ...turnOver,
      waiting: [2],
      chest: allBut({ purple: 1 }, { [gem]: 1 }),
      cave: only({ purple: 1, [gem]: 1 }),
      pending: null,
    });
    expect(events).toEqual([
      { type: 'colour-rolled', seat: 0, colour: gem, fish: 'yellow' },
      { type: 'gem-stolen', seat: 0, gem, fish: 'yellow' },
      { type: 'turn-ended', seat: 0 },
    ]);
  });

  test('the die shows each colour once', () => {
    const outcomes = kraqua.chanceOutcomes(seen)?.map(({ action, weight }) => [action.outcome, weight]);
    expect(outcomes).toEqual(kraqua.edition.die.faces.map((gem) => [gem, 1]));
  });
});

describe('KQ-STEAL-4 Colour gone', () => {
  const asked = play(kraqua, seen, [roll('purple')]);

  test('the player chooses', () => {
    expectChanges(seen, asked, { phase: 'give', rolled: 'purple', pending: null });
    const { state, events } = playWithEvents(kraqua, asked, [give(0, 'blue')]);
    expectChanges(asked, state, {
      ...turnOver,
      waiting: [2],
      chest: allBut({ purple: 1, blue: 1 }),
      cave: only({ purple: 1, blue: 1 }),
    });
    expect(events[0]).toEqual({ type: 'gem-stolen', seat: 0, gem: 'blue', fish: 'yellow' });
  });

  test('a colour that is gone is refused', () => {
    expectRefusal(kraqua, asked, give(0, 'purple'), 'KQ-STEAL-4');
  });
});

describe('KQ-STEAL-5 End of the turn', () => {
  test('then any seat that has not moved may', () => {
    expect(kraqua.actors(play(kraqua, seen, [roll('clear')]))).toEqual([2]);
  });
});

describe('KQ-SEAHORSE-1 Seahorse rolls again', () => {
  test('after seeing the colour, before anything is taken', () => {
    expect(rolled).toMatchObject({ phase: 'reroll', rolled: 'purple', again: false, chest: allBut() });
    expect(legal(rolled)).toEqual(['roll-again', 'keep-roll']);
    const { state, events } = playWithEvents(kraqua, rolled, [again(1)]);
    expectChanges(rolled, state, {
      phase: 'steal',
      rolled: null,
      again: true,
      pending: { kind: 'roll-colour', seat: 1, fish: 'yellow' },
    });
    expect(events).toEqual([{ type: 'roll-again', seat: 1, colour: 'purple' }]);
  });
});

describe('KQ-SEAHORSE-2 The last roll counts', () => {
  test.each([
    { name: 'kept', actions: [keep(1)], stolen: 'purple' },
    { name: 'rolled again', actions: [again(1), roll('red')], stolen: 'red' },
    { name: 'rolled again, the same', actions: [again(1), roll('purple')], stolen: 'purple' },
  ] as const)('$name: $stolen', ({ actions, stolen }) => {
    const state = play(kraqua, rolled, actions);
    expectChanges(rolled, state, {
      ...turnOver,
      waiting: [2],
      chest: allBut({ [stolen]: 1 }),
      cave: only({ [stolen]: 1 }),
    });
  });
});

describe('KQ-SEAHORSE-3 Second colour gone', () => {
  test('its player chooses any gem', () => {
    const start = kraqua.load(
      kraqua.save({ ...examples.seahorse, chest: allBut({ yellow: 1 }), cave: only({ yellow: 1 }) }),
    );
    const asked = play(kraqua, start, [
      lay(1, 'inner'),
      move(1, 'yellow'),
      roll('clear'),
      again(1),
      roll('yellow'),
    ]);
    expect(asked).toMatchObject({ phase: 'give', again: true });
    expect(play(kraqua, asked, [give(1, 'clear')])).toMatchObject({
      again: false,
      cave: only({ yellow: 1, clear: 1 }),
    });
  });
});

describe('KQ-R28 How often may the seahorse roll?', () => {
  test('once more only', () => {
    const twice = play(kraqua, rolled, [again(1), roll('clear')]);
    expect(twice.phase).toBe('turn');
    expect(twice.cave).toEqual(only({ clear: 1 }));
  });
});

describe('KQ-R29 The seahorse, and rolls of others?', () => {
  test('no second roll when another seat rolls', () => {
    expect(seen.animals[1]).toBe('seahorse');
    expect(play(kraqua, seen, [roll('clear')]).phase).toBe('turn');
    const asked = play(kraqua, seen, [roll('purple')]);
    expectRefusal(kraqua, asked, again(1), 'TT-PHASE');
  });

  test('only its player decides', () => {
    expectRefusal(kraqua, rolled, again(0), 'TT-SEAT');
  });
});

describe('KQ-R30 Who chooses when the colour is gone?', () => {
  test('whoever rolled', () => {
    const asked = play(kraqua, seen, [roll('purple')]);
    expect(kraqua.actors(asked)).toEqual([0]);
    expectRefusal(kraqua, asked, give(2, 'blue'), 'TT-SEAT');
  });
});

describe('KQ-R31 Choices with one possibility?', () => {
  test('the only colour left is given without asking', () => {
    const state = at({ fish: [7, 3, 4], outer: {}, hands: { 0: 9, 2: 6 }, chest: { green: 2 } });
    const robbed = play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow'), roll('blue')]);
    expect(robbed).toMatchObject({ phase: 'turn', chest: only({ green: 1 }) });
  });

  test('the only possible move is asked all the same', () => {
    const held = play(kraqua, examples.home, [{ type: 'hold-tile', seat: 0, side: 'front' }]);
    expect(kraqua.legalActions(held)).toHaveLength(1);
  });
});

describe('KQ-R44 When is the chest found empty?', () => {
  test('after a theft, at once', () => {
    const lost = play(kraqua, examples.emptyChest, [lay(0, 'inner'), move(0, 'yellow'), roll('red')]);
    expect(lost.result?.reason).toBe('chest-empty');
  });

  test('when the dolphin takes the last gem', () => {
    const start = kraqua.load(
      kraqua.save({ ...examples.dolphin, chest: only({ blue: 1 }), cave: allBut({ blue: 1 }) }),
    );
    const asked = play(kraqua, start, [lay(1, 'inner'), move(1, 'green')]);
    const { state, events } = playWithEvents(kraqua, asked, [dolphin(1, 'blue')]);
    expect(state.result).toEqual({ ending: 'lost', reason: 'chest-empty' });
    expect(events.map(({ type }) => type)).toEqual(['shell-paid', 'dolphin-brought', 'game-over']);
  });

  test('in the middle of a raid', () => {
    const state = at({
      fish: [7, 8, 3],
      inner: { 1: 4 },
      outer: { 1: 8 },
      hands: { 0: 0 },
      pile: [5, 6, 7, 9],
      chest: { clear: 1 },
    });
    const raided = play(kraqua, state, [lay(0, 'inner'), move(0, 'red'), ...[5, 6, 7, 9].map(draw)]);
    expect(raided.steals).toEqual(['yellow', 'green']);
    const lost = play(kraqua, raided, [roll('blue')]);
    expect(lost).toMatchObject({ result: { reason: 'chest-empty' }, steals: [], round: 5 });
  });
});

describe('KQ-R60 May the crab flick at the end of a round?', () => {
  test('a raid asks the crab for nothing', () => {
    const state = at({ fish: [3, 7, 4], inner: { 0: 4 }, outer: {}, hands: { 3: 5 }, pile: [0, 1, 6, 8] });
    const raided = play(kraqua, state, [
      lay(3, 'inner'),
      move(3, 'yellow'),
      roll('clear'),
      ...[0, 1, 6, 8].map(draw),
    ]);
    expect(raided).toMatchObject({ phase: 'steal', steals: ['yellow', 'green'], active: 3 });
    expect(play(kraqua, raided, [roll('clear')]).pending).toEqual({
      kind: 'roll-colour',
      seat: 3,
      fish: 'green',
    });
  });
});
