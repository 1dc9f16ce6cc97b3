import { wreckRaiders } from 'tidetable/wreck-raiders';
import { describe, expect, test } from 'vitest';
import { SaveError } from '../../../src/index.js';
import { phases } from './phases.js';
import type { PhaseName } from './phases.js';
import { GEMS, GOLDS, RELICS, beach, spot } from './positions.js';
import type { Draughted } from './positions.js';

interface Breach {
  readonly breach: string;
  readonly of: PhaseName;
  readonly change: (draft: Draughted) => unknown;
}

/** Moves a treasure of the supply into a display, so that all are still there. */
function place(draft: Draughted, seat: number, treasure: number): void {
  const supply = draft.supply[Math.floor(treasure / 3)];
  if (supply) supply[treasure % 3] = (supply[treasure % 3] ?? 0) - 1;
  draft.mats[seat]?.displays[0]?.push(treasure);
}

/** Moves seashells from the beach into a basket. */
function hand(draft: Draughted, seat: number, kind: number, count: number): void {
  const basket = draft.mats[seat]?.shells;
  if (!basket) return;
  basket[kind] = (basket[kind] ?? 0) + count;
  draft.shells[kind] = (draft.shells[kind] ?? 0) - count;
}

const turns: readonly Breach[] = [
  { breach: 'somebody has played before the set-up', of: 'market', change: (draft) => (draft.spots[3] = 0) },
  { breach: 'somebody has played before the set-up', of: 'market', change: (draft) => place(draft, 0, 4) },
  {
    breach: 'somebody has played before the set-up',
    of: 'setUp',
    change: (draft) => (draft.market[2] = draft.stacks[0]?.shift() ?? -1),
  },
  { breach: 'it is the turn of another seat', of: 'moving', change: (draft) => (draft.seat = 1) },
  { breach: 'it is the turn of another seat', of: 'over', change: (draft) => (draft.seat = 0) },
  { breach: 'it is the turn of another seat', of: 'rolling', change: (draft) => (draft.start = 2) },
  { breach: 'a field of the solo game is set', of: 'start', change: (draft) => (draft.round = 1) },
  { breach: 'a field of the solo game is set', of: 'start', change: (draft) => (draft.roundTurn = 2) },
  { breach: 'a field of the solo game is set', of: 'start', change: (draft) => (draft.ranOut = true) },
  { breach: 'a field of the solo game is set', of: 'start', change: (draft) => (draft.rivalWrecks = [1]) },
  { breach: 'more last turns than other players', of: 'start', change: (draft) => (draft.closing = 3) },
  { breach: 'more last turns than other players', of: 'market', change: (draft) => (draft.closing = 1) },
  { breach: 'the solo game has no last turns', of: 'soloMove', change: (draft) => (draft.closing = 1) },
  { breach: 'a turn of another round', of: 'soloMove', change: (draft) => (draft.round = 2) },
  { breach: 'a turn of another round', of: 'rivalTurn', change: (draft) => (draft.turn = 4) },
  { breach: 'a turn of another round', of: 'soloMove', change: (draft) => (draft.round = draft.turn = 0) },
  { breach: 'a phase of another turn', of: 'rivalTurn', change: (draft) => (draft.phase = 'take-die') },
  { breach: 'a phase of another turn', of: 'soloMove', change: (draft) => (draft.phase = 'rival-move') },
  { breach: 'a phase of another turn', of: 'soloOver', change: (draft) => (draft.roundTurn = 5) },
  { breach: 'a phase of another turn', of: 'forfeited', change: (draft) => (draft.roundTurn = 3) },
  {
    breach: 'two Rivals went to one wreck',
    of: 'rivalSend',
    change: (draft) => (draft.rivalWrecks = [1, 1]),
  },
  {
    breach: 'a Rival was placed before its turn',
    of: 'soloMove',
    change: (draft) => draft.rivalWrecks.push(2),
  },
];

const dice: readonly Breach[] = [
  { breach: 'a die shows a number before', of: 'start', change: (draft) => (draft.dice[1] = [0, 3, -2]) },
  { breach: 'a die shows a number before', of: 'start', change: (draft) => (draft.dice[1] = [0, 3, -1]) },
  { breach: 'a die shows a number before', of: 'rolling', change: (draft) => (draft.dice[3] = [4, 3, -1]) },
  { breach: 'a die shows a number before', of: 'rolling', change: (draft) => (draft.dice[0] = [0, 3, -2]) },
  { breach: 'a die shows a number before', of: 'market', change: (draft) => (draft.dice[0] = [0, 2, -2]) },
  {
    breach: 'the pool is rolled within a round of dice',
    of: 'rolling',
    change: (draft) => ([draft.turn, draft.seat] = [2, 2]),
  },
  { breach: '0,0,0,0 dice are off the Reef', of: 'moving', change: (draft) => (draft.dice[0] = [1, 3, -1]) },
  { breach: '0,1,0,0 dice are off the Reef', of: 'moving', change: (draft) => (draft.dice[0] = [1, 3, 1]) },
  { breach: '0,0,1,0 dice are off the Reef', of: 'start', change: (draft) => (draft.dice[2] = [1, 3, 2]) },
  { breach: '2,2 dice are off the Reef', of: 'rivalTurn', change: (draft) => (draft.dice[0] = [1, 3, 5]) },
  { breach: 'no die is taken', of: 'claiming', change: (draft) => (draft.die = null) },
  {
    breach: 'a die is taken outside a turn',
    of: 'start',
    change: (draft) => (draft.die = { index: 0, number: 1 }),
  },
  {
    breach: 'the taken die lies elsewhere',
    of: 'moving',
    change: (draft) => (draft.die = { index: 1, number: 1 }),
  },
  {
    breach: 'a die of the Rivals stands for another number',
    of: 'rivalMove',
    change: (draft) => draft.die && (draft.die.number = 2),
  },
];

const placements: readonly Breach[] = [
  { breach: 'a wreck is gone to before the placement', of: 'moving', change: (draft) => (draft.wreck = 1) },
  { breach: 'a wreck is gone to before the placement', of: 'over', change: (draft) => (draft.wreck = 1) },
  { breach: 'the placed diver is not on its spot', of: 'extra', change: (draft) => (draft.wreck = GOLDS) },
  {
    breach: 'the placed diver is not on its spot',
    of: 'rivalSend',
    change: (draft) => ([draft.spots[spot(GOLDS, 1)], draft.spots[spot(GOLDS, 2)]] = [-1, 5]),
  },
  {
    breach: 'the wreck of the Rival is not told',
    of: 'rivalSend',
    change: (draft) => (draft.rivalWrecks = [GOLDS, RELICS]),
  },
  { breach: 'a gain of a placement without a wreck', of: 'placing', change: (draft) => (draft.wreck = -1) },
  { breach: 'no diver was moved', of: 'claiming', change: (draft) => (draft.spots[beach(1)] = -1) },
  {
    breach: 'a move is forfeited that was possible',
    of: 'forfeited',
    change: (draft) => (draft.spots[spot(GEMS, 1)] = -1),
  },
  {
    breach: 'the neighbours are not those of the placed diver',
    of: 'extra',
    change: (draft) => draft.neighbours.pop(),
  },
  {
    breach: 'the neighbours are not those of the placed diver',
    of: 'placing',
    change: (draft) => (draft.neighbours = [0, 1]),
  },
  {
    breach: 'the neighbours are not those of the placed diver',
    of: 'neighbour',
    change: (draft) => draft.gain && (draft.gain.seat = 2),
  },
  { breach: 'neighbours wait outside', of: 'claiming', change: (draft) => (draft.neighbours = [1]) },
  { breach: 'neighbours wait outside', of: 'decorated', change: (draft) => (draft.neighbours = [1]) },
];

const gains: readonly Breach[] = [
  { breach: 'a place for no treasure', of: 'extra', change: (draft) => (draft.phase = 'place') },
  { breach: 'a gain outside its phase', of: 'drawing', change: (draft) => gainless(draft) },
  { breach: 'a treasure is neither drawn nor due', of: 'drawing', change: (draft) => (draft.pending = null) },
  {
    breach: 'a treasure is drawn that nobody gains',
    of: 'drawing',
    change: (draft) => (draft.pending = { kind: 'draw-treasure', wreck: 2, seat: 0 }),
  },
  {
    breach: 'a treasure is drawn that nobody gains',
    of: 'placing',
    change: (draft) => (draft.pending = { kind: 'draw-treasure', wreck: 0, seat: 0 }),
  },
  { breach: 'a treasure of another wreck', of: 'decorated', change: (draft) => gainFrom(draft, 1) },
  { breach: 'a gain of the source dive that is none', of: 'placing', change: (draft) => gainFrom(draft, 1) },
  {
    breach: 'a gain of the source scallop that is none',
    of: 'vaultOnly',
    change: (draft) => draft.gain && (draft.gain.source = 'scallop'),
  },
  {
    breach: 'a gain of the source decoration that is none',
    of: 'decorated',
    change: (draft) => draft.claim && (draft.claim.scallop = false),
  },
  {
    breach: 'a gain of the source dive that is none',
    of: 'rivalDraw',
    change: (draft) => (draft.rivalsDive = false),
  },
  {
    breach: 'a treasure is wrongly bound to the vault',
    of: 'vaultOnly',
    change: (draft) => draft.gain && (draft.gain.vaultOnly = false),
  },
  {
    breach: 'a treasure is wrongly bound to the vault',
    of: 'placing',
    change: (draft) => draft.gain && (draft.gain.vaultOnly = true),
  },
];

function gainless(draft: Draughted): void {
  draft.phase = 'extra';
  draft.pending = null;
}

function gainFrom(draft: Draughted, wreck: number): void {
  if (draft.gain) draft.gain.wreck = wreck;
}

const claims: readonly Breach[] = [
  { breach: 'a step of a claim without one', of: 'decorating', change: (draft) => (draft.claim = null) },
  {
    breach: 'a claim outside its phases',
    of: 'claiming',
    change: (draft) => (draft.claim = { display: 0, slot: 0, stars: 0, conch: false, scallop: false }),
  },
  {
    breach: 'a claim without an exhibit or treasures',
    of: 'decorating',
    change: (draft) => {
      draft.deck = [...draft.deck, draft.exhibits[0] ?? -1].sort((one, other) => one - other);
      draft.exhibits[0] = -1;
    },
  },
  {
    breach: 'the display does not fit the claimed exhibit',
    of: 'decorating',
    change: (draft) => draft.claim && (draft.claim.slot = 1),
  },
  {
    breach: 'the display does not fit the claimed exhibit',
    of: 'styleShell',
    change: (draft) => draft.claim && (draft.claim.display = 0),
  },
  {
    breach: 'a Conch on an exhibit that shows none',
    of: 'styleShell',
    change: (draft) => {
      hand(draft, 0, 0, -1);
      draft.shells[0] = (draft.shells[0] ?? 0) - 1;
      if (draft.claim) draft.claim.conch = true;
    },
  },
  {
    breach: 'a Scallop for an exhibit that shows none',
    of: 'stylePiece',
    change: (draft) => draft.claim && (draft.claim.scallop = true),
  },
  {
    breach: 'a style reward that the claim does not earn',
    of: 'styleShell',
    change: (draft) => draft.mats[0]?.displays[1]?.reverse(),
  },
  {
    breach: 'a style reward that the claim does not earn',
    of: 'stylePiece',
    change: (draft) => (draft.phase = 'style-shell'),
  },
];

/** Puts the treasures of the displays of seat 0 back. */
function clearDisplays(draft: Draughted): void {
  for (const treasure of draft.mats[0]?.displays.flat() ?? []) {
    const supply = draft.supply[Math.floor(treasure / 3)];
    if (supply) supply[treasure % 3] = (supply[treasure % 3] ?? 0) + 1;
  }
  if (draft.mats[0]) draft.mats[0].displays = [[], [], []];
}

const decisions: readonly Breach[] = [
  { breach: 'a decision about nothing', of: 'extra', change: (draft) => hand(draft, 0, 1, -2) },
  { breach: 'a decision about nothing', of: 'claiming', change: clearDisplays },
  {
    breach: 'a decision about nothing',
    of: 'decorating',
    change: (draft) => [hand(draft, 0, 0, -2), hand(draft, 0, 1, -1)],
  },
  {
    breach: 'a decision about nothing',
    of: 'styleShell',
    change: (draft) => [0, 1, 2].map((kind) => hand(draft, 1, kind, draft.shells[kind] ?? 0)),
  },
  {
    breach: 'a decision about nothing',
    of: 'soloSend',
    change: (draft) => {
      draft.spots.fill(5, 24);
      draft.rivals.supply -= 6;
    },
  },
  {
    breach: 'an exhibit is revealed in another slot',
    of: 'dealt',
    change: (draft) => (draft.pending = { kind: 'reveal-exhibit', slot: 0 }),
  },
  {
    breach: 'a piece is revealed on a tile that has one',
    of: 'pieceDue',
    change: (draft) => (draft.market[1] = draft.stacks[0]?.shift() ?? -1),
  },
  { breach: 'the start player is drawn again', of: 'market', change: (draft) => (draft.start = 1) },
];

const endings: readonly Breach[] = [
  { breach: 'a result before the end', of: 'over', change: (draft) => (draft.result = null) },
  {
    breach: 'a result before the end',
    of: 'buying',
    change: (draft) => (draft.result = structuredClone(phases.over.result) as Draughted['result']),
  },
  { breach: 'the last turns do not end with the game', of: 'over', change: (draft) => (draft.closing = 1) },
  { breach: 'the last turns do not end with the game', of: 'start', change: (draft) => (draft.closing = 0) },
  {
    breach: 'the result is not that of the position',
    of: 'over',
    change: (draft) => (result(draft).winners = [1]),
  },
  {
    breach: 'the result is not that of the position',
    of: 'over',
    change: (draft) => (result(draft).band = 0),
  },
  {
    breach: 'the result is not that of the position',
    of: 'over',
    change: (draft) => (result(draft).reasons = ['WR-SOLO-23']),
  },
  {
    breach: 'the result is not that of the position',
    of: 'over',
    change: (draft) => result(draft).scores.reverse(),
  },
  {
    breach: 'the result is not that of the position',
    of: 'soloOver',
    change: (draft) => (result(draft).band += 1),
  },
  {
    breach: 'the result is not that of the position',
    of: 'soloOver',
    change: (draft) => (result(draft).winners = [0]),
  },
  {
    breach: 'the result is not that of the position',
    of: 'soloOver',
    change: (draft) => (result(draft).reasons = ['WR-SOLO-26']),
  },
  {
    breach: 'the game is over for no reason',
    of: 'soloOver',
    change: (draft) => {
      draft.deck = [...(draft.mats[0]?.exhibits.splice(0) ?? []), ...draft.deck].sort(
        (one, other) => one - other,
      );
    },
  },
];

function result(draft: Draughted): NonNullable<Draughted['result']> {
  if (draft.result === null) throw new Error('the game is not over');
  return draft.result;
}

describe.each([
  { what: 'turns', breaches: turns },
  { what: 'dice', breaches: dice },
  { what: 'placements', breaches: placements },
  { what: 'gains', breaches: gains },
  { what: 'claims', breaches: claims },
  { what: 'decisions', breaches: decisions },
  { what: 'endings', breaches: endings },
])('what the audit finds in $what', ({ breaches }) => {
  test.each(breaches)('$of: $breach', ({ breach, of, change }) => {
    const draft = JSON.parse(JSON.stringify(phases[of])) as Draughted;
    change(draft);
    const found = wreckRaiders.audit(draft);
    expect(found.some((one) => one.startsWith(breach)) || found).toBe(true);
    expect(() => wreckRaiders.load(wreckRaiders.save(draft))).toThrow(SaveError);
  });
});
