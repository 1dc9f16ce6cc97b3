import type { Immutable } from 'immer';
import { at, range } from '../../core/lists.js';
import { COLOURS, ROWS } from './vocabulary.js';
import { cellsIn, hasCell } from './chart.js';
import type { Edition } from './edition.js';
import { openWater } from './facts.js';
import { baseAt, buoysAround, isComplete } from './queries.js';
import type { BermudaPiratesState } from './state.js';
import { seatingFor } from './table.js';
import type { Table } from './table.js';
import { boardOf, isWhirlpool } from './underboards.js';
import { isJoined } from './water.js';

interface Env {
  readonly table: Table;
  readonly edition: Immutable<Edition>;
}

/** One thing that must be so: what is wrong, or null. */
type Invariant = (state: BermudaPiratesState, env: Env) => string | null;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || at(numbers, index - 1) < number);

const seatsFit: Invariant = ({ players, home, sets, buoys, stock, turn, firstSeat, victim }) =>
  [home, sets, buoys, stock].every(({ length }) => length === players) &&
  [turn, firstSeat, victim].every((seat) => seat < players)
    ? null
    : 'a list or a number speaks of seats that do not take part';

const treasuresAreAllThere: Invariant = (state, { edition }) => {
  const missing = range(COLOURS).find(
    (colour) =>
      at(state.island, colour) +
        at(state.removed, colour) +
        sum(state.sets) +
        sum(state.home.map((home) => at(home, colour))) +
        state.lost.filter(([, of]) => of === colour).length +
        state.cargo.filter((of) => of === colour).length !==
      edition.treasures.perColour,
  );
  return missing === undefined ? null : `the treasures of colour ${String(missing)} do not add up`;
};

const cargoFits: Invariant = (state, { table }) => {
  const { cargo, phase, turn, boat } = state;
  if (cargo.length === 0) return null;
  if (!isAscending(cargo)) return 'the cargo is not ascending, or holds a colour twice';
  if (['setup', 'buoy', 'set-buoy', 'over'].includes(phase)) return `there is cargo in phase ${phase}`;
  if (cargo.some((colour) => at(at(state.home, turn), colour) > 0))
    return 'the cargo holds a colour that is on the base';
  return phase === 'sail' && boat >= 0 && baseAt(state, boat, table) === turn
    ? 'there is cargo on a boat that lies at home'
    : null;
};

const variantHolds: Invariant = (state) => {
  const { variant, home, sets, removed, raided, victim, turn } = state;
  if (variant === 'plunder') {
    if (home.some((_, seat) => isComplete(state, seat))) return 'a base holds a set that was not put aside';
    return turn >= 0 && ((raided >> turn) & 1) === 1 ? 'a seat has raided itself' : null;
  }
  if (home.flat().some((count) => count > 1)) return 'a base holds a colour twice';
  return sum(sets) + sum(removed) + raided > 0 || victim >= 0
    ? 'something happened that only Plunder knows'
    : null;
};

const buoysAreAllThere: Invariant = ({ stock, buoys, phase, turn }, { edition }) =>
  stock.every((inHand, seat) => {
    const lifted = phase === 'set-buoy' && seat === turn ? 1 : 0;
    return inHand + at(buoys, seat).length + lifted <= edition.buoys.perSeat;
  })
    ? null
    : 'a seat has more buoys than there are';

const buoysLieWell: Invariant = (state, { table }) => {
  const cells = state.buoys.flat();
  if (state.physics === 'refereed')
    return cells.every((cell) => cell === -1) ? null : 'a buoy has a cell where there is no chart';
  const seating = seatingFor(table, state.players);
  if (new Set(cells).size !== cells.length || !state.buoys.every(isAscending))
    return 'buoys share a cell, or are not ascending';
  if (cells.some((cell) => cell < 0 || !hasCell(table.water, cell) || hasCell(seating.harbour, cell)))
    return 'a buoy lies where none may';
  return isJoined(openWater(state, table), seating, table.neighbours)
    ? null
    : 'buoys cut a dock or a base off';
};

const lostFloat: Invariant = ({ lost, physics }, { table }) => {
  const places = lost.map(([cell, colour]) => (cell + 1) * COLOURS + colour);
  if (places.some((place, index) => index > 0 && at(places, index - 1) > place))
    return 'the lost treasures are not in order';
  const isWell = (cell: number) =>
    physics === 'refereed' ? cell === -1 : cell >= 0 && hasCell(table.water, cell);
  return lost.every(([cell]) => isWell(cell)) ? null : 'a lost treasure does not float';
};

const AFLOAT: readonly string[] = ['sail', 'veer', 'slip', 'whirl', 'steal'];

const boatIsWhereItBelongs: Invariant = ({ physics, phase, boat, buoys }) => {
  if ((physics === 'modelled' && AFLOAT.includes(phase)) !== boat >= 0)
    return 'a boat is on the chart where none is at sea, or none where one is';
  return boat >= 0 && buoys.flat().includes(boat) ? 'the boat lies in the cell of a buoy' : null;
};

const boatFloats: Invariant = (state, { table }) => {
  const { phase, boat, turn, variant } = state;
  if (boat < 0) return null;
  const { is } = at(table.places, boat);
  const base = baseAt(state, boat, table);
  const mayBeThere =
    is === 'water' ||
    is === 'island-dock' ||
    (is === 'base-dock' && (base === turn || base < 0 || variant === 'plunder')) ||
    (is === 'base-land' && base === turn && phase === 'slip');
  return mayBeThere ? null : 'the boat lies where no boat can be';
};

const boatIsUnharmed: Invariant = ({ layout, phase, boat, heading }, { table }) =>
  boat >= 0 &&
  heading >= 0 &&
  !['slip', 'whirl'].includes(phase) &&
  isWhirlpool(table.underboards, layout, boat)
    ? 'a boat sails in a whirlpool'
    : null;

const layoutHolds: Invariant = ({ layout, physics, phase }, { table: { underboards } }) => {
  const isLaying = physics === 'modelled' && phase === 'setup';
  if (!isLaying && layout.length !== (physics === 'modelled' ? 4 : 0))
    return `${String(layout.length)} underboards lie`;
  if (new Set(layout.map(boardOf)).size !== layout.length) return 'an underboard lies twice';
  return layout.every((code) => underboards.codes.includes(code))
    ? null
    : 'an underboard lies as this edition does not allow';
};

const memoryHolds: Invariant = ({ layout, physics, safe, caught }, { table: { underboards } }) => {
  if (safe.length !== (physics === 'modelled' ? ROWS : 0)) return 'the safe cells have the wrong form';
  if (!isAscending(caught)) return 'the caught cells are not ascending';
  const harmful = cellsIn(safe).find((cell) => isWhirlpool(underboards, layout, cell));
  if (harmful !== undefined) return `cell ${String(harmful)} is safe, and catches boats`;
  const harmless = caught.find((cell) => !isWhirlpool(underboards, layout, cell));
  return harmless === undefined ? null : `cell ${String(harmless)} caught a boat, and catches none`;
};

const boatIsIdle: Invariant = ({ phase, boat, heading, touched, raided }) => {
  const isSailing = AFLOAT.includes(phase) || phase === 'voyage' || phase === 'touch';
  return (boat >= 0 || heading < 0) && (phase === 'touch') === touched >= 0 && (isSailing || raided === 0)
    ? null
    : 'something is left over from a voyage';
};

const raidAndBuoyAreIdle: Invariant = ({ phase, physics, victim, stolen, lifted }) => {
  const isRaiding = phase === 'steal';
  const isLifting = phase === 'set-buoy' && physics === 'modelled';
  return isRaiding === victim >= 0 && (isRaiding || stolen === 0) && isLifting === lifted >= 0
    ? null
    : 'something is left over from a raid or a buoy';
};

const endHolds: Invariant = (state) => {
  const { ending, variant, result, phase, pending } = state;
  if (ending !== '' && (ending === 'set') !== (variant === 'standard'))
    return 'the end was set off by a trigger of the other variant';
  if (ending === 'set' && !state.home.some((_, seat) => isComplete(state, seat)))
    return 'the end was set off by a set that nobody has';
  if ((result !== null) !== (phase === 'over')) return 'phase and result do not agree on the end';
  return result !== null && pending !== null ? 'chance is due after the end' : null;
};

const CHANCES: Readonly<Record<string, readonly string[]>> = {
  setup: ['first-seat', 'lay-underboard'],
  veer: ['veer'],
  slip: ['slip'],
  whirl: ['scatter', 'fate'],
  voyage: ['voyage'],
};

const pendingFits: Invariant = (state, { table }) => {
  const { phase, pending, layout, boat } = state;
  const kinds = CHANCES[phase];
  if (
    (kinds === undefined) !== (pending === null) ||
    (pending !== null && kinds?.includes(pending.kind) !== true)
  )
    return `in phase ${phase} another chance event is due`;
  if (pending?.kind === 'lay-underboard' && pending.quadrant !== layout.length)
    return 'the underboards are laid out of order';
  return phase === 'sail' && buoysAround(state, boat, table) === 0xff ? 'the boat is shut in' : null;
};

const roundsFit: Invariant = ({ round, roundLimit, phase, turn, firstSeat }) => {
  if (roundLimit > 0 && round > roundLimit) return 'the rounds are over';
  if (phase === 'setup') return turn < 0 && round === 0 ? null : 'somebody has a turn during set-up';
  return turn >= 0 && firstSeat >= 0 && round >= 1 ? null : 'nobody has a turn';
};

const INVARIANTS: readonly Invariant[] = [
  seatsFit,
  treasuresAreAllThere,
  cargoFits,
  variantHolds,
  buoysAreAllThere,
  buoysLieWell,
  lostFloat,
  boatIsWhereItBelongs,
  boatFloats,
  boatIsUnharmed,
  layoutHolds,
  memoryHolds,
  boatIsIdle,
  raidAndBuoyAreIdle,
  endHolds,
  pendingFits,
  roundsFit,
];

/** The invariants that a state breaks, in words. */
export function audit(state: BermudaPiratesState, env: Env): string[] {
  return INVARIANTS.flatMap((invariant) => {
    const wrong = invariant(state, env);
    return wrong === null ? [] : [wrong];
  });
}
