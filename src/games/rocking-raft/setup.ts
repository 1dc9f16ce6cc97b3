import * as z from 'zod/mini';
import type { Env } from '../../core/definition.js';
import { range } from '../../core/lists.js';
import { copyOf, noGems } from './gems.js';
import { optionFields } from './state.js';
import type { RockingRaftDraft, RockingRaftTypes } from './state.js';

/** What is chosen before the game; `players` has no default. */
export const optionsSchema = /* @__PURE__ */ z
  .strictObject({
    players: optionFields.players,
    variant: z._default(optionFields.variant, 'standard'),
    physics: z._default(optionFields.physics, 'modelled'),
    firstPlayer: z._default(optionFields.firstPlayer, 'random'),
  })
  .check(
    z.refine(({ players, firstPlayer }) => firstPlayer === 'random' || firstPlayer < players, {
      error: '"random", or a seat of the game',
      path: ['firstPlayer'],
    }),
  );

/**
 * The first state. On a modelled raft the first gem is to be laid out; a refereed one stands ready, and boats are dealt.
 *
 * @see RR-SETUP-2 the gems in play, by the number of players
 * @see RR-SETUP-6 all lifeboats are unseen: those that are not dealt are the deck
 */
export function firstState(
  options: RockingRaftDraft['options'],
  { edition }: Env<RockingRaftTypes>,
): Omit<RockingRaftDraft, 'kernel'> {
  const { players, variant, physics, firstPlayer } = options;
  const gems = copyOf(edition.gems.byPlayers[players as 2 | 3 | 4]);
  const modelled = physics === 'modelled';
  return {
    options: { players, variant, physics, firstPlayer },
    phase: modelled ? 'outer' : 'deal',
    turn: -1,
    first: -1,
    turns: 0,
    holder: -1,
    settling: -1,
    raft: modelled ? nineCells() : gems,
    air: modelled ? gems : noGems(),
    hand: noGems(),
    tilt: null,
    seats: range(players).map(() => ({ boats: [null, null], scored: [] })),
    undrawn: edition.lifeboats.cards.map(({ id }) => id),
    bottom: [],
    aboveFlag: 0,
    flagBy: -1,
    pending: modelled ? { kind: 'outer-gem', cell: 0 } : { kind: 'draw-card', seat: 0, slot: 0 },
    result: null,
  };
}

function nineCells(): Extract<RockingRaftDraft['raft'], { length: 9 }> {
  return [noGems(), noGems(), noGems(), noGems(), noGems(), noGems(), noGems(), noGems(), noGems()];
}
