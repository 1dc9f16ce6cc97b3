import { at, range } from '../../core/lists.js';
import { coinsInWords, endInWords, rewardInWords, shellsInWords, treasureInWords } from './describe.js';
import { ZONES } from './edition.js';
import type { Card, Piece, WreckRaidersEdition } from './edition.js';
import { diversOffBoard } from './queries.js';
import { aquariumScore, seatScore } from './scoring.js';
import { BEACH, REEF, RIVAL } from './state.js';
import type { Env, Mat, WreckRaidersState } from './state.js';

const KINDS = ['Bottom', 'Middle', 'Top'] as const;

function cardText(card: Card, { treasures }: WreckRaidersEdition): string {
  const types = card.types.map((type) => at(treasures.types, type)).join(' ');
  const crests = [...(card.conch ? ['conch'] : []), ...(card.scallop ? ['scallop'] : [])];
  const crest = crests.length === 0 ? '' : `; crest ${crests.join(' and ')}`;
  const style = card.style === null ? '' : `; exact order: ${rewardInWords(card.style)}`;
  return `${types}; ${coinsInWords(card.coins)}${crest}${style}`;
}

function worthText(piece: Piece): string {
  if (piece.kind !== 'top') return coinsInWords(piece.coins);
  const { formula } = piece;
  const counted = formula.kind === 'tiles' ? 'piece' : shellsInWords(formula.shells);
  return `${coinsInWords(formula.coins)} for each ${counted}`;
}

function pieceText(piece: Piece): string {
  return `${piece.kind}, costs ${shellsInWords(piece.shells)}, ${worthText(piece)}`;
}

function ownerText(owner: number): string {
  if (owner < 0) return '.';
  return owner === RIVAL ? 'R' : String(owner);
}

function courseText(state: WreckRaidersState): string {
  const { players, phase, seat, turn, die, pending, gain, closing } = state;
  const round = players === 1 ? `, round ${String(state.round)}` : '';
  const number = die === null ? '' : `; the die stands for ${String(die.number)}`;
  const due = pending === null ? '' : `; due: ${pending.kind}`;
  const acting = gain === null || gain.seat === seat ? '' : `; seat ${String(gain.seat)} gains`;
  const last = closing < 0 ? '' : `; ${String(closing)} turns left`;
  return `Turn ${String(turn)}${round}, seat ${String(seat)}, phase ${phase}${number}${due}${acting}${last}`;
}

function diceText({ dice }: WreckRaidersState): string {
  const onReef = dice.flatMap(([value, zone, place]) =>
    place === REEF ? [`${String(value)} ${at(ZONES, zone)}`] : [],
  );
  return `Reef: ${onReef.length === 0 ? 'no dice' : onReef.join(' | ')}`;
}

function boardText(state: WreckRaidersState, edition: WreckRaidersEdition): string[] {
  const { spots, supply, discard, players } = state;
  const beach = edition.beach.shells.map(
    (shells, index) =>
      `${String(index + 1)}:${ownerText(at(spots, BEACH + index))} (${shellsInWords(shells)})`,
  );
  const wrecks = edition.wrecks.rings.map((ring, wreck) => {
    const shown = ring.map((number) => `${String(number)}:${ownerText(at(spots, wreck * 6 + number - 1))}`);
    const count = (piles: readonly (readonly number[])[]) =>
      String(at(piles, wreck).reduce((sum, copies) => sum + copies, 0));
    const name = at(edition.treasures.types, wreck);
    return `Wreck ${String(wreck)} ${name}: ${shown.join(' ')} | supply ${count(supply)}, discard ${count(discard)}`;
  });
  const pile = players === 1 ? [rivalsText(state, edition)] : [];
  return [
    `Beach: ${beach.join(' ')}`,
    `Seashells on the beach: ${shellsInWords(state.shells)}`,
    ...wrecks,
    ...pile,
  ];
}

/** The pile of Rivals, and what matters for the rest of the round. */
function rivalsText(
  { rivals, rivalWrecks, ranOut }: WreckRaidersState,
  { treasures }: WreckRaidersEdition,
): string {
  const gone = rivalWrecks.map((wreck) => at(treasures.types, wreck));
  const went = gone.length === 0 ? '' : `; this round they went to ${gone.join(' and ')}`;
  const out = ranOut ? '; a wreck ran out this round' : '';
  return `Rivals: ${String(rivals.supply)} left, ${String(rivals.removed)} removed${went}${out}`;
}

function offersText(state: WreckRaidersState, edition: WreckRaidersEdition): string[] {
  const exhibits = state.exhibits.map((card, slot) => {
    const shown = edition.exhibits.cards[card];
    return `  slot ${String(slot)}: ${shown === undefined ? 'empty' : cardText(shown, edition)}`;
  });
  const market = state.market.map((piece, tile) => {
    const shown = edition.aquarium.pieces[piece];
    return `  tile ${String(tile)}: ${shown === undefined ? 'empty' : pieceText(shown)}`;
  });
  return ['Exhibits:', ...exhibits, 'Market:', ...market];
}

function matText(state: WreckRaidersState, mat: Mat, seat: number, { edition, table }: Env): string[] {
  const { total } = seatScore(mat, edition);
  const home = diversOffBoard(state, seat, table);
  const named = (treasures: readonly number[]) =>
    treasures.length === 0
      ? 'empty'
      : treasures.map((treasure) => treasureInWords(treasure, edition)).join(' ');
  const aquariums = mat.aquariums.map((pieces, index) => {
    const shown = pieces.map((piece) => at(KINDS, at(table.kinds, piece)));
    const shells = [0, 1, 2].map((kind) =>
      pieces.reduce((sum, piece) => sum + at(at(edition.aquarium.pieces, piece).shells, kind), 0),
    );
    const { total: coins } = aquariumScore(pieces, edition);
    return `  aquarium ${String(index)}: ${shown.join(' ')}; shows ${shellsInWords(shells)}; ${coinsInWords(coins)}`;
  });
  return [
    `Seat ${String(seat)}: ${coinsInWords(total)}, divers off the board: ${String(home)}, basket ${shellsInWords(mat.shells)}`,
    ...mat.displays.map((display, index) => `  display ${String(index)}: ${named(display)}`),
    ...mat.vault.map((column, index) => `  vault column ${String(index)}: ${named(column)}`),
    ...(mat.exhibits.length === 0
      ? []
      : [`  exhibits: ${String(mat.exhibits.length)}, of them with a Conch ${String(mat.conches.length)}`]),
    ...aquariums,
  ];
}

/** What waits for a decision besides the phase, and how the game ended. */
function waitingText(
  { gain, claim, bumped, result }: WreckRaidersState,
  edition: WreckRaidersEdition,
): string[] {
  const lines: string[] = [];
  if (gain !== null && gain.treasure >= 0)
    lines.push(
      `Seat ${String(gain.seat)} places ${treasureInWords(gain.treasure, edition)}${gain.vaultOnly ? ' in the vault' : ''}`,
    );
  if (claim !== null) lines.push(claimText(claim));
  if (bumped !== null)
    lines.push(`A diver of ${bumped === RIVAL ? 'the Rivals' : 'seat 0'} waits for a beach spot`);
  if (result !== null) {
    const reasons = result.reasons.length === 0 ? '' : ` (${result.reasons.join(', ')})`;
    lines.push(`${endInWords(result)}${reasons}`);
  }
  return lines;
}

function claimText({
  display,
  slot,
  stars,
  conch,
  scallop,
}: NonNullable<WreckRaidersState['claim']>): string {
  const covered = range(5).filter((pedestal) => ((stars >> pedestal) & 1) === 1);
  const starfish = covered.length === 0 ? '' : `; Starfish on pedestals ${covered.join(' and ')}`;
  const used = [...(conch ? ['conch'] : []), ...(scallop ? ['scallop'] : [])];
  const decorated = used.length === 0 ? '' : `; decorated with ${used.join(' and ')}`;
  return `Display ${String(display)} claims the exhibit of slot ${String(slot)}${starfish}${decorated}`;
}

/** The position for a person at a terminal. */
export function positionText(state: WreckRaidersState, env: Env): string {
  const { edition } = env;
  return [
    courseText(state),
    ...waitingText(state, edition),
    diceText(state),
    ...boardText(state, edition),
    ...offersText(state, edition),
    ...range(state.players).flatMap((seat) => matText(state, at(state.mats, seat), seat, env)),
  ].join('\n');
}
