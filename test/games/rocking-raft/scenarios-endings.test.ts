import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { expectChanges, play, playWithEvents } from '../../support/scenario.js';
import { boat, draw, fresh, placeGem, sketched, spill, told } from './positions.js';
import type { Sketch } from './positions.js';

describe('RR-SINK-3 worked examples of the variant', () => {
  const sinking: Sketch = {
    variant: 'sinking-lifeboats',
    phase: 'spill',
    turns: 2,
    boats: [
      [
        { spaces: [2, 0, 1], gems: [2, 0, 0], water: 2 },
        { spaces: [3, 0, 0], gems: [1, 0, 0], wild: [1, 0, 0], water: 2 },
      ],
      [boat(1, 1, 1), boat(3, 1, 0)],
    ],
  };
  const inTime: Sketch = {
    ...sinking,
    boats: [
      [
        { spaces: [2, 0, 1], gems: [2, 0, 0], water: 2 },
        { spaces: [3, 0, 0], gems: [1, 0, 0], wild: [1, 0, 0], water: 1 },
      ],
      [boat(1, 1, 1), boat(3, 1, 0)],
    ],
  };

  test('9: both boats sink, and go under the deck in slot order', () => {
    const start = sketched(sinking);
    const { state, events } = playWithEvents(rockingRaft, start, [spill(0, 0, 0, 0), draw(30), draw(31)]);
    expect(told(events)).toEqual([
      'out of the raft fell: no gems',
      'the boat of card 8 of seat 0 sinks',
      '2 Water tokens go back to the supply',
      'the boat of card 3 of seat 0 sinks',
      '2 Water tokens go back to the supply',
      'seat 0 draws card 30 into slot 0',
      'seat 0 draws card 31 into slot 1',
      'the turn of seat 0 is over',
      'turn 4: seat 1',
      'the boat in slot 0 of seat 1 takes in water: 1',
      'the boat in slot 1 of seat 1 takes in water: 1',
    ]);
    expectChanges(start, state, {
      raft: [8, 6, 4, 3],
      bottom: [8, 3],
      undrawn: start.undrawn.filter((card) => card !== 30 && card !== 31),
      aboveFlag: 8,
      turn: 1,
      turns: 3,
      seats: [
        { boats: [fresh(30), fresh(31)], scored: [] },
        { boats: [fresh(13, [0, 0, 0], { water: 1 }), fresh(20, [0, 0, 0], { water: 1 })], scored: [] },
      ],
    });
  });

  test('10: a boat that is filled in time does not sink', () => {
    const start = sketched(inTime);
    const { state, events } = playWithEvents(rockingRaft, start, [
      spill(0, 0, 1, 0),
      placeGem(0, 'red', 0),
      draw(30),
    ]);
    expect(told(events).slice(2, 5)).toEqual([
      'seat 0 has filled the boat of card 8, for 2 points',
      '2 Water tokens go back to the supply',
      'seat 0 draws card 30 into slot 0',
    ]);
    expect(state.seats[0]).toEqual({
      boats: [fresh(30), fresh(3, [1, 0, 0], { wild: [1, 0, 0], water: 1 })],
      scored: [8],
    });
    expect(state.bottom).toEqual([]);
  });

  test('11: a boat that has just sunk is drawn back from an empty deck', () => {
    const start = sketched({ ...inTime, first: 1, turns: 3, flagBy: 1, undrawn: [] });
    const { state, events } = playWithEvents(rockingRaft, start, [spill(0, 0, 0, 0)]);
    expect(told(events).slice(1)).toEqual([
      'the boat of card 8 of seat 0 sinks',
      '2 Water tokens go back to the supply',
      'seat 0 draws card 8 into slot 0, a sunk boat',
      'the turn of seat 0 is over',
      'the game is over (flag), won by seat 1: 0 to 99',
    ]);
    expect(state.seats[0]?.boats[0]).toEqual(fresh(8));
    expect([state.phase, state.bottom]).toEqual(['over', []]);
  });
});

test('RR-R27 worked example 12: only red spaces are empty, and no red or black gem is on the raft', () => {
  const start = sketched({
    boats: [
      [
        { spaces: [0, 1, 2], gems: [0, 1, 1] },
        { spaces: [1, 0, 2], gems: [0, 0, 1] },
      ],
      [
        { spaces: [1, 1, 2], gems: [1, 0, 1], wild: [0, 1, 0] },
        { spaces: [2, 1, 2], gems: [0, 1, 1], wild: [2, 0, 0] },
      ],
    ],
    hand: [1, 0, 0, 0],
  });
  const { state, events } = playWithEvents(rockingRaft, start, [placeGem(0, 'yellow', 1)]);
  expect(told(events)).toEqual([
    'seat 0 places a yellow gem on the boat in slot 1',
    'the turn of seat 0 is over',
    'the game is over (becalmed), won by seat 0 and 1: 0 to 0',
  ]);
  expectChanges(start, state, {
    phase: 'over',
    holder: -1,
    hand: [0, 0, 0, 0],
    turns: 1,
    seats: [{ boats: [fresh(19, [0, 1, 1]), fresh(18, [1, 0, 1])], scored: [] }, ...start.seats.slice(1)],
    result: { reason: 'becalmed', winners: [0, 1], points: [0, 0], boats: [0, 0] },
  });
  expect(rockingRaft.returns(state)).toEqual([0, 0]);
});

test('RR-SCORE-3 worked example 13: with equal points the player with more boats wins', () => {
  const start = sketched({
    phase: 'spill',
    boats: [
      [boat(1, 1, 0), boat(1, 0, 1)],
      [boat(0, 1, 1), boat(2, 1, 0)],
    ],
    scored: [
      [20, 33, 35, 36, 37],
      [3, 4, 17, 18, 19, 34],
    ],
    flagBy: 0,
    turn: 1,
    turns: 23,
  });
  const state = play(rockingRaft, start, [spill(0, 0, 0, 0)]);
  expect(state.result).toEqual({ reason: 'flag', winners: [1], points: [20, 20], boats: [5, 6] });
  expect(rockingRaft.returns(state)).toEqual([-1, 1]);
});

test('RR-SETUP-7 worked example 18: the eleventh replacement meets the flag', () => {
  const dealt = play(
    rockingRaft,
    rockingRaft.setup({ players: 2, physics: 'refereed', firstPlayer: 0, chance: 'explicit' }),
    [0, 1, 2, 3].map(draw),
  );
  expect([dealt.undrawn.length, dealt.aboveFlag, dealt.flagBy]).toEqual([35, 10, -1]);
  const tenth = sketched({
    phase: 'spill',
    boats: [
      [boat(1, 1, 0), boat(3, 0, 0)],
      [boat(0, 3, 0), boat(1, 2, 0)],
    ],
    aboveFlag: 1,
  });
  const filled = play(rockingRaft, tenth, [
    spill(1, 1, 0, 0),
    placeGem(0, 'yellow', 0),
    placeGem(0, 'blue', 0),
    draw(38),
  ]);
  expect([filled.aboveFlag, filled.flagBy]).toEqual([0, -1]);
  const blue = placeGem(1, 'blue', 0);
  const eleventh = playWithEvents(rockingRaft, filled, [spill(0, 3, 0, 0), blue, blue, blue]);
  expect(eleventh.events.at(-1)).toEqual({ type: 'flag-drawn', seat: 1 });
});
