import { rockingRaft } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { SAVED, boat, choices, draw, fresh, placeGem, sketched, spill, tilt, told } from '../positions.js';
import type { BoatSketch, Sketch } from '../positions.js';

const nearlyFull: Sketch['boats'] = [
  [{ spaces: [2, 0, 1], gems: [2, 0, 0] }, boat(3, 0, 0)],
  [{ spaces: [1, 1, 1], gems: [1, 1, 0] }, boat(3, 1, 0)],
];
const red = [placeGem(0, 'red', 0), placeGem(1, 'red', 0)] as const;
const nothing = spill(0, 0, 0, 0);

describe('RR-END-1 The flag triggers the end', () => {
  test('it does not end the game yet', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 1, 0], aboveFlag: 0 });
    const { state, events } = playWithEvents(rockingRaft, start, [red[0], draw(30)]);
    expect(events.map(({ type }) => type)).toContain('flag-drawn');
    expect([state.flagBy, state.phase, state.result]).toEqual([0, 'spill', null]);
  });
});

describe('RR-END-2 Two boats all the same', () => {
  test('who drew the flag has two boats afterwards', () => {
    const start = sketched({ boats: nearlyFull, hand: [0, 0, 1, 0], aboveFlag: 0 });
    const { seats } = play(rockingRaft, start, [red[0], draw(30)]);
    expect(seats[0]?.boats).toEqual([fresh(30), fresh(3)]);
  });
});

describe('RR-END-3 The round is finished', () => {
  test.each([
    { first: 0, turn: 0, left: 2 },
    { first: 0, turn: 1, left: 1 },
    { first: 0, turn: 2, left: 0 },
    { first: 1, turn: 2, left: 1 },
    { first: 1, turn: 0, left: 0 },
    { first: 2, turn: 2, left: 2 },
  ])('first player $first, flag drawn by $turn: $left turns more', ({ first, turn, left }) => {
    const boats = [...nearlyFull, [boat(0, 3, 0), boat(1, 2, 0)] as const];
    const start = sketched({
      boats: [...boats.slice(3 - turn), ...boats.slice(0, 3 - turn)],
      hand: [0, 0, 1, 0],
      first,
      turn,
      aboveFlag: 0,
    });
    let state = play(rockingRaft, start, [placeGem(turn, 'red', 0), draw(30)]);
    let turns = 0;
    while (state.result === null) {
      state = play(rockingRaft, state, [nothing]);
      turns += 1;
    }
    expect(turns).toBe(left);
    expect([state.result.reason, state.turns % 3, (state.turn + 1) % 3]).toEqual(['flag', 0, first]);
  });

  test('then nobody may do anything more', () => {
    const over = play(rockingRaft, sketched({ boats: nearlyFull, phase: 'spill', turn: 1, flagBy: 0 }), [
      nothing,
    ]);
    expectRefusal(rockingRaft, over, tilt(0, 0, 0), 'TT-OVER');
    expect([rockingRaft.legalActions(over), rockingRaft.actors(over)]).toEqual([[], []]);
  });
});

describe('RR-R23 What if the flag comes in the last turn of a round?', () => {
  test('that turn is the last one', () => {
    const start = sketched({ boats: [...nearlyFull].reverse(), turn: 1, hand: [0, 0, 1, 0], aboveFlag: 0 });
    const { phase, turns, flagBy } = play(rockingRaft, start, [placeGem(1, 'red', 0), draw(30)]);
    expect([phase, turns, flagBy]).toEqual(['over', 2, 1]);
  });
});

describe("RR-END-4 After one's last turn", () => {
  test('a boat that passed gems fill is scored and replaced as usual', () => {
    const start = sketched({
      boats: [...nearlyFull].reverse(),
      turn: 1,
      hand: [0, 0, 2, 0],
      flagBy: 0,
    });
    const { state, events } = playWithEvents(rockingRaft, start, [
      placeGem(1, 'red', 0),
      placeGem(0, 'red', 0),
      draw(30),
      draw(31),
    ]);
    expect(told(events).slice(-4)).toEqual([
      'seat 0 has filled the boat of card 13, for 2 points',
      'seat 0 draws card 31 into slot 0',
      'the turn of seat 1 is over',
      'the game is over (flag), won by seat 1: 2 to 22',
    ]);
    expect(state.seats[0]).toEqual({ boats: [fresh(31), fresh(20)], scored: [13] });
  });
});

describe('RR-END-5 The deck runs out', () => {
  test('cards are drawn in turn order from the current player, and the last ones get none', () => {
    const turned = sketched({
      boats: [...nearlyFull].reverse(),
      hand: [0, 0, 2, 0],
      flagBy: 1,
      undrawn: [38],
      turn: 1,
    });
    const { state, events } = playWithEvents(rockingRaft, turned, [
      placeGem(1, 'red', 0),
      placeGem(0, 'red', 0),
      draw(38),
    ]);
    expect(events.filter(({ type }) => type === 'boat-drawn' || type === 'deck-empty')).toEqual([
      { type: 'boat-drawn', seat: 1, slot: 0, card: 38, from: 'deck' },
      { type: 'deck-empty', seat: 0, slot: 0 },
    ]);
    expect(state.seats[0]?.boats).toEqual([null, fresh(20)]);
  });

  const short = sketched({
    boats: [
      [null, boat(3, 0, 0)],
      [boat(1, 1, 1), boat(3, 1, 0)],
      [boat(0, 3, 0), boat(1, 2, 0)],
    ],
    hand: [1, 0, 0, 1],
    flagBy: 2,
    undrawn: [],
    first: 2,
  });

  test('nothing can be placed where there is no boat', () => {
    const message = 'there is no boat in slot 0';
    expect(expectRefusal(rockingRaft, short, placeGem(0, 'yellow', 0), 'RR-END-5')).toBe(message);
    const black = { type: 'place-black', seat: 0, boat: 0, space: 'red' } as const;
    expect(expectRefusal(rockingRaft, short, black, 'RR-END-5')).toBe(message);
    expect(choices(short)).toEqual(['place-gem yellow 1', 'place-black 1 yellow']);
  });
});

describe('RR-R26 Is a slot that stayed empty filled later?', () => {
  test('it is due again each turn, and stays empty while there is no card', () => {
    const short = sketched({
      boats: [
        [boat(3, 0, 0), null],
        [boat(1, 1, 1), boat(3, 1, 0)],
        [boat(0, 3, 0), boat(1, 2, 0)],
      ],
      phase: 'spill',
      flagBy: 2,
      undrawn: [],
      first: 2,
    });
    const { state, events } = playWithEvents(rockingRaft, short, [nothing]);
    expect(events.filter(({ type }) => type === 'deck-empty')).toEqual([
      { type: 'deck-empty', seat: 0, slot: 1 },
    ]);
    expect(state.seats[0]?.boats[1]).toBeNull();
  });
});

const pointless: Sketch['boats'] = [
  [boat(1, 1, 0), boat(1, 0, 1)],
  [boat(0, 1, 1), boat(2, 1, 0)],
];
/** These boats, and five more of 13 points for each seat. */
const saved = (...piles: readonly (readonly number[])[]) =>
  piles.map((pile, seat) => [...pile, ...(SAVED[seat] ?? [])]);
/** The end of a game with these boats scored. */
const ended = (...piles: readonly (readonly number[])[]) =>
  play(
    rockingRaft,
    sketched({ boats: pointless, scored: saved(...piles), phase: 'spill', turn: 1, flagBy: 0 }),
    [nothing],
  );

describe('RR-SCORE-1 Points', () => {
  test('the points of the filled boats are added up, at any time', () => {
    const before = sketched({ boats: pointless, scored: [[20, 33], [34]], phase: 'spill', aboveFlag: 7 });
    expect(rockingRaft.scores(before)).toEqual([
      { points: 8, boats: 2, cards: [20, 33] },
      { points: 5, boats: 1, cards: [34] },
    ]);
    expect(rockingRaft.returns(before)).toEqual([0, 0]);
  });
});

describe('RR-SCORE-2 Most points win', () => {
  test.each([
    { scored: [[20], [33, 3]], winners: [1], returns: [-1, 1] },
    { scored: [[34], [3]], winners: [0], returns: [1, -1] },
  ])('$scored -> $winners', ({ scored, winners, returns }) => {
    const over = ended(...scored);
    expect(over.result?.winners).toEqual(winners);
    expect(rockingRaft.returns(over)).toEqual(returns);
  });

  test('with four players a loser has -1/3', () => {
    const four = sketched({
      boats: [...pointless, [boat(0, 3, 0), boat(1, 2, 0)], [boat(2, 2, 0), boat(3, 0, 0)]],
      scored: saved([20], [33, 34], [], []),
      phase: 'spill',
      turn: 3,
      flagBy: 0,
    });
    const over = play(rockingRaft, four, [nothing]);
    expect(over.result?.winners).toEqual([1]);
    expect(rockingRaft.returns(over)).toEqual([-1 / 3, 1, -1 / 3, -1 / 3]);
  });
});

describe('RR-SCORE-3 Tie', () => {
  test('with equal points more boats win', () => {
    expect(ended([20], [8, 13]).result).toEqual({
      reason: 'flag',
      winners: [1],
      points: [17, 17],
      boats: [6, 7],
    });
  });
});

describe('RR-R28 What if points and numbers of boats are equal?', () => {
  test('the victory is shared', () => {
    const over = ended([20], [33]);
    expect(over.result?.winners).toEqual([0, 1]);
    expect(rockingRaft.returns(over)).toEqual([0, 0]);
  });

  test('two of three share what the third lost', () => {
    const three = sketched({
      boats: [...pointless, [boat(0, 3, 0), boat(1, 2, 0)]],
      scored: saved([20], [33], []),
      phase: 'spill',
      turn: 2,
      flagBy: 0,
    });
    expect(rockingRaft.returns(play(rockingRaft, three, [nothing]))).toEqual([0.25, 0.25, -0.5]);
  });
});

describe('RR-R29 Is a face-down scoring pile hidden?', () => {
  test('a view shows its cards', () => {
    const { seats } = rockingRaft.observe(ended([20], [33]), 1);
    expect(seats.map(({ scored }) => scored)).toEqual(saved([20], [33]));
  });
});

describe('RR-R31 What are unfilled boats worth at the end?', () => {
  test('nothing, however many gems lie on them', () => {
    const start = sketched({
      boats: nearlyFull,
      phase: 'spill',
      turn: 1,
      flagBy: 0,
    });
    expect(start.seats.map(({ scored }) => scored)).toEqual([[], [0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12]]);
    const { result } = play(rockingRaft, start, [nothing]);
    expect([result?.points, result?.boats]).toEqual([
      [0, 20],
      [0, 11],
    ]);
  });
});

describe('RR-R27 What if nobody can ever place a gem again?', () => {
  const last: BoatSketch = { spaces: [2, 1, 2], gems: [0, 1, 1], wild: [2, 0, 0] };
  /** Only red spaces are empty; every gem that could go there lies on a boat, if the last boat is the one above. */
  const stuck = (held = last, water = 0): Sketch => ({
    boats: [
      [
        { spaces: [0, 1, 2], gems: [0, 1, 1], water },
        { spaces: [1, 0, 2], gems: [1, 0, 1], water },
      ],
      [{ spaces: [1, 1, 2], gems: [1, 0, 1], wild: [0, 1, 0] }, held],
    ],
    phase: 'spill',
  });

  test('the game ends at once, also in the middle of a round', () => {
    const over = play(rockingRaft, sketched(stuck()), [nothing]);
    expect(over.result).toEqual({ reason: 'becalmed', winners: [0, 1], points: [0, 0], boats: [0, 0] });
    expect(over.turns).toBe(1);
  });

  test('one gem of the colour, or a black one, keeps it going', () => {
    const black = stuck({ spaces: [2, 1, 2], gems: [1, 1, 1], wild: [1, 0, 0] });
    expect(play(rockingRaft, sketched(black), [nothing]).result).toBeNull();
  });

  test('not in the variant, where boats sink', () => {
    const sinking: Sketch = { ...stuck(last, 1), variant: 'sinking-lifeboats' };
    expect(play(rockingRaft, sketched(sinking), [nothing]).result).toBeNull();
  });

  test('a turn that ends the game anyway ends it by the flag', () => {
    const [mine, theirs] = stuck().boats;
    const waiting: BoatSketch = { spaces: [1, 0, 2], gems: [0, 0, 1] };
    const boats = [theirs ?? [null, null], [mine?.[0] ?? null, waiting]] as const;
    const end = (turn: Partial<Sketch>) =>
      play(rockingRaft, sketched({ boats, hand: [1, 0, 0, 0], turn: 1, ...turn }), [
        placeGem(1, 'yellow', 1),
      ]);
    expect(end({}).result?.reason).toBe('becalmed');
    expect(end({ flagBy: 0 }).result?.reason).toBe('flag');
  });
});

describe('RR-R35 What if the flag is never drawn?', () => {
  test('then the game goes on', () => {
    let state = sketched({ boats: nearlyFull, phase: 'spill' });
    for (let turn = 0; turn < 40; turn += 1) state = play(rockingRaft, state, [nothing]);
    expect([state.turns, state.result]).toEqual([40, null]);
    expectChanges(sketched({ boats: nearlyFull, phase: 'spill' }), state, { turns: 40 });
  });
});
