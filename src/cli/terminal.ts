/** Where a command writes to, and how it learns that it should stop. */
export interface Terminal {
  /** Writes to standard output. */
  out(this: void, text: string): void;
  /** Writes to standard error. */
  err(this: void, text: string): void;
  /** Whether somebody watches standard error, so that a line may be written over and over. */
  readonly watched: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Input that a command cannot work with: a line on standard error for each thing that is wrong, and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('; '));
    this.lines = lines;
  }
}
