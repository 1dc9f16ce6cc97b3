import * as z from 'zod/mini';
import { int } from '../../core/domains.js';

/** Rows and columns of the chart, in every edition. */
export const ROWS = 24;
export const CELLS = ROWS * ROWS;
export const CELL_MAX = CELLS - 1;
/** A row of the chart with every bit set. */
export const ROW_MAX = 0xff_ffff;
/** Rows and columns of an underboard, in every edition. */
export const FRAME = 12;
export const COLOURS = 4;
export const SEATS_MAX = 4;
/** The most that an edition may have of each colour, and of all. */
export const PER_COLOUR_MAX = 24;
export const TREASURES_MAX = COLOURS * PER_COLOUR_MAX;
/** The most buoys that an edition may give a seat. */
export const BUOYS_MAX = 8;

export const seatSchema = /* @__PURE__ */ int(0, SEATS_MAX - 1);
export const colourSchema = /* @__PURE__ */ int(0, COLOURS - 1);
/** A direction, in eighths clockwise from north. */
export const dirSchema = /* @__PURE__ */ int(0, 7);
/** A cell of the chart, `y * 24 + x`; -1 for none. */
export const cellSchema = /* @__PURE__ */ int(-1, CELL_MAX);
export const nobodySchema = /* @__PURE__ */ int(-1, SEATS_MAX - 1);

export const variantSchema = /* @__PURE__ */ z.enum(['standard', 'plunder']);
export const physicsSchema = /* @__PURE__ */ z.enum(['modelled', 'refereed']);
export const PHASES = [
  'setup',
  'sail',
  'veer',
  'slip',
  'whirl',
  'steal',
  'buoy',
  'set-buoy',
  'over',
  'voyage',
  'touch',
] as const;
/** What can set off the end of the game; empty while nothing has. */
export const ENDINGS = ['', 'set', 'points', 'island', 'stuck'] as const;
export type Ending = (typeof ENDINGS)[number];
export const reasonSchema = /* @__PURE__ */ z.enum(['set', 'points', 'island', 'stuck', 'rounds']);

/** Where a treasure that is loaded comes from. */
export const originSchema = /* @__PURE__ */ z.enum(['dock', 'sea', 'base']);
export const booleanSchema = /* @__PURE__ */ z.boolean();

/** Where a treasure comes to rest: `cell` is -1 for boat and off and where there is no chart, `seat` -1 but for a base. */
export const landingSchema = /* @__PURE__ */ z.strictObject({
  at: z.enum(['boat', 'sea', 'off', 'island', 'obstacle', 'base']),
  cell: cellSchema,
  seat: nobodySchema,
});
export type Landing = Readonly<z.infer<typeof landingSchema>>;
