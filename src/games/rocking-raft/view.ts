import { openState, openView } from '../../core/view.js';

/**
 * Nothing is hidden: a seat may know all that is true, but for the generator of a seeded game.
 *
 * @see RR-R29 scoring piles lay face up before everybody
 * @see RR-R32 an unknown deck has no order that could be seen
 */
export const observe = openView;
export const determinize = openState;
