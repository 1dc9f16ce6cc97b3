import { describe, expect, test } from 'vitest';
import { addGame, addSummary, noGames } from '../../src/simulate/summary.js';
import type { Summary } from '../../src/simulate/summary.js';
import type { GameRecord } from '../../src/simulate/index.js';

function game(told: Partial<GameRecord>): GameRecord {
  return {
    index: 0,
    seed: 'seed#0',
    bots: [0, 1, 2],
    end: 'over',
    winners: [],
    returns: [0, 0, 0],
    plies: 10,
    decisions: 5,
    measures: {},
    ...told,
  };
}

function summaryOf(games: readonly GameRecord[]): Summary {
  const summary = noGames(3);
  for (const one of games) addGame(summary, one);
  return summary;
}

const wins = (summary: Summary) => summary.places.map((seats) => seats.map((place) => place.wins));

describe('a shared win', () => {
  test('counts as its share for each winner, under the bot that sat there', () => {
    const summary = summaryOf([game({ bots: [2, 0, 1], winners: [0, 2], returns: [0.25, -0.5, 0.25] })]);
    expect(wins(summary)).toEqual([
      [0, 0, 0],
      [0, 0, 0.5],
      [0.5, 0, 0],
    ]);
    expect(summary.places.map((seats) => seats.map(({ games }) => games))).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  test('of all is one win together', () => {
    const summary = summaryOf([game({ winners: [0, 1, 2] })]);
    expect(
      wins(summary)
        .flat()
        .reduce((sum, share) => sum + share),
    ).toBeCloseTo(1, 12);
  });
});

describe('a game given up', () => {
  test('counts in the totals, and in nothing else', () => {
    const over = game({ winners: [1], returns: [-0.5, 1, -0.5], measures: { turns: 4 } });
    const cut = game({ end: 'cap', plies: 99, decisions: 40, measures: { turns: 77 } });
    const [both, alone] = [summaryOf([over, cut]), summaryOf([over])];
    expect(both).toEqual({ ...alone, games: 2, cutOff: 1, totalPlies: 109, totalDecisions: 45 });
  });
});

describe('what all get together', () => {
  test.each([
    [1, 'won'],
    [0.5, 'between'],
    [0, 'between'],
    [-0.99, 'between'],
    [-1, 'lost'],
  ] as const)('%d is %s', (utility, outcome) => {
    const { outcomes } = summaryOf([game({ returns: [utility, utility, utility] })]);
    expect(outcomes).toEqual({ won: 0, between: 0, lost: 0, [outcome]: 1 });
  });
});

test('summaries of parts make the summary of the whole', () => {
  const games = [
    game({ winners: [0], returns: [1, -0.5, -0.5], measures: { turns: 3, score: 8 } }),
    game({
      bots: [1, 2, 0],
      winners: [1, 2],
      returns: [-0.5, 0.25, 0.25],
      plies: 20,
      measures: { turns: 5 },
    }),
    game({ end: 'cap', plies: 30 }),
    game({ bots: [2, 0, 1], winners: [2], returns: [-0.5, -0.5, 1], decisions: 7, measures: { turns: 4 } }),
  ];
  const whole = summaryOf(games);
  whole.tallies.set('gold', 3);
  for (let cut = 0; cut <= games.length; cut += 1) {
    const total = noGames(3);
    const parts = [summaryOf(games.slice(0, cut)), summaryOf(games.slice(cut))] as const;
    parts[0].tallies.set('gold', 1);
    parts[1].tallies.set('gold', 2);
    for (const part of parts) addSummary(total, structuredClone(part));
    expect(total.plies.counts).toEqual(whole.plies.counts);
    expect(wins(total)).toEqual(wins(whole));
    expect(total).toMatchObject({
      games: 4,
      cutOff: 1,
      totalPlies: whole.totalPlies,
      totalDecisions: whole.totalDecisions,
      outcomes: whole.outcomes,
      tallies: whole.tallies,
    });
    expect(total.measures.get('turns')).toMatchObject({ count: 3, min: 3, max: 5 });
    expect(total.measures.get('turns')?.mean).toBeCloseTo(4, 12);
    expect(total.measures.get('score')).toMatchObject({ count: 1, mean: 8 });
  }
});
