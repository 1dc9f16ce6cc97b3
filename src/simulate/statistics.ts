/** The middle 95 % of a normal distribution reach this many standard deviations to each side. */
const Z95 = 1.959963984540054;

/** What is kept of a stream of numbers: count, mean, sum of squared deviations, extremes. Plain data. */
export interface Moments {
  count: number;
  mean: number;
  squares: number;
  min: number;
  max: number;
}

export function noMoments(): Moments {
  return { count: 0, mean: 0, squares: 0, min: Infinity, max: -Infinity };
}

/** Takes in one more number (Welford's method: no sums that grow, no second pass). */
export function addNumber(moments: Moments, value: number): void {
  moments.count += 1;
  const before = value - moments.mean;
  moments.mean += before / moments.count;
  moments.squares += before * (value - moments.mean);
  if (value < moments.min) moments.min = value;
  if (value > moments.max) moments.max = value;
}

/** Takes in what was kept of another stream (Chan, Golub and LeVeque). */
export function addMoments(total: Moments, part: Readonly<Moments>): void {
  if (part.count === 0) return;
  const count = total.count + part.count;
  const between = part.mean - total.mean;
  total.squares += part.squares + (between * between * total.count * part.count) / count;
  total.mean += (between * part.count) / count;
  total.count = count;
  total.min = Math.min(total.min, part.min);
  total.max = Math.max(total.max, part.max);
}

/** A mean, and how far it can be trusted. */
export interface Mean {
  /** How many numbers it is of. */
  readonly count: number;
  readonly mean: number;
  /** Half the width of the 95 % interval (normal); null for fewer than two numbers. */
  readonly margin: number | null;
  /** Standard deviation of the numbers; null for fewer than two. */
  readonly deviation: number | null;
  readonly min: number;
  readonly max: number;
}

/** @returns null for no numbers at all */
export function meanOf({ count, mean, squares, min, max }: Readonly<Moments>): Mean | null {
  if (count === 0) return null;
  const deviation = count < 2 ? null : Math.sqrt(squares / (count - 1));
  const margin = deviation === null ? null : (Z95 * deviation) / Math.sqrt(count);
  return { count, mean, margin, deviation, min, max };
}

/** A share of games, with its 95 % interval. */
export interface Rate {
  /** How many; a fraction where a win was shared. */
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A share with its Wilson interval, which stays within 0 and 1 and means something at 0 and at 1 too: it reaches exactly
 * there, whatever rounding makes of it.
 *
 * @returns null for a share of nothing
 */
export function rateOf(count: number, of: number): Rate | null {
  if (of === 0) return null;
  const rate = count / of;
  const spread = (Z95 * Z95) / of;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z95 * Math.sqrt((rate * (1 - rate)) / of + spread / (4 * of))) / (1 + spread);
  return { count, of, rate, low: rate === 0 ? 0 : middle - half, high: rate === 1 ? 1 : middle + half };
}

/** How often each number came up: for lengths, which a cap bounds. */
export type Counts = Map<number, number>;

export function addCount<Key>(counts: Map<Key, number>, key: Key, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/**
 * The smallest number that at least a share of all numbers does not pass.
 *
 * @param share - 0 to 1
 * @returns NaN for no numbers at all
 */
export function quantile(counts: Counts, share: number): number {
  const ascending = [...counts].sort(([one], [other]) => one - other);
  let left = share * ascending.reduce((sum, [, times]) => sum + times, 0);
  for (const [value, times] of ascending) {
    left -= times;
    if (left <= 0) return value;
  }
  return NaN;
}
