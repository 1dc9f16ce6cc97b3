import type { KernelRule } from './refusal.js';

/** A rule of the rulebook, paraphrased. */
export interface RuleText {
  /** A few words, as in a heading. */
  readonly title: string;
  /** The rule, in our words. */
  readonly text: string;
  /** The heading of the rulebook under which it stands. */
  readonly section: string;
  /** The variants in which it holds; all when left out. */
  readonly variant?: string;
  /** The kernel's refusal as which the rule shows, for a rule that no refusal of the game names. */
  readonly shows?: KernelRule;
  /** Why nothing in a state depends on it: parts of the box, handling, advice. */
  readonly stateless?: string;
}

/** Our answer to a question on which the rulebook is silent. */
export interface RulingText {
  readonly title: string;
  /** The question and the answer. */
  readonly text: string;
  readonly reason: string;
  readonly shows?: KernelRule;
  readonly stateless?: string;
}

export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'rule' | 'ruling';
  readonly title: string;
  readonly text: string;
  readonly source: { readonly section: string };
  readonly variant?: string;
  readonly reason?: string;
  readonly shows?: KernelRule;
  readonly stateless?: string;
}

/** All rules and rulings of a game, in the order of its rulebook. */
export interface Rulebook<Id extends string = string> {
  readonly rules: { readonly [id in Id]?: RuleText };
  readonly rulings: { readonly [id in Id]?: RulingText };
}

/** Types a rulebook, so that its ids become the union of rule ids that a refusal may name. */
export function rulebook<RuleId extends string, RulingId extends string>(book: {
  rules: Readonly<Record<RuleId, RuleText>>;
  rulings: Readonly<Record<RulingId, RulingText>>;
}): Rulebook<RuleId | RulingId> {
  return book as Rulebook<RuleId | RulingId>;
}

/** The entries of a rulebook with their ids, rules before rulings. */
export function ruleList<Id extends string>(book: Rulebook<Id>): Rule<Id>[] {
  const rules = Object.entries(book.rules) as [Id, RuleText][];
  const rulings = Object.entries(book.rulings) as [Id, RulingText][];
  return [
    ...rules.map(([id, { section, ...rest }]) => ({
      id,
      kind: 'rule' as const,
      ...rest,
      source: { section },
    })),
    ...rulings.map(([id, entry]) => ({
      id,
      kind: 'ruling' as const,
      ...entry,
      source: { section: 'Rulings' },
    })),
  ];
}
