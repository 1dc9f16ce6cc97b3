import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import {
  boat,
  choices,
  drop,
  fresh,
  passOn,
  placeBlack,
  placeGem,
  sketched,
  spill,
  told,
} from '../positions.js';
import type { Sketch } from '../positions.js';

const boats: Sketch['boats'] = [
  [boat(2, 0, 1), boat(3, 0, 0)],
  [boat(1, 1, 1), boat(0, 2, 1)],
  [boat(0, 1, 2), boat(1, 2, 0)],
];
const mixed = sketched({ boats, hand: [1, 1, 1, 1] });

describe('RR-PLACE-1 Place what fell out', () => {
  test('each placement takes one gem from the hand to an own boat', () => {
    expectChanges(mixed, play(rockingRaft, mixed, [placeGem(0, 'yellow', 1)]), {
      hand: [0, 1, 1, 1],
      seats: [{ boats: [fresh(8), fresh(3, [1, 0, 0])], scored: [] }, ...mixed.seats.slice(1)],
    });
  });

  test('a gem that is not in hand cannot be placed', () => {
    const yellow = sketched({ boats, hand: [1, 0, 0, 0] });
    expect(expectRefusal(rockingRaft, yellow, placeGem(0, 'red', 0), 'RR-PLACE-1')).toBe(
      'there is no red gem to place',
    );
    expect(expectRefusal(rockingRaft, yellow, placeBlack(0, 0, 'red'), 'RR-PLACE-1')).toBe(
      'there is no black gem to place',
    );
  });

  test('it is for the active player to place', () => {
    expectRefusal(rockingRaft, mixed, placeGem(1, 'yellow', 0), 'TT-SEAT');
  });
});

describe('RR-PLACE-2 Colours match', () => {
  test.each([
    { gem: 'yellow', slot: 0, refused: undefined },
    { gem: 'yellow', slot: 1, refused: undefined },
    { gem: 'blue', slot: 0, refused: 'RR-PLACE-2' },
    { gem: 'red', slot: 0, refused: undefined },
    { gem: 'red', slot: 1, refused: 'RR-PLACE-2' },
  ] as const)('$gem on slot $slot -> $refused', ({ gem, slot, refused }) => {
    const check = rockingRaft.check(mixed, placeGem(0, gem, slot));
    expect(check.legal ? undefined : check.refusal.rule).toBe(refused);
  });

  test('a space that is taken is not empty, whatever lies on it', () => {
    const taken = sketched({
      boats: [[{ spaces: [2, 0, 1], wild: [0, 0, 1] }, boat(3, 0, 0)], ...boats.slice(1)],
      hand: [1, 0, 1, 0],
    });
    expect(expectRefusal(rockingRaft, taken, placeGem(0, 'red', 0), 'RR-PLACE-2')).toBe(
      'the boat in slot 0 has no empty red space',
    );
  });
});

describe('RR-BLACK-1 Black fits everywhere', () => {
  test('on an empty space of any colour', () => {
    const black = sketched({ boats, hand: [0, 0, 0, 1] });
    expect(choices(black)).toEqual([
      'place-black 0 yellow',
      'place-black 0 red',
      'place-black 1 yellow',
      'pass-on',
    ]);
    expect(expectRefusal(rockingRaft, black, placeBlack(0, 0, 'blue'), 'RR-BLACK-1')).toBe(
      'the boat in slot 0 has no empty blue space',
    );
  });

  test('where it counts as black, not as the colour of its space', () => {
    expectChanges(mixed, play(rockingRaft, mixed, [placeBlack(0, 0, 'red')]), {
      hand: [1, 1, 1, 0],
      seats: [
        { boats: [fresh(8, [0, 0, 0], { wild: [0, 0, 1] }), fresh(3)], scored: [] },
        ...mixed.seats.slice(1),
      ],
    });
  });
});

describe('RR-BLACK-2 Black stays', () => {
  test('a receiver has no black gems and may not place any', () => {
    const passed = play(rockingRaft, sketched({ boats, hand: [0, 1, 0, 1] }), [passOn(0)]);
    expect([passed.holder, passed.hand]).toEqual([1, [0, 1, 0, 0]]);
    expect(expectRefusal(rockingRaft, passed, placeBlack(1, 0, 'blue'), 'RR-BLACK-2')).toBe(
      'black gems are not passed to other players',
    );
  });
});

describe('RR-PASS-1 Black gems back first', () => {
  test('before the others are passed', () => {
    const { events } = playWithEvents(rockingRaft, sketched({ boats, hand: [0, 2, 0, 2] }), [passOn(0)]);
    expect(events).toEqual([
      { type: 'black-returned', seat: 0, count: 2 },
      { type: 'gems-passed', from: 0, to: 1, gems: [0, 2, 0, 0] },
    ]);
  });
});

describe('RR-BLACK-3 Unused black gems go back', () => {
  test('to the raft, at once', () => {
    const start = sketched({ boats, hand: [0, 0, 0, 2] });
    const used = play(rockingRaft, start, [placeBlack(0, 1, 'yellow'), passOn(0)]);
    expect(used.raft).toEqual([9, 7, 5, 2]);
    expect(used.turn).toBe(1);
  });
});

describe('RR-R15 When do unused black gems go back?', () => {
  test('on a modelled raft they have come to rest when the first receiver decides', () => {
    const start = sketched({ boats, hand: [0, 1, 0, 2], cells: {} });
    const dropping = play(rockingRaft, start, [passOn(0)]);
    expect([dropping.phase, dropping.holder, dropping.air, dropping.pending]).toEqual([
      'receive',
      1,
      [0, 0, 0, 2],
      { kind: 'drop-gem', gem: 'black' },
    ]);
    expectRefusal(rockingRaft, dropping, placeGem(1, 'blue', 0), 'TT-CHANCE');
    const down = play(rockingRaft, dropping, [drop(4), drop(1)]);
    expect([down.raft[4], down.raft[1]]).toEqual([
      [9, 6, 5, 2],
      [0, 0, 0, 1],
    ]);
    expect(choices(down)).toEqual(['place-gem blue 0', 'place-gem blue 1', 'pass-on']);
  });
});

describe('RR-PASS-2 Pass to the left', () => {
  test.each([
    { turn: 0, left: 1 },
    { turn: 1, left: 2 },
    { turn: 2, left: 0 },
  ])('from seat $turn to seat $left', ({ turn, left }) => {
    const turned = [...boats, ...boats].slice(3 - turn, 6 - turn);
    const start = sketched({ boats: turned, turn, hand: [0, 1, 0, 1] });
    expect(play(rockingRaft, start, [passOn(turn)]).holder).toBe(left);
  });
});

describe('RR-PASS-3 Receivers place at once', () => {
  test('on their own boats', () => {
    const passed = play(rockingRaft, sketched({ boats, hand: [0, 2, 0, 1] }), [passOn(0)]);
    expectChanges(passed, play(rockingRaft, passed, [placeGem(1, 'blue', 1)]), {
      hand: [0, 1, 0, 0],
      seats: [
        ...passed.seats.slice(0, 1),
        { boats: [fresh(13), fresh(17, [0, 1, 0])], scored: [] },
        ...passed.seats.slice(2),
      ],
    });
  });
});

describe('RR-PASS-4 And so on', () => {
  test('what a receiver does not use goes to their left', () => {
    const passed = play(rockingRaft, sketched({ boats, hand: [0, 2, 0, 1] }), [passOn(0)]);
    const { state, events } = playWithEvents(rockingRaft, passed, [placeGem(1, 'blue', 1), passOn(1)]);
    expect(events.at(-1)).toEqual({ type: 'gems-passed', from: 1, to: 2, gems: [0, 1, 0, 0] });
    expect([state.holder, state.hand]).toEqual([2, [0, 1, 0, 0]]);
  });
});

describe('RR-PASS-5 Leftovers go back', () => {
  test('to the raft, when nobody placed them', () => {
    const start = sketched({ boats, hand: [0, 2, 0, 1] });
    const { state, events } = playWithEvents(rockingRaft, start, [passOn(0), passOn(1), passOn(2)]);
    expect(told(events).slice(-3)).toEqual([
      '2 blue go back to the centre',
      'the turn of seat 0 is over',
      'turn 2: seat 1',
    ]);
    expect(state.raft).toEqual([9, 7, 5, 3]);
  });

  test('one after the other into the centre of a modelled raft', () => {
    const start = sketched({ boats, hand: [0, 2, 0, 1], cells: {} });
    const state = play(rockingRaft, start, [passOn(0), drop(4), passOn(1), passOn(2)]);
    expect([state.phase, state.settling, state.air, state.pending]).toEqual([
      'settle',
      0,
      [0, 2, 0, 0],
      { kind: 'drop-gem', gem: 'blue' },
    ]);
  });
});

describe('RR-R8 May the active player keep back a gem that fits?', () => {
  test.each([
    { hand: [1, 0, 0, 1], refused: 'RR-R8' },
    { hand: [0, 1, 1, 1], refused: 'RR-R8' },
    { hand: [0, 1, 0, 1], refused: undefined },
  ] as const)('passing on with $hand -> $refused', ({ hand, refused }) => {
    const check = rockingRaft.check(sketched({ boats, hand }), passOn(0));
    expect(check.legal ? undefined : check.refusal.rule).toBe(refused);
  });

  test('the reason is told', () => {
    expect(expectRefusal(rockingRaft, mixed, passOn(0), 'RR-R8')).toBe(
      'a gem that fits an own boat is placed, not passed',
    );
  });
});

describe('RR-R9 Must a black gem be used?', () => {
  test('no', () => {
    expect(choices(sketched({ boats, hand: [0, 0, 0, 1] }))).toContain('pass-on');
  });
});

describe('RR-R10 In what order are gems placed?', () => {
  test('in any', () => {
    const ways = [
      [placeGem(0, 'yellow', 0), placeGem(0, 'red', 0), placeBlack(0, 1, 'yellow')],
      [placeBlack(0, 1, 'yellow'), placeGem(0, 'red', 0), placeGem(0, 'yellow', 0)],
    ];
    const start = sketched({ boats, hand: [1, 0, 1, 1] });
    const [one, other] = ways.map((way) => play(rockingRaft, start, way));
    expect(one).toEqual(other);
  });

  test('a black gem may take the space that a coloured one needs', () => {
    const start = sketched({ boats, hand: [0, 0, 1, 1] });
    const taken = play(rockingRaft, start, [placeBlack(0, 0, 'red')]);
    expect([taken.phase, taken.holder, taken.hand]).toEqual(['receive', 1, [0, 0, 1, 0]]);
  });
});

describe('RR-R11 May gems be moved later, or a black one be exchanged?', () => {
  test('there is no such action', () => {
    const move = { type: 'move-gem', seat: 0, from: 0, to: 1 };
    // @ts-expect-error no such action
    expect(rockingRaft.check(mixed, move)).toMatchObject({ legal: false, refusal: { rule: 'TT-SHAPE' } });
  });
});

describe('RR-R12 Must a receiver place a gem that fits?', () => {
  test('no', () => {
    const passed = play(rockingRaft, sketched({ boats, hand: [0, 1, 0, 1] }), [passOn(0)]);
    expect(choices(passed)).toEqual(['place-gem blue 0', 'place-gem blue 1', 'pass-on']);
  });
});

describe('RR-R13 Who is asked when nothing can be placed?', () => {
  test('a receiver whom nothing fits is skipped', () => {
    const skipping = sketched({
      boats: [
        [boat(3, 0, 0), boat(2, 1, 0)],
        [boat(1, 2, 0), boat(0, 3, 0)],
        [boat(0, 1, 2), boat(1, 1, 1)],
      ],
      phase: 'spill',
    });
    const { state, events } = playWithEvents(rockingRaft, skipping, [spill(0, 0, 1, 0)]);
    expect(events.slice(1)).toEqual([
      { type: 'gems-passed', from: 0, to: 1, gems: [0, 0, 1, 0] },
      { type: 'gems-passed', from: 1, to: 2, gems: [0, 0, 1, 0] },
    ]);
    expect(choices(state)).toEqual(['place-gem red 0', 'place-gem red 1', 'pass-on']);
  });

  test('a single placement is still a decision', () => {
    const single = sketched({ boats, hand: [0, 0, 1, 0] });
    expect(choices(single)).toEqual(['place-gem red 0']);
  });
});

describe('RR-R14 How far do gems travel?', () => {
  test('once round the table, and never back', () => {
    const start = sketched({ boats, hand: [0, 1, 0, 1], turn: 0 });
    const { events } = playWithEvents(rockingRaft, start, [passOn(0), passOn(1), passOn(2)]);
    expect(events.filter(({ type }) => type === 'gems-passed')).toEqual([
      { type: 'gems-passed', from: 0, to: 1, gems: [0, 1, 0, 0] },
      { type: 'gems-passed', from: 1, to: 2, gems: [0, 1, 0, 0] },
    ]);
  });
});

describe('RR-R38 What of gems that nobody needs?', () => {
  test('they are back on the raft when the turn is over', () => {
    const nobody = sketched({
      boats: [
        [boat(3, 0, 0), boat(2, 1, 0)],
        [boat(1, 2, 0), boat(0, 3, 0)],
      ],
      phase: 'spill',
    });
    expectChanges(nobody, play(rockingRaft, nobody, [spill(0, 0, 3, 0)]), { turn: 1, turns: 1 });
  });
});
