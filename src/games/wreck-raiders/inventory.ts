import { at, range } from '../../core/lists.js';
import { countStars } from './claims.js';
import { kindOfTile } from './market.js';
import { diversOffBoard, isEmptyWreck, isOwner } from './queries.js';
import { RIVAL } from './state.js';
import type { Env, WreckRaidersState } from './state.js';

/** Looks for one kind of invariant that a state breaks. */
export type Look = (state: WreckRaidersState, env: Env) => readonly string[];

/** Says what is broken unless something holds. */
export const must = (holds: boolean, broken: string) => (holds ? [] : [broken]);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const treasures: Look = (state, { edition }) =>
  range(12).flatMap((treasure) => {
    const placed = state.mats.flatMap(({ displays, vault }) => [...displays.flat(), ...vault.flat()]);
    const counted =
      at(at(state.supply, Math.floor(treasure / 3)), treasure % 3) +
      at(at(state.discard, Math.floor(treasure / 3)), treasure % 3) +
      placed.filter((other) => other === treasure).length +
      (state.gain?.treasure === treasure ? 1 : 0);
    return must(
      counted === edition.treasures.copies.perFront,
      `there are ${String(counted)} copies of treasure ${String(treasure)}`,
    );
  });

const seashells: Look = (state, { edition }) => {
  const onCards =
    sum(state.mats.map(({ conches }) => conches.length)) + (state.claim?.conch === true ? 1 : 0);
  const onTreasures = countStars(state.claim?.stars ?? 0);
  const elsewhere = [onCards, 0, onTreasures];
  return range(3).flatMap((kind) => {
    const counted =
      at(state.shells, kind) + sum(state.mats.map(({ shells }) => at(shells, kind))) + at(elsewhere, kind);
    return must(
      counted === edition.seashells.supply[kind],
      `there are ${String(counted)} seashells of kind ${String(kind)}`,
    );
  });
};

const isEachOnce = (ids: readonly number[], count: number) =>
  ids.length === count && new Set(ids).size === count && ids.every((id) => id >= 0 && id < count);

const cardsAndPieces: Look = (state, { edition, table }) => {
  const cards = [
    ...state.exhibits.filter((card) => card >= 0),
    ...state.deck,
    ...state.mats.flatMap(({ exhibits }) => exhibits),
  ];
  const pieces = [
    ...state.market.filter((piece) => piece >= 0),
    ...state.stacks.flat(),
    ...state.mats.flatMap(({ aquariums }) => aquariums.flat()),
  ];
  const inPlace =
    state.market.every((piece, tile) => piece < 0 || table.kinds[piece] === kindOfTile(tile)) &&
    state.stacks.every((stack, kind) => stack.every((piece) => table.kinds[piece] === kind));
  return [
    ...must(isEachOnce(cards, edition.exhibits.cards.length), 'not every exhibit is there once'),
    ...must(isEachOnce(pieces, edition.aquarium.pieces.length), 'not every piece is there once'),
    ...must(inPlace, 'a piece lies with another kind'),
  ];
};

const isAscending = (ids: readonly number[]) =>
  ids.every((id, index) => index === 0 || id > at(ids, index - 1));

const decks: Look = (state) => {
  const { phase, pending, gain } = state;
  const claiming =
    ['claim', 'decorate', 'style-shell', 'style-piece', 'reveal'].includes(phase) ||
    gain?.source === 'decoration';
  const dealing = pending?.kind === 'reveal-exhibit';
  const due = pending?.kind === 'reveal-piece' ? pending.tile : -1;
  const isDue = (tile: number) =>
    tile === due || (phase === 'setup' && (dealing || (due >= 0 && tile > due)));
  return [
    ...must([state.deck, ...state.stacks].every(isAscending), 'a deck is not ascending'),
    ...must(
      claiming || dealing || state.deck.length === 0 || !state.exhibits.includes(-1),
      'an exhibit slot is empty beside a deck',
    ),
    ...must(
      state.market.every(
        (piece, tile) => piece >= 0 || isDue(tile) || at(state.stacks, kindOfTile(tile)).length === 0,
      ),
      'a market tile is empty beside its stack',
    ),
  ];
};

const divers: Look = (state, { table }) => [
  ...range(state.players).flatMap((seat) =>
    must(diversOffBoard(state, seat, table) >= 0, `seat ${String(seat)} has too many divers`),
  ),
  ...must(
    state.spots.every((owner) => isOwner(state, owner) || owner === -1),
    'a spot holds nobody of this game',
  ),
];

const rivals: Look = (state, { edition }) => {
  const { supply, removed } = state.rivals;
  const onBoard = state.spots.filter((owner) => owner === RIVAL).length + (state.bumped === RIVAL ? 1 : 0);
  const expected = state.players === 1 ? edition.solo.rivals : 0;
  return must(
    supply + removed + onBoard === expected,
    `there are ${String(supply + removed + onBoard)} Rivals`,
  );
};

const supplies: Look = (state) =>
  range(4).flatMap((wreck) =>
    must(
      !isEmptyWreck(state, wreck) || sum(at(state.discard, wreck)) === 0,
      `the supply of wreck ${String(wreck)} is empty beside its discard`,
    ),
  );

const mats: Look = (state, { edition, table }) =>
  state.mats.flatMap((mat, seat) => [
    ...must(
      mat.displays.every(({ length }) => length <= edition.mat.pedestals.value) &&
        mat.vault.every(({ length }) => length <= edition.mat.vault.rowCoins.length),
      `seat ${String(seat)} has a treasure without a place`,
    ),
    ...must(
      mat.aquariums.every(
        (pieces) =>
          pieces.length > 0 &&
          pieces.every((piece, floor) => {
            const kind = table.kinds[piece];
            return floor === 0 ? kind === 0 : kind === 1 || (kind === 2 && floor === pieces.length - 1);
          }),
      ),
      `an aquarium of seat ${String(seat)} is out of order`,
    ),
    ...must(
      isEachOnceIn(mat.conches, mat.exhibits) &&
        mat.conches.every((card) => edition.exhibits.cards[card]?.conch === true),
      `a Conch of seat ${String(seat)} lies on no card for it`,
    ),
  ]);

function isEachOnceIn(some: readonly number[], all: readonly number[]): boolean {
  const places = some.map((id) => all.indexOf(id));
  return places.every((place, index) => place >= 0 && (index === 0 || place > at(places, index - 1)));
}

/** Where everything is that was in the box. */
export const INVENTORY: readonly Look[] = [
  cardsAndPieces,
  mats,
  decks,
  treasures,
  seashells,
  divers,
  rivals,
  supplies,
];
