import type { Playthrough } from './playthrough.js';

/** Something that is true of every game on this kernel. */
export interface Law {
  readonly name: string;
  /** What it asks, and of what. */
  readonly description: string;
  /** Tries it on one playthrough. @throws LawError where it does not hold */
  readonly holds: (this: void, play: Playthrough) => void;
}

/** A law that does not hold, with what is wrong. */
export class LawError extends Error {
  override readonly name = 'LawError';
}

/** Something that was thrown, in words: the trace where it has one. */
export function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? String(thrown.stack) : String(thrown);
}

/** @throws LawError */
export function broken(finding: string): never {
  throw new LawError(finding);
}

/** @throws LawError unless the condition is true */
export function demand(condition: boolean, finding: () => string): void {
  if (!condition) broken(finding());
}
