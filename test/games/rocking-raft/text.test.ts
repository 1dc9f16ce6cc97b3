import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftEvent } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { canonicalJson, range } from '../../../src/index.js';
import { playWithEvents } from '../../support/scenario.js';
import { randomTranscript } from '../../support/playthroughs.js';
import { referee } from './setups.js';
import { boat, placeGem, sketched, spill } from './positions.js';

/** One event of each kind, and its sentence. */
const sentences: readonly [RockingRaftEvent, string][] = [
  [{ type: 'outer-gem-placed', cell: 3, gem: 'black' }, 'a black gem lies on cell 3'],
  [{ type: 'gem-dropped', cell: 5, gem: 'red' }, 'a red gem drops and comes to rest on cell 5'],
  [{ type: 'boat-dealt', seat: 1, slot: 0, card: 12 }, 'seat 1 is dealt card 12 into slot 0'],
  [{ type: 'flag-buried', depth: 15 }, 'the Pirate Flag goes into the deck below 15 cards'],
  [{ type: 'first-player-chosen', seat: 2, drawn: true }, 'seat 2 is first player'],
  [{ type: 'first-player-chosen', seat: 2, drawn: false }, 'seat 2 is first player, as was agreed'],
  [{ type: 'turn-started', seat: 0, turn: 7 }, 'turn 7: seat 0'],
  [{ type: 'water-added', seat: 0, slot: 1, water: 2 }, 'the boat in slot 1 of seat 0 takes in water: 2'],
  [{ type: 'raft-tilted', seat: 3, edge: 3, finger: 0 }, 'seat 3 tilts the raft to the west, left finger'],
  [{ type: 'beat-started', beat: 2 }, 'beat 2 begins'],
  [{ type: 'gems-slid', from: 4, to: 7, gems: [0, 2, 0, 1] }, '2 blue, 1 black slide from cell 4 to cell 7'],
  [{ type: 'gems-fell', from: 7, gems: [1, 0, 0, 0] }, '1 yellow fall out from cell 7'],
  [{ type: 'beat-ended', beat: 1, hand: [0, 0, 0, 0] }, 'beat 1 is over, with no gems out'],
  [{ type: 'raft-released', seat: 1, beats: 3, forced: false }, 'seat 1 releases the raft after 3 beats'],
  [
    { type: 'raft-released', seat: 1, beats: 0, forced: true },
    'the raft swings back after 0 beats, since nothing can move',
  ],
  [{ type: 'gems-spilled', gems: [1, 0, 1, 0] }, 'out of the raft fell: 1 yellow, 1 red'],
  [
    { type: 'gem-placed', seat: 0, gem: 'blue', slot: 1, card: 4 },
    'seat 0 places a blue gem on the boat in slot 1',
  ],
  [
    { type: 'black-placed', seat: 0, slot: 1, card: 4, space: 'blue' },
    'seat 0 places a black gem on a blue space of the boat in slot 1',
  ],
  [{ type: 'black-returned', seat: 0, count: 2 }, '2 black of seat 0 go back to the centre'],
  [{ type: 'gems-passed', from: 0, to: 1, gems: [0, 0, 2, 0] }, 'seat 0 passes 2 red to seat 1'],
  [{ type: 'leftovers-returned', gems: [0, 0, 2, 0] }, '2 red go back to the centre'],
  [
    { type: 'boat-filled', seat: 1, slot: 0, card: 20, points: 4, gems: [3, 1, 0, 0] },
    'seat 1 has filled the boat of card 20, for 4 points',
  ],
  [
    { type: 'boat-sunk', seat: 1, slot: 0, card: 20, gems: [0, 0, 0, 0] },
    'the boat of card 20 of seat 1 sinks',
  ],
  [{ type: 'water-returned', seat: 1, slot: 0, tokens: 2 }, '2 Water tokens go back to the supply'],
  [{ type: 'flag-drawn', seat: 1 }, 'seat 1 draws the Pirate Flag'],
  [{ type: 'boat-drawn', seat: 1, slot: 0, card: 9, from: 'deck' }, 'seat 1 draws card 9 into slot 0'],
  [
    { type: 'boat-drawn', seat: 1, slot: 0, card: 9, from: 'bottom' },
    'seat 1 draws card 9 into slot 0, a sunk boat',
  ],
  [{ type: 'deck-empty', seat: 1, slot: 0 }, 'the deck is empty: slot 0 of seat 1 stays empty'],
  [{ type: 'turn-ended', seat: 1 }, 'the turn of seat 1 is over'],
  [
    { type: 'game-ended', reason: 'becalmed', winners: [0, 2], points: [5, 3, 5], boats: [2, 1, 2] },
    'the game is over (becalmed), won by seat 0 and 2: 5 to 3 to 5',
  ],
];

describe('an event in one sentence', () => {
  test.each(sentences)('$type', (event, sentence) => {
    expect(rockingRaft.describe(event)).toBe(sentence);
  });

  test('all 27 kinds are here, and all come up in play', () => {
    const kinds = new Set(sentences.map(([{ type }]) => type));
    expect(kinds.size).toBe(27);
    const seen = new Set<string>();
    for (const variant of ['standard', 'sinking-lifeboats'])
      for (const physics of ['modelled', 'refereed']) {
        const setup = { players: 4, variant, physics };
        for (const seed of range(2)) {
          const { options, actions } = randomTranscript(rockingRaft, { setup, seed, referee });
          const first = rockingRaft.begin(options);
          for (const { type } of first.events) seen.add(type);
          for (const { type } of playWithEvents(rockingRaft, first.state, actions).events) seen.add(type);
        }
      }
    const agreed = rockingRaft.begin({ players: 2, firstPlayer: 1, seed: 1 });
    expect(agreed.events).toContainEqual({ type: 'first-player-chosen', seat: 1, drawn: false });
    expect([...kinds].filter((kind) => !seen.has(kind) && kind !== 'deck-empty')).toEqual([]);
  });
});

describe('the canonical summary', () => {
  test('has the fields of the specification, and no others', () => {
    const state = sketched({
      boats: [
        [{ spaces: [2, 0, 1], gems: [1, 0, 0] }, boat(3, 0, 0)],
        [boat(1, 1, 1), boat(3, 1, 0)],
      ],
      hand: [1, 0, 0, 0],
      undrawn: [33, 34, 35, 36, 37, 38],
      flagBy: 1,
      first: 1,
      turns: 1,
    });
    const boats =
      '[[{"card":8,"gems":[1,0,0],"water":0,"wild":[0,0,0]},{"card":3,"gems":[0,0,0],"water":0,"wild":[0,0,0]}],' +
      '[{"card":13,"gems":[0,0,0],"water":0,"wild":[0,0,0]},{"card":20,"gems":[0,0,0],"water":0,"wild":[0,0,0]}]]';
    const scored = range(33).filter((card) => ![8, 3, 13, 20].includes(card));
    expect(canonicalJson(rockingRaft.canonical(state))).toBe(
      `{"aboveFlag":0,"actors":[0],"air":[0,0,0,0],"boats":${boats},"bottom":[],"first":1,"flagBy":1,"hand":[1,0,0,0],"holder":0,` +
        `"pending":null,"phase":"place","raft":[6,6,4,3],"result":null,"scored":[[],[${scored.join()}]],"tilt":null,"turn":0,"turns":1,` +
        '"undrawn":[33,34,35,36,37,38]}',
    );
  });

  test('leaves the cursor and the offset of settling out', () => {
    const tilted = rockingRaft.setup({ players: 2, seed: 'canonical' });
    const [tilt] = rockingRaft.legalActions(tilted);
    if (tilt === undefined) throw new Error('nothing to do');
    const summary = rockingRaft.canonical(rockingRaft.reduce(tilted, tilt)) as Record<string, unknown>;
    expect(summary['tilt']).toEqual({ edge: 0, finger: 0, beats: 1 });
    expect(Object.keys(summary)).not.toContain('settling');
  });
});

test('RR-END-5 a slot that stays empty is told of each turn', () => {
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
  const { events } = playWithEvents(rockingRaft, short, [
    spill(1, 0, 0, 0),
    placeGem(0, 'yellow', 0),
    spill(0, 0, 0, 0),
  ]);
  expect(events.filter(({ type }) => type === 'deck-empty')).toHaveLength(2);
});
