import type { Env } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import { AT_SEA, SAILING, boatIsWhereItBelongs, isAscending } from './at-sea.js';
import type { Invariant } from './at-sea.js';
import { COLOURS, ROWS } from './vocabulary.js';
import { cellsIn, hasCell } from './chart.js';
import { endingOf } from './ending.js';
import { openWater } from './facts.js';
import { baseAt, buoysOf, isComplete } from './queries.js';
import { winnersOf } from './scoring.js';
import type { BermudaPiratesState, BermudaPiratesTypes } from './state.js';
import { seatingFor } from './table.js';
import type { Table } from './table.js';
import { boardOf, isWhirlpool } from './underboards.js';
import { isJoined } from './water.js';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const seatsFit: Invariant = ({ players, home, sets, buoys, stock, turn, firstSeat, victim, raided }) =>
  [home, sets, buoys, stock].every(({ length }) => length === players) &&
  [turn, firstSeat, victim].every((seat) => seat < players) &&
  raided >> players === 0
    ? null
    : 'a list or a number speaks of seats that do not take part';

const turnFits: Invariant = ({ round, phase, turn, firstSeat }) => {
  if (phase === 'setup') return turn < 0 && round === 0 ? null : 'somebody has a turn during set-up';
  return turn >= 0 && firstSeat >= 0 && round >= 1 ? null : 'nobody has a turn';
};

const setUpIsUntouched: Invariant = ({ phase, island, buoys, safe, caught, ending }, { edition }) =>
  phase !== 'setup' ||
  (sum(island) === edition.treasures.total &&
    [buoys.flat(), cellsIn(safe), caught].every(({ length }) => length === 0) &&
    ending === '')
    ? null
    : 'something has happened before the set-up is done';

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

const buoysAreAllThere: Invariant = (state, { edition }) => {
  const { stock, phase, turn } = state;
  if (phase === 'buoy' && buoysOf(state, turn) === 0) return 'a seat without buoys is to use one';
  return stock.every((_, seat) => {
    const lifted = phase === 'set-buoy' && seat === turn ? 1 : 0;
    return buoysOf(state, seat) + lifted <= edition.buoys.perSeat;
  })
    ? null
    : 'a seat has more buoys than there are';
};

const buoysLieWell: Invariant = (state, { table }) => {
  const { lifted, phase, physics, buoys, players } = state;
  if ((phase === 'set-buoy' && physics === 'modelled') !== lifted >= 0)
    return 'a buoy was lifted that nobody holds, or none is held';
  const cells = buoys.flat();
  if (physics === 'refereed')
    return cells.every((cell) => cell === -1) ? null : 'a buoy has a cell where there is no chart';
  if (lifted >= 0) cells.push(lifted);
  const seating = seatingFor(table, players);
  if (new Set(cells).size !== cells.length || !buoys.every(isAscending))
    return 'buoys share a cell, or are not ascending';
  if (cells.some((cell) => cell < 0 || !hasCell(seating.moorings, cell))) return 'a buoy lies where none may';
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

const layoutHolds: Invariant = ({ layout, physics, phase }, { table: { underboards } }) => {
  const isLaying = physics === 'modelled' && phase === 'setup';
  if (!isLaying && layout.length !== (physics === 'modelled' ? 4 : 0))
    return `${String(layout.length)} underboards lie`;
  if (new Set(layout.map(boardOf)).size !== layout.length) return 'an underboard lies twice';
  return layout.every((code) => underboards.codes.includes(code))
    ? null
    : 'an underboard lies as this edition does not allow';
};

/** Whether a boat can ever have come to a cell: water, a dock, or home to its own land. */
function isWithinReach(state: BermudaPiratesState, cell: number, table: Table): boolean {
  const { is } = at(table.places, cell);
  return is === 'base-land' ? baseAt(state, cell, table) >= 0 : is !== 'obstacle' && is !== 'centre';
}

const memoryHolds: Invariant = (state, { table }) => {
  const { layout, physics, safe, caught } = state;
  if (safe.length !== (physics === 'modelled' ? ROWS : 0)) return 'the safe cells have the wrong form';
  if (!isAscending(caught)) return 'the caught cells are not ascending';
  const unharmed = cellsIn(safe);
  const beyond = [...unharmed, ...caught].find((cell) => !isWithinReach(state, cell, table));
  if (beyond !== undefined) return `no boat can have been in cell ${String(beyond)}`;
  const harmful = unharmed.find((cell) => isWhirlpool(table.underboards, layout, cell));
  if (harmful !== undefined) return `cell ${String(harmful)} is safe, and catches boats`;
  const harmless = caught.find((cell) => !isWhirlpool(table.underboards, layout, cell));
  return harmless === undefined ? null : `cell ${String(harmless)} caught a boat, and catches none`;
};

type Pending = Exclude<BermudaPiratesState['pending'], null>['kind'];
type Due = Readonly<Partial<Record<BermudaPiratesState['phase'], readonly Pending[]>>>;

const ASHORE: Due = { steal: [], buoy: [], 'set-buoy': [], over: [] };
/** The phases, and the chance events that are due in them. */
const DUE: Readonly<Record<BermudaPiratesState['physics'], Due>> = {
  modelled: {
    ...ASHORE,
    setup: ['first-seat', 'lay-underboard'],
    sail: [],
    veer: ['veer'],
    slip: ['slip'],
    whirl: ['scatter'],
  },
  refereed: { ...ASHORE, setup: ['first-seat'], voyage: ['voyage'], touch: [], whirl: ['fate'] },
};

const pendingFits: Invariant = ({ phase, physics, pending }) => {
  const kinds = DUE[physics][phase];
  if (kinds === undefined) return `a ${physics} game knows no phase ${phase}`;
  return (kinds.length === 0) === (pending === null) && (pending === null || kinds.includes(pending.kind))
    ? null
    : `in phase ${phase} another chance event is due`;
};

const setUpIsInOrder: Invariant = ({ phase, pending, layout, firstSeat }) => {
  if (phase !== 'setup') return null;
  if (pending?.kind === 'lay-underboard' && pending.quadrant !== layout.length)
    return 'the underboards are laid out of order';
  return (pending?.kind === 'first-seat') === firstSeat < 0 && (firstSeat >= 0 || layout.length === 0)
    ? null
    : 'the first seat is drawn too late, or twice';
};

/** Whether the boat is at sea and has not been pushed. */
const hasNotSailed = ({ boat, heading }: BermudaPiratesState) => boat >= 0 && heading < 0;

/** Whether nothing has happened since the end was last looked for: after a voyage, until the next has begun. */
function isSettled(state: BermudaPiratesState): boolean {
  const { phase, round, turn, firstSeat } = state;
  if (hasNotSailed(state)) return round > 1 || turn !== firstSeat;
  return phase !== 'setup' && !SAILING.includes(phase);
}

const endHolds: Invariant = (state, { edition }) => {
  const { ending, variant, home } = state;
  if (ending === '')
    return isSettled(state) && endingOf(state, edition).reason !== '' ? 'the end was not set off' : null;
  if ((ending === 'set') !== (variant === 'standard'))
    return 'the end was set off by a trigger of the other variant';
  return ending === 'set' && !home.some((_, seat) => isComplete(state, seat))
    ? 'the end was set off by a set that nobody has'
    : null;
};

/** What has just set off the end is still so, and nothing changes once nobody can load anything. */
const triggerHolds: Invariant = (state, { edition }) => {
  const { ending, phase, turn, firstSeat } = state;
  const hasJustBeen = turn === firstSeat && (phase === 'buoy' || phase === 'set-buoy');
  return ending !== '' && (hasJustBeen || ending === 'stuck') && endingOf(state, edition).reason !== ending
    ? 'the end was set off by nothing'
    : null;
};

const turnIsDue: Invariant = (state) => {
  const { ending, phase, turn, firstSeat, variant } = state;
  if (ending !== '' && SAILING.includes(phase) && turn === firstSeat)
    return 'a round has begun after the end was set off';
  return variant === 'standard' && hasNotSailed(state) && isComplete(state, turn)
    ? 'a seat with a complete base has a turn'
    : null;
};

/** Whether a seat would still have its turn in this round. */
function isSomebodyToCome(state: BermudaPiratesState): boolean {
  const { players, turn, firstSeat, variant } = state;
  const taken = (turn - firstSeat + players) % players;
  const others = range(players - taken - 1).map((more) => (turn + 1 + more) % players);
  return others.some((seat) => variant === 'plunder' || !isComplete(state, seat));
}

const resultFits: Invariant = ({ result, phase, pending, round, roundLimit }) => {
  if (roundLimit > 0 && round > roundLimit) return 'the rounds are over';
  if ((result !== null) !== (phase === 'over')) return 'phase and result do not agree on the end';
  return result !== null && pending !== null ? 'chance is due after the end' : null;
};

const resultIsRight: Invariant = (state, { edition }) => {
  const { result, ending, round, roundLimit } = state;
  if (result === null) return null;
  if (isSomebodyToCome(state)) return 'the game has ended before the round';
  if (ending === '' && round !== roundLimit) return 'the game has ended without a reason';
  return result.reason === (ending || 'rounds') &&
    String(result.winners) === String(winnersOf(state, edition))
    ? null
    : 'the result is not what the bases say';
};

/** What the others take for granted: every seat has its own, somebody has a turn, a boat is where one is asked for. */
const FORM: readonly Invariant[] = [seatsFit, turnFits, boatIsWhereItBelongs];

const INVARIANTS: readonly Invariant[] = [
  setUpIsUntouched,
  setUpIsInOrder,
  treasuresAreAllThere,
  variantHolds,
  buoysAreAllThere,
  buoysLieWell,
  lostFloat,
  layoutHolds,
  memoryHolds,
  pendingFits,
  endHolds,
  triggerHolds,
  turnIsDue,
  resultFits,
  resultIsRight,
  ...AT_SEA,
];

/** The invariants that a state breaks, in words; if its form is wrong, what is wrong with that. */
export function audit(state: BermudaPiratesState, env: Env<BermudaPiratesTypes>): string[] {
  const broken = (invariants: readonly Invariant[]) =>
    invariants.flatMap((invariant) => invariant(state, env) ?? []);
  const misformed = broken(FORM);
  return misformed.length > 0 ? misformed : broken(INVARIANTS);
}
