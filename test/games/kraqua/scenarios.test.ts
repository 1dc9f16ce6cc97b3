import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../support/scenario.js';
import { examples, sharkWith } from './examples.js';
import {
  again,
  allBut,
  at,
  dolphin,
  draw,
  flick,
  give,
  hold,
  keep,
  lay,
  legal,
  move,
  only,
  pass,
  roll,
  shark,
  shell,
  slots,
} from './positions.js';

const protectedIn = (state: typeof examples.setUp, space: number) =>
  !new RegExp(`^ *${String(space)} .*!$`, 'm').test(kraqua.text(state));

describe('set-up and order of play', () => {
  test('1 the set-up of four players', () => {
    const state = examples.setUp;
    expect(kraqua.actors(state)).toEqual([0, 1, 2, 3]);
    expect(state).toMatchObject({
      round: 1,
      phase: 'turn',
      shells: 2,
      gate: 2,
      gates: [0, 1, 3, 4, 5],
      inner: slots({ 0: 0 }),
      outer: slots({ 0: 2 }),
      next: { inner: 1, outer: 1 },
      hands: [2, 3, 4, 5],
      pile: [6, 7, 8, 9, 10, 11],
      box: [],
      fish: { yellow: 0, green: 1, red: 2 },
      chest: allBut(),
    });
  });

  test.each([
    { difficulty: 'first-journey', shells: 2, tiles: 12 },
    { difficulty: 'great-adventure', shells: 1, tiles: 12 },
    { difficulty: 'challenge', shells: 1, tiles: 11 },
    { difficulty: 'pros', shells: 0, tiles: 10 },
  ] as const)('1 $difficulty: $shells shells, $tiles tiles', ({ difficulty, shells, tiles }) => {
    const state = kraqua.setup({ players: 4, difficulty, hideout: 0, chance: 'explicit' });
    expect({ shells: state.shells, tiles: state.pile.length }).toEqual({ shells, tiles });
  });

  test('2 seat 2 goes first, alone until its turn is over', () => {
    const laid = play(kraqua, examples.setUp, [lay(2, 'inner')]);
    expect(laid.inner).toEqual(slots({ 0: 0, 1: 8 }));
    expect(kraqua.actors(laid)).toEqual([2]);
    expect(legal(laid)).toEqual([
      'move-fish yellow',
      'move-fish green',
      'move-fish red',
      'shell-move yellow turtle',
      'shell-move green turtle',
      'shell-move red turtle',
    ]);
    const moved = play(kraqua, laid, [move(2, 'yellow')]);
    expectChanges(laid, moved, {
      fish: { yellow: 4, green: 1, red: 2 },
      phase: 'turn',
      waiting: [0, 1, 3],
      active: -1,
      turn: null,
    });
    expect(kraqua.actors(moved)).toEqual([0, 1, 3]);
    expectRefusal(kraqua, moved, lay(2, 'outer'), 'TT-SEAT');
  });

  test('3 an occupied space is skipped', () => {
    const before = play(kraqua, examples.setUp, [lay(2, 'inner'), move(2, 'yellow'), lay(0, 'outer')]);
    const after = play(kraqua, before, [shell(0, 'red', 'jellyfish')]);
    expect(after.fish).toEqual({ yellow: 4, green: 1, red: 7 });
    expect(after.shells).toBe(1);
  });
});

describe('moving', () => {
  test('4 no cutting in line', () => {
    const state = play(kraqua, examples.cuttingInLine, [lay(0, 'inner')]);
    expectRefusal(kraqua, state, move(0, 'yellow'), 'KQ-GATE-6');
    expectRefusal(kraqua, state, move(0, 'red'), 'KQ-GATE-6');
    expect(legal(state).filter((text) => text.startsWith('move-fish'))).toEqual(['move-fish green']);
    expect(play(kraqua, state, [move(0, 'green')]).fish).toEqual({ yellow: 12, green: 13, red: 11 });
  });

  test('5 nothing can move', () => {
    expectRefusal(kraqua, examples.nothingMoves, lay(0, 'inner'), 'KQ-R10');
    const held = play(kraqua, examples.nothingMoves, [hold(0)]);
    expect(legal(held)).toEqual(['pass-move']);
    expectRefusal(kraqua, held, move(0, 'yellow'), 'KQ-R13');
    expectRefusal(kraqua, held, shell(0, 'red', 'jellyfish'), 'KQ-R13');
    const passed = play(kraqua, held, [pass(0)]);
    expect(passed.box).toContain(5);
    expect(passed.hands).toEqual([-1, 6, 9, 3]);
  });

  test('6 paying is optional', () => {
    expect(legal(play(kraqua, examples.payingIsOptional, [hold(3)]))).toEqual([
      'shell-move yellow crab',
      'shell-move red crab',
      'pass-move',
    ]);
  });

  test.each([
    { inner: 14, outer: 2, bare: [13] },
    { inner: 2, outer: 14, bare: [15] },
  ])('7 mirrored gaps: inner $inner, outer $outer', ({ inner, outer, bare }) => {
    const state = at({ fish: [12, 9, 11], inner: { 2: inner }, outer: { 2: outer }, hands: { 0: 0 } });
    expect([13, 14, 15].filter((space) => !protectedIn(state, space))).toEqual(bare);
  });

  test('8 one tile protects nothing', () => {
    const state = at({ fish: [2, 6, 7], inner: { 0: 4 }, outer: {}, hands: { 0: 0 } });
    expect([2, 6, 7].map((space) => protectedIn(state, space))).toEqual([true, true, false]);
    expect(protectedIn(examples.home, 37)).toBe(true);
  });
});

describe('special spaces and powers', () => {
  test('9 the dolphin', () => {
    const state = play(kraqua, examples.dolphin, [lay(1, 'inner'), move(1, 'green')]);
    expect(legal(state)).toEqual([
      'use-dolphin purple',
      'use-dolphin green',
      'use-dolphin blue',
      'use-dolphin clear',
      'decline-help',
    ]);
    expectRefusal(kraqua, state, dolphin(1, 'red'), 'KQ-R22');
    expectRefusal(kraqua, state, shark(1, 'purple'), 'KQ-SPECIAL-1');
    expectChanges(state, play(kraqua, state, [dolphin(1, 'purple')]), {
      chest: allBut({ purple: 1 }),
      den: only({ purple: 1 }),
      shells: 0,
      phase: 'turn',
      waiting: [2],
      active: -1,
      turn: null,
    });
  });

  test('9 without a shell there is no question', () => {
    const poor = kraqua.load(kraqua.save({ ...examples.dolphin, shells: 0 }));
    expect(play(kraqua, poor, [lay(1, 'inner'), move(1, 'green')]).phase).toBe('turn');
  });

  test('10 the shark', () => {
    const turned = [lay(2, 'inner', 'back'), move(2, 'yellow')];
    expect(play(kraqua, sharkWith({ red: 1 }), turned)).toMatchObject({ phase: 'turn', waiting: [3] });
    const state = play(kraqua, sharkWith({ red: 1, purple: 1 }), turned);
    expect(legal(state)).toEqual(['use-shark purple', 'use-shark red', 'decline-help']);
    const after = play(kraqua, state, [shark(2, 'purple')]);
    expect({ chest: after.chest, cave: after.cave, shells: after.shells }).toEqual({
      chest: allBut({ red: 1 }),
      cave: only({ red: 1 }),
      shells: 1,
    });
  });

  test('11 only the turtle turns tiles', () => {
    expectRefusal(kraqua, sharkWith({}), lay(3, 'outer', 'back'), 'KQ-TURTLE-1');
    expect(play(kraqua, sharkWith({}), [lay(2, 'outer', 'back')]).outer).toEqual(
      slots({ 2: 10, 3: 2, 4: 13 }),
    );
  });

  test('12 the seahorse', () => {
    const rolled = play(kraqua, examples.seahorse, [lay(1, 'inner'), move(1, 'yellow'), roll('purple')]);
    expect(rolled).toMatchObject({ shells: 3, phase: 'reroll', chest: allBut() });
    expect(play(kraqua, rolled, [again(1), roll('clear')]).cave).toEqual(only({ clear: 1 }));
    expect(play(kraqua, rolled, [keep(1)]).cave).toEqual(only({ purple: 1 }));
  });

  test('13 a colour that is gone', () => {
    const turn = [lay(0, 'inner'), move(0, 'yellow')];
    const asked = play(kraqua, examples.colourGone, [...turn, roll('purple')]);
    expect(legal(asked)).toEqual(['yellow', 'red', 'green', 'blue', 'clear'].map((gem) => `give-gem ${gem}`));
    expectRefusal(kraqua, asked, give(0, 'purple'), 'KQ-STEAL-4');
    const clear = at({
      fish: [7, 3, 4],
      inner: { 0: 4 },
      outer: {},
      hands: { 0: 9, 2: 6 },
      chest: { clear: 3 },
    });
    expect(play(kraqua, clear, [...turn, roll('blue')]).chest).toEqual(only({ clear: 2 }));
  });

  test('14 the crab flicks', () => {
    const waiting = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    expect(waiting).toMatchObject({ pending: { kind: 'flick-shell', seat: 3 }, shells: 1 });
    expect(waiting.fish.yellow).toBe(7);
    const kept = play(kraqua, waiting, [flick('shell')]);
    expect([kept.fish.yellow, kept.shells]).toEqual([9, 1]);
    const paid = play(kraqua, waiting, [flick('water')]);
    expect([paid.fish.yellow, paid.shells]).toEqual([9, 0]);
    const sand = { type: 'chance', kind: 'flick-shell', outcome: 'sand' };
    expect(kraqua.check(waiting, sand as never)).toMatchObject({ refusal: { rule: 'TT-SHAPE' } });
  });

  test('15 the jellyfish goes by any animal but that of its tile', () => {
    const jelly = play(kraqua, examples.jellyfish, [lay(0, 'inner')]);
    const paid = legal(jelly).filter((text) => text.startsWith('shell-move yellow'));
    expect(paid).toEqual(['jellyfish', 'turtle', 'crab'].map((animal) => `shell-move yellow ${animal}`));
    expectRefusal(kraqua, jelly, shell(0, 'yellow', 'seahorse'), 'KQ-R17');
    const crab = play(kraqua, examples.jellyfish, [lay(3, 'inner')]);
    expectRefusal(kraqua, crab, shell(3, 'yellow', 'turtle'), 'KQ-SHELL-1');
  });

  test('16 six shells', () => {
    const { state, events } = playWithEvents(kraqua, examples.sixShells, [
      lay(0, 'inner'),
      move(0, 'yellow'),
    ]);
    expect(state.fish.yellow).toBe(10);
    expect(state.shells).toBe(6);
    expect(events).toContainEqual({ type: 'shell-left', seat: 0 });
  });

  test('17 and 18 draws, which may lay a fish bare', () => {
    const turn = play(kraqua, examples.draws, [lay(2, 'inner'), move(2, 'yellow')]);
    expect(turn).toMatchObject({ drawers: [2, 3, 0, 1], pending: { kind: 'draw-tile', to: 2 } });
    const drawn = play(kraqua, turn, [draw(11), draw(9)]);
    expect(legal(drawn)).toEqual(['take-rear inner', 'take-rear outer']);
    expect(kraqua.actors(drawn)).toEqual([0]);
    const taken = play(kraqua, drawn, [
      { type: 'take-rear', seat: 0, row: 'outer' },
      { type: 'take-rear', seat: 1, row: 'inner' },
    ]);
    expect(taken.hands).toEqual([1, 0, 11, 9]);
    expect(taken.steals).toEqual(['green', 'red']);
    expect(taken.pending).toEqual({ kind: 'roll-colour', seat: 2, fish: 'green' });
    const robbed = play(kraqua, taken, [roll('clear'), roll('clear')]);
    expect(robbed).toMatchObject({ cave: only({ clear: 2 }), round: 6, phase: 'turn' });
  });
});
