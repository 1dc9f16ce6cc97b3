import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { examples } from '../examples.js';
import { at, flick, hold, lay, legal, move, pass, roll, shell } from '../positions.js';

/** Seat 0 (jellyfish) has laid tile 9 (seahorse); no fish stands on a seahorse space. */
const seahorseLaid = (fish: readonly [number, number, number], more: object = {}) =>
  play(kraqua, at({ fish, ...more }), [lay(0, 'inner')]);

describe('KQ-ROUND-1 One turn a round', () => {
  test('whoever has had a turn may not act again', () => {
    const after = play(kraqua, at({ fish: [3, 4, 6] }), [lay(0, 'inner'), move(0, 'yellow')]);
    expect(kraqua.actors(after)).toEqual([1, 2, 3]);
    expectRefusal(kraqua, after, lay(0, 'inner'), 'TT-SEAT');
  });
});

describe('KQ-ROUND-2 No order of play', () => {
  test.each([0, 1, 2, 3])('seat %i may begin', (seat) => {
    expect(play(kraqua, at(), [lay(seat, 'inner')]).active).toBe(seat);
  });
});

describe('KQ-ROUND-3 Three steps', () => {
  test('a tile, a fish, a theft', () => {
    const phases = [lay(0, 'inner'), move(0, 'yellow')].reduce(
      (states, action) => [...states, play(kraqua, states[states.length - 1] ?? at(), [action])],
      [at({ fish: [3, 4, 6], inner: {}, outer: {}, hands: { 0: 4, 1: 5 } })],
    );
    expect(phases.map(({ phase }) => phase)).toEqual(['turn', 'move', 'steal']);
  });
});

describe('KQ-MOVE-1 A fish must move', () => {
  test('any of the three', () => {
    expect(legal(seahorseLaid([3, 4, 6])).filter((text) => text.startsWith('move'))).toEqual([
      'move-fish yellow',
      'move-fish green',
      'move-fish red',
    ]);
  });

  test('passing is refused while one can', () => {
    expectRefusal(kraqua, seahorseLaid([3, 4, 6]), pass(0), 'KQ-MOVE-1');
  });
});

describe('KQ-MOVE-2 To the animal of the tile', () => {
  test.each([
    { from: 3, to: 5 },
    { from: 6, to: 10 },
    { from: 7, to: 10 },
  ])('by the seahorse from $from to $to', ({ from, to }) => {
    const laid = seahorseLaid([from, 4, 9], { hands: { 0: 9, 1: 6 } });
    const { events } = playWithEvents(kraqua, laid, [move(0, 'yellow')]);
    expect(events).toContainEqual({ type: 'fish-moved', seat: 0, fish: 'yellow', from, to });
  });
});

describe('KQ-MOVE-3 Forward only', () => {
  test('a space behind the fish does not count', () => {
    expect(play(kraqua, seahorseLaid([6, 3, 4]), [move(0, 'yellow')]).fish.yellow).toBe(10);
  });
});

describe('KQ-MOVE-4 One fish a space', () => {
  test('an occupied space is never landed on', () => {
    expect(play(kraqua, seahorseLaid([3, 5, 4]), [move(0, 'yellow')]).fish).toEqual({
      yellow: 10,
      green: 5,
      red: 4,
    });
  });
});

describe('KQ-MOVE-5 Occupied spaces are skipped', () => {
  test('two of them too', () => {
    expect(play(kraqua, seahorseLaid([3, 5, 10], { gate: 3 }), [move(0, 'yellow')]).fish.yellow).toBe(14);
  });
});

describe('KQ-SHELL-1 Shell move', () => {
  test('the animal of the chip, any fish', () => {
    const laid = play(kraqua, at({ fish: [3, 4, 6] }), [lay(1, 'inner')]);
    expect(legal(laid).filter((text) => text.startsWith('shell'))).toEqual([
      'shell-move yellow seahorse',
      'shell-move green seahorse',
      'shell-move red seahorse',
    ]);
    expectRefusal(kraqua, laid, shell(1, 'yellow', 'crab'), 'KQ-SHELL-1');
  });
});

describe('KQ-SHELL-2 Price of a shell move', () => {
  test('one shell', () => {
    const laid = play(kraqua, at({ fish: [3, 4, 6] }), [lay(2, 'inner')]);
    const { state, events } = playWithEvents(kraqua, laid, [shell(2, 'green', 'turtle')]);
    expectChanges(laid, state, {
      fish: { yellow: 3, green: 8, red: 6 },
      shells: 1,
      phase: 'turn',
      active: -1,
      waiting: [0, 1, 3],
      turn: null,
    });
    expect(events.slice(0, 3)).toEqual([
      { type: 'shell-move', seat: 2, animal: 'turtle' },
      { type: 'shell-paid', seat: 2, shells: 1 },
      { type: 'fish-moved', seat: 2, fish: 'green', from: 4, to: 8 },
    ]);
  });

  test('refused without a shell', () => {
    const laid = play(kraqua, at({ fish: [3, 4, 6], shells: 0 }), [lay(2, 'inner')]);
    expectRefusal(kraqua, laid, shell(2, 'green', 'turtle'), 'KQ-SHELL-2');
    expect(legal(laid).some((text) => text.startsWith('shell'))).toBe(false);
  });
});

describe('KQ-JELLY-1 Jellyfish goes anywhere', () => {
  test.each([
    { animal: 'jellyfish', to: 4 },
    { animal: 'turtle', to: 8 },
    { animal: 'crab', to: 6 },
  ] as const)('by the $animal to $to', ({ animal, to }) => {
    const laid = seahorseLaid([3, 7, 10], { gate: 3 });
    expect(play(kraqua, laid, [shell(0, 'yellow', animal)]).fish.yellow).toBe(to);
  });
});

describe('KQ-JELLY-2 Price of it', () => {
  test('one shell, and refused without', () => {
    expect(play(kraqua, seahorseLaid([3, 7, 6]), [shell(0, 'yellow', 'jellyfish')]).shells).toBe(1);
    expectRefusal(
      kraqua,
      seahorseLaid([3, 7, 6], { shells: 0 }),
      shell(0, 'yellow', 'jellyfish'),
      'KQ-SHELL-2',
    );
  });
});

describe('KQ-GATE-6 No cutting in line', () => {
  test('only the fish whose turn it is passes, and in the end all have', () => {
    const order = ['green', 'red', 'yellow'] as const;
    const place = { yellow: 12, green: 11, red: 9 };
    for (const next of order) {
      const state = at({
        fish: [place.yellow, place.green, place.red],
        inner: { 1: 4, 2: 0 },
        outer: { 1: 8, 2: 2 },
        hands: { 0: 3 },
      });
      const laid = play(kraqua, state, [lay(0, 'inner')]);
      for (const other of order.slice(order.indexOf(next) + 1))
        expectRefusal(kraqua, laid, move(0, other), 'KQ-GATE-6');
      const { events } = playWithEvents(kraqua, laid, [move(0, next)]);
      expect(events).toContainEqual({ type: 'gate-passed', fish: next, arch: 0 });
      place[next] = { green: 13, red: 17, yellow: 20 }[next];
    }
  });
});

describe('KQ-R13 What if the next fitting space cannot be seen?', () => {
  test('no move of that fish', () => {
    const held = play(kraqua, examples.nothingMoves, [hold(0)]);
    const message = expectRefusal(kraqua, held, move(0, 'green'), 'KQ-R13');
    expect(message).toBe('no free turtle space in front of the green fish can be seen');
  });
});

describe('KQ-R14 Does a fish stop in front of a gate it may not pass?', () => {
  test('it does not move at all', () => {
    const laid = play(kraqua, examples.cuttingInLine, [lay(0, 'inner')]);
    expect(legal(laid).filter((text) => text.startsWith('move-fish'))).toEqual(['move-fish green']);
  });
});

describe('KQ-R16 What if the tile moves no fish?', () => {
  test('a shell move or passing, without a theft check', () => {
    const held = play(kraqua, examples.payingIsOptional, [hold(3)]);
    const { state, events } = playWithEvents(kraqua, held, [pass(3)]);
    expect(state.pending).toBeNull();
    expect(state.waiting).toEqual([0, 1, 2]);
    expect(events.map(({ type }) => type)).toEqual(['no-move', 'tile-lost', 'turn-ended']);
  });
});

describe('KQ-R17 A shell move with the animal of the tile, or to the goal it leads to?', () => {
  test('by the same animal', () => {
    expectRefusal(kraqua, seahorseLaid([3, 4, 6]), shell(0, 'yellow', 'seahorse'), 'KQ-R17');
  });

  test('to the same goal', () => {
    const held = play(kraqua, examples.home, [hold(0)]);
    for (const animal of ['jellyfish', 'turtle', 'crab'] as const)
      expectRefusal(kraqua, held, shell(0, 'green', animal), 'KQ-R17');
  });
});

describe('KQ-R18 A shell move although the tile could move a fish?', () => {
  test('it is the move of the turn', () => {
    const after = play(kraqua, seahorseLaid([3, 7, 6]), [shell(0, 'yellow', 'jellyfish')]);
    expect(after).toMatchObject({ phase: 'turn', waiting: [1, 2, 3] });
  });
});

describe('KQ-R19 When is a shell paid?', () => {
  test('before the effect: a shell found by the move cannot pay for it', () => {
    const laid = play(kraqua, at({ fish: [7, 3, 4], shells: 0 }), [lay(1, 'inner')]);
    expectRefusal(kraqua, laid, shell(1, 'yellow', 'seahorse'), 'KQ-SHELL-2');
    const rich = play(kraqua, at({ fish: [7, 3, 4], shells: 1 }), [lay(1, 'inner')]);
    const { events, state } = playWithEvents(kraqua, rich, [shell(1, 'yellow', 'seahorse')]);
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'shell-move',
      'shell-paid',
      'fish-moved',
      'shell-found',
    ]);
    expect(state.shells).toBe(1);
  });

  test('a shell move and the help at its end, a shell each', () => {
    const laid = play(kraqua, at({ fish: [9, 3, 4] }), [lay(0, 'inner')]);
    const asked = play(kraqua, laid, [shell(0, 'yellow', 'jellyfish')]);
    expect(asked).toMatchObject({ phase: 'help', shells: 1 });
    expect(play(kraqua, asked, [{ type: 'use-dolphin', seat: 0, gem: 'blue' }]).shells).toBe(0);
  });
});

describe('KQ-R34 Which animals may the jellyfish choose?', () => {
  test('all but that of its tile', () => {
    const paid = legal(seahorseLaid([3, 7, 6])).filter((text) => text.startsWith('shell-move yellow'));
    expect(paid).toEqual(['jellyfish', 'turtle', 'crab'].map((animal) => `shell-move yellow ${animal}`));
  });
});

describe('KQ-R35 Can turns overlap?', () => {
  test('until the turn is over nobody else acts', () => {
    const laid = seahorseLaid([3, 4, 6]);
    expect(kraqua.actors(laid)).toEqual([0]);
    expectRefusal(kraqua, laid, lay(1, 'inner'), 'TT-PHASE');
    expectRefusal(kraqua, laid, move(1, 'yellow'), 'TT-SEAT');
  });
});

describe('KQ-R47 May a fish that is home move?', () => {
  test('refused, by tile and by shell', () => {
    const held = play(kraqua, examples.home, [hold(0)]);
    expectRefusal(kraqua, held, move(0, 'yellow'), 'KQ-R47');
    expectRefusal(kraqua, held, shell(0, 'red', 'crab'), 'KQ-R47');
  });
});

describe('KQ-R48 Which goal does a fish take?', () => {
  const state = at({
    stage: 2,
    gate: 3,
    fish: [33, 30, 31],
    inner: { 8: 2 },
    outer: { 8: 8 },
    hands: { 0: 9, 1: 0, 2: 5 },
  });

  test('a space of the animal in front of the arch comes first', () => {
    expect(play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow')]).fish.yellow).toBe(35);
  });

  test('with none left, the first free goal', () => {
    expect(play(kraqua, state, [lay(1, 'inner'), move(1, 'yellow')]).fish.yellow).toBe(37);
  });
});

describe('KQ-R66 Two animals lead the jellyfish to the same goal: which is named?', () => {
  test('the first in the order of the animals', () => {
    const held = play(kraqua, examples.lastTiles, [hold(0)]);
    const message = expectRefusal(kraqua, held, shell(0, 'red', 'turtle'), 'KQ-R66');
    expect(message).toBe('the jellyfish leads the red fish to the same goal, and is named first');
    expect(legal(held)).toContain('shell-move red jellyfish');
  });
});

describe('KQ-CRAB-1 Crab flicks', () => {
  test('a shell move waits for the flick', () => {
    const laid = play(kraqua, examples.crab, [lay(3, 'inner')]);
    const { state, events } = playWithEvents(kraqua, laid, [shell(3, 'yellow', 'crab')]);
    expectChanges(laid, state, {
      turn: { tile: 12, fish: 'yellow', animal: 'crab', gem: null },
      pending: { kind: 'flick-shell', seat: 3 },
    });
    expect(events).toEqual([{ type: 'shell-move', seat: 3, animal: 'crab' }]);
  });
});

describe('KQ-CRAB-2 Shell side up', () => {
  test('kept', () => {
    const laid = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    const { state, events } = playWithEvents(kraqua, laid, [flick('shell')]);
    expect(state.shells).toBe(1);
    expect(events[0]).toEqual({ type: 'shell-flicked', seat: 3, up: 'shell' });
    expect(events[1]?.type).toBe('fish-moved');
  });
});

describe('KQ-CRAB-3 Water side up', () => {
  test('paid', () => {
    const laid = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    const { state, events } = playWithEvents(kraqua, laid, [flick('water')]);
    expect(state.shells).toBe(0);
    expect(events.slice(0, 2)).toEqual([
      { type: 'shell-flicked', seat: 3, up: 'water' },
      { type: 'shell-paid', seat: 3, shells: 0 },
    ]);
  });
});

describe('KQ-R27 Does anything else depend on the flick?', () => {
  test('the fish goes to the same space', () => {
    const laid = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    const { shells: _kept, ...up } = play(kraqua, laid, [flick('shell')]);
    const { shells: _paid, ...down } = play(kraqua, laid, [flick('water')]);
    expect(up).toEqual(down);
  });
});

describe('KQ-R25 Must the crab flick?', () => {
  test('there is no action that pays without', () => {
    const laid = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    expect(kraqua.legalActions(laid)).toEqual([]);
    expectRefusal(kraqua, laid, pass(3), 'TT-CHANCE');
  });
});

describe('KQ-R26 The odds of a flick?', () => {
  test('even', () => {
    const laid = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    expect(kraqua.chanceOutcomes(laid)?.map(({ action, weight }) => [action.outcome, weight])).toEqual([
      ['shell', 1],
      ['water', 1],
    ]);
    expectRefusal(kraqua, laid, roll('blue'), 'TT-CHANCE');
  });
});
