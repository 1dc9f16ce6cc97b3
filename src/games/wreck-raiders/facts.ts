import { claimMasks } from './claims.js';
import { diversOffBoard } from './queries.js';
import type { Facts, WreckRaidersState } from './state.js';
import type { Table } from './table.js';

/** What a list of a seat's legal actions needs more than once. */
export function factsOf(state: WreckRaidersState, seat: number, table: Table): Facts {
  if (state.phase === 'move') return { home: diversOffBoard(state, seat, table), claims: NONE };
  if (state.phase === 'claim') return { home: 0, claims: claimMasks(state, seat, table) };
  return NO_FACTS;
}

const NONE: readonly number[] = [];
const NO_FACTS: Facts = { home: 0, claims: NONE };
