/** A player's place, counted from 0 in turn order. */
export type Seat = number;

/** Who looks at a state or an event: a seat, or anybody at all. */
export type Viewer = Seat | 'public';
