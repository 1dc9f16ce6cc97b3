import { at } from '../../core/lists.js';
import { difference, dotsIn, hasDot, intersection, joinedTo, only } from './dots.js';
import type { DotSet, Lines } from './dots.js';

/** Where a ship may go. */
export interface Way {
  readonly from: number;
  readonly lines: Lines;
  /** Dots that no walk steps onto. */
  readonly barred: DotSet;
}

/** What a ship may do in one move. */
export interface Course extends Way {
  /** The count of spinner A. */
  readonly steps: number;
  /** Dots on which a walk may end with count to spare. */
  readonly gold: DotSet;
  /** Whether a walk ends on the first of them that it enters. */
  readonly mustStop: boolean;
}

/**
 * The dots on which the move may end.
 *
 * @see SG-R24 the player chooses the end; which walk leads there is all the same
 */
export function endsOf({ from, steps, lines, barred, gold, mustStop }: Course): DotSet {
  // Every list of legal actions asks this, so the dot sets are unfolded here.
  let { low, high } = only(from);
  let enteredLow = 0;
  let enteredHigh = 0;
  const onwardLow = mustStop ? ~gold.low : -1;
  const onwardHigh = mustStop ? ~gold.high : -1;
  for (let step = 0; step < steps; step += 1) {
    const joined = joinedTo(lines, { low, high });
    const nextLow = joined.low & ~barred.low;
    const nextHigh = joined.high & ~barred.high;
    enteredLow |= nextLow;
    enteredHigh |= nextHigh;
    low = nextLow & onwardLow;
    high = nextHigh & onwardHigh;
  }
  return { low: low | (enteredLow & gold.low), high: high | (enteredHigh & gold.high) };
}

/** Whether a walk can be on the dot with count left over. */
export function passes(course: Course, dot: number): boolean {
  let layer = only(course.from);
  for (let step = 0; step < course.steps; step += 1) {
    if (hasDot(layer, dot)) return true;
    layer = goingOn(course, entering(course, layer));
  }
  return false;
}

/** The dots that are one step from the layer. */
export function entering({ lines, barred }: Way, layer: DotSet): DotSet {
  return difference(joinedTo(lines, layer), barred);
}

/** The dots of a layer from which a walk may go on. */
function goingOn({ gold, mustStop }: Course, layer: DotSet): DotSet {
  return mustStop ? difference(layer, gold) : layer;
}

/**
 * A walk to a legal end, both dots included: the shortest to a gold dot, else one of the full count; among these the first
 * in the order of their dots.
 */
export function walkTo(course: Course, to: number): number[] {
  const shortest = hasDot(course.gold, to);
  // Backwards from the end: the dots from which it is reached in 0, 1, 2, … steps.
  const layers = [only(to)];
  for (let left = 1; left <= course.steps; left += 1) {
    const joined = joinedTo(course.lines, at(layers, left - 1));
    if (left === course.steps || (shortest && hasDot(joined, course.from))) break;
    layers.push(goingOn(course, difference(joined, course.barred)));
  }
  const walk = [course.from];
  for (const layer of layers.reverse()) {
    const ahead = intersection(joinedTo(course.lines, only(at(walk, walk.length - 1))), layer);
    walk.push(at(dotsIn(ahead), 0));
  }
  return walk;
}
