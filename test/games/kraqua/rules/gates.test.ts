import { describe, expect, test } from 'vitest';
import { createKraqua, kraqua } from 'tidetable/kraqua';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples } from '../examples.js';
import { at, draw, drawGate, hold, lay, legal, move, rear, roll, slots } from '../positions.js';

/** The turn, draws and raid before the fold are over. */
const beforeFirst = play(kraqua, examples.firstFold, [
  lay(3, 'inner'),
  move(3, 'yellow'),
  ...[5, 6, 7].map(draw),
]);
const beforeSecond = play(kraqua, examples.secondFold, [
  lay(1, 'outer'),
  move(1, 'yellow'),
  roll('clear'),
  rear(1, 'inner'),
  rear(0, 'outer'),
  roll('clear'),
  roll('clear'),
]);

/** Which fish a gate lets through first, by asking for a move of each. */
function orderOf(gate: number): string[] {
  const fish = ['yellow', 'green', 'red'] as const;
  const order: string[] = [];
  const space = { yellow: 12, green: 11, red: 9 };
  while (order.length < 3) {
    const state = at({
      gate,
      fish: [space.yellow, space.green, space.red],
      inner: { 1: 4, 2: 0 },
      outer: { 1: 8, 2: 2 },
      hands: { 0: 3 },
    });
    const laid = play(kraqua, state, [lay(0, 'inner')]);
    const next = fish.find((one) => !order.includes(one) && kraqua.check(laid, move(0, one)).legal);
    if (next === undefined) break;
    order.push(next);
    space[next] = [13, 17, 20][order.length - 1] ?? 0;
  }
  return order;
}

describe('KQ-GATE-1 Three gates', () => {
  test('one on each arch, drawn one after the other', () => {
    const { events } = playWithEvents(kraqua, kraqua.setup({ players: 2, hideout: 0, chance: 'explicit' }), [
      drawGate(1),
    ]);
    expect(events).toEqual([{ type: 'gate-laid', gate: 1, arch: 0 }]);
    const second = playWithEvents(kraqua, play(kraqua, beforeFirst, [draw(9)]), [drawGate(4)]);
    expect(second.events[0]).toEqual({ type: 'gate-laid', gate: 4, arch: 1 });
    const third = playWithEvents(kraqua, play(kraqua, beforeSecond, [roll('clear')]), [drawGate(5)]);
    expect(third.events[0]).toEqual({ type: 'gate-laid', gate: 5, arch: 2 });
  });
});

describe('KQ-GATE-2 Two folds', () => {
  test('not before all three are through', () => {
    const state = at({ fish: [12, 14, 15], inner: { 1: 4, 2: 0 }, outer: { 1: 8, 2: 2 }, hands: { 3: 5 } });
    const two = kraqua.load(kraqua.save({ ...state, fish: { yellow: 11, green: 14, red: 15 } }));
    const next = play(kraqua, two, [
      lay(3, 'inner'),
      move(3, 'green'),
      roll('clear'),
      rear(3, 'inner'),
      rear(0, 'inner'),
      rear(1, 'inner'),
    ]);
    expect(next.stage).toBe(0);
  });

  test('at the end of the round', () => {
    expect(beforeFirst.stage).toBe(0);
    expect(play(kraqua, beforeFirst, [draw(9)]).stage).toBe(1);
  });
});

describe('KQ-GATE-3 Gates of shape', () => {
  test.each([
    { gate: 0, hats: ['bowler', 'sombrero', 'top-hat'], fish: ['red', 'yellow', 'green'] },
    { gate: 1, hats: ['top-hat', 'sombrero', 'bowler'], fish: ['green', 'yellow', 'red'] },
  ])('$hats', ({ gate, hats, fish }) => {
    expect(kraqua.edition.gates.list[gate]?.order).toEqual(hats);
    expect(orderOf(gate)).toEqual(fish);
  });
});

describe('KQ-GATE-4 Gates of colour', () => {
  test.each([
    { gate: 2, fish: ['green', 'red', 'yellow'] },
    { gate: 3, fish: ['yellow', 'red', 'green'] },
  ])('$fish', ({ gate, fish }) => {
    expect(orderOf(gate)).toEqual(fish);
  });
});

describe('KQ-GATE-5 Gates of size', () => {
  test.each([
    { gate: 4, sizes: ['large', 'medium', 'small'], fish: ['red', 'green', 'yellow'] },
    { gate: 5, sizes: ['small', 'medium', 'large'], fish: ['yellow', 'green', 'red'] },
  ])('$sizes', ({ gate, sizes, fish }) => {
    expect(kraqua.edition.gates.list[gate]?.order).toEqual(sizes);
    expect(orderOf(gate)).toEqual(fish);
  });
});

describe('KQ-FOLD-1 First finish the round', () => {
  test('then the gate is gone for good', () => {
    const { state, events } = playWithEvents(kraqua, beforeFirst, [draw(9)]);
    expect(events).toContainEqual({ type: 'gate-removed', gate: 2, arch: 0 });
    expect(state.gate).toBe(-1);
    expect(state.gates).not.toContain(2);
  });
});

describe('KQ-FOLD-2 First fold', () => {
  test('the starts vanish, the path goes on, a gate is due', () => {
    const { state, events } = playWithEvents(kraqua, beforeFirst, [draw(9)]);
    expectChanges(beforeFirst, state, {
      phase: 'fold',
      stage: 1,
      gate: -1,
      pile: [],
      box: [8, 10, 11],
      hands: [6, 7, 9, 5],
      drawers: [],
      active: -1,
      pending: { kind: 'draw-gate' },
    });
    expect(events).toContainEqual({ type: 'board-folded', stage: 1 });
    const shown = kraqua.text(state);
    expect(shown).not.toMatch(/ 0 +start/);
    expect(shown).toMatch(/ 33 +jellyfish/);
  });
});

describe('KQ-FOLD-3 The pile is lost', () => {
  test('after the draws of the round', () => {
    const { events } = playWithEvents(kraqua, beforeFirst, [draw(9)]);
    expect(events.filter(({ type }) => type === 'tile-lost')).toEqual([
      { type: 'tile-lost', tile: 10, why: 'fold' },
    ]);
  });
});

describe('KQ-FOLD-4 Second fold', () => {
  test('the goals appear', () => {
    const { state, events } = playWithEvents(kraqua, beforeSecond, [roll('clear')]);
    expect(events).toContainEqual({ type: 'board-folded', stage: 2 });
    expect(kraqua.text(state)).toMatch(/ 37 +goal/);
    expect(kraqua.text(state)).not.toMatch(/ 21 +jellyfish/);
  });
});

describe('KQ-FOLD-5 Third gate', () => {
  test('drawn for the third arch', () => {
    const folded = play(kraqua, beforeSecond, [roll('clear')]);
    const { state, events } = playWithEvents(kraqua, folded, [drawGate(5)]);
    expectChanges(folded, state, {
      gate: 5,
      gates: folded.gates.filter((gate) => gate !== 5),
      phase: 'turn',
      round: 6,
      waiting: [0, 1],
      pending: null,
    });
    expect(events).toEqual([
      { type: 'gate-laid', gate: 5, arch: 2 },
      { type: 'round-began', round: 6 },
    ]);
  });
});

describe('KQ-FOLD-6 Tiles lost at the second fold', () => {
  test('those of the part that closes, and no others', () => {
    const { state } = playWithEvents(kraqua, beforeSecond, [roll('clear')]);
    expect(state.inner).toEqual(slots({}));
    expect(state.outer).toEqual(slots({ 5: 8, 6: 10, 7: 6, 8: 18 }));
    expect(state.box.filter((tile) => !beforeSecond.box.includes(tile))).toEqual([1]);
  });

  test('in ascending order, from both rows', () => {
    const state = at({
      animals: ['crab', 'jellyfish'],
      stage: 1,
      fish: [27, 29, 28],
      inner: { 2: 14, 3: 0, 4: 2 },
      outer: { 3: 20, 4: 4, 5: 8, 6: 10, 7: 6 },
      hands: { 1: 9 },
    });
    const { events } = playWithEvents(kraqua, state, [
      lay(1, 'outer'),
      move(1, 'yellow'),
      roll('clear'),
      rear(1, 'inner'),
      rear(0, 'outer'),
      roll('clear'),
      roll('clear'),
      roll('clear'),
    ]);
    const lost = events.flatMap((event) => (event.type === 'tile-lost' ? [event.tile] : []));
    expect(lost).toEqual([0, 1, 2]);
  });
});

describe('KQ-FOLD-7 No third fold', () => {
  test('two through the third gate, and the round ends without one', () => {
    const state = at({
      animals: ['jellyfish', 'seahorse'],
      stage: 2,
      gate: 3,
      fish: [37, 34, 38],
      inner: { 8: 0, 9: 2 },
      outer: { 8: 4, 9: 8 },
      hands: { 0: 9 },
    });
    const next = play(kraqua, state, [
      hold(0),
      move(0, 'green'),
      rear(0, 'inner'),
      rear(1, 'inner'),
      roll('clear'),
    ]);
    expect(next).toMatchObject({ stage: 2, round: 6, phase: 'turn' });
  });
});

describe('KQ-GOALS-1 Goals fit every animal', () => {
  test.each([
    { animal: 'jellyfish', tile: 0 },
    { animal: 'seahorse', tile: 6 },
    { animal: 'turtle', tile: 5 },
    { animal: 'crab', tile: 3 },
  ])('by the $animal', ({ tile }) => {
    const held = play(
      kraqua,
      at({ stage: 2, gate: 3, fish: [36, 30, 31], inner: { 9: 4 }, outer: { 9: 8 }, hands: { 0: tile } }),
      [hold(0)],
    );
    expect(play(kraqua, held, [move(0, 'yellow')]).fish.yellow).toBe(37);
  });
});

describe('KQ-GOALS-2 All home', () => {
  test('in the order of the third gate', () => {
    const state = at({
      stage: 2,
      gate: 3,
      fish: [37, 36, 35],
      inner: { 9: 4 },
      outer: { 9: 8 },
      hands: { 0: 9, 1: 6 },
    });
    const held = play(kraqua, state, [hold(0)]);
    expectRefusal(kraqua, held, move(0, 'green'), 'KQ-GATE-6');
    const done = play(kraqua, held, [move(0, 'red'), hold(1), move(1, 'green')]);
    expect(done).toMatchObject({ phase: 'over', fish: { yellow: 37, green: 39, red: 38 } });
  });
});

describe('KQ-R15 May a fish pass an arch without a gate?', () => {
  test('not in an edition whose first stage shows the second arch too', () => {
    const { course } = kraqua.edition;
    const stages = course.stages.map((stage) =>
      stage.id === 0 ? { ...stage, sections: ['start', 'right', 'left'] } : stage,
    );
    const wide = createKraqua({ ...kraqua.edition, course: { ...course, stages } });
    const first = wide.setup({ players: 2, hideout: 0, chance: 'explicit' });
    const dealt = play(wide, first, [drawGate(2), ...[1, 2, 3, 4].map(draw)]);
    const state = wide.load(wide.save({ ...dealt, fish: { yellow: 4, green: 26, red: 5 }, round: 1 }));
    const laid = play(wide, state, [lay(0, 'inner')]);
    expectRefusal(wide, laid, move(0, 'green'), 'KQ-R15');
  });
});

describe('KQ-R51 Are tiles in front of players lost at a fold?', () => {
  test('they stay', () => {
    expect(play(kraqua, beforeFirst, [draw(9)]).hands).toEqual([6, 7, 9, 5]);
  });
});

describe('KQ-R53 Two gates in one round?', () => {
  test('between the last fish through and the end of the round no gate is drawn', () => {
    const state = at({
      fish: [12, 14, 15],
      inner: { 1: 4, 2: 0 },
      outer: { 1: 8, 2: 2 },
      hands: { 2: 6, 3: 3 },
    });
    const through = play(kraqua, state, [lay(3, 'inner'), move(3, 'yellow')]);
    expect(through).toMatchObject({ gate: 2, stage: 0, waiting: [2] });
  });
});

describe('KQ-R57 Does the gate still matter when all are through?', () => {
  test('any fish may go on', () => {
    const state = at({ fish: [13, 14, 15], inner: { 1: 4, 2: 0 }, outer: { 1: 8, 2: 2 }, hands: { 0: 3 } });
    const laid = play(kraqua, state, [lay(0, 'inner')]);
    expect(legal(laid).filter((text) => text.startsWith('move-fish'))).toHaveLength(3);
  });
});

describe('KQ-R59 Are fish moved at a fold?', () => {
  test.each([
    { name: 'first', before: beforeFirst, action: draw(9) },
    { name: 'second', before: beforeSecond, action: roll('clear') },
  ])('the $name fold leaves them where they are', ({ before, action }) => {
    expect(play(kraqua, before, [action]).fish).toEqual(before.fish);
  });
});
