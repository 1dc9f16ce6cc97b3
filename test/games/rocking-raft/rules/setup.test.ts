import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { OptionsError, range, rngFromSeed } from '../../../../src/index.js';
import { expectChanges, expectRefusal, play } from '../../../support/scenario.js';
import { draw, drop, fresh, outer } from '../positions.js';

const start = (players: 2 | 3 | 4, more: object = {}) =>
  rockingRaft.setup({ players, ...more, chance: 'explicit' });
/** Set up at random up to a phase. */
function upTo(phase: RockingRaftState['phase'], first: RockingRaftState, seed = 'set-up'): RockingRaftState {
  const rng = rngFromSeed(seed);
  let state = first;
  while (state.phase !== phase || state.pending?.kind === 'drop-gem') {
    const action = rockingRaft.sampleChance(state, rng);
    if (action === null) throw new Error(`no ${phase} on the way`);
    state = rockingRaft.reduce(state, action);
  }
  return state;
}

describe('RR-SETUP-2 Gems in play', () => {
  test.each([
    { players: 2, gems: [8, 6, 4, 3] },
    { players: 3, gems: [9, 7, 5, 3] },
    { players: 4, gems: [10, 8, 6, 3] },
  ] as const)('$players players: $gems', ({ players, gems }) => {
    expect(start(players).air).toEqual(gems);
    const refereed = start(players, { physics: 'refereed' });
    expect([refereed.raft, refereed.air]).toEqual([gems, [0, 0, 0, 0]]);
  });
});

describe('RR-SETUP-3 Outer spaces', () => {
  test('the eight outer spaces get one gem each, in the order of their numbers', () => {
    let state = start(2);
    const laid = ['red', 'yellow', 'black', 'blue', 'red', 'yellow', 'black', 'blue'] as const;
    for (const [index, gem] of laid.entries()) {
      expect(state.pending).toEqual({ kind: 'outer-gem', cell: [0, 1, 2, 3, 5, 6, 7, 8][index] });
      state = play(rockingRaft, state, [outer(gem)]);
    }
    const cell = {
      red: [0, 0, 1, 0],
      yellow: [1, 0, 0, 0],
      black: [0, 0, 0, 1],
      blue: [0, 1, 0, 0],
    } as const;
    expect(state.raft).toEqual([
      cell.red,
      cell.yellow,
      cell.black,
      cell.blue,
      [0, 0, 0, 0],
      cell.red,
      cell.yellow,
      cell.black,
      cell.blue,
    ]);
    expect(state.air).toEqual([6, 4, 2, 1]);
  });

  test('each gem that is not laid out yet is equally likely', () => {
    const afterRed = play(rockingRaft, start(2), [outer('red')]);
    expect(
      rockingRaft.chanceOutcomes(afterRed)?.map(({ action, weight }) => [action.outcome, weight]),
    ).toEqual([
      ['yellow', 8],
      ['blue', 6],
      ['red', 3],
      ['black', 3],
    ]);
  });

  test('a colour of which none is left cannot come up', () => {
    const noBlack = play(rockingRaft, start(2), [outer('black'), outer('black'), outer('black')]);
    expectRefusal(rockingRaft, noBlack, outer('black'), 'TT-OUTCOME');
  });
});

describe('RR-SETUP-4 Centre', () => {
  test('the other gems drop one after the other, yellow, blue, red, black', () => {
    let state = play(
      rockingRaft,
      start(2),
      (['red', 'yellow', 'black', 'blue', 'red', 'yellow', 'black', 'blue'] as const).map(outer),
    );
    const dropped: unknown[] = [];
    while (state.pending?.kind === 'drop-gem') {
      dropped.push(state.pending.gem);
      expect(state.phase).toBe('deal');
      state = play(rockingRaft, state, [drop(dropped.length === 2 ? 3 : 4)]);
    }
    expect(dropped).toEqual([
      ...range(6).map(() => 'yellow'),
      ...range(4).map(() => 'blue'),
      ...range(2).map(() => 'red'),
      'black',
    ]);
    expect([state.raft[4], state.raft[3]]).toEqual([
      [5, 4, 2, 1],
      [1, 1, 0, 0],
    ]);
  });

  test("on a real raft that is the host's affair", () => {
    expect(start(2, { physics: 'refereed' }).pending).toEqual({ kind: 'draw-card', seat: 0, slot: 0 });
  });
});

describe('RR-SETUP-5 Two lifeboats each', () => {
  test.each([2, 3, 4] as const)('%i players have two boats each', (players) => {
    const state = upTo('tilt', start(players));
    expect(state.seats.map(({ boats }) => boats.filter((boat) => boat !== null).length)).toEqual(
      range(players).map(() => 2),
    );
  });
});

describe('RR-R33 In what order are boats dealt?', () => {
  test('seat by seat, slot 0 before slot 1', () => {
    const first = start(2, { physics: 'refereed', firstPlayer: 1 });
    const dealt = play(rockingRaft, first, [7, 3, 30].map(draw));
    expect(dealt.pending).toEqual({ kind: 'draw-card', seat: 1, slot: 1 });
    expectChanges(first, play(rockingRaft, dealt, [draw(12)]), {
      phase: 'spill',
      pending: { kind: 'spill-gems' },
      turn: 1,
      first: 1,
      aboveFlag: 10,
      undrawn: range(39).filter((card) => ![7, 3, 30, 12].includes(card)),
      seats: [
        { boats: [fresh(7), fresh(3)], scored: [] },
        { boats: [fresh(30), fresh(12)], scored: [] },
      ],
    });
  });
});

describe('RR-SETUP-6 Deck', () => {
  test('the lifeboats that were not dealt', () => {
    const { undrawn, seats } = upTo('first', start(3));
    const dealt = seats.flatMap(({ boats }) => boats.map((boat) => boat?.card));
    expect(undrawn).toEqual(range(39).filter((card) => !dealt.includes(card)));
  });
});

describe('RR-SETUP-7 Depth of the flag', () => {
  test.each([
    { players: 2, depth: 10 },
    { players: 3, depth: 15 },
    { players: 4, depth: 20 },
  ] as const)('$players players: below $depth cards', ({ players, depth }) => {
    const before = upTo('deal', start(players));
    expect(before.aboveFlag).toBe(0);
    expect(upTo('first', before).aboveFlag).toBe(depth);
  });
});

describe('RR-SETUP-8 First player', () => {
  test('each seat is equally likely, and begins', () => {
    const before = upTo('first', start(3));
    expect(rockingRaft.chanceOutcomes(before)?.map(({ action, weight }) => [action.outcome, weight])).toEqual(
      [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    );
    const { state, events } = rockingRaft.step(before, { type: 'chance', kind: 'first-player', outcome: 2 });
    expectChanges(before, state, { phase: 'tilt', pending: null, first: 2, turn: 2 });
    expect(events).toEqual([
      { type: 'first-player-chosen', seat: 2, drawn: true },
      { type: 'turn-started', seat: 2, turn: 1 },
    ]);
  });

  test('a seat that does not play cannot begin', () => {
    const before = upTo('first', start(3));
    expectRefusal(rockingRaft, before, { type: 'chance', kind: 'first-player', outcome: 3 }, 'TT-OUTCOME');
  });
});

describe('RR-R37 May the first player be agreed on?', () => {
  test('the option names the seat', () => {
    const before = upTo('deal', start(2, { firstPlayer: 1 }));
    const state = upTo('tilt', before);
    expect([state.first, state.turn]).toEqual([1, 1]);
  });

  test('it must be one that plays', () => {
    expect(() => start(2, { firstPlayer: 2 })).toThrow(OptionsError);
    expect(() => start(2, { firstPlayer: 2 })).toThrow(
      'options at firstPlayer: found 2, expected "random", or a seat of the game',
    );
  });

  test('players has no default, and a refereed game takes no seed', () => {
    // @ts-expect-error players are missing
    expect(() => rockingRaft.setup({ chance: 'explicit' })).toThrow(OptionsError);
    expect(() => rockingRaft.setup({ players: 2, physics: 'refereed', seed: 1 })).toThrow(OptionsError);
    expect(rockingRaft.setup({ players: 2, seed: 1 }).options).toEqual({
      players: 2,
      variant: 'standard',
      physics: 'modelled',
      firstPlayer: 'random',
    });
  });
});

describe('RR-R32 Has the deck an order?', () => {
  test('each card that nobody has seen is equally likely', () => {
    const before = upTo('deal', start(2, { physics: 'refereed' }));
    const after = play(rockingRaft, before, [draw(5)]);
    expect(rockingRaft.chanceOutcomes(after)?.map(({ action, weight }) => [action.outcome, weight])).toEqual(
      range(39)
        .filter((card) => card !== 5)
        .map((card) => [card, 1]),
    );
    expectRefusal(rockingRaft, after, draw(5), 'TT-OUTCOME');
    expectRefusal(rockingRaft, after, draw(39), 'TT-SHAPE');
  });
});
