import type { TensorDefinition, Viewer } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import type { TensorBlock, TensorWriter } from '../../core/tensor.js';
import { diversOffBoard } from './queries.js';
import { SOURCES } from './events.js';
import { aquariumScore, seatScore } from './scoring.js';
import { PHASES, REEF, RIVAL } from './state.js';
import type { Env, Shown, WreckRaidersTypes } from './state.js';

/** What the blocks are written from: the view, and the seats in the viewer's order. */
interface Sight {
  readonly view: Shown;
  readonly env: Env;
  readonly out: TensorWriter;
  /** A seat as seen from the viewer: 0 is the viewer, 1 the next. */
  readonly relative: (seat: number) => number;
  /** The seats from the viewer on. */
  readonly seats: readonly number[];
}

function blocks({ edition }: Env): TensorBlock[] {
  const mat =
    'per seat: basket / 15; displays 3 x 5 x 12; vault 3 x 4 x 12; exhibits / 8, their coins / 80, Conches / 8; ' +
    'aquariums 11 x (exists, pieces / 8, shells x 3 / 8, coins / 20, topped, coins of the Top / 16); ' +
    'five parts of the score and the total, / 150; covers 5; decorations used 2';
  return [
    { name: 'phase', shape: [PHASES.length], meaning: 'one-hot, in the order of the phases' },
    { name: 'turn', shape: [2, 5], meaning: 'whose turn it is, who acts; one-hot relative seats' },
    { name: 'game', shape: [11], meaning: 'players one-hot 5; turns left one-hot 5; exhibits goal / 6' },
    {
      name: 'dice',
      shape: [6, 18],
      meaning:
        'value one-hot 6; zone one-hot 4; place one-hot 8: not rolled, Reef, five baskets, beside a wreck',
    },
    { name: 'number', shape: [6], meaning: 'number that the taken die stands for, one-hot' },
    { name: 'spots', shape: [30, 7], meaning: 'one-hot: empty, five relative seats, Rival' },
    { name: 'home', shape: [5], meaning: 'divers off the board / 6, by relative seat' },
    { name: 'supply', shape: [12], meaning: 'copies / 7, by treasure' },
    { name: 'discard', shape: [12], meaning: 'copies / 7, by treasure' },
    { name: 'beach', shape: [3], meaning: 'seashells / 15' },
    {
      name: 'exhibits',
      shape: [6, 29],
      meaning:
        'by slot: present; 5 pedestals x 4 types; coins / 14; Conch; Scallop; style: piece, choice, shells x 3 / 2',
    },
    { name: 'deck', shape: [edition.exhibits.cards.length], meaning: '1 for each exhibit in the deck' },
    {
      name: 'market',
      shape: [9, 10],
      meaning: 'by tile: present; shells x 3 / 2; coins / 6; set x 3 / 2; coins a set / 4; coins a piece / 2',
    },
    { name: 'stacks', shape: [edition.aquarium.pieces.length], meaning: '1 for each piece in a stack' },
    { name: 'mats', shape: [5, 431], meaning: mat },
    { name: 'claim', shape: [9], meaning: 'display one-hot 3; slot one-hot 6' },
    {
      name: 'gain',
      shape: [22],
      meaning:
        'treasure one-hot 12; wreck one-hot 4 (else of this turn); vault only; source one-hot 4; active',
    },
    { name: 'neighbours', shape: [2, 6], meaning: 'who still gains: five relative seats, Rival' },
    {
      name: 'solo',
      shape: [17],
      meaning:
        'Rivals in the supply, removed, / 18; wrecks used 4; ran out; bumped own, Rival; turn of the round one-hot 7; round / 6',
    },
  ];
}

function write(view: Shown, viewer: Viewer, out: TensorWriter, env: Env): void {
  const { players } = view;
  const first = viewer === 'public' ? 0 : viewer;
  const relative = (seat: number) => (seat < 0 ? -1 : (seat - first + players) % players);
  const sight = { view, env, out, relative, seats: range(players).map((seat) => (first + seat) % players) };
  writeCourse(sight);
  writeDice(sight);
  writeBoard(sight);
  writeCards(sight);
  writeMats(sight);
  writeWaiting(sight);
  writeSolo(sight);
}

const flag = (holds: boolean) => (holds ? 1 : 0);
const part = (value: number, whole: number) => Math.min(1, value / whole);

function putParts(out: TensorWriter, values: readonly number[], whole: number): void {
  for (const value of values) out.put(part(value, whole));
}

/** Somebody's place among five relative seats and the Rivals. */
function owner({ relative }: Sight, seat: number): number {
  return seat === RIVAL ? 5 : relative(seat);
}

function writeCourse({ view, env, out, relative }: Sight): void {
  const { players, phase, pending, result, gain, seat, closing } = view;
  out.block('phase');
  out.oneHot(PHASES.indexOf(phase), PHASES.length);
  out.block('turn');
  out.oneHot(relative(seat), 5);
  const actor = gain === null ? seat : gain.seat;
  out.oneHot(pending === null && result === null ? relative(actor) : -1, 5);
  out.block('game');
  out.oneHot(players - 1, 5);
  out.oneHot(closing, 5);
  out.put(part(at(env.table.chart, players).goal, 6));
}

function writeDice({ view, out, relative }: Sight): void {
  out.block('dice');
  for (const [value, zone, place] of view.dice) {
    out.oneHot(value - 1, 6);
    out.oneHot(zone, 4);
    out.oneHot(place >= 0 && place < RIVAL ? relative(place) + 2 : place - REEF + 1, 8);
  }
  out.skip((6 - view.dice.length) * 18);
  out.block('number');
  out.oneHot((view.die?.number ?? 0) - 1, 6);
}

function writeBoard(sight: Sight): void {
  const { view, env, out, seats } = sight;
  out.block('spots');
  for (const holder of view.spots) out.oneHot(holder < 0 ? 0 : owner(sight, holder) + 1, 7);
  out.block('home');
  for (const seat of seats) out.put(part(diversOffBoard(view, seat, env.table), 6));
  out.skip(5 - seats.length);
  out.block('supply');
  putParts(out, view.supply.flat(), 7);
  out.block('discard');
  putParts(out, view.discard.flat(), 7);
  out.block('beach');
  putParts(out, view.shells, 15);
}

function writeCards({ view, env, out }: Sight): void {
  const { cards } = env.edition.exhibits;
  const { pieces } = env.edition.aquarium;
  out.block('exhibits');
  for (const slot of range(6)) {
    const card = cards[view.exhibits[slot] ?? -1];
    if (card === undefined) out.skip(29);
    else writeCard(out, card);
  }
  out.block('deck');
  for (const { id } of cards) out.put(flag(view.deck.includes(id)));
  out.block('market');
  for (const tile of view.market) {
    const piece = pieces[tile];
    if (piece === undefined) out.skip(10);
    else writePiece(out, piece);
  }
  out.block('stacks');
  for (const { id } of pieces) out.put(flag(view.stacks.some((stack) => stack.includes(id))));
}

function writeCard(out: TensorWriter, card: Env['edition']['exhibits']['cards'][number]): void {
  const { types, coins, conch, scallop, style } = card;
  out.put(1);
  for (const pedestal of range(5)) out.oneHot(types[pedestal] ?? -1, 4);
  out.put(part(coins, 14));
  out.put(flag(conch));
  out.put(flag(scallop));
  out.put(flag(style?.kind === 'piece'));
  out.put(flag(style?.kind === 'choice'));
  putParts(out, style?.kind === 'shells' ? style.shells : [0, 0, 0], 2);
}

function writePiece(out: TensorWriter, piece: Env['edition']['aquarium']['pieces'][number]): void {
  const sets = piece.kind === 'top' && piece.formula.kind === 'sets' ? piece.formula : null;
  const tiles = piece.kind === 'top' && piece.formula.kind === 'tiles' ? piece.formula : null;
  out.put(1);
  putParts(out, piece.shells, 2);
  out.put(piece.kind === 'top' ? 0 : part(piece.coins, 6));
  putParts(out, sets?.shells ?? [0, 0, 0], 2);
  out.put(part(sets?.coins ?? 0, 4));
  out.put(part(tiles?.coins ?? 0, 2));
}

function writeMats(sight: Sight): void {
  const { view, out, seats } = sight;
  out.block('mats');
  for (const seat of seats) writeMat(sight, at(view.mats, seat), view.seat === seat ? view.claim : null);
  out.skip((5 - seats.length) * 431);
}

function writeMat({ env, out }: Sight, mat: Shown['mats'][number], claim: Shown['claim']): void {
  const score = seatScore(mat, env.edition);
  putParts(out, mat.shells, 15);
  for (const display of mat.displays)
    for (const pedestal of range(5)) out.oneHot(display[pedestal] ?? -1, 12);
  for (const column of mat.vault) for (const row of range(4)) out.oneHot(column[row] ?? -1, 12);
  out.put(part(mat.exhibits.length, 8));
  out.put(part(score.exhibits, 80));
  out.put(part(mat.conches.length, 8));
  for (const index of range(11)) writeAquarium(out, mat.aquariums[index], env);
  const { exhibits, conches, unique, rows, aquariums, total } = score;
  putParts(out, [exhibits, conches, unique, rows, aquariums, total], 150);
  writeDecorations(out, claim);
}

function writeDecorations(out: TensorWriter, claim: Shown['claim']): void {
  if (claim === null) {
    out.skip(7);
    return;
  }
  for (const pedestal of range(5)) out.put((claim.stars >> pedestal) & 1);
  out.put(flag(claim.conch));
  out.put(flag(claim.scallop));
}

function writeAquarium(out: TensorWriter, pieces: readonly number[] | undefined, { edition }: Env): void {
  if (pieces === undefined) {
    out.skip(8);
    return;
  }
  const { top, total } = aquariumScore(pieces, edition);
  out.put(1);
  out.put(part(pieces.length, 8));
  for (const kind of range(3)) {
    const shells = pieces.map((piece) => at(at(edition.aquarium.pieces, piece).shells, kind));
    out.put(
      part(
        shells.reduce((sum, count) => sum + count, 0),
        8,
      ),
    );
  }
  out.put(part(total, 20));
  out.put(flag(top !== null));
  out.put(part(top?.coins ?? 0, 16));
}

function writeWaiting(sight: Sight): void {
  const { view, out } = sight;
  const { claim, gain, wreck, neighbours } = view;
  out.block('claim');
  out.oneHot(claim?.display ?? -1, 3);
  out.oneHot(claim?.slot ?? -1, 6);
  out.block('gain');
  if (gain === null) {
    out.skip(12);
    out.oneHot(wreck, 4);
    out.skip(6);
  } else {
    out.oneHot(gain.treasure, 12);
    out.oneHot(gain.wreck, 4);
    out.put(flag(gain.vaultOnly));
    out.oneHot(SOURCES.indexOf(gain.source), 4);
    out.put(1);
  }
  out.block('neighbours');
  for (const place of range(2)) {
    const waiting = neighbours[place];
    out.oneHot(waiting === undefined ? -1 : owner(sight, waiting), 6);
  }
}

function writeSolo({ view, out }: Sight): void {
  const { players, rivals, rivalWrecks, ranOut, bumped, roundTurn, round } = view;
  out.block('solo');
  putParts(out, [rivals.supply, rivals.removed], 18);
  for (const wreck of range(4)) out.put(flag(rivalWrecks.includes(wreck)));
  out.put(flag(ranOut));
  out.put(flag(bumped === 0));
  out.put(flag(bumped === RIVAL));
  out.oneHot(players === 1 ? roundTurn : -1, 7);
  out.put(part(round, 6));
}

export const tensor: TensorDefinition<WreckRaidersTypes> = { blocks, write };
