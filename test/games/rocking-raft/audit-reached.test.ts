import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { SaveError, at } from '../../../src/index.js';
import {
  ahead,
  boatAt,
  cards,
  cells,
  draws,
  drops,
  lacksYellow,
  reached,
  repeated,
  scoreUnfilled,
  takeGem,
} from './reached.js';
import type { Damaged } from './reached.js';

const refereed = { physics: 'refereed' };
const sinking = { variant: 'sinking-lifeboats' };

interface Damage {
  readonly what: string;
  readonly breach: string;
  readonly of: () => RockingRaftState;
  readonly change: (draft: Damaged) => void;
}

/** A yellow gem of the raft is about to drop. */
function dropYellow(draft: Damaged): void {
  takeGem(draft, 0);
  draft.air[0] = 1;
  draft.pending = { kind: 'drop-gem', gem: 'yellow' };
}

const damage: readonly Damage[] = [
  {
    what: 'the flag is drawn before the cards above it',
    breach: 'the flag lies at another depth',
    of: () => reached({}, 'tilt', ({ turn, first, aboveFlag }) => turn !== first && aboveFlag > 2),
    change: (draft) => void ([draft.flagBy, draft.aboveFlag] = [0, 0]),
  },
  {
    what: 'a card is due while the flag is on top',
    breach: 'the flag lies at another depth',
    of: () => reached({}, 'settle', repeated),
    change: (draft) => void (draft.flagBy = -1),
  },
  {
    what: 'a draw is repeated by a seat that did not meet the flag',
    breach: 'the flag lies at another depth',
    of: () => reached({}, 'settle', (state) => repeated(state) && state.turn !== state.first),
    change: (draft) => void (draft.flagBy = 1 - draft.flagBy),
  },
  {
    what: 'a seat that has not drawn yet met the flag in the turn of the first player',
    breach: 'a round begins after the flag',
    of: () => reached({}, 'settle', (state) => drops(state) && state.flagBy >= 0 && state.settling === 0),
    change: (draft) => void ([draft.first, draft.turns, draft.flagBy] = [draft.turn, 2, 1 - draft.turn]),
  },
  {
    what: 'the end of the last round is called becalmed',
    breach: 'the result is not what',
    of: () => reached({}, 'over'),
    change: (draft) => {
      if (draft.result) draft.result.reason = 'becalmed';
    },
  },
  {
    what: 'the game ends becalmed although gems fit',
    breach: 'the result is not what',
    of: () => reached({}, 'tilt', (state) => state.turns === 7 && ahead(state)),
    change(draft) {
      const points = rockingRaft.scores(draft).map((score) => score.points);
      const boats = draft.seats.map(({ scored }) => scored.length);
      draft.phase = 'over';
      draft.turn = draft.first;
      draft.result = { reason: 'becalmed', winners: [0], points, boats };
    },
  },
  {
    what: 'no turn was finished before the end',
    breach: 'the turn is not that',
    of: () => reached({}, 'over'),
    change: (draft) => void (draft.turns = 0),
  },
  {
    what: 'another first player than agreed on',
    breach: 'the first player is not the one agreed on',
    of: () => reached({ firstPlayer: 1 }, 'tilt'),
    change: (draft) => void (draft.options.firstPlayer = 0),
  },
  {
    what: 'the first player is drawn although agreed on',
    breach: 'the first player is not the one agreed on',
    of: () => reached({}, 'first'),
    change: (draft) => void (draft.options.firstPlayer = 0),
  },
  {
    what: 'the second seat is dealt a boat first',
    breach: 'the lifeboats are not dealt in order',
    of: () => reached(refereed, 'deal'),
    change: (draft) => void (draft.pending = { kind: 'draw-card', seat: 1, slot: 0 }),
  },
  {
    what: 'a boat is scored during the deal',
    breach: 'the lifeboats are not dealt in order',
    of: () => reached(refereed, 'deal'),
    change: (draft) => void draft.seats[0]?.scored.push(draft.undrawn.pop() ?? 0),
  },
  {
    what: 'a boat is under the deck before the first turn',
    breach: 'the lifeboats are not dealt in order',
    of: () => reached(sinking, 'deal', draws),
    change: (draft) => void draft.bottom.push(draft.undrawn.pop() ?? 0),
  },
  {
    what: 'a gem lies on a boat before the first turn',
    breach: 'the lifeboats are not dealt in order',
    of: () =>
      reached(refereed, 'first', ({ seats }) => (cards[seats[0]?.boats[0]?.card ?? 0]?.spaces[0] ?? 0) > 0),
    change(draft) {
      boatAt(draft, 0, 0).gems[0] = 1;
      takeGem(draft, 0);
    },
  },
  {
    what: 'the flag is drawn during the deal',
    breach: 'a round begins after the flag',
    of: () => reached(refereed, 'deal'),
    change: (draft) => void (draft.flagBy = 0),
  },
  {
    what: 'a corner is empty when the other gems are dropped',
    breach: 'the gems are not laid out and dropped in order',
    of: () => reached({}, 'deal', drops),
    change: (draft) => void ([cells(draft)[0], cells(draft)[4]] = [at(cells(draft), 4), at(cells(draft), 0)]),
  },
  {
    what: 'a black gem was dropped before the yellow ones',
    breach: 'the gems are not laid out and dropped in order',
    of: () =>
      reached({}, 'deal', ({ air, pending }) => pending?.kind === 'drop-gem' && air[0] > 1 && air[3] > 0),
    change(draft) {
      at(cells(draft), 4)[3] += 1;
      draft.air[3] -= 1;
    },
  },
  {
    what: 'a gem is laid into the centre',
    breach: 'the gems are not laid out and dropped in order',
    of: () => reached({}, 'outer', ({ pending }) => pending?.kind === 'outer-gem' && pending.cell === 8),
    change(draft) {
      draft.pending = { kind: 'outer-gem', cell: 4 };
      const colour = draft.air.findIndex((count) => count > 0) as 0 | 1 | 2 | 3;
      draft.air[colour] -= 1;
      at(cells(draft), 8)[colour] += 1;
    },
  },
  {
    what: 'a tilt is held before its first beat',
    breach: 'the tilt stands where nothing can move, or is held',
    of: () => reached({}, 'hold', ({ hand }) => hand.every((count) => count === 0)),
    change: (draft) => {
      if (draft.tilt) draft.tilt.beats = 0;
    },
  },
  {
    what: 'a gem has fallen out before the first cell of the first beat',
    breach: 'more gems fell out than the openings let through',
    of: () => reached({}, 'slide', ({ tilt }) => tilt?.beats === 0 && tilt.cursor === 0),
    change(draft) {
      const cell = draft.pending?.kind === 'slide-gems' ? draft.pending.cell : 0;
      const from = cells(draft).findIndex((gems, place) => place !== cell && gems.some((count) => count > 0));
      const colour = at(cells(draft), from).findIndex((count) => count > 0) as 0 | 1 | 2 | 3;
      at(cells(draft), from)[colour] -= 1;
      draft.hand[colour] += 1;
    },
  },
  {
    what: 'a seat was settled and has an empty slot',
    breach: 'a slot is empty although there are cards',
    of: () => reached({}, 'settle', (state) => drops(state) && state.settling === 1 && state.flagBy >= 0),
    change: (draft) => {
      scoreUnfilled(draft, draft.turn, 0);
    },
  },
  {
    what: 'a slot is empty at the end',
    breach: 'a slot is empty although there are cards',
    of: () => reached({}, 'over', ({ undrawn }) => undrawn.length > 0),
    change(draft) {
      scoreUnfilled(draft, 0, 0);
      const points = rockingRaft.scores(draft).map((score) => score.points);
      const boats = draft.seats.map(({ scored }) => scored.length);
      const winners = points.flatMap((count, seat) => (count === Math.max(...points) ? [seat] : []));
      draft.result = { reason: 'flag', winners, points, boats };
    },
  },
  {
    what: 'a card is due for the second slot while the first is empty',
    breach: 'a card is due for a slot',
    of: () =>
      reached(
        {},
        'settle',
        (state) => state.flagBy >= 0 && state.pending?.kind === 'draw-card' && state.pending.slot === 1,
      ),
    change: (draft) => {
      scoreUnfilled(draft, (draft.turn + draft.settling) % 2, 0);
    },
  },
  {
    what: 'a boat of the other seat is full while the active one places',
    breach: 'a boat is full before it may be',
    of: () => reached(refereed, 'place', ({ turn, seats }) => lacksYellow(seats[1 - turn]?.boats[0])),
    change(draft) {
      boatAt(draft, 1 - draft.turn, 0).gems[0] += 1;
      takeGem(draft, 0);
    },
  },
  {
    what: 'gems of one that was no boat of the seat drop',
    breach: 'gems drop that nobody gave back',
    of: () =>
      reached({}, 'settle', ({ settling, seats, turn, pending }) => {
        const card = seats[1 - turn]?.scored.at(-1);
        const gem = pending?.kind === 'drop-gem' ? pending.gem : 'black';
        return (
          settling === 1 && gem === 'yellow' && card !== undefined && (cards[card]?.spaces[2] ?? 0) === 0
        );
      }),
    change(draft) {
      takeGem(draft, 2);
      draft.air[2] += 1;
    },
  },
  {
    what: 'a coloured gem drops before the leftovers have come round',
    breach: 'gems drop that nobody gave back',
    of: () => reached({}, 'receive', drops),
    change: dropYellow,
  },
  {
    what: 'more Water tokens than turns',
    breach: 'a boat carries a number of Water tokens that cannot be',
    of: () => reached({ ...sinking, ...refereed }, 'spill', ({ turns }) => turns === 0),
    change: (draft) => void (boatAt(draft, draft.turn, 0).water = 2),
  },
  {
    what: 'a boat with two Water tokens is afloat when cards are drawn',
    breach: 'a boat that should have sunk is afloat',
    of: () =>
      reached(
        { ...sinking, ...refereed },
        'settle',
        ({ turns, turn, seats }) => turns > 2 && seats[turn]?.boats[1]?.water === 1,
      ),
    change: (draft) => void (boatAt(draft, draft.turn, 1).water = 2),
  },
  {
    what: 'a boat is dry, and has gems, after its own turn',
    breach: 'a boat that should have sunk is afloat, or one is dry',
    of: () =>
      reached(
        { ...sinking, ...refereed },
        'settle',
        ({ turn, seats }) => seats[turn]?.boats[1]?.water === 1 && seats[turn].boats[1].gems[0] > 0,
      ),
    change: (draft) => void (boatAt(draft, draft.turn, 1).water = 0),
  },
  {
    what: 'a boat is dry, and was there in its own turn',
    breach: 'a boat that should have sunk is afloat, or one is dry',
    of: () =>
      reached({ ...sinking, ...refereed }, 'settle', ({ turn, settling, seats, pending }) => {
        const boat = seats[turn]?.boats[1];
        const isFirst = pending?.kind === 'draw-card' && pending.slot === 0 && settling === 0;
        return isFirst && [...(boat?.gems ?? [1]), ...(boat?.wild ?? [])].every((count) => count === 0);
      }),
    change: (draft) => void (boatAt(draft, draft.turn, 1).water = 0),
  },
  {
    what: 'nobody holds the gems that are placed',
    breach: 'somebody holds gems in a phase without placing, or nobody does',
    of: () => reached({}, 'place'),
    change: (draft) => void (draft.holder = -1),
  },
  {
    what: 'a lifeboat beyond the edition, afloat',
    breach: 'a lifeboat is lost or there twice',
    of: () => reached({}, 'place'),
    change: (draft) => void (boatAt(draft, 0, 0).card = 39),
  },
  {
    what: 'a tilt of a real raft',
    breach: 'a tilt in a phase without one',
    of: () => reached(refereed, 'place'),
    change: (draft) => void (draft.tilt = { edge: 0, finger: 0, beats: 0, cursor: 0 }),
  },
  {
    what: 'a drop onto a real raft',
    breach: 'the raft or the phase does not fit the physics',
    of: () => reached(refereed, 'settle'),
    change: dropYellow,
  },
  {
    what: 'a seed for a real raft',
    breach: 'the raft or the phase does not fit the physics',
    of: () => reached(refereed, 'spill'),
    change: (draft) => void (draft.kernel.rng = [1, 2, 3, 4]),
  },
];

describe('the audit finds what play does not lead to', () => {
  test.each(damage)('$what', ({ breach, of, change }) => {
    const state = of();
    expect(rockingRaft.audit(state)).toEqual([]);
    const draft = structuredClone(state) as Damaged;
    change(draft);
    expect(rockingRaft.audit(draft)).toEqual([expect.stringContaining(breach)]);
    expect(() => rockingRaft.load(rockingRaft.save(draft))).toThrow(SaveError);
  });
});
