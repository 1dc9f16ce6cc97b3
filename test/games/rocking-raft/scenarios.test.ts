import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { range } from '../../../src/index.js';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../support/scenario.js';
import { playScripted } from '../../support/scripted-chance.js';
import {
  boat,
  choices,
  draw,
  fresh,
  hold,
  passOn,
  placeBlack,
  placeGem,
  sketched,
  spill,
  tilt,
  told,
} from './positions.js';
import type { Sketch } from './positions.js';

describe('RR-EX-1 nine gems fall out, and four players share them', () => {
  const boats: Sketch['boats'] = [
    [
      { spaces: [2, 0, 1], gems: [2, 0, 0] },
      { spaces: [2, 1, 0], gems: [1, 1, 0] },
    ],
    [
      { spaces: [1, 2, 0], gems: [0, 1, 0] },
      { spaces: [2, 1, 0], gems: [0, 1, 0] },
    ],
    [{ spaces: [1, 1, 2], gems: [1, 0, 0] }, boat(3, 0, 0)],
    [
      { spaces: [2, 1, 0], gems: [1, 0, 0] },
      { spaces: [3, 1, 0], gems: [0, 1, 0] },
    ],
  ];
  const own = [placeGem(0, 'red', 0), placeGem(0, 'yellow', 1)];
  const others = [
    placeGem(1, 'blue', 0),
    placeGem(2, 'red', 0),
    placeGem(2, 'blue', 0),
    placeGem(2, 'red', 0),
    placeGem(3, 'blue', 0),
  ];
  const seatsAfter: RockingRaftState['seats'] = [
    { boats: [fresh(36), fresh(37)], scored: [8, 5] },
    { boats: [fresh(11, [0, 2, 0]), fresh(6, [0, 1, 0])], scored: [] },
    { boats: [fresh(38), fresh(3)], scored: [33] },
    { boats: [fresh(7, [1, 1, 0]), fresh(20, [0, 1, 0])], scored: [] },
  ];
  const afterTurn = ({ undrawn }: RockingRaftState) => ({
    seats: seatsAfter,
    undrawn: undrawn.filter((card) => card < 36),
    aboveFlag: 17,
    turn: 1,
    turns: 1,
  });

  test('refereed, action by action', () => {
    const start = sketched({ boats, phase: 'spill' });
    expect(start.raft).toEqual([5, 4, 6, 3]);

    const spilled = play(rockingRaft, start, [spill(1, 3, 4, 1)]);
    expectChanges(start, spilled, {
      phase: 'place',
      holder: 0,
      raft: [4, 1, 2, 2],
      hand: [1, 3, 4, 1],
      pending: null,
    });
    expectRefusal(rockingRaft, spilled, passOn(0), 'RR-R8');

    const passed = play(rockingRaft, spilled, own);
    expectChanges(spilled, passed, {
      phase: 'receive',
      holder: 1,
      hand: [0, 3, 3, 0],
      raft: [4, 1, 2, 3],
      seats: [{ boats: [fresh(8, [2, 0, 1]), fresh(5, [2, 1, 0])], scored: [] }, ...start.seats.slice(1)],
    });
    expect(choices(passed)).toEqual(['place-gem blue 0', 'pass-on']);

    const hands = range(4).map((count) => {
      const { holder, hand } = play(rockingRaft, passed, others.slice(0, count + 1));
      return { holder, hand };
    });
    expect(hands).toEqual([
      { holder: 2, hand: [0, 2, 3, 0] },
      { holder: 2, hand: [0, 2, 2, 0] },
      { holder: 2, hand: [0, 1, 2, 0] },
      { holder: 3, hand: [0, 1, 1, 0] },
    ]);

    const last = play(rockingRaft, passed, others.slice(0, 4));
    const end = playWithEvents(rockingRaft, last, [...others.slice(4), ...[36, 37, 38].map(draw)]);
    expect(told(end.events)).toEqual([
      'seat 3 places a blue gem on the boat in slot 0',
      '1 red go back to the centre',
      'seat 0 has filled the boat of card 8, for 2 points',
      'seat 0 has filled the boat of card 5, for 2 points',
      'seat 0 draws card 36 into slot 0',
      'seat 0 draws card 37 into slot 1',
      'seat 2 has filled the boat of card 33, for 4 points',
      'seat 2 draws card 38 into slot 0',
      'the turn of seat 0 is over',
      'turn 2: seat 1',
    ]);
    expectChanges(start, end.state, { ...afterTurn(start), raft: [9, 3, 6, 3] });
  });

  test('modelled: the nine gems lie before the wide opening of the south edge', () => {
    const start = sketched({ boats, phase: 'tilt', cells: { 7: [1, 3, 4, 1] }, rest: 6 });
    const { state, events } = playScripted(rockingRaft, start, {
      actions: [tilt(0, 2, 1), hold(0), hold(0), ...own, ...others],
      outcomes: [
        [1, 3, 0, 0],
        [0, 0, 3, 1],
        [0, 0, 1, 0],
        ...range(1 + 1).map(() => 4),
        ...range(3).map(() => 4),
        ...range(3).map(() => 4),
        36,
        37,
        ...range(4).map(() => 4),
        38,
      ],
    });
    expect(told(events).filter((line) => !/rest|beat \d/u.test(line))).toEqual([
      'seat 0 tilts the raft to the south, centre finger',
      '1 yellow, 3 blue fall out from cell 7',
      '3 red, 1 black fall out from cell 7',
      '1 red fall out from cell 7',
      'the raft swings back after 3 beats, since nothing can move',
      'seat 0 places a red gem on the boat in slot 0',
      'seat 0 places a yellow gem on the boat in slot 1',
      '1 black of seat 0 go back to the centre',
      'seat 0 passes 3 blue, 3 red to seat 1',
      'seat 1 places a blue gem on the boat in slot 0',
      'seat 1 passes 2 blue, 3 red to seat 2',
      'seat 2 places a red gem on the boat in slot 0',
      'seat 2 places a blue gem on the boat in slot 0',
      'seat 2 places a red gem on the boat in slot 0',
      'seat 2 passes 1 blue, 1 red to seat 3',
      'seat 3 places a blue gem on the boat in slot 0',
      '1 red go back to the centre',
      'seat 0 has filled the boat of card 8, for 2 points',
      'seat 0 has filled the boat of card 5, for 2 points',
      'seat 0 draws card 36 into slot 0',
      'seat 0 draws card 37 into slot 1',
      'seat 2 has filled the boat of card 33, for 4 points',
      'seat 2 draws card 38 into slot 0',
      'the turn of seat 0 is over',
      'turn 2: seat 1',
    ]);
    const none = [0, 0, 0, 0] as const;
    expectChanges(start, state, {
      ...afterTurn(start),
      raft: [none, none, none, none, [5, 2, 4, 1], none, [4, 1, 2, 2], none, none],
    });
  });
});

describe('RR-BLACK-2 worked examples of placing', () => {
  const boats: Sketch['boats'] = [
    [boat(2, 1, 0), boat(3, 0, 0)],
    [boat(1, 1, 1), boat(0, 2, 1)],
  ];

  test('2: a black gem need not be used, and is on the raft before anybody else decides', () => {
    const start = sketched({ boats, hand: [0, 0, 2, 1] });
    expect(choices(start)).toContain('pass-on');
    const passed = play(rockingRaft, start, [passOn(0)]);
    expectChanges(start, passed, { phase: 'receive', holder: 1, hand: [0, 0, 2, 0], raft: [8, 6, 2, 3] });
    expectRefusal(rockingRaft, passed, placeBlack(1, 0, 'yellow'), 'RR-BLACK-2');
  });

  const blackFirst = sketched({
    boats: [
      [boat(2, 0, 1), boat(3, 0, 0)],
      [boat(1, 1, 1), boat(0, 2, 1)],
    ],
    hand: [0, 0, 1, 1],
  });
  const travelled = play(rockingRaft, blackFirst, [placeBlack(0, 0, 'red')]);

  test('3: a black gem on the red space sends the red gem on its way', () => {
    expectRefusal(rockingRaft, blackFirst, passOn(0), 'RR-R8');
    expectChanges(blackFirst, travelled, {
      phase: 'receive',
      holder: 1,
      hand: [0, 0, 1, 0],
      seats: [
        { boats: [fresh(8, [0, 0, 0], { wild: [0, 0, 1] }), fresh(3)], scored: [] },
        ...blackFirst.seats.slice(1),
      ],
    });
  });

  test('4: the receiver declines, and the red gem returns to the raft', () => {
    expect(choices(travelled)).toEqual(['place-gem red 0', 'place-gem red 1', 'pass-on']);
    const declined = play(rockingRaft, travelled, [passOn(1)]);
    expectChanges(travelled, declined, {
      phase: 'spill',
      pending: { kind: 'spill-gems' },
      holder: -1,
      hand: [0, 0, 0, 0],
      raft: [8, 6, 4, 2],
      turn: 1,
      turns: 1,
    });
  });
});

describe('RR-R16 worked examples of filling', () => {
  const boats: Sketch['boats'] = [
    [{ spaces: [2, 0, 1], gems: [2, 0, 0] }, boat(3, 0, 0)],
    [{ spaces: [1, 1, 1], gems: [1, 1, 0] }, boat(3, 1, 0)],
  ];
  const bothRed = [placeGem(0, 'red', 0), placeGem(1, 'red', 0)];

  test("5: a full boat waits while the second red gem fills the other player's", () => {
    const start = sketched({ boats, hand: [0, 0, 2, 0] });
    const waiting = play(rockingRaft, start, bothRed.slice(0, 1));
    expectChanges(start, waiting, {
      phase: 'receive',
      holder: 1,
      hand: [0, 0, 1, 0],
      seats: [{ boats: [fresh(8, [2, 0, 1]), fresh(3)], scored: [] }, ...start.seats.slice(1)],
    });
    const end = playWithEvents(rockingRaft, waiting, [...bothRed.slice(1), draw(30), draw(31)]);
    expect(told(end.events).slice(1, -1)).toEqual([
      'seat 0 has filled the boat of card 8, for 2 points',
      'seat 0 draws card 30 into slot 0',
      'seat 1 has filled the boat of card 13, for 2 points',
      'seat 1 draws card 31 into slot 0',
      'the turn of seat 0 is over',
    ]);
    expect(end.state.raft).toEqual([8, 6, 4, 3]);
  });

  test('6: the other player meets the flag', () => {
    const start = sketched({ boats, hand: [0, 0, 2, 0], aboveFlag: 1 });
    const end = playWithEvents(rockingRaft, start, [...bothRed, draw(30), draw(31)]);
    expect(told(end.events).slice(-4)).toEqual([
      'seat 1 draws the Pirate Flag',
      'seat 1 draws card 31 into slot 0',
      'the turn of seat 0 is over',
      'turn 2: seat 1',
    ]);
    expect([end.state.flagBy, end.state.aboveFlag]).toEqual([1, 0]);
    const over = play(rockingRaft, end.state, [spill(0, 0, 0, 0)]);
    expect([over.phase, over.turns, over.result?.reason]).toEqual(['over', 2, 'flag']);
  });

  test('7: the flag in the last turn of a round ends the game with it', () => {
    const start = sketched({
      boats: [...boats].reverse(),
      hand: [0, 0, 1, 0],
      turn: 1,
      aboveFlag: 0,
    });
    const { state, events } = playWithEvents(rockingRaft, start, [placeGem(1, 'red', 0), draw(30)]);
    expect(told(events).slice(-4)).toEqual([
      'seat 1 draws the Pirate Flag',
      'seat 1 draws card 30 into slot 0',
      'the turn of seat 1 is over',
      'the game is over (flag), won by seat 1: 0 to 20',
    ]);
    expect(state.turns).toBe(2);
    expect(rockingRaft.returns(state)).toEqual([-1, 1]);
  });

  test('8: the deck runs out, and a slot stays empty', () => {
    const dry: Sketch['boats'] = [
      [boat(2, 1, 0), boat(1, 2, 0)],
      [boat(0, 3, 0), boat(2, 2, 0)],
    ];
    const start = sketched({
      boats: [...boats, ...dry],
      hand: [0, 0, 2, 0],
      first: 3,
      turns: 21,
      flagBy: 3,
      undrawn: [38],
    });
    const end = playWithEvents(rockingRaft, start, [...bothRed, draw(38)]);
    expect(told(end.events).slice(-5)).toEqual([
      'seat 0 draws card 38 into slot 0',
      'seat 1 has filled the boat of card 13, for 2 points',
      'the deck is empty: slot 0 of seat 1 stays empty',
      'the turn of seat 0 is over',
      'turn 23: seat 1',
    ]);
    expect(end.state.seats[1]?.boats[0]).toBeNull();
    const next = play(rockingRaft, end.state, [spill(1, 0, 0, 0)]);
    expectRefusal(rockingRaft, next, placeGem(1, 'yellow', 0), 'RR-END-5');
    expect(choices(next)).toEqual(['place-gem yellow 1']);
  });
});
