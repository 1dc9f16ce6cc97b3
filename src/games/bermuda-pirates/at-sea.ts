import type { Env } from '../../core/definition.js';
import { at } from '../../core/lists.js';
import { push } from './actions/push.js';
import { take } from './actions/take.js';
import { turnAmount } from './chart.js';
import { factsOf } from './facts.js';
import {
  baseAt,
  buoysAround,
  dockOf,
  holdsBuoy,
  isObstacle,
  neighbour,
  refuseLoading,
  slipWeight,
  stealableColours,
  veerWeight,
} from './queries.js';
import type { BermudaPiratesState, BermudaPiratesTypes } from './state.js';
import { isWhirlpool } from './underboards.js';

/** One thing that must be so: what is wrong, or null. */
export type Invariant = (state: BermudaPiratesState, env: Env<BermudaPiratesTypes>) => string | null;

export const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || at(numbers, index - 1) < number);

type Phases = readonly BermudaPiratesState['phase'][];
const AFLOAT: Phases = ['sail', 'veer', 'slip', 'whirl', 'steal'];
/** The phases of a voyage. */
export const SAILING: Phases = [...AFLOAT, 'voyage', 'touch'];
/** The phases in which the cell that a push has reached has not done its work yet, or has caught the boat. */
const REACHING: Phases = ['slip', 'whirl'];

const cargoFits: Invariant = (state, { table }) => {
  const { cargo, phase, turn, boat } = state;
  if (cargo.length === 0) return null;
  if (!isAscending(cargo)) return 'the cargo is not ascending, or holds a colour twice';
  if (!SAILING.includes(phase)) return `there is cargo in phase ${phase}`;
  if (cargo.some((colour) => at(at(state.home, turn), colour) > 0))
    return 'the cargo holds a colour that is on the base';
  return !REACHING.includes(phase) && boat >= 0 && baseAt(state, boat, table) === turn
    ? 'there is cargo on a boat that lies at home'
    : null;
};

export const boatIsWhereItBelongs: Invariant = ({ physics, phase, boat }) =>
  (physics === 'modelled' && AFLOAT.includes(phase)) === boat >= 0
    ? null
    : 'a boat is on the chart where none is at sea, or none where one is';

const boatFloats: Invariant = (state, { table }) => {
  const { phase, boat } = state;
  if (boat < 0) return null;
  if (holdsBuoy(state, boat)) return 'the boat lies in the cell of a buoy';
  const isLand = at(table.places, boat).is === 'base-land';
  return isObstacle(state, boat, table) || (isLand && !REACHING.includes(phase))
    ? 'the boat lies where no boat can be'
    : null;
};

const boatIsUnharmed: Invariant = ({ layout, phase, boat, heading }, { table }) =>
  boat >= 0 && heading >= 0 && !REACHING.includes(phase) && isWhirlpool(table.underboards, layout, boat)
    ? 'a boat sails in a whirlpool'
    : null;

/** Before the first push the boat lies in its own dock, and nothing has happened on the voyage. */
const firstPushIsFree: Invariant = (state, { table }) => {
  const { phase, boat, heading, raided, turn } = state;
  if (boat < 0 || heading >= 0) return null;
  const isAtHome = boat === dockOf(state, turn, table);
  return isAtHome && raided === 0 && (phase === 'sail' || phase === 'veer')
    ? null
    : 'a boat has got somewhere without a push';
};

const voyageIsOver: Invariant = ({ phase, boat, heading, touched, raided }) =>
  (boat >= 0 || heading < 0) &&
  (phase === 'touch') === touched >= 0 &&
  (SAILING.includes(phase) || raided === 0)
    ? null
    : 'something is left over from a voyage';

const raidIsOver: Invariant = ({ phase, victim, stolen }) =>
  (phase === 'steal') === victim >= 0 && (phase === 'steal' || stolen === 0)
    ? null
    : 'something is left over from a raid';

/** A boat that sails on has loaded or robbed what it could in the cell where it is. */
const arrivalIsDone: Invariant = (state, { table }) => {
  const { phase, boat, heading, turn, island, raided } = state;
  if (boat < 0 || heading < 0 || (phase !== 'sail' && phase !== 'veer')) return null;
  const { is, of } = at(table.places, boat);
  if (is === 'island-dock')
    return at(island, of) > 0 && refuseLoading(state, turn, of) === null
      ? 'a boat has left the treasure of a dock behind'
      : null;
  const victim = baseAt(state, boat, table);
  return victim >= 0 &&
    victim !== turn &&
    ((raided >> victim) & 1) === 0 &&
    stealableColours(state, victim).length > 0
    ? 'a boat has come to a dock without a raid'
    : null;
};

const boatIsNotShutIn: Invariant = (state, { table }) =>
  state.phase === 'sail' && buoysAround(state, state.boat, table) === 0xff ? 'the boat is shut in' : null;

const veerHolds: Invariant = (state, { table, edition }) => {
  const { pending, heading, turn } = state;
  if (pending?.kind !== 'veer') return null;
  const { dir, turned } = pending;
  if (turned !== (heading < 0 ? 0 : turnAmount(heading, dir)) || veerWeight(turned, edition) === 0)
    return 'a push veers that turns the boat otherwise';
  // As it was when the push was chosen: facts of buoys exist only while sailing.
  const facts = factsOf({ ...state, phase: 'sail' }, turn, table);
  return push.refuse(state, { dir }, turn, { table, edition, facts }) === null
    ? null
    : 'the boat is pushed where it may not go';
};

const slipHolds: Invariant = (state, { table, edition }) => {
  const { pending, cargo, boat, heading, turn, layout } = state;
  if (pending?.kind !== 'slip') return null;
  const { left, turned } = pending;
  if (slipWeight(cargo.length, turned, edition) === 0) return 'nothing aboard can slip off';
  // A push turns by at most maxTurn eighths, a veer by one more; only a boat hemmed in by buoys may turn further.
  if (turned > edition.boatHandling.maxTurn + 1 && buoysAround(state, left, table) === 0)
    return 'the boat has turned further than a push can turn it';
  return neighbour(table, left, heading) === boat &&
    !isObstacle(state, left, table) &&
    baseAt(state, left, table) !== turn &&
    !holdsBuoy(state, left) &&
    !isWhirlpool(table.underboards, layout, left)
    ? null
    : 'the boat has left a cell in which it cannot have been';
};

const whirlHolds: Invariant = ({ phase, physics, pending, cargo, boat, caught }) => {
  if (phase !== 'whirl' || pending === null) return null;
  if (!('colour' in pending) || pending.colour !== cargo[0])
    return 'a whirlpool throws another treasure than the first aboard';
  return physics === 'modelled' && !caught.includes(boat)
    ? 'a whirlpool has caught the boat where none is known'
    : null;
};

const raidHolds: Invariant = (state, { table, edition }) => {
  const { phase, victim, turn, raided, boat, stolen, cargo } = state;
  if (phase !== 'steal' || victim < 0) return null;
  if (victim === turn || ((raided >> victim) & 1) === 0) return 'a seat is robbed without a raid';
  if (boat >= 0 && boat !== dockOf(state, victim, table)) return 'a seat is robbed away from its dock';
  return stolen < edition.plunder.stealPerVisit &&
    stolen <= cargo.length &&
    stealableColours(state, victim).length > 0
    ? null
    : 'a raid goes on that is over';
};

const touchHolds: Invariant = (state, { table, edition }) => {
  const { phase, touched, turn } = state;
  if (phase !== 'touch' || touched < 0) return null;
  const facts = factsOf(state, turn, table);
  return take.refuse(state, { colour: touched }, turn, { table, edition, facts }) === null
    ? null
    : 'a treasure is met that may not be taken, or is not lost';
};

/** What must be so of a boat at sea, of its cargo, and of what it meets. */
export const AT_SEA: readonly Invariant[] = [
  cargoFits,
  boatFloats,
  boatIsUnharmed,
  firstPushIsFree,
  voyageIsOver,
  raidIsOver,
  arrivalIsDone,
  boatIsNotShutIn,
  veerHolds,
  slipHolds,
  whirlHolds,
  raidHolds,
  touchHolds,
];
