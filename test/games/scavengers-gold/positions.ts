import { expect } from 'vitest';
import type { KernelRule } from '../../../src/index.js';
import { scavengersGold, standard } from '../../../src/games/scavengers-gold/index.js';
import type {
  ScavengersGoldEdition,
  ScavengersGoldRule,
  ScavengersGoldState,
} from '../../../src/games/scavengers-gold/index.js';
import { play, position } from '../../support/scenario.js';

export interface Sea {
  /** The Scavenger's dot and the Naval ship's. */
  readonly s: number;
  readonly n: number;
  readonly seat?: 0 | 1;
  /** Coins and hits. */
  readonly score?: readonly [number, number];
  readonly closed?: number | null;
  readonly goldDots?: 'may-pass' | 'must-stop';
}

/** A position before a spin for a move, in turn 41 of the Scavenger or 42 of the Naval ship. */
export function sea(
  { s, n, seat = 0, score = [0, 0], closed = null, goldDots = 'may-pass' }: Sea,
  game: typeof scavengersGold = scavengersGold,
): ScavengersGoldState {
  return position(game, { goldDots }, { turn: 41 + seat, seat, ships: [s, n], score, lastGold: closed });
}

export const first = scavengersGold.setup({ chance: 'explicit' });

export const spins = (outcome: number | 'line') => ({ type: 'chance', kind: 'spin-move', outcome }) as const;
export const searches = (outcome: 'gold' | 'white' | 'line') =>
  ({ type: 'chance', kind: 'spin-search', outcome }) as const;
export const shoots = (outcome: number | 'line') => ({ type: 'chance', kind: 'spin-fire', outcome }) as const;
export const sail = (seat: number, to: number) => ({ type: 'sail', seat, to }) as const;
export const fire = { type: 'fire', seat: 1 } as const;
export const holdFire = { type: 'hold-fire', seat: 1 } as const;

type Act = Parameters<typeof scavengersGold.reduce>[1];

export function after(state: ScavengersGoldState, ...actions: readonly Act[]): ScavengersGoldState {
  return play(scavengersGold, state, actions);
}

/** Where the ship may sail once spinner A has shown so many steps. */
export function ends(
  state: ScavengersGoldState,
  steps: number,
  game: typeof scavengersGold = scavengersGold,
): number[] {
  const spun = game.reduce(state, spins(steps));
  return game.legalActions(spun).map((action) => (action.type === 'sail' ? action.to : -1));
}

/**
 * The rule that refuses an action; null when it is legal.
 *
 * @param action - anything, well-formed or not
 */
export function refused(state: ScavengersGoldState, action: object): ScavengersGoldRule | KernelRule | null {
  const check = scavengersGold.check(state, action as Act);
  return check.legal ? null : check.refusal.rule;
}

/** Asserts that a rule only tells what no state holds. */
export function expectStateless(id: ScavengersGoldRule): void {
  expect(scavengersGold.rule(id).stateless).toBeTypeOf('string');
}

/** An edition of six dots in a row, the Scavenger starting on 1 and the Naval ship on 5. */
export function row(gold: number[]): ScavengersGoldEdition {
  return {
    ...standard,
    edition: 'row',
    map: {
      source: 'reconstructed',
      columns: 6,
      rows: 1,
      dots: [0, 1, 2, 3, 4, 5].map((column) => [column, 0]),
      start: [1, 5],
      gold,
      white: [0, 1, 2, 3, 4].map((dot) => [dot, dot + 1]),
      red: [],
    },
  };
}
