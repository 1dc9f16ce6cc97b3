/** One thing to be measured: each call does some work and tells how much. */
export interface Contender {
  readonly name: string;
  run(): number;
}

/** Milliseconds of processor time that this process has used; other processes do not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The speeds of contenders that take turns, so that a busy machine slows all of them alike.
 *
 * @returns units a second of processor time, by contender and round
 */
export function inTurns(contenders: readonly Contender[]): number[][] {
  // Unmeasured turns first: they let V8 compile.
  for (const contender of [...contenders, ...contenders]) speedOf(contender, WARM_UP);
  const rates: number[][] = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    contenders.forEach((contender, place) => rates[place]?.push(speedOf(contender, TURN)));
  return rates;
}

const ROUNDS = 15;
/** Milliseconds of a turn, by the clock on the wall; speeds count processor time. */
const TURN = 80;
const WARM_UP = 400;

/** Units a second of processor time, over one turn. */
function speedOf(contender: Contender, milliseconds: number): number {
  const start = cpuTime();
  let units = 0;
  // The clock of the wall costs little to read; the processor's does not, and is read once.
  for (const end = performance.now() + milliseconds; performance.now() < end;) units += contender.run();
  return (units * 1000) / (cpuTime() - start);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The median over the rounds of how many times as fast the first is as the second. */
export function ratio(rates: readonly number[], base: readonly number[]): number {
  return median(rates.map((rate, round) => rate / (base[round] ?? Number.NaN)));
}

type Target = { readonly ratio: number } & ({ readonly atLeast: number } | { readonly atMost: number });

/** A row: what, how much, and if there is a target, whether it is met. */
export function row(name: string, value: string, target?: Target): void {
  console.log(
    `  ${name.padEnd(52)} ${value.padStart(14)}  ${target === undefined ? '' : verdictOn(target)}`.trimEnd(),
  );
}

function verdictOn(target: Target): string {
  if ('atMost' in target)
    return `at most ${target.atMost}: ${target.ratio <= target.atMost ? 'met' : 'MISSED'}`;
  return `at least ${target.atLeast.toFixed(2)}: ${target.ratio >= target.atLeast ? 'met' : 'MISSED'}`;
}

export function perSecond(rates: readonly number[], unit: string): string {
  const rate = median(rates);
  return rate >= 1e6 ? `${(rate / 1e6).toFixed(2)} M ${unit}/s` : `${(rate / 1e3).toFixed(1)} k ${unit}/s`;
}
