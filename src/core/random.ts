import { hash128 } from './digest.js';

/**
 * The generator's whole state: four signed 32-bit integers, plain JSON. Drawing changes the list in place.
 *
 * Algorithm: sfc32 by Chris Doty-Humphrey (PractRand).
 */
export type Rng = [number, number, number, number];

/** Any text, or a safe integer, which means its decimal text. */
export type Seed = string | number;

/** How chance comes into a game: sampled from a seed, or told by the host as actions. */
export type ChanceMode =
  { readonly seed: Seed; readonly chance?: never } | { readonly chance: 'explicit'; readonly seed?: never };

const WARM_UP = 15;
const UINT32 = 0x1_0000_0000;

/** The generator for a seed: the hash of its text, and 15 outputs thrown away. */
export function rngFromSeed(seed: Seed): Rng {
  const rng: Rng = hash128(String(seed));
  for (let drawn = 0; drawn < WARM_UP; drawn += 1) nextUint32(rng);
  return rng;
}

/**
 * The seed of one game of a batch. Games of a batch, and batches of different seeds, never share one.
 *
 * @param index - counted from 0
 */
export function derivedSeed(seed: Seed, index: number): string {
  return `${String(seed)}#${String(index)}`;
}

/** The next output, 0 to 2^32 - 1. */
export function nextUint32(rng: Rng): number {
  const [a, b, c, counter] = rng;
  const output = (((a + b) | 0) + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + output) | 0;
  rng[3] = (counter + 1) | 0;
  return output >>> 0;
}

/**
 * A uniform integer from 0 to `bound` - 1, without modulo bias: outputs beyond the last whole multiple of `bound` are
 * drawn again.
 *
 * @param bound - 1 to 2^32
 */
export function below(rng: Rng, bound: number): number {
  for (;;) {
    const output = nextUint32(rng);
    // The short test settles nearly every draw; only its last `bound` values need the exact limit.
    if (output <= UINT32 - bound || output < UINT32 - (UINT32 % bound)) return output % bound;
  }
}

/** A number from 0 up to, not including, 1, in steps of 2^-32; for policies, never for rules. */
export function fraction(rng: Rng): number {
  return nextUint32(rng) / UINT32;
}

/**
 * The index of one of the weights, drawn in proportion to them.
 *
 * @param weights - integers of 0 or more, with a sum of 1 to 2^32
 */
export function weightedIndex(rng: Rng, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let left = below(rng, total);
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** A copy of the list in uniformly random order (Fisher and Yates, from the end). */
export function shuffled<Value>(rng: Rng, list: readonly Value[]): Value[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = below(rng, last + 1);
    const [one, two] = [copy[last], copy[other]] as [Value, Value];
    copy[last] = two;
    copy[other] = one;
  }
  return copy;
}
