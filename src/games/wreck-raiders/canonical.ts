import { at, range } from '../../core/lists.js';
import { ZONES } from './edition.js';
import { actorsOf, diversOffBoard } from './queries.js';
import { seatScore } from './scoring.js';
import type { Env, WreckRaidersState } from './state.js';

/** What two implementations of the rules compare after every action. */
export function canonicalOf(state: WreckRaidersState, { edition, table }: Env): object {
  const { kernel: _kernel, players, rivalsDive: _rivalsDive, dice, ...shown } = state;
  return {
    ...shown,
    actors: actorsOf(state),
    dice: dice.map(([value, zone, place]) => ({ value, zone: at(ZONES, zone), at: place })),
    home: range(players).map((seat) => diversOffBoard(state, seat, table)),
    totals: state.mats.map((mat) => seatScore(mat, edition).total),
  };
}
