import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { at, below, range, rngFromSeed } from '../../../src/index.js';
import { describeGame } from '../../support/describe-game.js';
import { assertPlies } from '../../support/playthroughs.js';
import { referee, setups } from './setups.js';

describeGame(rockingRaft, { setups, referee, runs: 15 });

const how = { setups, referee, runs: 25, plies: 40 };

/** Gems by colour wherever they lie, counted without the game's own sums. */
function gemsEverywhere({ raft, air, hand, seats }: RockingRaftState): number[] {
  const lists: readonly (readonly number[])[] = raft.length === 9 ? raft : [raft];
  const boats = seats.flatMap(({ boats: slots }) => slots.flatMap((boat) => boat ?? []));
  return range(4).map((colour) => {
    const loose = [...lists, air, hand].reduce((sum, gems) => sum + at(gems, colour), 0);
    const placed = boats.map(({ gems, wild }) =>
      colour === 3 ? wild.reduce((sum, count) => sum + count, 0) : at(gems, colour),
    );
    return loose + placed.reduce((sum, count) => sum + count, 0);
  });
}

describe('laws of Rocking Raft', () => {
  test('gems are conserved by colour', () => {
    assertPlies(rockingRaft, how, ({ before, after }) => {
      expect(gemsEverywhere(after)).toEqual(gemsEverywhere(before));
    });
  });

  test('scored boats stay scored, and unknown cards never come back', () => {
    assertPlies(rockingRaft, how, ({ before, after }) => {
      for (const [seat, { scored }] of before.seats.entries())
        expect(after.seats[seat]?.scored.slice(0, scored.length)).toEqual(scored);
      expect(before.undrawn).toEqual(expect.arrayContaining([...after.undrawn]));
    });
  });

  test('turns go round clockwise, one at a time', () => {
    assertPlies(rockingRaft, how, ({ before, after }) => {
      if (before.turn < 0 || after.turns === before.turns) return;
      expect(after.turns).toBe(before.turns + 1);
      const next = after.result === null ? (before.turn + 1) % before.seats.length : before.turn;
      expect(after.turn).toBe(next);
    });
  });

  test('the hand goes clockwise, and never back to the active seat', () => {
    assertPlies(rockingRaft, how, ({ before, after }) => {
      if (before.holder < 0 || after.holder < 0) return;
      const { length } = before.seats;
      const offset = ({ holder, turn }: RockingRaftState) => (holder - turn + length) % length;
      expect(offset(after)).toBeGreaterThanOrEqual(offset(before));
    });
  });

  test('a draw takes one card from above the flag, until the flag is met', () => {
    assertPlies(rockingRaft, how, ({ before, action, after }) => {
      if (action.type !== 'chance' || action.kind !== 'draw-card' || before.phase !== 'settle') return;
      if (before.flagBy < 0)
        expect(before.aboveFlag - after.aboveFlag).toBe(after.flagBy < 0 ? 1 : before.aboveFlag);
      else expect(after.aboveFlag).toBe(0);
      expect(after.flagBy < 0 || before.flagBy < 0 || after.flagBy === before.flagBy).toBe(true);
    });
  });

  test('a tilt lasts whole beats, and only a slide moves gems on the raft while it lasts', () => {
    assertPlies(rockingRaft, how, ({ before, action, after }) => {
      if (before.tilt === null || after.tilt === null) return;
      expect(after.tilt.beats - before.tilt.beats).toBe(after.phase === 'hold' ? 1 : 0);
      if (action.type === 'hold') expect(after.raft).toEqual(before.raft);
    });
  });
});

describe('whole games of random play', () => {
  const options = [2, 3, 4].flatMap((players) =>
    (['standard', 'sinking-lifeboats'] as const).flatMap((variant) =>
      (['modelled', 'refereed'] as const).map((physics) => ({ players, variant, physics })),
    ),
  );

  test.each(options)('$players players, $variant, $physics: each ends, with nothing broken', (setup) => {
    for (const index of range(6)) {
      const rng = rngFromSeed(`whole#${JSON.stringify(setup)}#${String(index)}`);
      const simulator = rockingRaft.simulator(rockingRaft.setup({ ...setup, chance: 'explicit' }));
      let plies = 0;
      while (simulator.state.result === null && plies < rockingRaft.info.cap) {
        plies += 1;
        if (simulator.state.pending?.kind === 'spill-gems') {
          const outcome = referee['spill-gems'](simulator.state, rng) as [number, number, number, number];
          simulator.apply({ type: 'chance', kind: 'spill-gems', outcome });
        } else if (simulator.state.pending !== null) simulator.sampleChance(rng);
        else {
          const { length } = simulator.legalActions();
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(12);
          simulator.applyListed(below(rng, length));
        }
        if (plies % 50 === 0) expect(rockingRaft.audit(simulator.state)).toEqual([]);
      }
      const end = simulator.snapshot();
      expect(rockingRaft.audit(end)).toEqual([]);
      expect(end.phase).toBe('over');
      if (setup.variant === 'sinking-lifeboats') expect(end.turns).toBeLessThanOrEqual(6 * setup.players);
      if (end.result?.reason === 'flag') expect(end.turns % setup.players).toBe(0);
    }
  });
});
