import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples, sharkWith } from '../examples.js';
import { allBut, at, decline, dolphin, flick, lay, legal, move, only, shark, shell } from '../positions.js';

/** Green has reached the dolphin on 12, which is protected. */
const atDolphin = play(kraqua, examples.dolphin, [lay(1, 'inner'), move(1, 'green')]);
/** Yellow has reached the shark on 16, which is protected; the cave holds a red and a purple gem. */
const atShark = play(kraqua, sharkWith({ red: 1, purple: 1 }), [lay(2, 'inner', 'back'), move(2, 'yellow')]);
const turnOver = { phase: 'turn', active: -1, turn: null } as const;

describe('KQ-SPECIAL-1 Special spaces', () => {
  test('work when a move ends on them', () => {
    expect(atDolphin.phase).toBe('help');
  });

  test('the help of the other kind is refused', () => {
    expectRefusal(kraqua, atDolphin, shark(1, 'purple'), 'KQ-SPECIAL-1');
    expectRefusal(kraqua, atShark, dolphin(2, 'purple'), 'KQ-SPECIAL-1');
  });
});

describe('KQ-SPECIAL-2 Once a turn', () => {
  test('with more shells too', () => {
    const rich = { ...examples.dolphin, shells: 5 };
    const asked = play(kraqua, kraqua.load(kraqua.save(rich)), [lay(1, 'inner'), move(1, 'green')]);
    const helped = play(kraqua, asked, [dolphin(1, 'blue')]);
    expect(helped.phase).toBe('turn');
    expectRefusal(kraqua, helped, dolphin(1, 'blue'), 'TT-PHASE');
  });
});

describe('KQ-SHELL-3 Shell found', () => {
  test('taken without asking', () => {
    const laid = play(kraqua, kraqua.load(kraqua.save({ ...examples.sixShells, shells: 2 })), [
      lay(0, 'inner'),
    ]);
    const { state, events } = playWithEvents(kraqua, laid, [move(0, 'yellow')]);
    expectChanges(laid, state, {
      ...turnOver,
      fish: { yellow: 10, green: 3, red: 4 },
      shells: 3,
      waiting: laid.waiting.filter((seat) => seat !== 0),
    });
    expect(events[1]).toEqual({ type: 'shell-found', seat: 0, shells: 3 });
  });
});

describe('KQ-SHELL-4 Shells found are of use at once', () => {
  test('the next player pays with it', () => {
    const poor = at({
      fish: [7, 3, 4],
      inner: { 0: 4, 1: 0 },
      outer: { 0: 10, 1: 8 },
      hands: { 0: 9, 2: 6 },
      shells: 0,
    });
    const found = play(kraqua, poor, [lay(0, 'inner'), move(0, 'yellow'), lay(2, 'inner')]);
    expect(play(kraqua, found, [shell(2, 'green', 'turtle')]).shells).toBe(0);
  });
});

describe('KQ-SHELL-5 Six shells', () => {
  test('the edition says how many', () => {
    expect(kraqua.edition.shells.max).toBe(6);
  });

  test.each([
    { shells: 5, after: 6, event: 'shell-found' },
    { shells: 6, after: 6, event: 'shell-left' },
  ])('from $shells to $after', ({ shells, after, event }) => {
    const start = kraqua.load(kraqua.save({ ...examples.sixShells, shells }));
    const { state, events } = playWithEvents(kraqua, start, [lay(0, 'inner'), move(0, 'yellow')]);
    expect(state.shells).toBe(after);
    expect(events[2]?.type).toBe(event);
  });
});

describe('KQ-R20 A shell space with six shells?', () => {
  test('nothing else changes', () => {
    const laid = play(kraqua, examples.sixShells, [lay(0, 'inner')]);
    expectChanges(laid, play(kraqua, laid, [move(0, 'yellow')]), {
      ...turnOver,
      fish: { yellow: 10, green: 3, red: 4 },
      waiting: [3],
    });
  });
});

describe('KQ-DOLPHIN-1 Dolphin Express', () => {
  test('its help may be declined', () => {
    const { state, events } = playWithEvents(kraqua, atDolphin, [decline(1)]);
    expectChanges(atDolphin, state, { ...turnOver, waiting: [2] });
    expect(events).toEqual([
      { type: 'help-declined', seat: 1 },
      { type: 'turn-ended', seat: 1 },
    ]);
  });
});

describe('KQ-DOLPHIN-2 Price of the dolphin', () => {
  test('one shell', () => {
    const { state, events } = playWithEvents(kraqua, atDolphin, [dolphin(1, 'clear')]);
    expect(state.shells).toBe(0);
    expect(events[0]).toEqual({ type: 'shell-paid', seat: 1, shells: 0 });
  });
});

describe('KQ-DOLPHIN-3 What the dolphin brings', () => {
  test.each(['purple', 'green', 'blue', 'clear'] as const)('a %s gem, from the chest', (gem) => {
    const { state, events } = playWithEvents(kraqua, atDolphin, [dolphin(1, gem)]);
    expectChanges(atDolphin, state, {
      ...turnOver,
      waiting: [2],
      shells: 0,
      chest: allBut({ [gem]: 1 }),
      den: only({ [gem]: 1 }),
    });
    expect(events[1]).toEqual({ type: 'dolphin-brought', seat: 1, gem });
  });
});

describe('KQ-DOLPHIN-4 Safe in the hideout', () => {
  test('a theft of the only colour that is left elsewhere spares the hideout', () => {
    const state = at({ fish: [7, 3, 4], outer: {}, hands: { 0: 9, 2: 6 }, den: { purple: 1 } });
    const robbed = play(kraqua, state, [
      lay(0, 'inner'),
      move(0, 'yellow'),
      { type: 'chance', kind: 'roll-colour', outcome: 'purple' },
    ]);
    expect(robbed.phase).toBe('give');
    expect(legal(robbed)).not.toContain('give-gem purple');
  });
});

describe('KQ-SHARK-1 Shark', () => {
  test.each([
    { cave: {}, phase: 'turn' },
    { cave: { red: 1, yellow: 1 }, phase: 'turn' },
    { cave: { purple: 1 }, phase: 'help' },
    { cave: { clear: 1 }, phase: 'help' },
  ])('the cave holds $cave: $phase', ({ cave, phase }) => {
    const state = play(kraqua, sharkWith(cave), [lay(2, 'inner', 'back'), move(2, 'yellow')]);
    expect(state.phase).toBe(phase);
  });
});

describe('KQ-SHARK-2 Price of the shark', () => {
  test('one shell', () => {
    expect(play(kraqua, atShark, [shark(2, 'red')]).shells).toBe(1);
  });

  test('nothing when declined', () => {
    expectChanges(atShark, play(kraqua, atShark, [decline(2)]), { ...turnOver, waiting: [3] });
  });
});

describe('KQ-SHARK-3 What the shark brings', () => {
  test.each(['purple', 'red'] as const)('the %s gem, back to the chest', (gem) => {
    const other = gem === 'red' ? 'purple' : 'red';
    const { state, events } = playWithEvents(kraqua, atShark, [shark(2, gem)]);
    expectChanges(atShark, state, {
      ...turnOver,
      waiting: [3],
      shells: 1,
      chest: allBut({ [other]: 1 }),
      cave: only({ [other]: 1 }),
    });
    expect(events).toContainEqual({ type: 'shark-brought', seat: 2, gem });
  });

  test('a gem that the cave lacks is refused', () => {
    expectRefusal(kraqua, atShark, shark(2, 'blue'), 'KQ-SHARK-3');
  });
});

describe('KQ-R21 Does a special space work for a fish that stands there already?', () => {
  test('not when another fish moves', () => {
    const state = at({ fish: [12, 3, 4], inner: { 1: 4 }, outer: { 1: 8 }, gate: 3 });
    expect(play(kraqua, state, [lay(0, 'inner'), move(0, 'green')]).phase).toBe('turn');
  });
});

describe('KQ-R22 What may the dolphin bring?', () => {
  test('no colour that the hideout does not ask for', () => {
    for (const gem of ['yellow', 'red'] as const) expectRefusal(kraqua, atDolphin, dolphin(1, gem), 'KQ-R22');
  });

  test('no more of a colour than it asks for, and nothing that the chest lacks', () => {
    const den = { green: 1 };
    const cave = { purple: 1 };
    const start = kraqua.load(
      kraqua.save({ ...examples.dolphin, den: only(den), cave: only(cave), chest: allBut(den, cave) }),
    );
    const asked = play(kraqua, start, [lay(1, 'inner'), move(1, 'green')]);
    expect(legal(asked)).toEqual(['use-dolphin blue', 'use-dolphin clear', 'decline-help']);
    expect(expectRefusal(kraqua, asked, dolphin(1, 'green'), 'KQ-R22')).toContain('asks for no more');
    expect(expectRefusal(kraqua, asked, dolphin(1, 'purple'), 'KQ-R22')).toContain('is left');
  });

  test('no help when the chest holds nothing that is lacking', () => {
    const start = kraqua.load(
      kraqua.save({ ...examples.dolphin, chest: only({ red: 2 }), cave: allBut({ red: 2 }) }),
    );
    expect(play(kraqua, start, [lay(1, 'inner'), move(1, 'green')]).phase).toBe('turn');
  });
});

describe('KQ-R23 When does the shark help, and with what?', () => {
  test('although the chest still has enough of the colour', () => {
    const asked = play(kraqua, sharkWith({ clear: 1, yellow: 1 }), [
      lay(2, 'inner', 'back'),
      move(2, 'yellow'),
    ]);
    expect(legal(asked)).toEqual(['use-shark yellow', 'use-shark clear', 'decline-help']);
  });
});

describe('KQ-R24 Help without a shell?', () => {
  test.each([
    { seat: 1, tile: 8, name: 'anybody' },
    { seat: 3, tile: 8, name: 'the crab' },
  ])('none for $name', ({ seat, tile }) => {
    const state = at({
      fish: [0, 7, 3],
      inner: { 0: 4, 1: 0 },
      outer: { 0: 10, 1: 2 },
      hands: { [seat]: tile, 2: 6 },
      shells: 0,
    });
    expect(play(kraqua, state, [lay(seat, 'inner'), move(seat, 'green')]).phase).toBe('turn');
  });

  test('the crab flicks for help too', () => {
    const state = at({
      fish: [0, 7, 3],
      inner: { 0: 4, 1: 0 },
      outer: { 0: 10, 1: 2 },
      hands: { 2: 6, 3: 8 },
      shells: 1,
    });
    const asked = play(kraqua, state, [lay(3, 'inner'), move(3, 'green')]);
    const flicked = play(kraqua, asked, [dolphin(3, 'blue')]);
    expectChanges(asked, flicked, {
      turn: { tile: 16, fish: 'green', animal: 'jellyfish', gem: 'blue' },
      pending: { kind: 'flick-shell', seat: 3 },
    });
    const helped = play(kraqua, flicked, [flick('shell')]);
    expect(helped).toMatchObject({ shells: 1, den: only({ blue: 1 }), phase: 'turn' });
  });
});

describe('KQ-R64 A red space without help to be had?', () => {
  test('the theft check follows', () => {
    const state = at({ fish: [9, 3, 4], inner: { 1: 4 }, outer: {}, shells: 0, hands: { 0: 0, 1: 5 } });
    const moved = play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow')]);
    expect(moved.fish.yellow).toBe(12);
    expect(moved.phase).toBe('steal');
  });
});
