import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import { int, list } from '../../core/domains.js';
import { range } from '../../core/lists.js';
import { COLOURS, ROWS, SEATS_MAX } from './vocabulary.js';
import type { Edition } from './edition.js';
import { physicsSchema, variantSchema } from './vocabulary.js';
import type { BermudaPiratesDraft } from './state.js';

/**
 * What is chosen at set-up.
 *
 * @see BP-COMP-4 Three buoys of each colour at most
 * @see BP-SETUP-7 Difficulty sets the buoys
 * @see BP-BUOY-8 Different numbers of buoys
 * @see BP-R-LEVELS A difficulty for all, or buoys by seat
 */
export function optionsOf({ buoys }: Immutable<Edition>) {
  return z
    .strictObject({
      players: z._default(int(2, SEATS_MAX), SEATS_MAX),
      variant: z._default(variantSchema, 'standard'),
      physics: z._default(physicsSchema, 'modelled'),
      difficulty: z._default(z.enum(['easy', 'moderate', 'difficult', 'very-difficult']), 'moderate'),
      buoys: z.optional(list(int(0, buoys.perSeat), SEATS_MAX, 2)),
      firstSeat: z._default(z.union([z.literal('random'), int(0, SEATS_MAX - 1)]), 'random'),
      roundLimit: z.optional(int(1, 1000)),
    })
    .check(
      z.refine(({ players, buoys: bySeat }) => bySeat === undefined || bySeat.length === players, {
        path: ['buoys'],
        error: 'as many numbers as players',
      }),
      z.refine(({ players, firstSeat }) => firstSeat === 'random' || firstSeat < players, {
        path: ['firstSeat'],
        error: 'a seat that takes part',
      }),
    );
}

export type Options = z.output<ReturnType<typeof optionsOf>>;

/**
 * The state before anything has happened.
 *
 * @see BP-SETUP-5 Six treasures on each section
 * @see BP-COMP-5 Twenty-four treasures
 * @see BP-R-FIRST The first seat, or chance
 */
export function firstStateOf(
  options: Options,
  { edition }: { edition: Immutable<Edition> },
): Omit<BermudaPiratesDraft, 'kernel'> {
  const { players, variant, physics, difficulty, firstSeat, roundLimit } = options;
  const seats = range(players);
  const zeros = () => range(COLOURS).map(() => 0);
  const isKnown = firstSeat !== 'random';
  const begins = isKnown && physics === 'refereed';
  return {
    players,
    variant,
    physics,
    roundLimit: roundLimit ?? 0,
    firstSeat: isKnown ? firstSeat : -1,
    turn: begins ? firstSeat : -1,
    round: begins ? 1 : 0,
    phase: begins ? 'voyage' : 'setup',
    layout: [],
    island: range(COLOURS).map(() => edition.treasures.perColour),
    home: seats.map(zeros),
    sets: seats.map(() => 0),
    removed: zeros(),
    lost: [],
    cargo: [],
    boat: -1,
    heading: -1,
    touched: -1,
    victim: -1,
    stolen: 0,
    raided: 0,
    buoys: seats.map(() => []),
    stock: seats.map((seat) => options.buoys?.[seat] ?? edition.buoys.byDifficulty[difficulty]),
    lifted: -1,
    safe: physics === 'modelled' ? range(ROWS).map(() => 0) : [],
    caught: [],
    ending: '',
    pending: begins ? { kind: 'voyage' } : firstPending(isKnown),
    result: null,
  };
}

function firstPending(isKnown: boolean): BermudaPiratesDraft['pending'] {
  return isKnown ? { kind: 'lay-underboard', quadrant: 0 } : { kind: 'first-seat' };
}
