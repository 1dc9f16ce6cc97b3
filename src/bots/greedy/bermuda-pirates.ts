import { at, range } from '../../core/lists.js';
import { below } from '../../core/random.js';
import type { bermudaPirates } from '../../games/bermuda-pirates/index.js';
import type { BermudaPiratesView } from '../../games/bermuda-pirates/index.js';
import { turnAmount } from '../../games/bermuda-pirates/chart.js';
import {
  baseAt,
  isObstacle,
  neighbour,
  refuseLoading,
  stealableColours,
} from '../../games/bermuda-pirates/queries.js';
import { seatingFor, tableOf } from '../../games/bermuda-pirates/table.js';
import type { Table } from '../../games/bermuda-pirates/table.js';
import { hazardShares } from '../../games/bermuda-pirates/view.js';
import { CELLS, COLOURS } from '../../games/bermuda-pirates/vocabulary.js';
import type { Bot, SignatureOf } from '../policy.js';

type BermudaPirates = SignatureOf<typeof bermudaPirates>;
type Action = BermudaPirates['action'];

/** What a push leaves of a hope: shorter ways are better. */
const PATIENCE = 0.998;
/** What a push that went astray leaves of it. */
const AFTER_VEERING = 0.95;
/** A cell is marked with a buoy from this chance of being caught on. */
const DANGER = 0.9;
/** Hopes are sorted by how many pushes they are from the greatest. */
const LEVEL = Math.log(PATIENCE);
/** What part of the greatest hope is none. */
const NEGLIGIBLE = 1e-6;
const LEVELS = Math.ceil(Math.log(NEGLIGIBLE) / LEVEL) + 1;

/** What one decision needs: the chance to come into each cell unharmed, and how often turning goes astray. */
interface Sea {
  readonly table: Table;
  readonly ok: readonly number[];
  /** By turn amount, two and more being the last: the share of pushes that go astray to each side. */
  readonly astray: readonly number[];
  readonly maxTurn: number;
  /** What a push leaves of the hope that it leads to, at `(cell * 8 + direction) * 3 + turn amount`. */
  readonly left: Float64Array;
}

/** By `cell * 8 + heading`: what a boat there may hope for. */
type Hopes = Float64Array;

/**
 * A sailor that knows the odds of every cell: it heads for the treasure that promises most, the number of treasures that
 * come home times the chance that they do, goes on while that is worth the risk, and marks whirlpools with buoys.
 */
export const greedy: Bot<BermudaPirates> = (game) => {
  const table = tableOf(game.edition);
  const { veer, boatHandling } = game.edition;
  const astray = veer.eachSide.map((each) => each / veer.scale);
  return (view, actions, rng) => {
    const [first] = actions;
    if (first?.type === 'push') {
      const ok = unharmed(view, table);
      const left = leftByPush(table, ok, astray);
      const sea = { table, ok, astray, left, maxTurn: boatHandling.maxTurn };
      return bestPush(view, actions, sea) ?? at(actions, below(rng, actions.length));
    }
    const buoy = first?.type === 'place-buoy' ? bestBuoy(view, actions, table) : undefined;
    return buoy ?? actions.find(({ type }) => type === 'skip-buoy') ?? at(actions, 0);
  };
};

/** The chance to come into each cell without being stopped there. */
function unharmed(view: BermudaPiratesView, table: Table): number[] {
  const hazards = hazardShares(view, table);
  const buoys = view.buoys.flat();
  return table.all.map((cell) => {
    if (buoys.includes(cell) || isObstacle(view, cell, table)) return 0;
    return (1 - at(hazards, cell)) * PATIENCE;
  });
}

/** Takes what the boat touches; else the push that promises most, if any promises anything. */
function bestPush(view: BermudaPiratesView, actions: readonly Action[], sea: Sea): Action | undefined {
  const taking = actions.find(({ type }) => type === 'take');
  if (taking !== undefined) return taking;
  const hopes = hopesAtSea(view, sea);
  let best: Action | undefined;
  let most = 0;
  for (const action of actions) {
    if (action.type !== 'push') continue;
    const hope = hopeOfPush(view.boat, view.heading, action.dir, { sea, hopes });
    if (hope > most) [best, most] = [action, hope];
  }
  return best;
}

function hopeOfPush(
  cell: number,
  heading: number,
  dir: number,
  { sea, hopes }: { sea: Sea; hopes: Hopes },
): number {
  const turned = heading < 0 ? 0 : Math.min(2, turnAmount(heading, dir));
  const side = at(sea.astray, turned);
  const hope = (towards: number) => {
    const target = neighbour(sea.table, cell, towards % 8);
    return target < 0 ? 0 : at(sea.ok, target) * (hopes[target * 8 + (towards % 8)] ?? 0);
  };
  if (side === 0) return hope(dir);
  return (1 - 2 * side) * hope(dir) + side * AFTER_VEERING * (hope(dir + 1) + hope(dir + 7));
}

/** For every place and heading: the treasures that the rest of the voyage promises, going home or for one thing more. */
function hopesAtSea(view: BermudaPiratesView, sea: Sea): Hopes {
  const load = view.cargo.length;
  const home = sea.table.all.filter((cell) => baseAt(view, cell, sea.table) === view.turn);
  const gains = prizes(view, sea.table).filter(([place]) => canBeEntered(place, sea));
  const way = spread(sea, {
    sources: home.flatMap((cell) => everyHeading(cell, 1)),
    wanted: gains.map(([place]) => place),
  });
  const around = range(8).flatMap((dir) => {
    const cell = neighbour(sea.table, view.boat, dir);
    return cell >= 0 && at(sea.ok, cell) > 0 ? [cell * 8 + dir] : [];
  });
  return spread(sea, {
    sources: [
      ...(load > 0 ? home.flatMap((cell) => everyHeading(cell, load)) : []),
      ...gains.map(([place, gain]): Source => [place, (load + gain) * (way[place] ?? 0)]),
    ],
    wanted: around,
  });
}

/** Whether a push can lead to a place with that heading. */
function canBeEntered(place: number, { ok, table }: Sea): boolean {
  const dir = place % 8;
  const before = neighbour(table, (place - dir) / 8, (dir + 4) % 8);
  return before >= 0 && at(ok, before) > 0;
}

type Source = readonly [place: number, hope: number];

function everyHeading(cell: number, hope: number): Source[] {
  return range(8).map((heading) => [cell * 8 + heading, hope]);
}

/** The places, with headings, where the boat gains something, and how many treasures. */
function prizes(view: BermudaPiratesView, table: Table): Source[] {
  const wanted = range(COLOURS).filter((colour) => refuseLoading(view, view.turn, colour) === null);
  const { docks, islandDocks } = seatingFor(table, view.players);
  const onIsland = wanted.filter((colour) => at(view.island, colour) > 0);
  const afloat = view.lost.filter(([, colour]) => wanted.includes(colour));
  const rivals = range(view.players).filter(
    (seat) => view.variant === 'plunder' && seat !== view.turn && ((view.raided >> seat) & 1) === 0,
  );
  return [
    ...onIsland.flatMap((colour) => everyHeading(at(islandDocks, colour), 1)),
    ...afloat.flatMap(([cell]) => everyHeading(cell, 1)),
    ...afloat.flatMap(([cell]) =>
      range(8).flatMap((heading): Source[] => {
        const before = neighbour(table, cell, (heading + 4) % 8);
        return before < 0 ? [] : [[before * 8 + heading, 1]];
      }),
    ),
    ...rivals.flatMap((seat) => {
      const loot = Math.min(2, stealableColours(view, seat).length);
      return loot > 0 ? everyHeading(at(docks, seat), loot) : [];
    }),
  ];
}

/**
 * Carries hopes back along all ways that lead to them, the greatest first, until all that is wanted is known. Every push costs a hope one level or more, so
 * that what was taken from a level stays as it is (Dial's buckets, over the logarithms of hopes).
 */
function spread(
  sea: Sea,
  { sources, wanted }: { sources: readonly Source[]; wanted: readonly number[] },
): Hopes {
  const hopes = new Float64Array(CELLS * 8);
  const spent = new Uint8Array(CELLS * 8);
  const unknown = new Set(wanted);
  const greatest = sources.reduce((most, [, hope]) => Math.max(most, hope), 0);
  // A list for each level: its last entry, and by entry the place and the entry before.
  const last = new Int32Array(LEVELS).fill(-1);
  const places: number[] = [];
  const before: number[] = [];
  const raise = (place: number, hope: number) => {
    if (hope <= (hopes[place] ?? 0) || hope < greatest * NEGLIGIBLE) return;
    hopes[place] = hope;
    const level = (Math.log(hope / greatest) / LEVEL) | 0;
    before.push(last[level] ?? -1);
    last[level] = places.push(place) - 1;
  };
  for (const [place, hope] of sources) raise(place, hope);
  for (let level = 0; level < LEVELS && unknown.size > 0; level += 1)
    for (let entry = last[level] ?? -1; entry >= 0; entry = last[level] ?? -1) {
      last[level] = before[entry] ?? -1;
      const place = places[entry] ?? 0;
      if (spent[place] === 1) continue;
      spent[place] = 1;
      unknown.delete(place);
      spreadFrom(place, hopes, { sea, raise });
    }
  return hopes;
}

/** Raises the hopes of all that one push leads to a place. */
function spreadFrom(
  place: number,
  hopes: Hopes,
  { sea, raise }: { sea: Sea; raise: (place: number, hope: number) => void },
): void {
  const dir = place & 7;
  const before = neighbour(sea.table, place >> 3, (dir + 4) & 7);
  if (before < 0 || sea.ok[before] === 0) return;
  const meant = hopes[place] ?? 0;
  const push = (before * 8 + dir) * 3;
  raise(before * 8 + dir, meant * (sea.left[push] ?? 0));
  for (let turned = 1; turned <= sea.maxTurn; turned += 1) {
    const hope = meant * (sea.left[push + Math.min(2, turned)] ?? 0);
    raise(before * 8 + ((dir + turned) & 7), hope);
    raise(before * 8 + ((dir - turned) & 7), hope);
  }
}

/** A push that goes astray counts as if it could go on from where it was meant to lead. */
function leftByPush(table: Table, ok: readonly number[], astray: readonly number[]): Float64Array {
  const left = new Float64Array(CELLS * 8 * 3);
  const beside = (cell: number, dir: number) => {
    const target = neighbour(table, cell, dir % 8);
    return target < 0 ? 0 : (ok[target] ?? 0);
  };
  for (let place = 0; place < CELLS * 8; place += 1) {
    const dir = place % 8;
    const cell = (place - dir) / 8;
    const meant = beside(cell, dir);
    const sides = (beside(cell, dir + 1) + beside(cell, dir + 7)) * AFTER_VEERING;
    for (let turned = 0; turned < 3; turned += 1) {
      const side = astray[turned] ?? 0;
      left[place * 3 + turned] = (1 - 2 * side) * meant + side * sides;
    }
  }
  return left;
}

/** The most dangerous cell that may have a buoy, if it is dangerous enough. */
function bestBuoy(view: BermudaPiratesView, actions: readonly Action[], table: Table): Action | undefined {
  const hazards = hazardShares(view, table);
  let best: Action | undefined;
  let most = DANGER;
  for (const action of actions) {
    if (action.type !== 'place-buoy' || action.cell < 0) continue;
    const hazard = at(hazards, action.cell);
    if (hazard > most) [best, most] = [action, hazard];
  }
  return best;
}
