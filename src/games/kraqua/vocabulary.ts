import * as z from 'zod/mini';
import { int } from '../../core/domains.js';

/** The animals of spaces, tiles and chips, in the order of ids. */
export const ANIMALS = ['jellyfish', 'seahorse', 'turtle', 'crab'] as const;
export type Animal = (typeof ANIMALS)[number];
export const animalSchema = z.enum(ANIMALS);

/** The fish by colour, in the order of ids; Kraqua robs them in this order too. */
export const FISH = ['yellow', 'green', 'red'] as const;
export type Fish = (typeof FISH)[number];
export const fishSchema = z.enum(FISH);

export const HATS = ['bowler', 'top-hat', 'sombrero'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

/** The colours of gems, from the rarest on. */
export const GEMS = ['purple', 'yellow', 'red', 'green', 'blue', 'clear'] as const;
export type Gem = (typeof GEMS)[number];
export const gemSchema = z.enum(GEMS);

/** The two rows of reef slots along the path. */
export const ROWS = ['inner', 'outer'] as const;
export type Row = (typeof ROWS)[number];
export const rowSchema = z.enum(ROWS);

/** The two faces of a reef tile. */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];
export const sideSchema = z.enum(SIDES);

export const SPECIALS = ['shell', 'dolphin', 'shark'] as const;
export type Special = (typeof SPECIALS)[number];

export const DIFFICULTIES = ['first-journey', 'great-adventure', 'challenge', 'pros'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const difficultySchema = z.enum(DIFFICULTIES);

/** The parts of the board, in the order of the path. */
export const SECTIONS = ['start', 'right', 'left', 'goal'] as const;

/** How a flicked shell lands. */
export const shellSideSchema = z.enum(['shell', 'water']);

/** The most that an edition may have, so that a state's lists have a bound. */
export const SPACES_MAX = 120;
export const SLOTS_MAX = 40;
export const TILES_MAX = 60;
export const HIDEOUTS_MAX = 60;
export const GEMS_MAX = 99;
export const SHELLS_MAX = 99;
/** Each turn fills a slot for good or boxes a tile for good. */
export const ROUNDS_MAX = 2 * SLOTS_MAX + TILES_MAX;

export const seatSchema = int(0, 3);
export const tileSchema = int(0, TILES_MAX - 1);
export const spaceSchema = int(0, SPACES_MAX - 1);
