import type { Draft } from 'immer';
import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { SaveError, below, rngFromSeed } from '../../../src/index.js';
import { play } from '../../support/scenario.js';
import { boat, drop, hold, passOn, sketched, slide, tilt } from './positions.js';
import type { Sketch } from './positions.js';
import { reached } from './reached.js';

const boats: Sketch['boats'] = [
  [{ spaces: [2, 0, 1], gems: [1, 0, 0] }, boat(3, 0, 0)],
  [boat(1, 1, 1), boat(3, 1, 0)],
];
const tilting = sketched({ phase: 'tilt', boats, cells: { 7: [2, 0, 1, 0] }, rest: 6 });
const beat = play(rockingRaft, tilting, [tilt(0, 2, 1)]);
const held = play(rockingRaft, beat, [slide(1, 0, 0, 0)]);
const placing = sketched({ boats, hand: [1, 0, 0, 1] });
const passed = play(rockingRaft, sketched({ boats, hand: [0, 1, 0, 1], cells: {} }), [passOn(0), drop(4)]);
const dropping = play(rockingRaft, sketched({ boats, hand: [0, 1, 0, 1], cells: {} }), [passOn(0)]);
const spilling = sketched({ boats, phase: 'spill' });
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
});
const flagged = sketched({ boats, phase: 'spill', turn: 1, flagBy: 0 });
const over = play(rockingRaft, flagged, [{ type: 'chance', kind: 'spill-gems', outcome: [0, 0, 0, 0] }]);
/** Only red spaces are empty, and all red and black gems lie on boats. */
const becalmed = play(
  rockingRaft,
  sketched({
    phase: 'spill',
    boats: [
      [
        { spaces: [0, 1, 2], gems: [0, 1, 1] },
        { spaces: [1, 0, 2], gems: [1, 0, 1] },
      ],
      [
        { spaces: [1, 1, 2], gems: [1, 0, 1], wild: [0, 1, 0] },
        { spaces: [2, 1, 2], gems: [0, 1, 1], wild: [2, 0, 0] },
      ],
    ],
  }),
  [{ type: 'chance', kind: 'spill-gems', outcome: [0, 0, 0, 0] }],
);
const setUp = rockingRaft.setup({ players: 2, chance: 'explicit' });

type Break = (draft: Draft<RockingRaftState>) => void;

/** The boat in a slot, to be written to. */
function at(draft: Draft<RockingRaftState>, seat: number, slot: 0 | 1) {
  const found = draft.seats[seat]?.boats[slot];
  if (!found) throw new Error('no boat there');
  return found;
}

const breaks: readonly { breach: string; of: RockingRaftState; change: Break }[] = [
  { breach: 'the number of seats', of: placing, change: (draft) => void (draft.options.players = 3) },
  { breach: 'a seat is named that does not exist', of: flagged, change: (draft) => void (draft.flagBy = 2) },
  {
    breach: 'the raft or the phase does not fit',
    of: placing,
    change: (draft) => void (draft.options.physics = 'modelled'),
  },
  {
    breach: 'something is due',
    of: placing,
    change: (draft) => void (draft.pending = { kind: 'first-player' }),
  },
  { breach: 'there is no result at the end', of: over, change: (draft) => void (draft.result = null) },
  { breach: 'an active seat in set-up', of: setUp, change: (draft) => void (draft.turn = 0) },
  { breach: 'a first player before', of: setUp, change: (draft) => void (draft.first = 0) },
  { breach: 'boats are settled in another phase', of: placing, change: (draft) => void (draft.settling = 0) },
  { breach: 'gems are lost', of: placing, change: (draft) => void (draft.hand[0] = 2) },
  {
    breach: 'a boat holds more gems',
    of: placing,
    change: (draft) => {
      at(draft, 0, 0).gems[1] = 1;
      (draft.raft as number[])[1] = 5;
    },
  },
  { breach: 'a lifeboat is lost', of: placing, change: (draft) => void draft.undrawn.pop() },
  {
    breach: 'a lifeboat is lost',
    of: placing,
    change: (draft) => {
      draft.undrawn.pop();
      draft.undrawn.push(39);
    },
  },
  {
    breach: 'the unknown lifeboats are not in',
    of: placing,
    change: (draft) => void draft.undrawn.reverse(),
  },
  { breach: 'the flag lies at another depth', of: placing, change: (draft) => void (draft.aboveFlag = 9) },
  {
    breach: 'a slot is empty although',
    of: placing,
    change: (draft) => {
      draft.seats[1]?.scored.push(at(draft, 1, 1).card);
      if (draft.seats[1]) draft.seats[1].boats[1] = null;
    },
  },
  {
    breach: 'there is water or a sunk boat without',
    of: placing,
    change: (draft) => void (at(draft, 1, 0).water = 1),
  },
  {
    breach: 'a boat carries a number of Water tokens',
    of: wet,
    change: (draft) => void (at(draft, 0, 0).water = 3),
  },
  { breach: 'a boat that should have sunk', of: wet, change: (draft) => void (at(draft, 1, 0).water = 2) },
  { breach: 'a boat that should have sunk', of: wet, change: (draft) => void (at(draft, 0, 0).water = 0) },
  { breach: 'the turn is not that', of: placing, change: (draft) => void (draft.turns = 1) },
  {
    breach: 'a round begins after the flag',
    of: flagged,
    change: (draft) => void ([draft.turn, draft.turns] = [0, 2]),
  },
  {
    breach: 'the game goes on although nobody could ever place a gem',
    of: becalmed,
    change: (draft) =>
      void Object.assign(draft, { phase: 'spill', turn: 1, result: null, pending: { kind: 'spill-gems' } }),
  },
  { breach: 'the result is not what', of: over, change: (draft) => void draft.result?.winners.unshift(0) },
  { breach: 'a tilt in a phase without one', of: held, change: (draft) => void (draft.tilt = null) },
  {
    breach: 'the tilt stands where nothing can move',
    of: held,
    change: (draft) => void (draft.tilt = { edge: 2, finger: 1, beats: 1, cursor: 8 }),
  },
  {
    breach: 'the tilt stands where nothing can move',
    of: beat,
    change: (draft) => void (draft.pending = { kind: 'slide-gems', cell: 8 }),
  },
  { breach: 'somebody holds gems in a phase', of: spilling, change: (draft) => void (draft.holder = 0) },
  { breach: 'the active player is not the one', of: placing, change: (draft) => void (draft.holder = 1) },
  { breach: 'gems have come back', of: passed, change: (draft) => void (draft.holder = 0) },
  {
    breach: 'there are gems in hand in a phase without',
    of: spilling,
    change: (draft) => void ([draft.hand, (draft.raft as number[])[1]] = [[0, 1, 0, 0], 5]),
  },
  {
    breach: 'gems are in the air',
    of: dropping,
    change: (draft) => void (draft.pending = { kind: 'drop-gem', gem: 'yellow' }),
  },
  {
    breach: 'nothing can be placed',
    of: placing,
    change: (draft) =>
      void ([draft.hand, draft.raft] = [
        [0, 0, 0, 0],
        [7, 6, 4, 3],
      ]),
  },
  {
    breach: 'a boat is full before',
    of: spilling,
    change: (draft) => {
      at(draft, 0, 0).gems = [2, 0, 1];
      draft.raft = [6, 6, 3, 3];
    },
  },
  {
    breach: 'black gems are passed',
    of: passed,
    change: (draft) => {
      draft.hand[3] = 1;
      const centre = draft.raft[4];
      if (Array.isArray(centre)) centre[3] -= 1;
    },
  },
  {
    breach: 'gems are passed that the active player could place',
    of: passed,
    change: (draft) => {
      draft.hand[0] = 1;
      const centre = draft.raft[4];
      if (Array.isArray(centre)) centre[0] -= 1;
    },
  },
  {
    breach: 'the gems are not laid out',
    of: setUp,
    change: (draft) => void (draft.pending = { kind: 'outer-gem', cell: 1 }),
  },
];

describe('the audit finds what the rules cannot reach', () => {
  test.each(breaks)('$breach', ({ breach, of, change }) => {
    expect(rockingRaft.audit(of)).toEqual([]);
    const draft = structuredClone(of) as Draft<RockingRaftState>;
    change(draft);
    const breaches = rockingRaft.audit(draft);
    expect(breaches.some((found) => found.startsWith(breach)) || breaches).toBe(true);
    expect(() => rockingRaft.load(rockingRaft.save(draft))).toThrow(SaveError);
  });

  test('and nothing in a position of each phase', () => {
    const states = [
      setUp,
      tilting,
      beat,
      held,
      placing,
      passed,
      dropping,
      spilling,
      wet,
      flagged,
      over,
      becalmed,
    ];
    expect(states.flatMap((state) => rockingRaft.audit(state))).toEqual([]);
    expect(play(rockingRaft, held, [hold(0)]).phase).toBe('slide');
  });

  test.each([{}, { physics: 'refereed' }, { variant: 'sinking-lifeboats' }])(
    '%o: whatever number is changed, it does not throw',
    (setup) => {
      const rng = rngFromSeed('any number');
      for (const phase of ['place', 'receive', 'settle', 'over'] as const) {
        const { kernel, ...fields } = reached(setup, phase);
        const text = JSON.stringify(fields);
        for (const { 0: number, index } of text.matchAll(/(?<=[[:,])-?\d+/g)) {
          const other = String(below(rng, 41) - 1);
          const changed = JSON.parse(
            text.slice(0, index) + other + text.slice(index + number.length),
          ) as typeof fields;
          expect(() => rockingRaft.audit({ kernel, ...changed })).not.toThrow();
        }
      }
    },
  );
});
