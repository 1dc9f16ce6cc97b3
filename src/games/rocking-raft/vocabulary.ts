/** The colours of gems, in the order of every gem tuple. */
export const COLOURS = ['yellow', 'blue', 'red', 'black'] as const;

/** The colours of spaces, in the order of every space tuple. */
export const SPACES = ['yellow', 'blue', 'red'] as const;
export type SpaceColour = (typeof SPACES)[number];

/** Places of the colours in a tuple. */
export const PLACE = { yellow: 0, blue: 1, red: 2, black: 3 } as const;
export const COLOURED = [0, 1, 2] as const;
export const BLACK = 3;

/** The two places for boats before a player. */
export const SLOTS = [0, 1] as const;

/** The edges of the raft as printed, and the finger spaces of each as the player at it sees them. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export const FINGERS = ['left', 'centre', 'right'] as const;

/** Cells run row by row from the north-west. */
export const CELLS = 9;
export const CENTRE = 4;
export const OUTER_CELLS = [0, 1, 2, 3, 5, 6, 7, 8] as const;
