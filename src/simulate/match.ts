import type { Bot, Policy } from '../bots/policy.js';
import { botNamed, botNames } from '../bots/registry.js';
import type { Game } from '../core/game.js';
import { at, range } from '../core/lists.js';
import { OptionsError } from '../core/refusal.js';
import type { Path } from '../core/refusal.js';
import { inWords } from '../core/shape.js';
import type { GameSignature } from '../core/signature.js';
import { knownGame } from './known-games.js';
import { moduleOf } from './module.js';
import type { BatchModule, BatchOptions, Plan, Tally } from './options.js';
import { wholeNumber } from './options.js';
import type { Match } from './play.js';

/** A match, and what a batch has besides. */
export interface Table<G extends GameSignature = GameSignature> {
  readonly match: Match<G>;
  /** Set-up options with explicit chance. */
  readonly setup: G['setup'];
  readonly tally: Tally<G> | undefined;
}

type Given<G extends GameSignature> = Pick<BatchOptions<G>, 'bots' | 'referee' | 'tally'>;

/**
 * The plan of a batch.
 *
 * @throws OptionsError for what no batch can be made of
 */
export function planOf<G extends GameSignature>(game: Game<G>, batch: BatchOptions<G>): Plan {
  const options: object = batch.options ?? {};
  const seats = game.seats(game.setup({ ...options, chance: 'explicit' }));
  const bots = (batch.bots ?? ['random']).map((bot) => (typeof bot === 'string' ? bot : nameOf(bot)));
  if (bots.length !== 1 && bots.length !== seats)
    throw new OptionsError({
      path: ['bots'],
      found: `${String(bots.length)} bots`,
      expected: seats === 1 ? 'one' : `${String(seats)}, one for each seat, or one for all`,
    });
  if (typeof batch.seed !== 'string' && !Number.isSafeInteger(batch.seed))
    throw new OptionsError({ path: ['seed'], found: inWords(batch.seed), expected: 'a text or an integer' });
  return {
    gameId: game.id,
    editionMark: game.editionMark,
    module: batch.module === undefined ? null : String(batch.module),
    options,
    bots: range(seats).map((seat) => at(bots, bots.length === 1 ? 0 : seat)),
    seed: String(batch.seed),
    games: wholeNumber('games', batch.games, 1),
    cap: wholeNumber('cap', batch.cap ?? game.info.cap, 1),
    rotate: batch.fixedSeats !== true,
  };
}

function nameOf(bot: { readonly name: string }): string {
  return bot.name === '' ? 'unnamed' : bot.name;
}

/**
 * The game of a plan, as a thread finds it.
 *
 * @throws OptionsError when neither the plan's module nor the package has it on the same edition
 */
export async function gameOfPlan(plan: Plan): Promise<Game> {
  const { game } = await moduleOf(plan);
  const found = (game as Game | undefined) ?? (await knownGame(plan.gameId));
  if (found?.id === plan.gameId && found.editionMark === plan.editionMark) return found;
  throw new OptionsError({
    path: ['module'],
    found: found === undefined ? 'no game' : `${found.id} on ${found.editionMark}`,
    expected: `the export game, which is ${plan.gameId} on ${plan.editionMark}: threads load it from there`,
  });
}

/**
 * Seats the bots of a plan.
 *
 * @param given - what the caller has at hand; a thread has nothing
 * @throws OptionsError for a name that no bot has, and for what is no bot
 */
export async function tableOf<G extends GameSignature>(
  game: Game<G>,
  plan: Plan,
  given: Given<G> = {},
): Promise<Table<G>> {
  const own = await moduleOf<G>(plan);
  const setup: G['setup'] = { ...plan.options, chance: 'explicit' };
  const first = game.setup(setup);
  const policyByBot = new Map<string | Bot<G>, Policy<G>>();
  const policies: Policy<G>[] = [];
  for (const [seat, name] of plan.bots.entries()) {
    const wanted = given.bots?.[given.bots.length === 1 ? 0 : seat] ?? name;
    const bot = typeof wanted === 'string' ? await botOf(game, own, wanted, seat) : wanted;
    const policy = policyByBot.get(wanted) ?? policyOf(bot, game, ['bots', seat], name);
    policyByBot.set(wanted, policy);
    policies.push(policy);
  }
  const { bots, seed, cap, rotate } = plan;
  const referee = given.referee ?? own.referee ?? {};
  const match = { game, first, seats: bots.length, bots, policies, referee, seed, cap, rotate };
  return { match, setup, tally: given.tally ?? own.tally };
}

function policyOf<G extends GameSignature>(bot: Bot<G>, game: Game<G>, path: Path, name: string): Policy<G> {
  const refused = (what: string, options?: ErrorOptions) =>
    new OptionsError(
      {
        path,
        found: `${JSON.stringify(name)}, which ${what}`,
        expected: 'a bot, which makes a policy: (game) => (view, actions, rng) => action',
      },
      options,
    );
  let policy: unknown;
  try {
    policy = bot(game);
  } catch (cause) {
    throw refused(`throws ${String(cause)}`, { cause });
  }
  if (typeof policy !== 'function') throw refused(`makes ${inWords(policy)}`);
  return policy as Policy<G>;
}

/**
 * The bot of a name: one of a module's own, or of the package.
 *
 * @throws OptionsError for a name that no bot has
 */
export async function botOf<G extends GameSignature>(
  game: Game<G>,
  own: BatchModule<G>,
  name: string,
  seat: number,
): Promise<Bot<G>> {
  const bots = own.bots ?? {};
  const bot = Object.hasOwn(bots, name)
    ? bots[name]
    : ((await botNamed(game.id, name)) as Bot<G> | undefined);
  if (bot !== undefined) return bot;
  throw new OptionsError({
    path: ['bots', seat],
    found: JSON.stringify(name),
    expected: [...Object.keys(bots), ...botNames(game.id)].join(' or '),
  });
}
