import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples } from '../examples.js';
import { at, draw, drawGate, hold, lay, legal, move, pass, rear, roll, slots } from '../positions.js';

/** Stage 0 with both rows full as far as the board can be seen. */
const full = examples.nothingMoves;

describe('KQ-PLACE-1 Lay the tile', () => {
  test('before moving; its animal says where fish may go', () => {
    const { state, events } = playWithEvents(kraqua, at(), [lay(0, 'inner')]);
    expectChanges(at(), state, {
      inner: slots({ 0: 4, 1: 18 }),
      next: { inner: 2, outer: 1 },
      hands: [-1, 5, 6, 3],
      active: 0,
      phase: 'move',
      turn: { tile: 18, fish: null, animal: null, gem: null },
    });
    expect(events).toEqual([{ type: 'tile-placed', seat: 0, tile: 9, side: 'front', row: 'inner', slot: 1 }]);
    const moved = play(kraqua, state, [move(0, 'yellow')]);
    expect(moved.fish.yellow).toBe(10);
  });

  test('a fish cannot be moved first', () => {
    expectRefusal(kraqua, at(), move(0, 'yellow'), 'TT-PHASE');
  });
});

describe('KQ-PLACE-2 No slot left out', () => {
  test('tiles go next to the last one, whatever slots are named nowhere', () => {
    const laid = play(kraqua, at({ inner: { 0: 4, 1: 0 } }), [lay(0, 'inner')]);
    expect(laid.inner).toEqual(slots({ 0: 4, 1: 0, 2: 18 }));
  });
});

describe('KQ-PLACE-3 Inside or outside', () => {
  test('both rows are offered', () => {
    expect(legal(at()).filter((text) => text.startsWith('0'))).toEqual([
      '0 place-tile front inner',
      '0 place-tile front outer',
    ]);
  });
});

describe('KQ-PLACE-4 Sand to sand', () => {
  test('leaves nothing to decide', () => {
    expect(kraqua.rule('KQ-PLACE-4').stateless).toBeDefined();
  });
});

describe('KQ-PLACE-5 No free slot', () => {
  test('the tile stays in hand, the turn goes on, and then it is in the box', () => {
    const { state, events } = playWithEvents(kraqua, full, [hold(0)]);
    expectChanges(full, state, {
      active: 0,
      phase: 'move',
      turn: { tile: 10, fish: null, animal: null, gem: null },
    });
    expect(events).toEqual([{ type: 'tile-held', seat: 0, tile: 5, side: 'front' }]);
    const over = playWithEvents(kraqua, state, [pass(0)]);
    expectChanges(state, over.state, {
      box: [5, 7, 8, 10, 11].filter((tile) => tile === 5 || state.box.includes(tile)),
      hands: [-1, 6, 9, 3],
      waiting: [1, 2, 3],
      active: -1,
      phase: 'turn',
      turn: null,
    });
    expect(over.events).toEqual([
      { type: 'no-move', seat: 0 },
      { type: 'tile-lost', tile: 5, why: 'no-slot' },
      { type: 'turn-ended', seat: 0 },
    ]);
  });

  test('a tile that is held moves fish', () => {
    const held = play(kraqua, at({ inner: { 4: 4 }, outer: { 4: 8 } }), [hold(0)]);
    expect(legal(held)).toContain('move-fish yellow');
  });
});

describe('KQ-TURTLE-1 Turtle turns its tile', () => {
  test('both faces are offered to the turtle only', () => {
    const offered = legal(at());
    expect(offered.filter((text) => text.includes('back'))).toEqual([
      '2 place-tile back inner',
      '2 place-tile back outer',
    ]);
    expect(offered).toContain('2 place-tile front inner');
  });

  test.each([0, 1, 3])('seat %i, another animal, is refused', (seat) => {
    expectRefusal(kraqua, at(), lay(seat, 'inner', 'back'), 'KQ-TURTLE-1');
    expectRefusal(kraqua, full, hold(seat, 'back'), 'KQ-TURTLE-1');
  });

  test('the face chosen decides the animal', () => {
    const state = at({ fish: [3, 4, 6] });
    const front = play(kraqua, state, [lay(2, 'inner'), move(2, 'yellow')]);
    expect(front.fish.yellow).toBe(5);
    const back = play(kraqua, state, [lay(2, 'inner', 'back'), move(2, 'yellow')]);
    expect(back.fish.yellow).toBe(8);
  });
});

describe('KQ-TURTLE-2 Laid as chosen', () => {
  test('the back lies up in the reef', () => {
    const { state, events } = playWithEvents(kraqua, at(), [lay(2, 'outer', 'back')]);
    expect(state.outer).toEqual(slots({ 0: 8, 1: 13 }));
    expect(events).toEqual([
      { type: 'tile-turned', seat: 2, tile: 6 },
      { type: 'tile-placed', seat: 2, tile: 6, side: 'back', row: 'outer', slot: 1 },
    ]);
  });
});

describe('KQ-POWER-1 Powers', () => {
  test.each([
    { power: 'the turtle turns', text: /2 place-tile back/ },
    { power: 'nobody else turns', text: /^[013] place-tile front/ },
  ])('in the turns of its player: $power', ({ text }) => {
    expect(legal(at()).some((action) => text.test(action))).toBe(true);
  });
});

describe('KQ-R4 Which face is up when a tile is drawn?', () => {
  test('the front, also of a tile that lay with its back up', () => {
    const state = at({ inner: { 0: 13 }, hands: { 0: 9 } });
    const drawn = play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow'), roll('clear'), rear(0, 'inner')]);
    expect(drawn.hands[0]).toBe(6);
    expect(kraqua.text(drawn)).toContain('tile 6: front seahorse #~#, back turtle ###');
  });
});

describe('KQ-R5 May the back of the top tile be used?', () => {
  const state = play(kraqua, at({ pile: [7, 8, 11], hands: { 3: 3 }, fish: [3, 4, 5] }), [
    lay(3, 'inner'),
    move(3, 'red'),
  ]);

  test('no: every tile that can be in the pile is equally likely', () => {
    const outcomes = kraqua.chanceOutcomes(state)?.map(({ action, weight }) => [action.outcome, weight]);
    expect(outcomes).toEqual([7, 8, 11].map((tile) => [tile, 1]));
  });

  test('a tile that lies elsewhere is refused', () => {
    expectRefusal(kraqua, state, draw(3), 'KQ-R5');
  });
});

describe('KQ-R7 Does a row start again at the rear?', () => {
  test('a row that has been emptied goes on where it stopped', () => {
    const state = at({ inner: { 2: 4 }, outer: { 2: 8 }, hands: { 0: 9 }, fish: [3, 4, 6] });
    const emptied = play(kraqua, state, [lay(0, 'outer'), move(0, 'yellow'), rear(0, 'inner')]);
    expect(emptied.inner).toEqual(slots({}));
    const laid = play(kraqua, emptied, [lay(0, 'inner')]);
    expect(laid.inner).toEqual(slots({ 3: 4 }));
  });
});

describe('KQ-R9 May a tile be kept although a slot is free?', () => {
  test.each([
    { inner: { 4: 4 }, outer: { 3: 8 }, rule: 'KQ-R9' },
    { inner: { 3: 4 }, outer: { 4: 8 }, rule: 'KQ-R9' },
  ] as const)('a slot is free in one row: $rule', ({ inner, outer, rule }) => {
    expectRefusal(kraqua, at({ inner, outer }), hold(0), rule);
  });
});

describe('KQ-R10 What is a free slot?', () => {
  test('a row is full where the board cannot be seen, and the other one must do', () => {
    const state = at({ inner: { 4: 4 }, outer: { 3: 8 } });
    expectRefusal(kraqua, state, lay(0, 'inner'), 'KQ-R10');
    expect(play(kraqua, state, [lay(0, 'outer')]).outer).toEqual(slots({ 3: 8, 4: 18 }));
  });

  test('after a fold the row goes on', () => {
    const state = at({ stage: 1, fish: [13, 14, 15], inner: { 4: 4 }, outer: { 3: 8 } });
    expect(play(kraqua, state, [lay(0, 'inner')]).inner).toEqual(slots({ 4: 4, 5: 18 }));
  });
});

describe('KQ-R11 What if a fold covers the front?', () => {
  test('the front jumps; the state keeps where the row was filled last', () => {
    const folded = kraqua.load(
      kraqua.save({
        ...at({ stage: 2, fish: [28, 29, 30], inner: {}, outer: { 6: 8 } }),
        next: { inner: 3, outer: 7 },
      }),
    );
    const laid = play(kraqua, folded, [lay(0, 'inner')]);
    expect(laid.inner).toEqual(slots({ 5: 18 }));
    expect(laid.next).toEqual({ inner: 6, outer: 7 });
  });
});

describe('KQ-R32 Is the turtle limited?', () => {
  test('it chooses also for a tile that cannot be laid', () => {
    const state = at({ inner: { 4: 4 }, outer: { 4: 8 } });
    const { state: held, events } = playWithEvents(kraqua, state, [hold(2, 'back')]);
    expect(held.turn?.tile).toBe(13);
    expect(events).toEqual([
      { type: 'tile-turned', seat: 2, tile: 6 },
      { type: 'tile-held', seat: 2, tile: 6, side: 'back' },
    ]);
  });
});

describe('KQ-R33 May backs of tiles on the table be looked at?', () => {
  test('every viewer sees all tiles', () => {
    const views = [0, 1, 2, 3, 'public' as const].map((viewer) => kraqua.observe(at(), viewer));
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    expect(views[0]).toMatchObject({ hands: [9, 5, 6, 3] });
  });
});

describe('KQ-R54 May others draw a tile that found no slot?', () => {
  test('it is in the box before anybody draws', () => {
    const state = at({ inner: { 4: 4 }, outer: { 4: 8 }, hands: { 0: 9 }, fish: [3, 4, 6] });
    const { state: after, events } = playWithEvents(kraqua, state, [hold(0), move(0, 'yellow')]);
    expect(after.box).toContain(9);
    expect(events.map(({ type }) => type)).toEqual(['tile-held', 'fish-moved', 'tile-lost', 'turn-ended']);
  });
});

describe('KQ-R61 Must the rows be level?', () => {
  test('one row may run ahead', () => {
    const state = at({ inner: { 0: 4, 1: 0, 2: 2 }, outer: {} });
    expect(play(kraqua, state, [lay(0, 'inner')]).inner[3]).toBe(18);
  });
});

describe('KQ-R52 Tiles on the part opened first?', () => {
  test('that part has no slots, so no tile of the reef is lost', () => {
    const [first] = kraqua.edition.course.sections;
    expect(kraqua.edition.course.slots.some(({ section }) => section === first)).toBe(false);
    const turn = [lay(3, 'inner'), move(3, 'yellow'), ...[5, 6, 7, 9].map(draw), drawGate(0)];
    const folded = play(kraqua, examples.firstFold, turn);
    expect(folded.inner).toEqual(slots({ 1: 4, 2: 0, 3: 6 }));
  });
});
