import { at, range } from '../../core/lists.js';
import { kindOfTile } from './market.js';
import { actorsOf, diversOffBoard, isEmptyWreck } from './queries.js';
import { seatScore } from './scoring.js';
import { BEACH, REEF, RIVAL, UNROLLED } from './state.js';
import type { Env, WreckRaidersState } from './state.js';

/** Looks for one kind of invariant that a state breaks. */
type Look = (state: WreckRaidersState, env: Env) => readonly string[];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const claim = (holds: boolean, broken: string) => (holds ? [] : [broken]);

const treasures: Look = (state, { edition }) =>
  range(12).flatMap((treasure) => {
    const placed = state.mats.flatMap(({ displays, vault }) => [...displays.flat(), ...vault.flat()]);
    const counted =
      at(at(state.supply, Math.floor(treasure / 3)), treasure % 3) +
      at(at(state.discard, Math.floor(treasure / 3)), treasure % 3) +
      placed.filter((other) => other === treasure).length +
      (state.gain?.treasure === treasure ? 1 : 0);
    return claim(
      counted === edition.treasures.copies.perFront,
      `there are ${String(counted)} copies of treasure ${String(treasure)}`,
    );
  });

const seashells: Look = (state, { edition }) => {
  const onCards =
    sum(state.mats.map(({ conches }) => conches.length)) + (state.claim?.conch === true ? 1 : 0);
  const onTreasures = range(5).filter(
    (pedestal) => (((state.claim?.stars ?? 0) >> pedestal) & 1) === 1,
  ).length;
  const elsewhere = [onCards, 0, onTreasures];
  return range(3).flatMap((kind) => {
    const counted =
      at(state.shells, kind) + sum(state.mats.map(({ shells }) => at(shells, kind))) + at(elsewhere, kind);
    return claim(
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
    ...claim(isEachOnce(cards, edition.exhibits.cards.length), 'not every exhibit is there once'),
    ...claim(isEachOnce(pieces, edition.aquarium.pieces.length), 'not every piece is there once'),
    ...claim(inPlace, 'a piece lies with another kind'),
  ];
};

const isAscending = (ids: readonly number[]) =>
  ids.every((id, index) => index === 0 || id > at(ids, index - 1));

const decks: Look = (state) => {
  const between =
    state.phase === 'setup' || state.phase === 'reveal' || state.pending?.kind === 'reveal-piece';
  const claiming = ['claim', 'decorate', 'style-shell', 'style-piece', 'place'].includes(state.phase);
  const slotsFull = state.deck.length === 0 || !state.exhibits.includes(-1);
  const tilesFull = state.market.every(
    (piece, tile) => piece >= 0 || at(state.stacks, kindOfTile(tile)).length === 0,
  );
  return [
    ...claim([state.deck, ...state.stacks].every(isAscending), 'a deck is not ascending'),
    ...claim(between || claiming || slotsFull, 'an exhibit slot is empty beside a deck'),
    ...claim(between || tilesFull, 'a market tile is empty beside its stack'),
  ];
};

const divers: Look = (state, { table }) => [
  ...range(state.players).flatMap((seat) =>
    claim(diversOffBoard(state, seat, table) >= 0, `seat ${String(seat)} has too many divers`),
  ),
  ...claim(
    state.spots.every((owner) => owner < state.players || (owner === RIVAL && state.players === 1)),
    'a spot holds nobody of this game',
  ),
];

const rivals: Look = (state, { edition }) => {
  const { supply, removed } = state.rivals;
  const onBoard = state.spots.filter((owner) => owner === RIVAL).length + (state.bumped === RIVAL ? 1 : 0);
  const expected = state.players === 1 ? edition.solo.rivals : 0;
  return [
    ...claim(
      supply + removed + onBoard === expected,
      `there are ${String(supply + removed + onBoard)} Rivals`,
    ),
    ...claim(
      new Set(state.rivalWrecks).size === state.rivalWrecks.length,
      'two Rivals went to one wreck this round',
    ),
  ];
};

const supplies: Look = (state) =>
  range(4).flatMap((wreck) =>
    claim(
      !isEmptyWreck(state, wreck) || sum(at(state.discard, wreck)) === 0,
      `the supply of wreck ${String(wreck)} is empty beside its discard`,
    ),
  );

const mats: Look = (state, { edition, table }) =>
  state.mats.flatMap((mat, seat) => [
    ...claim(
      mat.displays.every(({ length }) => length <= edition.mat.pedestals.value) &&
        mat.vault.every(({ length }) => length <= edition.mat.vault.rowCoins.length),
      `seat ${String(seat)} has a treasure without a place`,
    ),
    ...claim(
      mat.aquariums.every((pieces) =>
        pieces.every((piece, floor) => {
          const kind = table.kinds[piece];
          return floor === 0 ? kind === 0 : kind === 1 || (kind === 2 && floor === pieces.length - 1);
        }),
      ),
      `an aquarium of seat ${String(seat)} is out of order`,
    ),
    ...claim(
      isEachOnceIn(mat.conches, mat.exhibits) &&
        mat.conches.every((card) => edition.exhibits.cards[card]?.conch === true),
      `a Conch of seat ${String(seat)} lies on no card for it`,
    ),
  ]);

function isEachOnceIn(some: readonly number[], all: readonly number[]): boolean {
  const places = some.map((id) => all.indexOf(id));
  return places.every((place, index) => place >= 0 && (index === 0 || place > at(places, index - 1)));
}

const dice: Look = (state) => {
  const off = state.dice.filter(([, , place]) => place >= 0).length;
  const atStart = state.phase === 'take-die';
  const expected = state.players === 1 ? state.roundTurn : (state.turn - 1) % state.dice.length;
  return [
    ...claim(
      state.dice.every(([value, zone, place]) =>
        place === UNROLLED ? value === 0 && zone === 3 : value > 0 && place >= REEF,
      ),
      'a die shows a number before it is rolled, or none after',
    ),
    ...claim(!atStart || off === expected, `${String(off)} dice are off the Reef`),
    ...claim(
      !atStart ||
        state.players === 1 ||
        state.seat === (Math.max(state.start, 0) + state.turn - 1) % state.players,
      'it is the turn of another seat',
    ),
  ];
};

const IN_CLAIM: readonly string[] = ['decorate', 'style-shell', 'style-piece'];

const idleFields: Look = (state) => {
  const { phase, gain, neighbours } = state;
  const decorating = phase === 'place' && gain?.source === 'decoration';
  return [
    ...claim((gain !== null) === (phase === 'place'), 'a gain outside its phase, or none in it'),
    ...claim(
      (state.claim !== null) === (IN_CLAIM.includes(phase) || decorating),
      'a claim outside its phases, or none in them',
    ),
    ...claim(
      neighbours.length === 0 || phase === 'extra' || (phase === 'place' && !decorating),
      'neighbours wait outside a placement',
    ),
    ...claim(
      (state.bumped !== null) === (phase === 'send'),
      'a bumped piece outside its phase, or none in it',
    ),
    ...claim((state.result !== null) === (phase === 'over'), 'a result before the end, or none after'),
  ];
};

/** @see WR-R12 a player can always move; in the solo game unless own divers hold the number in all wrecks */
const moves: Look = (state, { table }) => {
  if (state.phase !== 'move' || state.die === null) return [];
  const { seat, players, spots, die } = state;
  const placeable = [0, 6, 12, 18].some((wreck) => spots[wreck + die.number - 1] !== seat);
  const toBeach =
    players > 1 && (diversOffBoard(state, seat, table) > 0 || spots.slice(0, BEACH).includes(seat));
  return claim(placeable || toBeach || players === 1, 'no diver can be moved');
};

const course: Look = (state) =>
  state.players === 1
    ? claim(state.closing === -1, 'the solo game has no last turns')
    : claim(
        state.round === 0 && state.roundTurn === 0 && state.closing < state.players && state.bumped === null,
        'a field of the solo game is set',
      );

const totals: Look = (state, { edition }) =>
  state.mats.flatMap((mat, seat) => {
    const { total, exhibits, conches, unique, rows, aquariums } = seatScore(mat, edition);
    const told = state.result?.scores[seat];
    return [
      ...claim(
        total === exhibits + conches + unique + rows + aquariums,
        'a total is not the sum of its parts',
      ),
      ...claim(unique <= 12 * edition.scoring.uniqueTreasure, 'more than twelve different treasures'),
      ...claim(told === undefined || told.total === total, 'the result tells another total'),
    ];
  });

const actors: Look = (state) => {
  const acting = actorsOf(state);
  return claim(
    acting.length === (state.pending === null && state.result === null ? 1 : 0) &&
      acting.every((seat) => seat < state.players),
    'nobody can act',
  );
};

const LOOKS: readonly Look[] = [
  treasures,
  seashells,
  cardsAndPieces,
  decks,
  divers,
  rivals,
  supplies,
  mats,
  dice,
  idleFields,
  moves,
  course,
  totals,
  actors,
];

/** The invariants that a state breaks. */
export function audit(state: WreckRaidersState, env: Env): string[] {
  return LOOKS.flatMap((look) => look(state, env));
}
