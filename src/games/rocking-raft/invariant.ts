import type { Env } from '../../core/definition.js';
import type { Boat, RockingRaftState, RockingRaftTypes } from './state.js';

type State = RockingRaftState;

/** What holds of every reachable state, and what is said of a state where it does not. */
export type Invariant = readonly [
  breach: string,
  holds: (state: State, env: Env<RockingRaftTypes>) => boolean,
];

const SET_UP: readonly State['phase'][] = ['outer', 'deal', 'first'];
/** From the water at the start of a turn until boats are settled. */
const DURING_TURN: readonly State['phase'][] = ['tilt', 'slide', 'spill', 'hold', 'place', 'receive'];

export function isInSetUp({ phase }: State): boolean {
  return SET_UP.includes(phase);
}

export function isDuringTurn({ phase }: State): boolean {
  return DURING_TURN.includes(phase);
}

/** The schema admits 2 to 4; its type is number. */
export function playersOf({ options }: State): 2 | 3 | 4 {
  return options.players as 2 | 3 | 4;
}

/** How many places a seat is to the left of another. */
export function placesLeftOf(other: number, seat: number, { seats }: State): number {
  return (seat - other + seats.length) % seats.length;
}

export function boatsOf({ seats }: State): Boat[] {
  return seats.flatMap(({ boats }) => boats.filter((boat) => boat !== null));
}
