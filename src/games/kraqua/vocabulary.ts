/** The animals of spaces, tiles and chips, in the order of ids. */
export const ANIMALS = ['jellyfish', 'seahorse', 'turtle', 'crab'] as const;
export type Animal = (typeof ANIMALS)[number];

/** The fish by colour, in the order of ids; Kraqua robs them in this order too. */
export const FISH = ['yellow', 'green', 'red'] as const;
export type Fish = (typeof FISH)[number];

export const HATS = ['bowler', 'top-hat', 'sombrero'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

/** The colours of gems, from the rarest on. */
export const GEMS = ['purple', 'yellow', 'red', 'green', 'blue', 'clear'] as const;
export type Gem = (typeof GEMS)[number];

/** The two rows of reef slots along the path. */
export const ROWS = ['inner', 'outer'] as const;
export type Row = (typeof ROWS)[number];

/** The two faces of a reef tile. */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

export const SPECIALS = ['shell', 'dolphin', 'shark'] as const;
export type Special = (typeof SPECIALS)[number];

export const DIFFICULTIES = ['first-journey', 'great-adventure', 'challenge', 'pros'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The parts of the board, in the order of the path. */
export const SECTIONS = ['start', 'right', 'left', 'goal'] as const;
export type Section = (typeof SECTIONS)[number];

/** How a flicked shell lands. */
export const SHELL_SIDES = ['shell', 'water'] as const;
