import * as z from 'zod/mini';
import { int } from '../../core/domains.js';
import { at, range } from '../../core/lists.js';
import { UNROLLED } from './state.js';
import type { Env, WreckRaidersDraft } from './state.js';

/** What is chosen at set-up. */
export const optionsSchema = /* @__PURE__ */ z
  .strictObject({
    /** 1 is the solo game. */
    players: z._default(int(1, 5), 2),
    /** @see WR-R39 a seat may be named */
    firstSeat: z._default(z.union([z.literal('random'), int(0, 4)]), 'random'),
    /** Solo: whether a placed Rival draws a treasure itself. @see WR-R41 */
    rivalsDive: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ players, firstSeat }) => firstSeat === 'random' || firstSeat < players, {
      path: ['firstSeat'],
      error: '"random" or a seat of the game',
    }),
  );

/**
 * Everything before the first card is turned up.
 *
 * @see WR-SETUP-1 all seashells by the beach
 * @see WR-SETUP-2 treasure supplies
 * @see WR-SETUP-5 a mat for each player
 * @see WR-SETUP-6 dice
 * @see WR-SETUP-7 what is not used is not here
 * @see WR-SOLO-1 as for two players
 * @see WR-SOLO-2 all six dice
 * @see WR-SOLO-3 Rivals
 */
export function setup(
  { players, firstSeat, rivalsDive }: z.infer<typeof optionsSchema>,
  { edition, table }: Env,
): Omit<WreckRaidersDraft, 'kernel'> {
  const { dice, faceUp } = at(table.chart, players);
  const copies = edition.treasures.copies.perFront;
  const named = firstSeat === 'random' ? -1 : firstSeat;
  return {
    players,
    rivalsDive,
    start: players === 1 ? 0 : named,
    seat: 0,
    turn: 0,
    round: 0,
    roundTurn: 0,
    phase: 'setup',
    pending: { kind: 'reveal-exhibit', slot: 0 },
    dice: range(dice).map(() => [0, 3, UNROLLED]),
    die: null,
    spots: range(30).map(() => -1),
    rivals: { supply: players === 1 ? edition.solo.rivals : 0, removed: 0 },
    rivalWrecks: [],
    ranOut: false,
    supply: range(4).map(() => [copies, copies, copies]),
    discard: range(4).map(() => [0, 0, 0]),
    shells: [...edition.seashells.supply],
    exhibits: range(faceUp).map(() => -1),
    deck: range(edition.exhibits.cards.length),
    market: range(9).map(() => -1),
    stacks: range(3).map((kind) => range(table.kinds.length).filter((piece) => table.kinds[piece] === kind)),
    mats: range(players).map(() => ({
      shells: [0, 0, 0],
      displays: [[], [], []],
      vault: [[], [], []],
      exhibits: [],
      conches: [],
      aquariums: [],
    })),
    wreck: -1,
    neighbours: [],
    gain: null,
    bumped: null,
    claim: null,
    closing: -1,
    result: null,
  };
}
