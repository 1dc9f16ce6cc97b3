import { describe, expect, test } from 'vitest';
import type { Bot, SignatureOf } from '../../src/bots/index.js';
import { at } from '../../src/core/lists.js';
import { IllegalActionError, OptionsError } from '../../src/core/refusal.js';
import { replay } from '../../src/core/transcript.js';
import { BotError, playGames, simulate, transcriptOf } from '../../src/simulate/index.js';
import { race } from '../core/support/race.js';

type RaceBot = Bot<SignatureOf<typeof race>>;

/** Runs when it can; where it must stop it does something else. */
function runner(stop: (positions: readonly number[]) => boolean, then: ReturnType<RaceBot>): RaceBot {
  return function mine() {
    return (view, actions, rng) => (stop(view.positions) ? then(view, actions, rng) : at(actions, 0));
  };
}

const lost = new RangeError('lost at sea');
const sink = () => {
  throw lost;
};
const thrower = runner(([mine = 0]) => mine >= 8, sink);
const cheat = runner(
  ([mine = 0]) => mine >= 8,
  (view) => ({ type: 'run', seat: view.seat, by: 6 }),
);
/** Fails in few games. */
const rarely = runner(([one, other]) => one === 9 && other === 9, sink);

async function thrownBy(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

async function failureOf(run: () => Promise<unknown>): Promise<BotError> {
  const error = await thrownBy(run);
  if (error instanceof BotError) return error;
  throw error;
}

describe('a bot that fails', () => {
  const batch = { games: 200, seed: 'sea', bots: [thrower, 'random'], fixedSeats: true };
  const illegal = { ...batch, bots: [cheat, 'random'] };

  test('is named with its seat, the game, its seed and the ply, and what it threw', async () => {
    const error = await failureOf(() => simulate(race, batch));
    const { game, ply } = error;
    expect(error).toMatchObject({ name: 'BotError', code: 'TT-BOT', bot: 'mine', seat: 0 });
    expect(error.seed).toBe(`sea#${String(game)}`);
    expect(error.message).toBe(
      `bot "mine" at seat 0, game ${String(game)} (seed "sea#${String(game)}"), ply ${String(ply)}: RangeError: lost at sea`,
    );
    expect(error.cause).toBe(lost);
  });

  test('by an illegal action has the refusal as its cause', async () => {
    const { cause, message } = await failureOf(() => simulate(race, illegal));
    expect(cause).toBeInstanceOf(IllegalActionError);
    expect(cause).toMatchObject({ code: 'RC-RUN-1', action: { type: 'run', seat: 0, by: 6 } });
    expect(message).toMatch(/, ply \d+: RC-RUN-1: the die shows [123]$/);
  });

  test.each([undefined, null, 7, 'run', Promise.resolve()])('by choosing %j too', async (chosen) => {
    const bots = [() => () => chosen as never];
    const { cause } = await failureOf(() => simulate(race, { ...batch, bots }));
    expect(cause).toMatchObject({ code: 'TT-SHAPE' });
  });

  test('fails at the same place with a tally, and when the game is written down', async () => {
    const error = await failureOf(() => simulate(race, illegal));
    for (const again of [
      () => simulate(race, { ...illegal, tally: () => () => undefined }),
      () => transcriptOf(race, illegal, error.game),
    ])
      expect((await failureOf(again)).message).toBe(error.message);
  });

  test('leaves the game up to there to look at', async () => {
    const { game, ply } = await failureOf(() => simulate(race, batch));
    const transcript = await transcriptOf(race, { ...batch, cap: ply - 1 }, game);
    const last = replay(race, transcript).states.at(-1);
    expect(last).toMatchObject({ seat: 0, result: null });
    expect(at(last?.positions ?? [], 0)).toBeGreaterThanOrEqual(8);
  });

  test('takes nothing from the games before', async () => {
    const [heard, read]: [number[], number[]] = [[], []];
    const late = { ...batch, games: 2000, bots: ['random', rarely] };
    const { game } = await failureOf(() =>
      simulate(race, { ...late, onGame: ({ index }) => heard.push(index) }),
    );
    await failureOf(async () => {
      for await (const { index } of playGames(race, late)) read.push(index);
    });
    // Of the first piece of eight games that a batch of 2000 is cut into.
    expect(game).toBe(6);
    expect(heard).toEqual(Array.from({ length: game }, (_, index) => index));
    expect(read).toEqual(heard);
  });

  test('is not blamed for what the game throws', async () => {
    const fault = new TypeError('a fault of the game');
    const broken = {
      ...race,
      observe: () => {
        throw fault;
      },
    };
    expect(await thrownBy(() => simulate(broken, { ...batch, bots: [thrower] }))).toBe(fault);
  });
});

describe('what is no bot', () => {
  const policy: ReturnType<RaceBot> = (view, actions) => at(actions, at(view.positions, 0));
  const cases: readonly { name: string; bot: unknown; found: RegExp }[] = [
    { name: 'a policy in place of a bot', bot: policy, found: /^"policy", which throws TypeError: / },
    { name: 'what makes nothing', bot: () => undefined, found: /^"bot", which makes nothing$/ },
    { name: 'what makes a promise', bot: () => Promise.resolve(policy), found: /, which makes an object$/ },
    { name: 'what is no function', bot: { name: 'table' }, found: /^"table", which throws TypeError: / },
  ];

  test.each(cases)('$name is refused before the first game', async ({ bot, found }) => {
    const error = await thrownBy(() => simulate(race, { games: 1, seed: 1, bots: ['random', bot as never] }));
    if (!(error instanceof OptionsError)) throw error;
    expect(error.path).toEqual(['bots', 1]);
    expect(error.found).toMatch(found);
    expect(error.expected).toBe('a bot, which makes a policy: (game) => (view, actions, rng) => action');
  });
});
