import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples } from '../examples.js';
import {
  again,
  allBut,
  at,
  draw,
  drawGate,
  give,
  hold,
  keep,
  lay,
  legal,
  move,
  only,
  pass,
  rear,
  roll,
  slots,
} from '../positions.js';

/** Seat 2 has taken the last turn of the round; two tiles are left in the pile. */
const drawing = play(kraqua, examples.draws, [lay(2, 'inner'), move(2, 'yellow')]);
/** The same, with the pile drawn: seat 0 chooses a row. */
const fromTheRear = play(kraqua, drawing, [draw(11), draw(9)]);
/** Green and red have been laid bare. */
const raid = play(kraqua, fromTheRear, [rear(0, 'outer'), rear(1, 'inner')]);

describe('KQ-DRAW-1 Drawing', () => {
  test('whoever moved last draws first, from the pile', () => {
    expect(drawing).toMatchObject({
      phase: 'draw',
      active: 2,
      drawers: [2, 3, 0, 1],
      pending: { kind: 'draw-tile', to: 2 },
    });
    const { state, events } = playWithEvents(kraqua, drawing, [draw(11)]);
    expectChanges(drawing, state, {
      pile: [9],
      hands: [-1, -1, 11, -1],
      drawers: [3, 0, 1],
      pending: { kind: 'draw-tile', to: 3 },
    });
    expect(events).toEqual([{ type: 'tile-drawn', seat: 2, tile: 11, from: 'pile' }]);
  });
});

describe('KQ-DRAW-2 Clockwise', () => {
  test('the others follow, and may not go before', () => {
    expect(kraqua.actors(fromTheRear)).toEqual([0]);
    expectRefusal(kraqua, fromTheRear, rear(1, 'inner'), 'TT-SEAT');
    expect(kraqua.actors(play(kraqua, fromTheRear, [rear(0, 'inner')]))).toEqual([1]);
  });
});

describe('KQ-DRAW-3 Face up', () => {
  test('everybody sees the tile drawn, front up', () => {
    const drawn = play(kraqua, drawing, [draw(11)]);
    expect(kraqua.observe(drawn, 'public')).toMatchObject({ hands: [-1, -1, 11, -1] });
  });
});

describe('KQ-DRAW-4 From the rear', () => {
  test('the rearmost tile of either row', () => {
    expect(legal(fromTheRear)).toEqual(['take-rear inner', 'take-rear outer']);
    const { state, events } = playWithEvents(kraqua, fromTheRear, [rear(0, 'outer')]);
    expectChanges(fromTheRear, state, {
      outer: slots({ 1: 8 }),
      hands: [1, -1, 11, 9],
      drawers: [1],
    });
    expect(events).toEqual([{ type: 'tile-drawn', seat: 0, tile: 1, from: 'outer', slot: 0 }]);
  });
});

describe('KQ-DRAW-5 Never from the middle', () => {
  test('the next one takes what is then the rearmost', () => {
    const twice = play(kraqua, fromTheRear, [rear(0, 'inner'), rear(1, 'inner')]);
    expect(twice.inner).toEqual(slots({ 2: 12 }));
    expect(twice.hands.slice(0, 2)).toEqual([0, 2]);
  });
});

describe('KQ-DRAW-6 Empty-handed', () => {
  test('no turn in the next round', () => {
    const drawn = play(kraqua, examples.lastTiles, [hold(0), move(0, 'red')]);
    const { state, events } = playWithEvents(kraqua, drawn, [rear(0, 'inner')]);
    expect(state.hands).toEqual([1, 4, -1]);
    expect(events).toEqual([
      { type: 'tile-drawn', seat: 0, tile: 1, from: 'inner', slot: 9 },
      { type: 'tile-drawn', seat: 1, tile: 4, from: 'outer', slot: 9 },
      { type: 'came-up-empty', seat: 2 },
    ]);
    const next = play(kraqua, state, [roll('clear'), roll('clear')]);
    expect(next.waiting).toEqual([0, 1]);
  });
});

describe('KQ-RAID-1 Raid', () => {
  test('the fish that stand bare after the draws', () => {
    expect(raid).toMatchObject({ phase: 'steal', steals: ['green', 'red'], turn: null });
  });

  test('no raid when none does', () => {
    const state = at({ fish: [3, 4, 6], hands: { 0: 9 }, pile: [0, 1, 5, 7] });
    const next = play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow'), ...[0, 1, 5, 7].map(draw)]);
    expect(next).toMatchObject({ phase: 'turn', round: 6 });
  });
});

describe('KQ-RAID-2 Who rolls in the raid', () => {
  test('the seat that moved last, once for each fish', () => {
    expect(raid.pending).toEqual({ kind: 'roll-colour', seat: 2, fish: 'green' });
    const { state, events } = playWithEvents(kraqua, raid, [roll('blue')]);
    expectChanges(raid, state, {
      steals: ['red'],
      chest: allBut({ blue: 1 }),
      cave: only({ blue: 1 }),
      pending: { kind: 'roll-colour', seat: 2, fish: 'red' },
    });
    expect(events).toEqual([
      { type: 'colour-rolled', seat: 2, colour: 'blue', fish: 'green' },
      { type: 'gem-stolen', seat: 2, gem: 'blue', fish: 'green' },
    ]);
  });
});

describe('KQ-RAID-3 Gems of the raid', () => {
  test('of the colour rolled; is there none, the roller chooses', () => {
    const asked = play(kraqua, raid, [roll('purple'), roll('purple')]);
    expect(asked).toMatchObject({ phase: 'give', cave: only({ purple: 1 }), steals: ['red'] });
    expect(kraqua.actors(asked)).toEqual([2]);
    expect(play(kraqua, asked, [give(2, 'yellow')])).toMatchObject({
      cave: only({ purple: 1, yellow: 1 }),
      phase: 'turn',
    });
  });
});

describe('KQ-RAID-4 Seahorse in the raid', () => {
  test('a second roll for each fish', () => {
    const state = at({
      fish: [7, 8, 3],
      inner: { 1: 4 },
      outer: { 1: 8 },
      hands: { 1: 0 },
      pile: [5, 6, 7, 9],
    });
    const rolled = play(kraqua, state, [
      lay(1, 'inner'),
      move(1, 'red'),
      ...[5, 6, 7, 9].map(draw),
      roll('purple'),
    ]);
    expect(legal(rolled)).toEqual(['roll-again', 'keep-roll']);
    const second = play(kraqua, rolled, [again(1), roll('clear'), roll('yellow')]);
    expect(second).toMatchObject({ phase: 'reroll', steals: ['green'], cave: only({ clear: 1 }) });
  });
});

describe('KQ-RAID-5 Time to fold', () => {
  test('after the raid, if all fish are through', () => {
    const state = at({
      fish: [12, 14, 15],
      inner: { 3: 0 },
      outer: { 3: 2 },
      hands: { 3: 3 },
      pile: [5, 6, 7, 9, 10],
    });
    const raided = play(kraqua, state, [
      lay(3, 'inner'),
      move(3, 'yellow'),
      roll('clear'),
      ...[5, 6, 7, 9].map(draw),
    ]);
    expect(raided).toMatchObject({ phase: 'steal', stage: 0, steals: ['yellow', 'green', 'red'] });
    const folded = play(kraqua, raided, [roll('clear'), roll('clear'), roll('clear')]);
    expect(folded).toMatchObject({ phase: 'fold', stage: 1, active: -1 });
  });
});

describe('KQ-RAID-6 Next round', () => {
  test('every seat with a tile waits for its turn', () => {
    const robbed = play(kraqua, raid, [roll('clear')]);
    const { state, events } = playWithEvents(kraqua, robbed, [roll('clear')]);
    expectChanges(robbed, state, {
      phase: 'turn',
      round: 6,
      active: -1,
      waiting: [0, 1, 2, 3],
      steals: [],
      chest: allBut({ clear: 2 }),
      cave: only({ clear: 2 }),
      pending: null,
    });
    expect(events[2]).toEqual({ type: 'round-began', round: 6 });
  });
});

describe('KQ-R36 Who moved last, if the last turn had no move?', () => {
  test('the seat of the last turn', () => {
    const state = at({
      fish: [19, 21, 20],
      inner: { 3: 4, 4: 0 },
      outer: { 3: 8, 4: 2 },
      hands: { 1: 5 },
    });
    const passed = play(kraqua, kraqua.load(kraqua.save({ ...state, shells: 0 })), [hold(1), pass(1)]);
    expect(passed).toMatchObject({ active: 1, drawers: [1, 2, 3, 0] });
  });
});

describe('KQ-R37 What if the pile runs out during the draws?', () => {
  test('the seats after that take from the rear, in the same order', () => {
    expect(fromTheRear.drawers).toEqual([0, 1]);
    expect(fromTheRear.pending).toBeNull();
  });
});

describe('KQ-R38 Which tile is the rearmost?', () => {
  test('that in the lowest slot of the row', () => {
    const state = at({ inner: { 2: 4, 3: 0 }, outer: { 1: 8, 2: 2 }, hands: { 0: 9 }, fish: [3, 4, 6] });
    const asked = play(kraqua, state, [lay(0, 'outer'), move(0, 'yellow')]);
    expect(play(kraqua, asked, [rear(0, 'inner')]).inner).toEqual(slots({ 3: 0 }));
    expect(play(kraqua, asked, [rear(0, 'outer')]).outer).toEqual(slots({ 2: 2, 3: 18 }));
  });

  test('with tiles in one row only, that one, unasked', () => {
    const state = at({ inner: {}, outer: { 1: 8, 2: 2 }, hands: { 0: 9 }, fish: [3, 4, 6] });
    const drawn = play(kraqua, state, [lay(0, 'outer'), move(0, 'yellow')]);
    expect(drawn.hands).toEqual([4, 1, 9, -1]);
  });
});

describe('KQ-R39 Has an empty-handed player a turn?', () => {
  test('not in this round', () => {
    const drawn = play(kraqua, examples.lastTiles, [hold(0), move(0, 'red'), rear(0, 'inner')]);
    const next = play(kraqua, drawn, [roll('clear'), roll('clear')]);
    expectRefusal(kraqua, next, hold(2), 'TT-SEAT');
  });

  test('at the next draw there may be a tile again', () => {
    const state = at({ inner: { 2: 4 }, outer: { 2: 8 }, hands: { 0: 9 }, fish: [3, 4, 6] });
    const next = play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow'), rear(0, 'outer')]);
    expect(next.hands).toEqual([4, 2, 9, -1]);
    const turns = play(kraqua, next, [
      lay(0, 'inner'),
      move(0, 'green'),
      roll('clear'),
      lay(1, 'outer'),
      move(1, 'green'),
      roll('clear'),
      keep(1),
      lay(2, 'outer'),
      move(2, 'red'),
      roll('clear'),
    ]);
    expect(turns.drawers).toEqual([2, 3, 0, 1]);
    const drawn = play(kraqua, turns, [rear(2, 'outer')]);
    expect(kraqua.actors(drawn)).toEqual([3]);
  });
});

describe('KQ-R41 Which fish does a raid hit?', () => {
  test('decided once, yellow, green, red', () => {
    const raided = play(kraqua, examples.secondFold, [
      lay(1, 'outer'),
      move(1, 'yellow'),
      roll('clear'),
      rear(1, 'inner'),
      rear(0, 'outer'),
    ]);
    expect(raided.steals).toEqual(['yellow', 'green', 'red']);
  });
});

describe('KQ-R43 Robbed in the turn and in the raid?', () => {
  test('a fish that still stands bare is robbed again', () => {
    const turn = play(kraqua, examples.secondFold, [lay(1, 'outer'), move(1, 'yellow'), roll('clear')]);
    expect(turn.cave).toEqual(only({ clear: 1 }));
    const raided = play(kraqua, turn, [rear(1, 'inner'), rear(0, 'outer')]);
    expect(raided.steals).toContain('yellow');
  });
});

describe('KQ-R50 Raid or fold first?', () => {
  test('draws, raid, fold', () => {
    const { events } = playWithEvents(kraqua, examples.secondFold, [
      lay(1, 'outer'),
      move(1, 'yellow'),
      roll('clear'),
      rear(1, 'inner'),
      rear(0, 'outer'),
      roll('clear'),
      roll('clear'),
      roll('clear'),
      drawGate(5),
    ]);
    const types = events.map(({ type }) => type);
    expect(types.slice(types.indexOf('turn-ended') + 1)).toEqual([
      'tile-drawn',
      'tile-drawn',
      'colour-rolled',
      'gem-stolen',
      'colour-rolled',
      'gem-stolen',
      'colour-rolled',
      'gem-stolen',
      'gate-removed',
      'board-folded',
      'tile-lost',
      'gate-laid',
      'round-began',
    ]);
  });
});
