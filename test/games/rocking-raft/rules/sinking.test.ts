import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { expectChanges, play, playWithEvents } from '../../../support/scenario.js';
import { boat, draw, drop, fresh, placeGem, release, sketched, slide, spill, tilt } from '../positions.js';
import type { BoatSketch, Sketch } from '../positions.js';

const wet = (water: number, ...spaces: [number, number, number]): BoatSketch => ({ spaces, water });
const dry: Sketch['boats'][number] = [boat(1, 1, 1), boat(3, 1, 0)];
const variant = 'sinking-lifeboats';
const nothing = spill(0, 0, 0, 0);

describe('RR-SINK-1 The variant', () => {
  test('all other rules stay as they are: the same actions, the same gems, the same depth of the flag', () => {
    const sinking = rockingRaft.setup({ players: 2, variant, chance: 'explicit' });
    const { options, ...usual } = rockingRaft.setup({ players: 2, chance: 'explicit' });
    expect({ ...sinking, options }).toEqual({ ...usual, options });
  });
});

describe('RR-SINK-2 Water', () => {
  test("one token on each of the active player's boats, at the start of their turn", () => {
    const start = sketched({ variant, phase: 'spill', boats: [[wet(1, 2, 0, 1), wet(1, 3, 0, 0)], dry] });
    const { state, events } = playWithEvents(rockingRaft, start, [nothing]);
    expect(events.slice(1)).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'turn-started', seat: 1, turn: 4 },
      { type: 'water-added', seat: 1, slot: 0, water: 1 },
      { type: 'water-added', seat: 1, slot: 1, water: 1 },
    ]);
    expectChanges(start, state, {
      turn: 1,
      turns: 3,
      seats: [
        ...start.seats.slice(0, 1),
        { boats: [fresh(13, [0, 0, 0], { water: 1 }), fresh(20, [0, 0, 0], { water: 1 })], scored: [] },
      ],
    });
  });

  test('none in the standard game', () => {
    const start = sketched({ phase: 'spill', boats: [[boat(2, 0, 1), boat(3, 0, 0)], dry] });
    expect(play(rockingRaft, start, [nothing]).seats[1]?.boats[0]?.water).toBe(0);
  });

  test('none on a slot without a boat', () => {
    const start = sketched({
      variant,
      phase: 'spill',
      boats: [
        [wet(1, 2, 0, 1), wet(1, 3, 0, 0)],
        [null, boat(3, 1, 0)],
      ],
      flagBy: 1,
      undrawn: [],
      turn: 0,
      first: 1,
      turns: 1,
    });
    expect(play(rockingRaft, start, [nothing]).result?.reason).toBe('flag');
    const early = sketched({
      variant,
      phase: 'spill',
      boats: [dry, [wet(1, 2, 0, 1), wet(1, 3, 0, 0)], [null, boat(0, 3, 0)]],
      flagBy: 1,
      undrawn: [],
      turn: 1,
    });
    expect(play(rockingRaft, early, [nothing]).seats[2]?.boats).toEqual([
      null,
      fresh(4, [0, 0, 0], { water: 1 }),
    ]);
  });
});

describe('RR-SINK-3 Sinking', () => {
  test.each([
    { water: 1, sinks: false },
    { water: 2, sinks: true },
  ])('with $water tokens at the end of the turn: $sinks', ({ water, sinks }) => {
    const start = sketched({ variant, phase: 'spill', boats: [[wet(water, 2, 0, 1), wet(1, 3, 0, 0)], dry] });
    const { events } = playWithEvents(rockingRaft, start, [nothing]);
    expect(events.some(({ type }) => type === 'boat-sunk')).toBe(sinks);
  });

  test('only those of the active player, and only at the end of their turn', () => {
    const start = sketched({
      variant,
      phase: 'spill',
      boats: [
        [wet(1, 2, 0, 1), wet(1, 3, 0, 0)],
        [wet(1, 1, 1, 1), wet(1, 3, 1, 0)],
      ],
    });
    const { state, events } = playWithEvents(rockingRaft, start, [nothing]);
    expect(events.some(({ type }) => type === 'boat-sunk')).toBe(false);
    expect(state.seats[1]?.boats[0]?.water).toBe(2);
  });
});

describe('RR-SINK-4 Its gems go back', () => {
  test('one after the other into the centre, black ones as black', () => {
    const start = sketched({
      variant,
      phase: 'tilt',
      boats: [[{ spaces: [2, 0, 1], gems: [1, 0, 0], wild: [0, 0, 1], water: 2 }, wet(1, 3, 0, 0)], dry],
      cells: { 7: [1, 0, 0, 0] },
      rest: 6,
    });
    const sunk = play(rockingRaft, start, [tilt(0, 2, 1), slide(0, 0, 0, 0), release(0)]);
    expect([sunk.phase, sunk.air, sunk.bottom, sunk.pending]).toEqual([
      'settle',
      [1, 0, 0, 1],
      [8],
      { kind: 'drop-gem', gem: 'yellow' },
    ]);
    const down = play(rockingRaft, sunk, [drop(4), drop(3)]);
    expect([down.raft[4], down.raft[3], down.pending]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 1],
      { kind: 'draw-card', seat: 0, slot: 0 },
    ]);
  });
});

describe('RR-SINK-5 Under the deck', () => {
  test('the boat goes to the bottom, below those that sank before', () => {
    const start = sketched({
      variant,
      phase: 'spill',
      boats: [[wet(2, 2, 0, 1), wet(2, 3, 0, 0)], dry],
      bottom: [30, 31],
      aboveFlag: 8,
    });
    expect(play(rockingRaft, start, [nothing]).bottom).toEqual([30, 31, 8, 3]);
  });
});

describe('RR-R24 What is known of sunk boats under the deck?', () => {
  const last: Sketch = {
    variant,
    phase: 'spill',
    boats: [[wet(2, 2, 0, 1), wet(2, 3, 0, 0)], dry],
    bottom: [30, 31],
    flagBy: 1,
    first: 1,
    turns: 3,
  };

  test('they are drawn in the order in which they sank, without chance', () => {
    const { state, events } = playWithEvents(rockingRaft, sketched({ ...last, undrawn: [] }), [nothing]);
    expect(events.filter(({ type }) => type === 'boat-drawn')).toEqual([
      { type: 'boat-drawn', seat: 0, slot: 0, card: 30, from: 'bottom' },
      { type: 'boat-drawn', seat: 0, slot: 1, card: 31, from: 'bottom' },
    ]);
    expect([state.bottom, state.seats[0]?.boats]).toEqual([
      [8, 3],
      [fresh(30), fresh(31)],
    ]);
  });

  test('after the unknown cards', () => {
    const { events } = playWithEvents(rockingRaft, sketched({ ...last, undrawn: [38] }), [nothing, draw(38)]);
    expect(events.filter(({ type }) => type === 'boat-drawn')).toEqual([
      { type: 'boat-drawn', seat: 0, slot: 0, card: 38, from: 'deck' },
      { type: 'boat-drawn', seat: 0, slot: 1, card: 30, from: 'bottom' },
    ]);
  });
});

describe('RR-R25 Is a sunk boat replaced?', () => {
  test('like a filled one, and the draw counts towards the flag', () => {
    const start = sketched({ variant, phase: 'spill', boats: [[wet(2, 2, 0, 1), wet(1, 3, 0, 0)], dry] });
    const after = play(rockingRaft, start, [nothing, draw(30)]);
    expect([after.seats[0]?.boats[0], after.aboveFlag]).toEqual([fresh(30), 9]);
  });
});

describe('RR-SINK-6 Tokens go back', () => {
  test('of a boat that sinks', () => {
    const start = sketched({ variant, phase: 'spill', boats: [[wet(2, 2, 0, 1), wet(1, 3, 0, 0)], dry] });
    const { events } = playWithEvents(rockingRaft, start, [nothing]);
    expect(events.slice(1)).toEqual([
      { type: 'boat-sunk', seat: 0, slot: 0, card: 8, gems: [0, 0, 0, 0] },
      { type: 'water-returned', seat: 0, slot: 0, tokens: 2 },
    ]);
  });

  test('of a boat that is filled, if there are any', () => {
    const nearly: BoatSketch = { spaces: [2, 0, 1], gems: [2, 0, 0], water: 1 };
    const start = sketched({ variant, hand: [0, 0, 1, 0], boats: [[nearly, wet(1, 3, 0, 0)], dry] });
    const { events } = playWithEvents(rockingRaft, start, [placeGem(0, 'red', 0)]);
    expect(events.at(-1)).toEqual({ type: 'water-returned', seat: 0, slot: 0, tokens: 1 });
    const standard = sketched({ hand: [0, 0, 1, 0], boats: [[{ ...nearly, water: 0 }, boat(3, 0, 0)], dry] });
    const usual = playWithEvents(rockingRaft, standard, [placeGem(0, 'red', 0)]);
    expect(usual.events.some(({ type }) => type === 'water-returned')).toBe(false);
  });
});

describe('RR-R30 What if a boat with two Water tokens is filled?', () => {
  test('it does not sink', () => {
    const nearly: BoatSketch = { spaces: [2, 0, 1], gems: [2, 0, 0], water: 2 };
    const start = sketched({ variant, hand: [0, 0, 1, 0], boats: [[nearly, wet(1, 3, 0, 0)], dry] });
    const { state, events } = playWithEvents(rockingRaft, start, [placeGem(0, 'red', 0)]);
    expect(events.map(({ type }) => type)).toEqual(['gem-placed', 'boat-filled', 'water-returned']);
    expect([state.bottom, state.seats[0]?.scored]).toEqual([[], [8]]);
  });
});

describe('RR-R31 In the variant boats sink in the last round as in any other', () => {
  test('and are replaced', () => {
    const start = sketched({
      variant,
      phase: 'spill',
      boats: [dry, [wet(2, 2, 0, 1), wet(1, 3, 0, 0)]],
      turn: 1,
      flagBy: 0,
    });
    const over = play(rockingRaft, start, [nothing, draw(30)]);
    expect([over.phase, over.bottom, over.seats[1]?.boats[0]]).toEqual(['over', [8], fresh(30)]);
  });
});
