import { bermudaPirates } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesEvent, BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { at, range } from '../../../src/index.js';
import { position } from '../../support/scenario.js';

export type Action = Parameters<typeof bermudaPirates.actionSpace.id>[0];

/** What is special about a position; the rest is as the worked examples have it. */
export type Sketch = Partial<Omit<BermudaPiratesState, 'kernel'>> & {
  readonly difficulty?: 'easy' | 'moderate' | 'difficult' | 'very-difficult';
};

/** Board q, not turned, under quadrant q: cells 75 and 76 are in a whirlpool, 25, 49, 50 and 51 are not. */
export const LAYOUT = [0, 8, 16, 24];
/** The dock of seat 1 of two. */
export const RIVAL = 550;

const BUOYS = { easy: 3, moderate: 2, difficult: 1, 'very-difficult': 0 };
const DOCKS = { 2: [25, 550], 3: [25, 46, 550], 4: [25, 46, 550, 529] };

/**
 * The position of a sketch: two players, seat 0 first and at sea, nothing known yet. The island holds what lies nowhere
 * else, and a hand the buoys that are not on the board.
 *
 * @throws SaveError when the audit has something against it
 */
export function sea(sketch: Sketch = {}): BermudaPiratesState {
  const { difficulty = 'moderate', ...fields } = sketch;
  const { players = 2, variant = 'standard', physics = 'modelled', turn = 0 } = fields;
  const things = { ...thingsFor(players), ...fields };
  return position(
    bermudaPirates,
    { players, variant, physics, difficulty, firstSeat: 0 },
    {
      ...(physics === 'modelled' ? onChart(players, turn, fields.phase) : REFEREED),
      ...things,
      turn,
      round: 1,
      island: islandBeside(things),
      stock: stockBeside(things, {
        buoys: BUOYS[difficulty],
        lifter: fields.phase === 'set-buoy' ? turn : -1,
      }),
      ...fields,
    },
  );
}

const REFEREED = { layout: [], boat: -1, phase: 'voyage', pending: { kind: 'voyage' } } as const;

function onChart(players: number, turn: number, phase: BermudaPiratesState['phase'] = 'sail') {
  const dock = at(DOCKS[players as 2 | 3 | 4], turn);
  return { layout: LAYOUT, boat: phase === 'sail' ? dock : -1, phase, pending: null };
}

type Things = Pick<BermudaPiratesState, 'home' | 'sets' | 'removed' | 'lost' | 'cargo' | 'buoys'>;

/** Nothing anywhere. */
function thingsFor(players: number): Things {
  const zeros = [0, 0, 0, 0];
  const seats = range(players);
  return {
    home: seats.map(() => zeros),
    sets: seats.map(() => 0),
    removed: zeros,
    lost: [],
    cargo: [],
    buoys: seats.map(() => []),
  };
}

function islandBeside({ home, sets, removed, lost, cargo }: Things): number[] {
  return range(4).map(
    (colour) =>
      6 -
      at(removed, colour) -
      sets.reduce((sum, count) => sum + count, 0) -
      home.reduce((sum, counts) => sum + at(counts, colour), 0) -
      lost.filter(([, of]) => of === colour).length -
      cargo.filter((of) => of === colour).length,
  );
}

/** What is in hand beside the board, and a buoy that a seat has just lifted. */
function stockBeside({ buoys }: Things, all: { buoys: number; lifter: number }): number[] {
  return buoys.map((cells, seat) => all.buoys - cells.length - (seat === all.lifter ? 1 : 0));
}

export const push = (dir: number, seat = 0): Action => ({ type: 'push', seat, dir });
export const take = (colour: number, seat = 0): Action => ({ type: 'take', seat, colour });
export const steal = (colour: number, seat = 0): Action => ({ type: 'steal', seat, colour });
export const leave = (seat = 0): Action => ({ type: 'leave', seat });
export const placeBuoy = (cell: number, seat = 0): Action => ({ type: 'place-buoy', seat, cell });
export const liftBuoy = (cell: number, seat = 0): Action => ({ type: 'lift-buoy', seat, cell });
export const stowBuoy = (seat = 0): Action => ({ type: 'stow-buoy', seat });
export const skipBuoy = (seat = 0): Action => ({ type: 'skip-buoy', seat });

export const veers = (outcome: number) => ({ type: 'chance', kind: 'veer', outcome }) as const;
export const slips = (outcome: number) => ({ type: 'chance', kind: 'slip', outcome }) as const;
/** The outcomes that chance can have in one kind of event. */
type Chance<Kind extends string> = Extract<
  Parameters<typeof bermudaPirates.reduce>[1],
  { kind: Kind }
>['outcome'];
const flight = (to: 'boat' | 'off' | number): Chance<'scatter'> =>
  typeof to === 'number' ? { to: 'cell', cell: to } : { to };
export const flies = (to: 'boat' | 'off' | number) =>
  ({ type: 'chance', kind: 'scatter', outcome: flight(to) }) as const;
export const meets = (outcome: Chance<'voyage'>) => ({ type: 'chance', kind: 'voyage', outcome }) as const;
export const fares = (outcome: Chance<'fate'>) => ({ type: 'chance', kind: 'fate', outcome }) as const;

/** The texts of what the active seat may do, as in `push 3`. */
export function choices(state: BermudaPiratesState): string[] {
  return bermudaPirates.legalActions(state).map((action) => bermudaPirates.actionText(action));
}

/** The directions in which the boat may be pushed. */
export function pushes(state: BermudaPiratesState): number[] {
  return bermudaPirates.legalActions(state).flatMap((action) => (action.type === 'push' ? [action.dir] : []));
}

/** The cells in which a buoy may be placed. */
export function moorings(state: BermudaPiratesState): number[] {
  return bermudaPirates
    .legalActions(state)
    .flatMap((action) => (action.type === 'place-buoy' ? [action.cell] : []));
}

/** The outcomes that chance lists, with their weights. */
export function odds(state: BermudaPiratesState): [unknown, number][] {
  return (bermudaPirates.chanceOutcomes(state) ?? []).map(({ action, weight }) => [action.outcome, weight]);
}

/** The rows of `safe` with some cells marked. */
export function safeWith(...cells: number[]): number[] {
  return range(24).map((row) =>
    cells
      .filter((cell) => Math.floor(cell / 24) === row)
      .reduce((bits, cell) => bits | (1 << (cell % 24)), 0),
  );
}

/** The types of events, in order. */
export function types(events: readonly BermudaPiratesEvent[]): string[] {
  return events.map(({ type }) => type);
}

/** What lies on the island when these colours are elsewhere. */
export function islandWithout(...colours: number[]): number[] {
  return range(4).map((colour) => 6 - colours.filter((other) => other === colour).length);
}
