/** A set of dots, one bit a dot: 0 to 31 in `low`, 32 to 63 in `high`. */
export interface DotSet {
  readonly low: number;
  readonly high: number;
}

export const NO_DOTS: DotSet = /* @__PURE__ */ Object.freeze({ low: 0, high: 0 });

/** The set of one dot. */
export function only(dot: number): DotSet {
  return dot < 32 ? { low: 1 << dot, high: 0 } : { low: 0, high: 1 << dot };
}

export function dotSet(dots: readonly number[]): DotSet {
  return dots.map(only).reduce(union, NO_DOTS);
}

export function union(one: DotSet, other: DotSet): DotSet {
  return { low: one.low | other.low, high: one.high | other.high };
}

export function intersection(one: DotSet, other: DotSet): DotSet {
  return { low: one.low & other.low, high: one.high & other.high };
}

/** The first set without the dots of the second. */
export function difference(one: DotSet, other: DotSet): DotSet {
  return { low: one.low & ~other.low, high: one.high & ~other.high };
}

export function hasDot({ low, high }: DotSet, dot: number): boolean {
  return (((dot < 32 ? low : high) >>> dot) & 1) === 1;
}

export function isEmpty({ low, high }: DotSet): boolean {
  return (low | high) === 0;
}

/** Ascending. */
export function dotsIn({ low, high }: DotSet): number[] {
  const dots: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) dots.push(lowestBit(rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) dots.push(32 + lowestBit(rest));
  return dots;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

const BYTES = 8;
const VALUES = 256;

/**
 * Which dots are joined to which: for each byte of a dot set and each value of it, the two halves of the set of all dots
 * joined to the dots of that byte.
 */
export type Lines = Int32Array;

export function linesOf(pairs: readonly (readonly [number, number])[]): Lines {
  const lines = new Int32Array(BYTES * VALUES * 2);
  for (const [dot, joined] of [...pairs, ...pairs.map(([one, other]) => [other, one] as const)]) {
    const { low, high } = only(joined);
    const bit = 1 << (dot & 7);
    for (let value = bit; value < VALUES; value += 1) {
      if ((value & bit) === 0) continue;
      const place = ((dot >> 3) * VALUES + value) * 2;
      lines[place] = wordAt(lines, place) | low;
      lines[place + 1] = wordAt(lines, place + 1) | high;
    }
  }
  return lines;
}

/** All dots that are joined to a dot of the set. */
export function joinedTo(lines: Lines, { low, high }: DotSet): DotSet {
  let joinedLow = 0;
  let joinedHigh = 0;
  let row = 0;
  for (let rest = low; rest !== 0; rest >>>= 8) {
    const place = row + (rest & 255) * 2;
    joinedLow |= wordAt(lines, place);
    joinedHigh |= wordAt(lines, place + 1);
    row += VALUES * 2;
  }
  row = (BYTES / 2) * VALUES * 2;
  for (let rest = high; rest !== 0; rest >>>= 8) {
    const place = row + (rest & 255) * 2;
    joinedLow |= wordAt(lines, place);
    joinedHigh |= wordAt(lines, place + 1);
    row += VALUES * 2;
  }
  return { low: joinedLow, high: joinedHigh };
}

function wordAt(words: Int32Array, index: number): number {
  return words[index] as number;
}
