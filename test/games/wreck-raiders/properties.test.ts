import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, derivedSeed, range, rngFromSeed } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import type { WreckRaidersState } from 'tidetable/wreck-raiders';
import { describeGame } from '../../support/describe-game.js';
import { assertPlies } from '../../support/playthroughs.js';
import { setups } from './setups.js';

describeGame(wreckRaiders, { setups, runs: 8, plies: 40 });

const isLong = process.env['TIDETABLE_LONG'] === '1';

/**
 * Whether all treasures are on mats, and nobody who could discard one has a Starfish: no display changes any more. Random play
 * can end in that, and by WR-R55 it goes on for ever.
 */
const isDrained = ({ supply, discard, mats }: WreckRaidersState) =>
  [...supply, ...discard].flat().every((copies) => copies === 0) &&
  mats.every(({ shells, displays }) => shells[2] === 0 || displays.flat().length === 0);

/** More decisions than games of five have that end: the longest of 5,000 had 4,250. */
const MUCH = 6000;

/** Plays a whole game at random, and looks at every position before somebody decides. Drained wrecks are given up on. */
function playout(
  players: number,
  seed: string,
  look: (state: WreckRaidersState, decision: number) => void,
): WreckRaidersState {
  const rng = rngFromSeed(seed);
  const simulator = wreckRaiders.simulator(wreckRaiders.setup({ players, chance: 'explicit' }));
  for (let decision = 0; decision < wreckRaiders.info.cap;) {
    if (simulator.state.pending !== null) {
      simulator.sampleChance(rng);
      continue;
    }
    look(simulator.state, decision);
    if (decision === MUCH && isDrained(simulator.state)) break;
    const { length } = simulator.legalActions();
    if (length === 0) break;
    simulator.applyListed(below(rng, length));
    decision += 1;
  }
  return simulator.state;
}

const audited = (state: WreckRaidersState) => {
  const broken = wreckRaiders.audit(state);
  if (broken.length > 0) throw new Error(broken.join('; '));
};

describe('whole games at random', () => {
  test.each([
    { players: 1, games: 20 },
    { players: 2, games: 1 },
    { players: 3, games: 2 },
    { players: 4, games: 3 },
    { players: 5, games: isLong ? 5000 : 10 },
  ])(
    '$games with $players players end, or drain all wrecks, and break no invariant',
    ({ players, games }) => {
      let drained = 0;
      for (const game of range(games)) {
        const seed = derivedSeed(`whole ${String(players)}`, game);
        const last = playout(players, seed, (state, decision) => {
          if (decision % 7 === 0) audited(state);
        });
        audited(last);
        expect([seed, last.phase === 'over' || isDrained(last)]).toEqual([seed, true]);
        if (last.phase !== 'over') drained += 1;
      }
      expect(drained).toBeLessThanOrEqual(games / 8);
    },
    3_600_000,
  );

  test('go the same way in the reducer and in the simulator', () => {
    for (const players of [1, 3]) {
      const rng = rngFromSeed(`both ${String(players)}`);
      let state = wreckRaiders.setup({ players, seed: players });
      const simulator = wreckRaiders.simulator(state);
      for (let ply = 0; ply < 250 && state.result === null; ply += 1) {
        const actions = wreckRaiders.legalActions(state);
        expect(simulator.legalActions()).toEqual(actions);
        const action = actions[below(rng, actions.length)];
        if (action === undefined) throw new Error('stuck');
        state = wreckRaiders.reduce(state, action);
        simulator.apply(action);
        expect(simulator.snapshot()).toStrictEqual(state);
      }
    }
  });
});

describe('laws of its own', () => {
  test('the roller moves on by one seat each time the pool is rolled, where dice modulo players is 1', () => {
    for (const { players, dice } of wreckRaiders.edition.chart.rows.slice(1)) expect(dice % players).toBe(1);
    let rolls = 0;
    assertPlies(
      wreckRaiders,
      { setups: setups.filter(({ players }) => players > 1), runs: 25, plies: 220 },
      ({ before, after }) => {
        if (after.phase !== 'roll' || before.phase === 'roll') return;
        const earlier = (after.turn - 1) / after.dice.length;
        expect(after.seat).toBe((after.start + earlier) % after.players);
        rolls = Math.max(rolls, earlier);
      },
    );
    expect(rolls).toBeGreaterThan(2);
  });

  test('solo: a Rival or diver comes to the beach only when bumped, and a Rival never leaves it', () => {
    assertPlies(
      wreckRaiders,
      { setups: fc.constant({ players: 1 }), runs: 20, plies: 120 },
      ({ before, action, after }) => {
        for (const place of range(6).map((index) => index + 24)) {
          if (before.spots[place] === 5) expect(after.spots[place]).toBe(5);
          if (before.spots[place] === -1 && after.spots[place] !== -1)
            expect(action.type).toBe('send-to-beach');
        }
      },
    );
  });

  test('a placement takes at most three treasures out of a wreck, and one more for each Scallop', () => {
    for (const players of [1, 2, 4]) {
      let drawn = 0;
      let extra = 0;
      const rng = rngFromSeed(`drawn ${String(players)}`);
      let state = wreckRaiders.setup({ players, seed: 'drawn' });
      for (let ply = 0; ply < 300 && state.result === null; ply += 1) {
        const actions = wreckRaiders.legalActions(state);
        const step = wreckRaiders.step(state, actions[below(rng, actions.length)] ?? never());
        for (const event of step.events) {
          if (event.type === 'diver-moved' || event.type === 'rival-placed') drawn = extra = 0;
          if (event.type === 'scallop-spent') extra += 1;
          if (event.type === 'treasure-drawn' && event.source !== 'decoration') drawn += 1;
          expect(drawn).toBeLessThanOrEqual(3 + extra);
        }
        state = step.state;
      }
    }
  });

  test('what a claim brings out of a display is what lay in it', () => {
    const rng = rngFromSeed('claims');
    let claims = 0;
    let state = wreckRaiders.setup({ players: 5, seed: 'claims' });
    for (let ply = 0; ply < 700 && state.result === null; ply += 1) {
      const actions = wreckRaiders.legalActions(state);
      const chosen =
        actions.find(({ type }) => type === 'claim-exhibit') ?? actions[below(rng, actions.length)];
      const before = state.mats.map(({ displays }) => displays);
      const step = wreckRaiders.step(state, chosen ?? never());
      for (const event of step.events) {
        if (event.type !== 'exhibit-collected') continue;
        claims += 1;
        const shown = before[event.seat]?.map((display) => display.join());
        expect(shown).toContain(event.discarded.join());
        const types = wreckRaiders.edition.exhibits.cards[event.card]?.types;
        expect(event.discarded).toHaveLength(types?.length ?? 0);
      }
      state = step.state;
    }
    expect(claims).toBeGreaterThan(0);
  });
});

function never(): never {
  throw new Error('no legal action');
}
