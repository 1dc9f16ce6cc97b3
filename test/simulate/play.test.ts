import { describe, expect, test } from 'vitest';
import type { Bot, SignatureOf } from '../../src/bots/index.js';
import { random } from '../../src/bots/random.js';
import { at } from '../../src/core/lists.js';
import { isChance } from '../../src/core/actions.js';
import { derivedSeed, nextUint32 } from '../../src/core/random.js';
import { record, replay } from '../../src/core/transcript.js';
import * as simulation from '../../src/simulate/index.js';
import { playGames, simulate, transcriptOf } from '../../src/simulate/index.js';
import type { BatchOptions, GameRecord } from '../../src/simulate/index.js';
import { race } from '../core/support/race.js';
import { game as bail } from './support/bail.js';

type RaceBot = Bot<SignatureOf<typeof race>>;
type BailBot = Bot<SignatureOf<typeof bail>>;

/** Runs when it can. */
const runner: RaceBot = () => (_view, actions) => at(actions, 0);
/** Never runs. */
const stayer: RaceBot = () => (_view, actions) => at(actions, actions.length - 1);

async function recordsOf(games: AsyncGenerator<GameRecord>): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  for await (const game of games) records.push(game);
  return records;
}

test('the names that tidetable/simulate exports are these', () => {
  expect(Object.keys(simulation).sort()).toEqual([
    'BotError',
    'meanOf',
    'playGames',
    'rateOf',
    'simulate',
    'transcriptOf',
  ]);
});

describe('chance', () => {
  test('is that of a seeded game with the same actions', async () => {
    const batch = { seed: 'sea', options: { players: 3 } };
    for (const index of [0, 1, 7]) {
      const { actions } = await transcriptOf(race, batch, index);
      const seeded = record(race, { players: 3, seed: derivedSeed('sea', index) });
      for (const action of actions) if (!isChance(action)) seeded.step(action);
      expect(seeded.transcript().actions).toEqual(actions);
    }
  });

  test('of a game does not depend on what bots draw', async () => {
    const greedyDrawer: RaceBot = () => (_view, actions, rng) => {
      rng[0] = (rng[0] + 1) | 0;
      return at(actions, 0);
    };
    const plain = await recordsOf(playGames(race, { games: 20, seed: 5, bots: [runner] }));
    expect(await recordsOf(playGames(race, { games: 20, seed: 5, bots: [greedyDrawer] }))).toEqual(plain);
  });

  test('and what bots draw differ from game to game', async () => {
    const draws = new Set<number>();
    const drawer: RaceBot = () => (_view, actions, rng) => {
      draws.add(nextUint32(rng));
      return at(actions, 0);
    };
    const games = await recordsOf(playGames(race, { games: 20, seed: 5, bots: [drawer] }));
    expect(draws.size).toBe(games.reduce((sum, { decisions }) => sum + decisions, 0));
  });

  test('differs from game to game and from seed to seed', async () => {
    const lengths = async (seed: number) =>
      (await recordsOf(playGames(race, { games: 30, seed }))).map(({ plies }) => plies);
    const [one, other] = [await lengths(1), await lengths(2)];
    expect(new Set(one).size).toBeGreaterThan(5);
    expect(one).not.toEqual(other);
    expect(await lengths(1)).toEqual(one);
  });

  test('that only a host can tell comes from the referee', async () => {
    const batch = { options: { sea: 'real' as const }, games: 5, seed: 1 };
    const dry = await simulate(bail, { ...batch, referee: { wave: () => 0 } });
    expect(dry.measures['water']?.max).toBeLessThanOrEqual(4);
    await expect(simulate(bail, batch)).rejects.toThrow(
      'options at referee.wave: found a chance event that only a host can tell the outcome of, expected a referee for it',
    );
    await expect(simulate(bail, { ...batch, referee: { wave: () => 9 } })).rejects.toThrow('TT-SHAPE');
  });
});

describe('seats', () => {
  test('bots move up one seat from game to game', async () => {
    const batch = { options: { players: 3 }, bots: [runner, stayer, stayer], games: 4, seed: 1 };
    const games = await recordsOf(playGames(race, batch));
    expect(games.map(({ bots }) => bots)).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
    ]);
    expect(games.map(({ winners }) => winners)).toEqual([[0], [1], [2], [0]]);
  });

  test('bots stay where they are when the seats are fixed', async () => {
    const batch = { bots: [stayer, runner], games: 3, seed: 1, fixedSeats: true };
    const games = await recordsOf(playGames(race, batch));
    expect(games.map(({ bots, winners }) => ({ bots, winners }))).toEqual(
      Array(3).fill({ bots: [0, 1], winners: [1] }),
    );
  });

  test('win rates go by bot, by bot at a seat, and by seat', async () => {
    const report = await simulate(race, { bots: [runner, stayer], games: 10, seed: 1 });
    expect(report.bots.map(({ bot, wins }) => [bot, wins?.count, wins?.of])).toEqual([
      ['runner', 10, 10],
      ['stayer', 0, 10],
    ]);
    expect(report.bots[0]?.seats.map((standing) => standing?.wins?.of)).toEqual([5, 5]);
    expect(report.seats.map(({ wins }) => wins?.count)).toEqual([5, 5]);
    expect(report.bots[0]?.returns).toMatchObject({ mean: 1, deviation: 0 });
  });
});

describe('winners', () => {
  test.each([
    { returns: [0.25, -0.5, 0.25], winners: [0, 2] },
    { returns: [0, 0, 0], winners: [0, 1, 2] },
    { returns: [-1, -0.5, -1], winners: [1] },
  ])('of returns $returns are $winners', async ({ returns, winners }) => {
    const told = { ...race, returns: () => returns };
    const [game] = await recordsOf(playGames(told, { options: { players: 3 }, games: 1, seed: 1 }));
    expect(game).toMatchObject({ end: 'over', returns, winners });
  });

  test('there are none among those who play together, or alone', async () => {
    for (const players of [1, 3]) {
      const [game] = await recordsOf(playGames(bail, { options: { players }, games: 1, seed: 1 }));
      expect(game).toMatchObject({ end: 'over', winners: [] });
    }
    const solo = { ...bail, info: { ...bail.info, utility: () => 'general' as const } };
    const [game] = await recordsOf(playGames(solo, { options: { players: 1 }, games: 1, seed: 1 }));
    expect(game).toMatchObject({ end: 'over', winners: [] });
  });
});

describe('games given up at the cap', () => {
  test('are counted apart, never as draws', async () => {
    const report = await simulate(race, { bots: [stayer], games: 6, seed: 1, cap: 40 });
    expect(report.cutOff).toMatchObject({ count: 6, of: 6 });
    expect(report.seats.map(({ wins, returns }) => [wins, returns])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(report).toMatchObject({ plies: null, decisions: null, measures: {} });
  });

  test('have exactly so many plies', async () => {
    const games = await recordsOf(playGames(race, { bots: [stayer], games: 1, seed: 1, cap: 41 }));
    expect(games).toMatchObject([{ end: 'cap', plies: 41, decisions: 20, winners: [] }]);
  });

  test('leave those that ended just in time alone', async () => {
    const { plies: least } = at(await recordsOf(playGames(race, { games: 1, seed: 3 })), 0);
    const [inTime, tooLate] = [least, least - 1].map((cap) => simulate(race, { games: 1, seed: 3, cap }));
    expect((await inTime)?.cutOff?.count).toBe(0);
    expect((await tooLate)?.cutOff?.count).toBe(1);
  });
});

describe('whose decision it is', () => {
  /** Notes what it was asked, and rests. */
  function listener(asked: number[][]): BailBot {
    return () => (view, actions) => {
      asked.push([...new Set(actions.map(({ seat }) => seat))]);
      expect(view.moved.length).toBe(3);
      return at(actions, actions.length - 1);
    };
  }

  test('seats that share a policy are asked together', async () => {
    const asked: number[][] = [];
    await simulate(bail, { bots: [listener(asked)], games: 1, seed: 1 });
    expect(asked.slice(0, 3)).toEqual([[0, 1, 2], [0, 1], [0]]);
  });

  test('seats with different policies are drawn, and take what is theirs', async () => {
    const [one, other]: [number[][], number[][]] = [[], []];
    const shared = listener(one);
    const bots = [shared, listener(other), shared];
    await simulate(bail, { bots, games: 60, seed: 1, fixedSeats: true });
    expect(new Set(one.map(String))).toEqual(new Set(['0,2', '0']));
    expect(new Set(other.map(String))).toEqual(new Set(['1']));
    expect(other.length).toBe(180);
  });

  test('every seat is drawn equally often', async () => {
    const asked: string[] = [];
    const noting = (name: string): BailBot => {
      return () => (_view, actions) => {
        asked.push(name);
        return at(actions, 0);
      };
    };
    const pair = noting('pair');
    await simulate(bail, { bots: [pair, noting('lone'), pair], games: 100, seed: 1, fixedSeats: true });
    // The first of the three decisions of each of 300 rounds; four standard deviations.
    const loneFirst = asked.filter((name, decision) => decision % 3 === 0 && name === 'lone').length;
    expect(asked.length).toBe(900);
    expect(Math.abs(loneFirst - 100)).toBeLessThan(4 * Math.sqrt(300 * (1 / 3) * (2 / 3)));
  });
});

describe('views', () => {
  test('are not built for a policy that never looks', async () => {
    const blindRandom: RaceBot = (game) =>
      Object.assign((): never => {
        throw new Error('was shown a view');
      }, random(game));
    expect((await simulate(race, { bots: [blindRandom], games: 3, seed: 1 })).games).toBe(3);
  });

  test('may be kept, and searched from', async () => {
    const views: { readonly positions: readonly number[] }[] = [];
    const searcher: RaceBot = (game) => (view, actions, rng) => {
      views.push(view);
      const playout = game.simulator(game.determinize(view, rng));
      while (playout.state.result === null)
        if (playout.state.pending === null) playout.apply(at(playout.legalActions(), 0));
        else playout.sampleChance(rng);
      return at(actions, 0);
    };
    const batch = { bots: [searcher], seed: 1 };
    await simulate(race, { ...batch, games: 1 });
    const { states } = replay(race, await transcriptOf(race, { ...batch, bots: [runner] }, 0));
    const decisions = states.filter(({ pending, result }) => pending === null && result === null);
    expect(views.map(({ positions }) => positions)).toEqual(decisions.map(({ positions }) => positions));
  });
});

describe('games that all win or lose together', () => {
  test('are reported by what the team got', async () => {
    const report = await simulate(bail, { games: 300, seed: 1 });
    const games = await recordsOf(playGames(bail, { games: 300, seed: 1 }));
    const countOf = (utility: number) => games.filter(({ returns }) => returns[0] === utility).length;
    expect(report.outcomes).toMatchObject({
      won: { count: countOf(1), of: 300 },
      between: { count: countOf(0.5), of: 300 },
      lost: { count: countOf(-1), of: 300 },
    });
    expect(Math.min(countOf(1), countOf(0.5), countOf(-1))).toBeGreaterThan(0);
    expect(report.seats.every(({ wins }) => wins === null)).toBe(true);
  });
});

describe('a tally', () => {
  test('counts events, and changes nothing else', async () => {
    const batch: BatchOptions<SignatureOf<typeof race>> = { games: 40, seed: 9 };
    const { timing: _, ...plain } = await simulate(race, batch);
    const { timing: __, ...counted } = await simulate(race, {
      ...batch,
      tally(count) {
        let longest = 0;
        return (event) => {
          if (event.type === 'rolled') count(`rolled ${String(event.number)}`);
          if (event.type === 'ran' && event.to > longest) longest = event.to;
          if (longest === 10) count('reached the goal');
        };
      },
    });
    expect({ ...counted, tallies: {} }).toEqual(plain);
    expect(counted.tallies['reached the goal']).toBe(40);
    expect(Object.keys(counted.tallies)).toEqual(['reached the goal', 'rolled 1', 'rolled 2', 'rolled 3']);
  });
});
