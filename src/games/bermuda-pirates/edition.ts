import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';
import { at } from '../../core/lists.js';
import { BUOYS_MAX, COLOURS, FRAME, PER_COLOUR_MAX, ROWS, SEATS_MAX } from './vocabulary.js';
import { cellsThatAre, isChartRow, neighboursOnChart, placesOf } from './chart.js';
import { isJoined, seatingOf } from './water.js';

const text = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(200));
const source = /* @__PURE__ */ z.enum(['rulebook', 'published', 'reconstructed']);
const weight = /* @__PURE__ */ int(0, 1000);
const nominal = /* @__PURE__ */ int(1, 1000);
const cornersFor = (seats: number) =>
  list(int(0, 3), seats, seats).check(
    z.refine((bySeat) => new Set(bySeat).size === bySeat.length, 'a corner of its own for each seat'),
  );

/** The gameboard. @see BP-COMP-1 Islands, wrecks and creatures on water */
const chartSchema = /* @__PURE__ */ z
  .strictObject({
    source,
    size: z.literal(ROWS),
    legend: z.record(text, text),
    rows: list(z.string().check(z.refine(isChartRow, '24 signs of the legend')), ROWS, ROWS),
  })
  .check(
    z.refine(({ rows }) => docksAreComplete(rows), {
      path: ['rows'],
      error: 'exactly one dock for each colour and for each corner, and some land of each base',
      abort: true,
    }),
  );

function docksAreComplete(rows: readonly string[]): boolean {
  const places = placesOf(rows);
  return [0, 1, 2, 3].every(
    (of) =>
      cellsThatAre(places, 'island-dock', of).length === 1 &&
      cellsThatAre(places, 'base-dock', of).length === 1 &&
      cellsThatAre(places, 'base-land', of).length > 0,
  );
}

const disks = /* @__PURE__ */ list(
  /* @__PURE__ */ z.tuple([/* @__PURE__ */ int(0, FRAME - 1), /* @__PURE__ */ int(0, FRAME - 1)]),
  5,
  5,
).check(
  /* @__PURE__ */ z.refine(
    (five) => new Set(five.map(([u, v]) => v * FRAME + u)).size === five.length,
    'five different places',
  ),
);

const magnetSchema = /* @__PURE__ */ z.strictObject({
  source,
  reach: list(z.tuple([int(1 - FRAME, FRAME - 1), int(1 - FRAME, FRAME - 1)]), 100, 1).check(
    z.refine((reach) => reach.some(([x, y]) => x === 0 && y === 0), 'a list that holds [0, 0]'),
  ),
});

const veerSchema = /* @__PURE__ */ z
  .strictObject({ source, scale: int(1, 1000), eachSide: list(weight, 3, 3) })
  .check(
    z.refine(({ scale, eachSide }) => eachSide.every((side) => 2 * side <= scale), {
      path: ['eachSide'],
      error: 'weights of which two fit into the scale',
    }),
  );

const slipSchema = /* @__PURE__ */ z
  .strictObject({
    source,
    scale: int(1, 1000),
    perTreasure: list(list(weight, COLOURS, COLOURS), 3, 3),
  })
  .check(
    z.refine(
      ({ scale, perTreasure }) =>
        perTreasure.every((byLoad) => byLoad.every((each, index) => (index + 1) * each <= scale)),
      { path: ['perTreasure'], error: 'weights that for all treasures aboard together fit into the scale' },
    ),
  );

const scatterSchema = /* @__PURE__ */ z
  .strictObject({
    source,
    stay: weight,
    byTurn: list(weight, 5, 5),
    byDistance: list(weight, ROWS, 0),
  })
  .check(
    z.refine(
      ({ stay, byTurn, byDistance }) => stay > 0 || (byTurn.some(Boolean) && byDistance.some(Boolean)),
      {
        error: 'some weight above 0',
      },
    ),
  );

/** The printed components, and the model of the hand that pushes. */
export const editionSchema = /* @__PURE__ */ z
  .strictObject({
    game: z.literal('bermuda-pirates'),
    edition: z.string().check(z.minLength(1), z.maxLength(100)),
    version: int(1, 1_000_000),
    players: z.strictObject({ source, min: z.literal(2), max: z.literal(SEATS_MAX) }),
    corners: z.strictObject({
      source,
      bySeat: z.strictObject({ '2': cornersFor(2), '3': cornersFor(3), '4': cornersFor(4) }),
    }),
    treasures: z
      .strictObject({
        source,
        colours: z.literal(COLOURS),
        perColour: int(SEATS_MAX, PER_COLOUR_MAX),
        total: int(COLOURS, COLOURS * PER_COLOUR_MAX),
      })
      .check(
        z.refine(({ perColour, total }) => total === COLOURS * perColour, {
          path: ['total'],
          error: 'four times perColour',
        }),
      ),
    colourNames: z.strictObject({ source, names: list(text, COLOURS, COLOURS) }),
    flags: z.strictObject({ source, count: z.literal(COLOURS) }),
    boats: z.strictObject({ source, count: z.literal(SEATS_MAX) }),
    buoys: z
      .strictObject({
        source,
        total: int(0, SEATS_MAX * BUOYS_MAX),
        perSeat: int(0, BUOYS_MAX),
        byDifficulty: z.strictObject({
          easy: int(0, BUOYS_MAX),
          moderate: int(0, BUOYS_MAX),
          difficult: int(0, BUOYS_MAX),
          'very-difficult': int(0, BUOYS_MAX),
        }),
      })
      .check(
        z.refine(
          ({ perSeat, byDifficulty }) => Object.values(byDifficulty).every((buoys) => buoys <= perSeat),
          { path: ['byDifficulty'], error: 'at most perSeat for each difficulty' },
        ),
      ),
    harbourReach: z.strictObject({ source, cells: int(1, ROWS) }),
    underboards: z.strictObject({ source, count: z.literal(4), disksEach: z.literal(5) }),
    layout: z.strictObject({
      source,
      size: z.literal(FRAME),
      turns: z.boolean(),
      flips: z.boolean(),
      disks: list(disks, 4, 4),
    }),
    magnet: magnetSchema,
    boatHandling: z.strictObject({
      source,
      maxTurn: int(1, 4),
      touch: list(z.enum(['under', 'ahead']), 2, 1).check(
        z.refine((ways) => new Set(ways).size === ways.length, 'each way once'),
      ),
    }),
    chart: chartSchema,
    veer: veerSchema,
    slip: slipSchema,
    scatter: scatterSchema,
    refereed: z.strictObject({
      source,
      voyage: z.strictObject({
        dock: nominal,
        lost: nominal,
        base: nominal,
        slipSea: nominal,
        slipOff: nominal,
        whirlpool: nominal,
        aground: nominal,
        offBoard: nominal,
        home: nominal,
      }),
      fate: z.strictObject({
        boat: nominal,
        sea: nominal,
        off: nominal,
        island: nominal,
        obstacle: nominal,
        base: nominal,
      }),
    }),
    plunder: z.strictObject({
      source,
      target: int(1, 1000),
      setPoints: int(0, 1000),
      singlePoints: int(0, 1000),
      stealPerVisit: int(1, COLOURS),
      islandMinimum: int(0, COLOURS * PER_COLOUR_MAX),
    }),
  })
  .check(
    z.refine(waterIsJoined, {
      path: ['chart', 'rows'],
      error:
        'water that joins the docks of the island, and the dock of every seated base to them (BP-R-WALL)',
    }),
  );

function waterIsJoined(edition: {
  chart: { rows: string[] };
  corners: { bySeat: Record<'2' | '3' | '4', number[]> };
  harbourReach: { cells: number };
}): boolean {
  const { chart, corners, harbourReach } = edition;
  const places = placesOf(chart.rows);
  const neighbours = neighboursOnChart();
  return Object.values(corners.bySeat).every((ofSeats) => {
    const seating = seatingOf(places, ofSeats, harbourReach.cells);
    return isJoined(seating.sea, seating, neighbours);
  });
}

export type Edition = z.infer<typeof editionSchema>;

/** The corner of each seat. @see BP-R-CORNERS Which bases with two or three players */
export function cornersOf(edition: Immutable<Edition>, players: number): readonly number[] {
  const { bySeat } = edition.corners;
  return at([bySeat['2'], bySeat['3'], bySeat['4']], players - 2);
}
