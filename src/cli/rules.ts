import type { Rule } from '../core/rulebook.js';
import { names, parsed } from './arguments.js';
import { words } from './columns.js';
import { gameNamed } from './library.js';
import { UsageError } from './terminal.js';
import type { Terminal } from './terminal.js';

/** `tidetable rules GAME [ID]`: the rulebook's contents, or one rule. */
export async function rulesCommand(args: readonly string[], { out }: Terminal): Promise<number> {
  const [gameId = '', id] = names(parsed(args, {}).positionals, ['a game', 'a rule'], 1);
  const game = await gameNamed(gameId);
  if (id === undefined) {
    out(words(game.rules.map((rule) => [rule.id, rule.title])));
    return 0;
  }
  const rule = game.rules.find((known) => known.id.toLowerCase() === id.toLowerCase());
  if (rule === undefined)
    throw new UsageError(
      `${game.id} has no rule ${JSON.stringify(id)}; tidetable rules ${game.id} lists them`,
    );
  out(ruleText(rule));
  return 0;
}

function ruleText({ id, kind, title, text, source, variant, reason, stateless }: Rule): string {
  const lines = [
    `${id}  ${title}`,
    kind === 'ruling' ? 'Our ruling, where the rulebook is silent.' : `Rulebook, "${source.section}".`,
    ...(variant === undefined ? [] : [`Only in ${variant}.`]),
    '',
    text,
    ...(reason === undefined ? [] : ['', `Why: ${reason}`]),
    ...(stateless === undefined ? [] : ['', `Nothing in the engine depends on it: ${stateless}`]),
  ];
  return `${lines.join('\n')}\n`;
}
