/** Where in a value something is: keys and indices from the root. */
export type Path = readonly (string | number)[];

/** The kernel's own reasons, in the order in which they are looked for; a game's own come after `TT-SEAT`. */
export const KERNEL_RULES = [
  'TT-SHAPE',
  'TT-OVER',
  'TT-CHANCE',
  'TT-PHASE',
  'TT-SEAT',
  'TT-OUTCOME',
] as const;
export type KernelRule = (typeof KERNEL_RULES)[number];

/** Why an action is not legal: the rule, and a clause that can follow `RULE: `. Plain JSON. */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule;
  readonly message: string;
  readonly path?: Path;
}

/** A refusal whose message is built only if somebody reads it: lists of legal actions refuse by the thousand. */
export interface LazyRefusal<Rule extends string = string> {
  readonly rule: Rule;
  readonly message: () => string;
  readonly path?: Path;
}

/**
 * A reason of the rules against an action.
 *
 * @param message - builds one lower-case clause without a full stop that says what is so: "the Reef has no die that shows 4"
 */
export function refusal<const Rule extends string>(rule: Rule, message: () => string): LazyRefusal<Rule> {
  return { rule, message };
}

export function plainRefusal<Rule extends string>(lazy: LazyRefusal<Rule>): Refusal<Rule> {
  return { ...lazy, message: lazy.message() };
}

/** What was wrong with an input, where, and what would be right. */
export interface Finding {
  readonly path: Path;
  readonly found: string;
  readonly expected: string;
}

/** An action that the rules refuse. The state that it was meant for is unchanged. */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError';
  /** The rule that refuses: a rule or ruling of the game, or one of the kernel's own. */
  readonly code: string;

  constructor(
    readonly refusal: Refusal,
    readonly action: unknown,
  ) {
    super(`${refusal.rule}: ${refusal.message}`);
    this.code = refusal.rule;
  }
}

class InputError extends Error implements Finding {
  readonly path: Path;
  readonly found: string;
  readonly expected: string;

  constructor(subject: string, { path, found, expected }: Finding, options?: ErrorOptions) {
    const place = path.length === 0 ? '' : ` at ${path.join('.')}`;
    super(`${subject}${place}: found ${found}, expected ${expected}`, options);
    this.path = path;
    this.found = found;
    this.expected = expected;
  }
}

/** Set-up options that the game does not have. */
export class OptionsError extends InputError {
  override readonly name = 'OptionsError';
  readonly code = 'TT-OPTIONS';

  /** @param options - may hold the `cause`, where something was thrown */
  constructor(finding: Finding, options?: ErrorOptions) {
    super('options', finding, options);
  }
}

/** Components that the rules cannot be played with, or a state of another game or edition. */
export class EditionError extends InputError {
  override readonly name = 'EditionError';
  readonly code = 'TT-EDITION';

  constructor(finding: Finding) {
    super('edition', finding);
  }
}

/** A save or transcript that is damaged, foreign, or of a rules version that cannot be read. */
export class SaveError extends InputError {
  override readonly name = 'SaveError';
  readonly code = 'TT-SAVE';

  /** @param options - may hold the `cause`, where something was thrown */
  constructor(finding: Finding, options?: ErrorOptions) {
    super('save', finding, options);
  }
}

/** A view that no real game can give. */
export class ViewError extends InputError {
  override readonly name = 'ViewError';
  readonly code = 'TT-VIEW';

  constructor(finding: Finding) {
    super('view', finding);
  }
}
