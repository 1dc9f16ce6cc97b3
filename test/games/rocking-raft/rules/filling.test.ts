import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import {
  boat,
  choices,
  draw,
  drop,
  fresh,
  passOn,
  placeBlack,
  placeGem,
  sketched,
  told,
} from '../positions.js';
import type { Sketch } from '../positions.js';

/** One red gem fills a boat of each seat. */
const nearlyFull: Sketch['boats'] = [
  [{ spaces: [2, 0, 1], gems: [2, 0, 0] }, boat(3, 0, 0)],
  [{ spaces: [1, 1, 1], gems: [1, 1, 0] }, boat(3, 1, 0)],
];
const one = sketched({ boats: nearlyFull, hand: [0, 0, 1, 0] });
const two = sketched({ boats: nearlyFull, hand: [0, 0, 2, 0] });
const own = placeGem(0, 'red', 0);
const other = placeGem(1, 'red', 0);

describe('RR-FILL-1 Filled after the passing', () => {
  test('while gems are passed, a full boat lies where it was', () => {
    const passing = play(rockingRaft, two, [own]);
    expect(passing.seats[0]).toEqual({ boats: [fresh(8, [2, 0, 1]), fresh(3)], scored: [] });
    expect(play(rockingRaft, passing, [other]).seats[0]).toEqual({ boats: [null, fresh(3)], scored: [8] });
  });
});

describe('RR-R16 Is a full boat replaced at once?', () => {
  test('no: the rest of the gems cannot use a new one', () => {
    const three = sketched({ boats: nearlyFull, hand: [0, 0, 3, 0] });
    const { state, events } = playWithEvents(rockingRaft, three, [own, other]);
    expect(told(events).slice(3, 5)).toEqual([
      '1 red go back to the centre',
      'seat 0 has filled the boat of card 8, for 2 points',
    ]);
    expect(state.hand).toEqual([0, 0, 0, 0]);
  });
});

describe('RR-FILL-2 Its gems go back', () => {
  test('to the raft, black ones as black', () => {
    const start = sketched({
      boats: [
        [{ spaces: [2, 0, 1], gems: [1, 0, 0], wild: [1, 0, 0] }, boat(3, 0, 0)],
        ...nearlyFull.slice(1),
      ],
      hand: [0, 0, 1, 0],
    });
    const { state, events } = playWithEvents(rockingRaft, start, [own]);
    expect(events[1]).toEqual({
      type: 'boat-filled',
      seat: 0,
      slot: 0,
      card: 8,
      points: 2,
      gems: [1, 0, 1, 1],
    });
    expect(state.raft).toEqual([7, 5, 4, 3]);
  });

  test('one after the other into the centre of a modelled raft, before anything else happens', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 1, 0], cells: {} });
    const filled = play(rockingRaft, start, [own]);
    expect([filled.phase, filled.air, filled.pending]).toEqual([
      'settle',
      [2, 0, 1, 0],
      { kind: 'drop-gem', gem: 'yellow' },
    ]);
    const { state, events } = playWithEvents(rockingRaft, filled, [drop(4), drop(5), drop(4)]);
    expect(events).toEqual([
      { type: 'gem-dropped', gem: 'yellow', cell: 4 },
      { type: 'gem-dropped', gem: 'yellow', cell: 5 },
      { type: 'gem-dropped', gem: 'red', cell: 4 },
    ]);
    expectChanges(filled, state, (draft) => {
      draft.air = [0, 0, 0, 0];
      draft.raft[4] = [6, 5, 4, 3];
      draft.raft[5] = [1, 0, 0, 0];
      draft.pending = { kind: 'draw-card', seat: 0, slot: 0 };
    });
  });
});

describe('RR-R17 Do all dropped gems behave alike?', () => {
  test('they never leave the raft: only the centre and the spaces beside it can come up', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 1, 0], cells: {} });
    const filled = play(rockingRaft, start, [own]);
    const cells = rockingRaft.chanceOutcomes(filled)?.map(({ action }) => action.outcome);
    expect(cells).toEqual([4, 1, 5, 7, 3]);
    expectRefusal(rockingRaft, filled, drop(0), 'TT-OUTCOME');
  });
});

describe('RR-FILL-3 Scoring pile', () => {
  test('the boat goes to its owner, in the order filled', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 2, 0], scored: [[30], [31]], aboveFlag: 8 });
    const { seats } = play(rockingRaft, start, [own, other, draw(25), draw(26)]);
    expect(seats.map(({ scored }) => scored)).toEqual([
      [30, 8],
      [31, 13],
    ]);
  });
});

describe('RR-DRAW-1 New boats', () => {
  test('one for each that was filled, at the end of the turn', () => {
    const filled = play(rockingRaft, one, [own]);
    expect(filled.pending).toEqual({ kind: 'draw-card', seat: 0, slot: 0 });
    expectChanges(filled, play(rockingRaft, filled, [draw(30)]), {
      phase: 'spill',
      pending: { kind: 'spill-gems' },
      settling: -1,
      turn: 1,
      turns: 1,
      aboveFlag: 9,
      undrawn: filled.undrawn.filter((card) => card !== 30),
      seats: [{ boats: [fresh(30), fresh(3)], scored: [8] }, ...filled.seats.slice(1)],
    });
  });
});

describe('RR-DRAW-2 Meeting the flag', () => {
  test('it is set aside, and another card is drawn at once', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 1, 0], aboveFlag: 0 });
    const { state, events } = playWithEvents(rockingRaft, start, [own]);
    expect(events.at(-1)).toEqual({ type: 'flag-drawn', seat: 0 });
    expect([state.flagBy, state.pending]).toEqual([0, { kind: 'draw-card', seat: 0, slot: 0 }]);
    const after = play(rockingRaft, state, [draw(38)]);
    expect([after.aboveFlag, after.flagBy, after.seats[0]?.boats[0]]).toEqual([0, 0, fresh(38)]);
  });

  test('a card that can be drawn is never the flag', () => {
    const due = play(rockingRaft, one, [own]);
    expect(rockingRaft.chanceOutcomes(due)?.map(({ action }) => action.outcome)).toEqual(due.undrawn);
  });
});

describe("RR-DRAW-3 Filled in another's turn", () => {
  test('gems back, card to the pile, and a new one at the end of that turn, after the active player', () => {
    const { events } = playWithEvents(rockingRaft, two, [own, other, draw(30), draw(31)]);
    expect(told(events).slice(3)).toEqual([
      'seat 0 has filled the boat of card 8, for 2 points',
      'seat 0 draws card 30 into slot 0',
      'seat 1 has filled the boat of card 13, for 2 points',
      'seat 1 draws card 31 into slot 0',
      'the turn of seat 0 is over',
      'turn 2: seat 1',
    ]);
  });
});

describe('RR-R18 In what order are boats scored, sunk and drawn?', () => {
  test('both boats of a seat are scored before it draws, slot 0 first', () => {
    const start = sketched({
      boats: [
        [
          { spaces: [2, 0, 1], gems: [2, 0, 0] },
          { spaces: [1, 0, 2], gems: [1, 0, 1] },
        ],
        ...nearlyFull.slice(1),
      ],
      hand: [0, 0, 2, 0],
    });
    const { events } = playWithEvents(rockingRaft, start, [own, placeGem(0, 'red', 1), draw(30), draw(31)]);
    expect(
      events.flatMap((event) => ('slot' in event ? [`${event.type} ${String(event.slot)}`] : [])),
    ).toEqual([
      'gem-placed 0',
      'gem-placed 1',
      'boat-filled 0',
      'boat-filled 1',
      'boat-drawn 0',
      'boat-drawn 1',
    ]);
  });

  test('seat by seat from the active one', () => {
    const turned = sketched({
      boats: [nearlyFull[1] ?? [null, null], [boat(0, 3, 0), boat(1, 2, 0)], nearlyFull[0] ?? [null, null]],
      hand: [0, 0, 2, 0],
      turn: 2,
    });
    const { events } = playWithEvents(rockingRaft, turned, [
      placeGem(2, 'red', 0),
      placeGem(0, 'red', 0),
      draw(30),
      draw(31),
    ]);
    expect(events.flatMap((event) => (event.type === 'boat-filled' ? [event.seat] : []))).toEqual([2, 0]);
  });
});

describe('RR-R19 May a boat drawn at the end of a turn take part in it?', () => {
  test('all gems of the turn are placed or back before it is drawn', () => {
    const due = play(rockingRaft, one, [own]);
    expect([due.hand, due.air]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('RR-R20 Which slot does a new boat take?', () => {
  test('the lowest empty one', () => {
    const second = sketched({
      boats: [[boat(3, 0, 0), { spaces: [2, 0, 1], gems: [2, 0, 0] }], ...nearlyFull.slice(1)],
      hand: [0, 0, 1, 0],
    });
    expect(play(rockingRaft, second, [placeGem(0, 'red', 1)]).pending).toEqual({
      kind: 'draw-card',
      seat: 0,
      slot: 1,
    });
  });

  test('equal boats are told apart by their slots', () => {
    const equal = sketched({
      boats: [[boat(2, 1, 0), boat(2, 1, 0)], ...nearlyFull.slice(1)],
      hand: [1, 0, 0, 0],
    });
    expect(equal.seats[0]?.boats.map((held) => held?.card)).toEqual([5, 6]);
    expect(choices(equal)).toEqual(['place-gem yellow 0', 'place-gem yellow 1']);
  });
});

describe("RR-R21 What if the flag is drawn in another player's turn?", () => {
  test('it counts', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 2, 0], aboveFlag: 1 });
    const after = play(rockingRaft, start, [own, other, draw(30), draw(31)]);
    expect([after.flagBy, after.turn, after.result]).toEqual([1, 1, null]);
  });
});

describe('RR-R22 What if the flag comes while several boats are due?', () => {
  test('only the draw that met it is repeated', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 2, 0], aboveFlag: 0 });
    const { events } = playWithEvents(rockingRaft, start, [own, other, draw(30), draw(31)]);
    expect(events.map(({ type }) => type).filter((type) => /flag|drawn/u.test(type))).toEqual([
      'flag-drawn',
      'boat-drawn',
      'boat-drawn',
    ]);
  });
});

test('RR-R9 passing on without a coloured gem settles at once', () => {
  const black = sketched({ boats: nearlyFull, hand: [0, 0, 0, 1] });
  const { events } = playWithEvents(rockingRaft, black, [passOn(0)]);
  expect(events.map(({ type }) => type)).toEqual(['black-returned', 'turn-ended', 'turn-started']);
  const filled = playWithEvents(rockingRaft, black, [placeBlack(0, 0, 'red')]);
  expect(filled.events.map(({ type }) => type)).toEqual(['black-placed', 'boat-filled']);
});
