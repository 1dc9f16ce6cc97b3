import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { rngFromSeed } from '../../../src/index.js';
import { play } from '../../support/scenario.js';
import { boat, hold, sketched, slide, tilt } from './positions.js';
import type { Sketch } from './positions.js';

const boats: Sketch['boats'] = [
  [{ spaces: [2, 0, 1], gems: [1, 0, 0], wild: [1, 0, 0] }, boat(3, 0, 0)],
  [boat(1, 1, 1), boat(3, 1, 0)],
  [boat(0, 3, 0), { spaces: [1, 2, 0], gems: [0, 2, 0] }],
];
const tilted = play(
  rockingRaft,
  sketched({
    phase: 'tilt',
    boats,
    cells: { 7: [2, 0, 1, 0] },
    rest: 6,
    scored: [[33], [], [34]],
    aboveFlag: 13,
    turn: 1,
    first: 0,
  }),
  [tilt(1, 2, 1), slide(1, 0, 0, 0)],
);

describe('RR-R29, RR-R32 nothing is hidden but the generator', () => {
  test('every viewer sees the whole state', () => {
    const { kernel, ...shown } = tilted;
    const { rng: _rng, ...identity } = kernel;
    for (const viewer of [0, 1, 2, 'public'] as const)
      expect(rockingRaft.observe(tilted, viewer)).toEqual({ kernel: identity, ...shown });
  });

  test('two states that differ in the generator alone look alike', () => {
    const seeded = rockingRaft.setup({ players: 3, seed: 1 });
    const later: RockingRaftState = { ...seeded, kernel: { ...seeded.kernel, rng: [1, 2, 3, 4] } };
    expect(rockingRaft.observe(later, 0)).toEqual(rockingRaft.observe(seeded, 0));
  });

  test('a view allows one state, and nothing is drawn for it', () => {
    const rng = rngFromSeed('view');
    const before = [...rng];
    expect(rockingRaft.determinize(rockingRaft.observe(tilted, 2), rng)).toEqual(tilted);
    expect(rng).toEqual(before);
  });

  test('every event and every outcome is public', () => {
    const event = { type: 'boat-sunk', seat: 0, slot: 1, card: 3, gems: [1, 0, 0, 0] } as const;
    for (const viewer of [0, 1, 'public'] as const) {
      expect(rockingRaft.observeEvent({ ...event, gems: [1, 0, 0, 0] }, viewer)).toEqual(event);
      expect(rockingRaft.seesOutcome('draw-card', viewer)).toBe(true);
    }
  });
});

describe('the tensor', () => {
  const block = (name: string, viewer: 0 | 1 | 2 | 'public', state = tilted): number[] => {
    const { offset, size } = rockingRaft.tensorLayout.blocks.find((one) => one.name === name) ?? {
      offset: 0,
      size: 0,
    };
    const tensor = rockingRaft.tensor(rockingRaft.observe(state, viewer), viewer);
    return [...tensor.slice(offset, offset + size)].map((value) => Math.round(value * 1000) / 1000);
  };

  test('has 268 numbers in the parts of the specification', () => {
    expect(rockingRaft.tensorLayout.size).toBe(268);
    expect(rockingRaft.tensorLayout.blocks.map(({ name, size }) => [name, size])).toEqual([
      ['phase', 5],
      ['set-up', 5],
      ['active', 4],
      ['holder', 4],
      ['first', 4],
      ['cells', 36],
      ['raft', 4],
      ['hand', 4],
      ['tilt', 8],
      ['boats', 104],
      ['scored', 8],
      ['undrawn', 39],
      ['bottom', 39],
      ['deck', 4],
    ]);
  });

  test('tells phase, set-up and seats as the viewer sits', () => {
    expect(block('phase', 0)).toEqual([0, 1, 0, 0, 0]);
    expect(block('set-up', 0)).toEqual([0, 0, 0, 1, 0]);
    expect(block('active', 0)).toEqual([0, 1, 0, 0]);
    expect(block('active', 1)).toEqual([1, 0, 0, 0]);
    expect(block('active', 'public')).toEqual([0, 1, 0, 0]);
    expect(block('holder', 1)).toEqual([0, 0, 0, 0]);
    expect(block('first', 1)).toEqual([0, 0, 1, 0]);
  });

  test('tells gems and the tilt', () => {
    expect(block('cells', 0).slice(24, 32)).toEqual([0.6, 0.5, 0.4, 0.2, 0.1, 0, 0.1, 0]);
    expect(block('raft', 0)).toEqual([0.7, 0.5, 0.5, 0.2]);
    expect(block('hand', 0)).toEqual([0.1, 0, 0, 0]);
    expect(block('tilt', 0)).toEqual([0, 0, 1, 0, 0, 1, 0, 0.125]);
  });

  test('tells boats, scores and the deck', () => {
    expect(block('boats', 0).slice(0, 13)).toEqual([1, 0.5, 0, 0.25, 0, 0, 0.25, 0.333, 0, 0, 0.2, 0, 0]);
    expect(block('boats', 2).slice(26, 39)).toEqual(block('boats', 0).slice(0, 13));
    expect(block('boats', 0).slice(78)).toEqual(Array.from({ length: 26 }, () => 0));
    expect(block('scored', 2)).toEqual([0.05, 0.083, 0.05, 0.067, 0, 0, 0, 0]);
    expect(block('undrawn', 0).reduce((sum, one) => sum + one, 0)).toBe(tilted.undrawn.length);
    expect(block('deck', 0)).toEqual([0.65, Math.round((tilted.undrawn.length / 39) * 1000) / 1000, 0, 0]);
  });

  test('counts the turns that are left after the flag', () => {
    const flagged = (turn: number) =>
      sketched({
        phase: 'spill',
        boats: [...boats.slice(3 - turn), ...boats.slice(0, 3 - turn)],
        turn,
        flagBy: 0,
      });
    expect(block('deck', 0, flagged(1)).slice(2)).toEqual([1, 0.5]);
    expect(block('deck', 0, flagged(2)).slice(2)).toEqual([1, 0.25]);
    expect(block('set-up', 0, flagged(2))).toEqual([0, 1, 0, 1, 0]);
    expect(block('cells', 0, flagged(2))).toEqual(Array.from({ length: 36 }, () => 0));
  });

  test('shows water and sunk boats', () => {
    const wet = sketched({
      variant: 'sinking-lifeboats',
      phase: 'spill',
      boats: [
        [
          { spaces: [2, 0, 1], water: 2 },
          { spaces: [3, 0, 0], water: 1 },
        ],
        [boat(1, 1, 1), boat(3, 1, 0)],
      ],
      bottom: [30, 7],
      aboveFlag: 8,
    });
    expect(block('boats', 0, wet).slice(11, 13)).toEqual([0, 1]);
    expect(block('boats', 0, wet).slice(24, 26)).toEqual([1, 0]);
    expect(block('bottom', 0, wet).flatMap((one, card) => (one === 1 ? [card] : []))).toEqual([7, 30]);
  });
});

describe('the text', () => {
  test('draws the raft with its openings, boats, deck and what is due', () => {
    expect(rockingRaft.text(tilted, 0).split('\n')).toEqual([
      'Rocking Raft, 3 players, in turn 2',
      '',
      '                  north',
      '        4           0           3',
      '2 |     .     2     .     4     .     | 0',
      '        3           4           3',
      '4 |     .     3     .     4     .     | 3',
      '        4           3           0',
      '0 | 6y5b4r2k  4   1y1r    2     .     | 2',
      '        0           4           2',
      '                  south',
      'raft: 7 yellow, 5 blue, 5 red, 2 black',
      'tilted to the south, centre finger, beats: 1',
      'hand: 1 yellow',
      'y yellow, b blue, r red, k black; the other numbers are the widths of openings',
      '',
      'seat 0 (first player): 4 points, 1 boat filled',
      '  0: yellow yk red . for 2 points (card 8)',
      '  1: yellow ... for 3 points (card 3)',
      'seat 1 (active): 0 points, 0 boats filled',
      '  0: yellow . blue . red . for 2 points (card 13)',
      '  1: yellow ... blue . for 4 points (card 20)',
      'seat 2: 5 points, 1 boat filled',
      '  0: blue ... for 3 points (card 4)',
      '  1: yellow . blue bb for 2 points (card 11)',
      '',
      'deck: 31 unknown cards, 13 above the flag',
      'seat 1 holds the raft down, or releases it',
    ]);
  });

  test('is the same for everybody', () => {
    const texts = ([0, 1, 2, 'public', undefined] as const).map((viewer) => rockingRaft.text(tilted, viewer));
    expect(new Set(texts).size).toBe(1);
  });

  test.each([
    {
      what: 'set-up',
      state: rockingRaft.setup({ players: 2, chance: 'explicit' }),
      lines: [
        'Rocking Raft, 2 players, set-up',
        'in the air: 8 yellow, 6 blue, 4 red, 3 black',
        'chance: outer-gem cell 0',
      ],
    },
    { what: 'a beat', state: play(rockingRaft, tilted, [hold(1)]), lines: ['chance: slide-gems cell 7'] },
    {
      what: 'a tilt',
      state: sketched({ phase: 'tilt', boats, cells: {} }),
      lines: ['seat 0 is to tilt the raft', 'hand: no gems'],
    },
    {
      what: 'a refereed hand',
      state: sketched({ boats, hand: [1, 0, 0, 2] }),
      lines: [
        'raft: 7 yellow, 5 blue, 5 red',
        'hand: 1 yellow, 2 black',
        'y yellow, b blue, r red, k black',
        'seat 0 places gems',
      ],
    },
    {
      what: 'the variant after the flag',
      state: sketched({
        variant: 'sinking-lifeboats',
        phase: 'spill',
        boats: [
          [boat(1, 1, 1), boat(3, 1, 0)],
          [
            { spaces: [2, 0, 1], water: 2 },
            { spaces: [3, 0, 0], water: 1 },
          ],
        ],
        turn: 1,
        flagBy: 0,
        undrawn: [38],
        bottom: [7],
      }),
      lines: [
        'Rocking Raft, 2 players, sinking lifeboats, in turn 4',
        '  1: yellow ... for 3 points, 1 Water token (card 3)',
        'deck: 1 unknown card, then the sunk cards 7, flag drawn by seat 0',
      ],
    },
  ])('$what', ({ state, lines }) => {
    expect(rockingRaft.text(state).split('\n')).toEqual(expect.arrayContaining(lines));
  });

  test('the end', () => {
    const over = play(
      rockingRaft,
      sketched({ phase: 'spill', boats: boats.slice(0, 2), turn: 1, flagBy: 0, scored: [[33], [34]] }),
      [{ type: 'chance', kind: 'spill-gems', outcome: [0, 0, 0, 0] }],
    );
    expect(rockingRaft.text(over).split('\n').at(-1)).toBe('the game is over (flag), won by seat 1: 4 to 21');
    expect(rockingRaft.text(over)).toContain('over after turn 2');
  });
});
