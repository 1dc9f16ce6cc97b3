import type { Seat } from '../../core/definition.js';
import { at, range, without } from '../../core/lists.js';
import { advanceFish } from './effects/advance-fish.js';
import { boxTiles } from './effects/box-tiles.js';
import { bringByDolphin, bringByShark } from './effects/bring-gem.js';
import { fillHideout } from './effects/fill-hideout.js';
import { findShell } from './effects/find-shell.js';
import { foldBoard } from './effects/fold-board.js';
import { payShell } from './effects/pay-shell.js';
import { stealGem } from './effects/steal-gem.js';
import { takeRearTile } from './effects/take-rear-tile.js';
import {
  chosen,
  coloursLeft,
  fishBehind,
  fishThrough,
  hasChip,
  isChestEmpty,
  isHelpOffered,
  isHideoutFull,
  isProtected,
  isSecured,
  rearSlot,
  specialReached,
  targetOf,
} from './queries.js';
import type { KraquaContext, KraquaDraft, KraquaResult } from './state.js';
import { FISH, ROWS } from './vocabulary.js';
import type { Fish, Gem } from './vocabulary.js';

/**
 * A round begins: every seat that has a tile may take the next turn.
 *
 * @see KQ-ROUND-1 one turn a round
 * @see KQ-RAID-6 a new round
 * @see KQ-R39 no turn without a tile
 */
export function startRound(draft: KraquaDraft, ctx: KraquaContext): void {
  draft.round += 1;
  draft.phase = 'turn';
  draft.active = -1;
  draft.waiting = [...draft.hands].flatMap((tile, seat) => (tile < 0 ? [] : [seat]));
  ctx.emit?.({ type: 'round-began', round: draft.round });
}

/**
 * The seat in turn is to move a fish by the tile it has laid or held.
 *
 * @see KQ-R35 the first action of a seat claims the turn
 */
export function startMove(draft: KraquaDraft, seat: Seat, code: number): void {
  draft.active = seat;
  draft.turn = { tile: code, fish: null, animal: null, gem: null };
  draft.phase = 'move';
}

/**
 * A shell is due, for a shell move or for help; then what it pays for.
 *
 * @see KQ-CRAB-1 the crab flicks the shell
 * @see KQ-R25 it always does
 * @see KQ-R19 paid before the effect
 */
export function pay(draft: KraquaDraft, ctx: KraquaContext): void {
  if (hasChip(draft, draft.active, 'crab')) {
    draft.pending = { kind: 'flick-shell', seat: draft.active };
    return;
  }
  payShell(draft, ctx);
  afterPayment(draft, ctx);
}

/** @see KQ-R27 whatever became of the shell */
export function afterPayment(draft: KraquaDraft, ctx: KraquaContext): void {
  if (draft.phase === 'move') land(draft, ctx);
  else receiveHelp(draft, ctx);
}

/**
 * The chosen fish moves; then home, a special space, or the theft check.
 *
 * @see KQ-SPECIAL-1 a special space works when a move ends on it
 * @see KQ-GOALS-2 all through the third gate
 * @see KQ-R46 the game ends at once
 */
export function land(draft: KraquaDraft, ctx: KraquaContext): void {
  const { table } = ctx;
  const fish = chosen(draft.turn?.fish);
  advanceFish(draft, fish, targetOf(draft, fish, chosen(draft.turn?.animal), table), ctx);
  if (fishBehind(draft, table.firstGoal) === FISH.length) {
    arrive(draft, ctx);
    return;
  }
  if (specialReached(draft, table) === 'shell') findShell(draft, ctx);
  else if (isHelpOffered(draft, table)) {
    draft.phase = 'help';
    return;
  }
  checkTheft(draft, ctx);
}

/** The help that was paid for comes. */
function receiveHelp(draft: KraquaDraft, ctx: KraquaContext): void {
  const gem = chosen(draft.turn?.gem);
  if (specialReached(draft, ctx.table) === 'dolphin') bringByDolphin(draft, gem, ctx);
  else bringByShark(draft, gem, ctx);
  if (isChestEmpty(draft)) lose(draft, 'chest-empty', ctx);
  else checkTheft(draft, ctx);
}

/**
 * Kraqua looks for the fish of this turn.
 *
 * @see KQ-STEAL-1 the space on which it stands
 * @see KQ-STEAL-2 a protected fish costs nothing
 */
export function checkTheft(draft: KraquaDraft, ctx: KraquaContext): void {
  const fish = chosen(draft.turn?.fish);
  if (isProtected(draft, draft.fish[fish], ctx.table)) endTurn(draft, ctx);
  else startThefts(draft, [fish]);
}

function startThefts(draft: KraquaDraft, fish: Fish[]): void {
  draft.steals = fish;
  rollFor(draft, at(fish, 0));
}

/** The die is rolled for a fish: in a turn, in a raid, or once more by the seahorse. */
export function rollFor(draft: KraquaDraft, fish: Fish): void {
  draft.phase = 'steal';
  draft.pending = { kind: 'roll-colour', seat: draft.active, fish };
}

/**
 * The roll counts: a gem of its colour is stolen, or another one where there is none.
 *
 * @see KQ-STEAL-4 a colour that is gone is for the player to choose
 * @see KQ-R31 with one colour left nobody is asked
 */
export function settleRoll(draft: KraquaDraft, ctx: KraquaContext): void {
  const colour = chosen(draft.rolled);
  const left = draft.chest[colour] > 0 ? [colour] : coloursLeft(draft);
  if (left.length === 1) steal(draft, at(left, 0), ctx);
  else draft.phase = 'give';
}

/**
 * One gem is gone; then the next theft, or what comes after the turn or the raid.
 *
 * @see KQ-END-4 an empty chest loses the game
 * @see KQ-R44 at once
 */
export function steal(draft: KraquaDraft, gem: Gem, ctx: KraquaContext): void {
  stealGem(draft, gem, ctx);
  const [next] = draft.steals;
  if (isChestEmpty(draft)) lose(draft, 'chest-empty', ctx);
  else if (draft.turn !== null) endTurn(draft, ctx);
  else if (next !== undefined) rollFor(draft, next);
  else endRound(draft, ctx);
}

/**
 * The turn is over, and the next one begins, or the draws.
 *
 * @see KQ-PLACE-5 a tile that found no slot goes to the box
 * @see KQ-R54 before anybody draws
 * @see KQ-STEAL-5 the team decides who is next
 * @see KQ-DRAW-1 whoever moved last draws first
 * @see KQ-DRAW-2 then clockwise
 */
export function endTurn(draft: KraquaDraft, ctx: KraquaContext): void {
  const { active: seat, players } = draft;
  const held = at(draft.hands, seat);
  if (held >= 0) {
    draft.hands[seat] = -1;
    boxTiles(draft, [held], 'no-slot', ctx);
  }
  draft.turn = null;
  draft.waiting = without(draft.waiting, seat);
  ctx.emit?.({ type: 'turn-ended', seat });
  if (draft.waiting.length > 0) {
    draft.active = -1;
    draft.phase = 'turn';
    return;
  }
  draft.phase = 'draw';
  draft.drawers = range(players).map((place) => (seat + place) % players);
  continueDraws(draft, ctx);
}

/**
 * Draws until somebody must be asked or all have drawn; then the reef is gone, or Kraqua comes.
 *
 * @see KQ-R37 when the pile runs out, the next ones draw from the rear
 * @see KQ-DRAW-6 no tile to draw: empty-handed
 * @see KQ-END-3 the reef is gone
 * @see KQ-R40 when nobody has a tile
 */
export function continueDraws(draft: KraquaDraft, ctx: KraquaContext): void {
  for (const seat of [...draft.drawers]) {
    if (draft.pile.length > 0) {
      draft.pending = { kind: 'draw-tile', to: seat };
      return;
    }
    const rows = ROWS.filter((row) => rearSlot(draft, row) >= 0);
    const [row] = rows;
    if (rows.length === 2) return;
    if (row !== undefined) takeRearTile(draft, seat, row, ctx);
    else {
      draft.drawers.shift();
      ctx.emit?.({ type: 'came-up-empty', seat });
    }
  }
  if ([...draft.hands].every((tile) => tile < 0)) lose(draft, 'reef-gone', ctx);
  else raid(draft, ctx);
}

/**
 * Kraqua robs every fish that stands bare.
 *
 * @see KQ-RAID-1 after the draws
 * @see KQ-RAID-2 one roll for each fish
 * @see KQ-R41 decided once, in the order of the fish
 * @see KQ-R43 a fish robbed in its turn too
 */
function raid(draft: KraquaDraft, ctx: KraquaContext): void {
  const bare = FISH.filter((fish) => !isProtected(draft, draft.fish[fish], ctx.table));
  if (bare.length > 0) startThefts(draft, bare);
  else endRound(draft, ctx);
}

/**
 * The board is folded when all fish are through the gate; then a new round.
 *
 * @see KQ-GATE-2 twice, at the end of a round
 * @see KQ-RAID-5 after the raid
 * @see KQ-FOLD-5 a new gate for the next arch
 * @see KQ-FOLD-7 nothing is folded at the third arch
 */
function endRound(draft: KraquaDraft, ctx: KraquaContext): void {
  if (draft.stage === 2 || fishThrough(draft, ctx.table) < FISH.length) {
    startRound(draft, ctx);
    return;
  }
  foldBoard(draft, ctx);
  draft.active = -1;
  draft.phase = 'fold';
  draft.pending = { kind: 'draw-gate' };
}

/**
 * All fish are home.
 *
 * @see KQ-END-1 won with the gems
 * @see KQ-END-2 almost won without
 */
function arrive(draft: KraquaDraft, ctx: KraquaContext): void {
  if (!isSecured(draft, ctx.table)) {
    finish(draft, { ending: 'almost-won', reason: 'home-without-gems' }, ctx);
    return;
  }
  fillHideout(draft, ctx);
  finish(draft, { ending: 'won', reason: 'home-with-gems' }, ctx);
}

/**
 * @see KQ-END-5 all gems, but the fish do not get home
 * @see KQ-R45 that ending is named first
 */
function lose(draft: KraquaDraft, reason: 'reef-gone' | 'chest-empty', ctx: KraquaContext): void {
  finish(draft, { ending: 'lost', reason: isHideoutFull(draft, ctx.table) ? 'fish-food' : reason }, ctx);
}

function finish(draft: KraquaDraft, result: KraquaResult, ctx: KraquaContext): void {
  draft.phase = 'over';
  draft.result = result;
  draft.waiting = [];
  draft.active = -1;
  draft.turn = null;
  draft.drawers = [];
  draft.steals = [];
  draft.rolled = null;
  draft.again = false;
  ctx.emit?.({ type: 'game-over', ...result });
}
