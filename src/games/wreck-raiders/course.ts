import { canonicalJson } from '../../core/digest.js';
import { at, range } from '../../core/lists.js';
import { canClaim, canDecorate, claimMask, isExact } from './claims.js';
import { must } from './inventory.js';
import type { Look } from './inventory.js';
import { canTakePiece, kindOfTile } from './market.js';
import {
  basketHas,
  diversOffBoard,
  endReasons,
  hasEmptyBeachSpot,
  isEmptyWreck,
  isRivalTurn,
  moverOf,
  neighboursOf,
  numberOf,
  placedSpot,
  typeOf,
} from './queries.js';
import { resultOf, seatScore } from './scoring.js';
import { BEACH, BESIDE_WRECK, OFF_BOARD, REEF, RIVAL, UNROLLED } from './state.js';
import type { Phase, WreckRaidersState } from './state.js';

/** Phases before a die is taken, between turns, or after the end. */
const WITHOUT_DIE: readonly Phase[] = ['setup', 'roll', 'take-die', 'rival-die', 'round-buy', 'over'];
const BEFORE_PLACEMENT: readonly Phase[] = [...WITHOUT_DIE, 'move', 'rival-move'];
const IN_CLAIM: readonly Phase[] = ['decorate', 'style-shell', 'style-piece'];
/** The third and fourth step of a turn, in which exhibits are claimed and pieces bought. */
const AFTER_PLACEMENT: readonly Phase[] = ['claim', ...IN_CLAIM, 'reveal', 'buy'];
const WRECKS = [0, 1, 2, 3] as const;

const isDecorating = ({ gain }: WreckRaidersState) => gain?.source === 'decoration';
const isAfterPlacement = (state: WreckRaidersState) =>
  AFTER_PLACEMENT.includes(state.phase) || isDecorating(state);

/** Whether own divers hold the number of the die in all wrecks. */
function isBlocked({ spots, seat }: WreckRaidersState, number: number): boolean {
  return WRECKS.every((wreck) => spots[wreck * 6 + number - 1] === seat);
}

const setUp: Look = ({ phase, seat, turn, mats, spots, discard, market, pending }) => {
  const untouched =
    seat === 0 &&
    turn === 0 &&
    spots.every((owner) => owner === -1) &&
    discard.flat().every((count) => count === 0) &&
    mats.every((mat) => [...Object.values(mat).flat(2)].every((thing) => thing === 0)) &&
    (pending?.kind !== 'reveal-exhibit' || market.every((piece) => piece === -1));
  return must(phase !== 'setup' || untouched, 'somebody has played before the set-up is done');
};

const due: Look = (state) => {
  const { pending, exhibits, market, stacks, deck, gain, start } = state;
  if (pending === null) return [];
  switch (pending.kind) {
    case 'reveal-exhibit':
      return must(
        exhibits.indexOf(-1) === pending.slot && deck.length > 0,
        'an exhibit is revealed in another slot than the lowest empty one',
      );
    case 'reveal-piece':
      return must(
        at(market, pending.tile) === -1 && at(stacks, kindOfTile(pending.tile)).length > 0,
        'a piece is revealed on a tile that has one, or from an empty stack',
      );
    case 'start-player':
      return must(start === -1, 'the start player is drawn again');
    case 'draw-treasure':
      return must(
        gain?.treasure === -1 && gain.wreck === pending.wreck && gain.seat === pending.seat,
        'a treasure is drawn that nobody gains',
      );
    case 'roll-die':
      return [];
  }
};

/** Dice in baskets by seat, with those beside wrecks last. */
function diceTaken(state: WreckRaidersState): number[] {
  const { players, start, turn, roundTurn, die, dice, phase } = state;
  const taken = range(players + 1).map(() => 0);
  const present = die !== null || (phase === 'over' && players > 1) ? 1 : 0;
  if (players === 1) return [Math.min(3, roundTurn + present), Math.max(0, roundTurn - 3 + present)];
  const last = turn - 1 + present;
  for (let past = turn - 1 - ((turn - 1) % dice.length); past < last; past += 1) {
    const seat = (start + past) % players;
    taken[seat] = at(taken, seat) + 1;
  }
  return taken;
}

const dice: Look = (state) => {
  const { phase, players, turn, roundTurn, pending } = state;
  const rolled = pending?.kind === 'roll-die' ? pending.die : phase === 'setup' ? 0 : state.dice.length;
  const inOrder = state.dice.every(([value, zone, place], index) =>
    place === UNROLLED ? index >= rolled && value === 0 && zone === 3 : index < rolled && value > 0,
  );
  const places = state.dice.map(([, , place]) => place);
  const taken = range(players + 1).map((seat) => {
    const place = seat === players ? BESIDE_WRECK : seat;
    return places.filter((other) => other === place).length;
  });
  const starting = players === 1 ? roundTurn === 0 : (turn - 1) % state.dice.length === 0;
  return [
    ...must(inOrder, 'a die shows a number before it is rolled, or none after'),
    ...must(phase !== 'roll' || starting, 'the pool is rolled within a round of dice'),
    ...must(
      phase === 'setup' || String(taken) === String(diceTaken(state)),
      `${String(taken)} dice are off the Reef`,
    ),
  ];
};

const takenDie: Look = (state) => {
  const { die, phase, seat } = state;
  if (die === null) return must(WITHOUT_DIE.includes(phase), 'no die is taken');
  const rivals = isRivalTurn(state);
  const [value, , place] = at(state.dice, die.index);
  return [
    ...must(!WITHOUT_DIE.includes(phase), 'a die is taken outside a turn'),
    ...must(place === (rivals ? BESIDE_WRECK : seat), 'the taken die lies elsewhere'),
    ...must(!rivals || die.number === value, 'a die of the Rivals stands for another number'),
  ];
};

const placement: Look = (state) => {
  const { wreck, phase, spots, seat, players, rivalWrecks } = state;
  if (wreck >= 0)
    return [
      ...must(!BEFORE_PLACEMENT.includes(phase), 'a wreck is gone to before the placement'),
      ...must(
        state.die === null || at(spots, placedSpot(state)) === moverOf(state),
        'the placed diver is not on its spot',
      ),
      ...must(!isRivalTurn(state) || rivalWrecks.at(-1) === wreck, 'the wreck of the Rival is not told'),
    ];
  if (BEFORE_PLACEMENT.includes(phase)) return [];
  const number = numberOf(state);
  return [
    ...must(isAfterPlacement(state), 'a gain of a placement without a wreck'),
    ...must(players === 1 || spots[BEACH + number - 1] === seat, 'no diver was moved'),
    ...must(players > 1 || isBlocked(state, number), 'a move is forfeited that was possible'),
  ];
};

/** Whether the placement or the claim under way brings such a gain. */
function isBrought(state: WreckRaidersState, gain: NonNullable<WreckRaidersState['gain']>): boolean {
  const rivals = isRivalTurn(state);
  const own = !rivals && gain.seat === state.seat;
  switch (gain.source) {
    case 'dive':
      return gain.seat === moverOf(state) && gain.wreck === state.wreck && (own || state.rivalsDive);
    case 'scallop':
      return own && gain.wreck === state.wreck;
    case 'neighbour':
      return gain.wreck === state.wreck;
    case 'decoration':
      return own && state.claim?.scallop === true;
  }
}

const gains: Look = (state) => {
  const { phase, gain, pending } = state;
  if (gain === null) return must(phase !== 'place', 'a place for no treasure');
  const drawn = gain.treasure >= 0;
  const fits = typeOf(gain.treasure) === gain.wreck && gain.seat !== RIVAL;
  return [
    ...must(phase === 'place', 'a gain outside its phase'),
    ...must(drawn === (pending === null), 'a treasure is neither drawn nor due'),
    ...must(!drawn || fits, 'a treasure of another wreck, or in the hands of a Rival'),
    ...must(isBrought(state, gain), `a gain of the source ${gain.source} that is none`),
    ...must(
      gain.vaultOnly === (isRivalTurn(state) && gain.seat !== RIVAL),
      'a treasure is wrongly bound to the vault',
    ),
  ];
};

const neighbours: Look = (state, { table }) => {
  const { phase, gain } = state;
  const waiting = gain?.source === 'neighbour' ? [gain.seat, ...state.neighbours] : state.neighbours;
  if (phase !== 'extra' && (phase !== 'place' || isDecorating(state)))
    return must(waiting.length === 0, 'neighbours wait outside a placement');
  if (state.wreck < 0) return [];
  const beside = neighboursOf(state, table);
  const left = gain?.source === 'neighbour' ? beside.slice(beside.length - waiting.length) : beside;
  return must(String(waiting) === String(left), 'the neighbours are not those of the placed diver');
};

/** What lies in the display of the claim under way, and the card that it claims. */
function claimed({ claim, mats, seat, exhibits }: WreckRaidersState) {
  const display = claim === null ? undefined : at(mats, seat).displays[claim.display];
  return { display: display ?? [], id: claim === null ? -1 : (exhibits[claim.slot] ?? -1) };
}

const claims: Look = (state, { edition, table }) => {
  const { phase, claim } = state;
  const expected = IN_CLAIM.includes(phase) || isDecorating(state);
  if (claim === null) return must(!expected, 'a step of a claim without one');
  if (!expected) return ['a claim outside its phases'];
  const { display, id } = claimed(state);
  const card = edition.exhibits.cards[id];
  if (card === undefined || display.length === 0) return ['a claim without an exhibit or treasures'];
  const fits = ((claimMask(display, at(table.cards, id), 5) >>> claim.stars) & 1) === 1;
  return [
    ...must(fits, 'the display does not fit the claimed exhibit'),
    ...must(card.conch || !claim.conch, 'a Conch on an exhibit that shows none'),
    ...must(card.scallop || !claim.scallop, 'a Scallop for an exhibit that shows none'),
  ];
};

const rewards: Look = (state, { table }) => {
  const { phase, claim } = state;
  const wanted = phase === 'style-shell' ? 'choice' : 'piece';
  if (claim === null || (phase !== 'style-shell' && phase !== 'style-piece')) return [];
  const { display, id } = claimed(state);
  const card = table.cards[id];
  const earned = card !== undefined && isExact(display, card.types, claim.stars) ? card.style?.kind : null;
  return must(earned === wanted, 'a style reward that the claim does not earn');
};

/** @see WR-R12 a player can always move; in the solo game unless own divers hold the number in all wrecks */
const moves: Look = (state, { table }) => {
  if (state.phase !== 'move') return [];
  const { seat, players, spots } = state;
  const number = numberOf(state);
  const from = spots.flatMap((owner, spot) => (owner === seat ? [spot] : []));
  if (diversOffBoard(state, seat, table) > 0) from.push(OFF_BOARD);
  const toWreck = WRECKS.some(
    (wreck) => spots[wreck * 6 + number - 1] !== seat && from.some((spot) => Math.floor(spot / 6) !== wreck),
  );
  const toBeach = players > 1 && from.some((spot) => spot < BEACH || spot === OFF_BOARD);
  return must(toWreck || toBeach || (players === 1 && isBlocked(state, number)), 'no diver can be moved');
};

/** Whether the seat that decides has something to decide. */
const decisions: Look = (state, env) => {
  const { phase, dice: pool, seat, bumped, shells, wreck, pending } = state;
  const own = !isRivalTurn(state);
  const offered: Partial<Record<Phase, () => boolean>> = {
    'take-die': () => pool.some(([, , place]) => place === REEF),
    'rival-die': () => pool.some(([, , place]) => place === REEF),
    send: () => hasEmptyBeachSpot(state) && (bumped === RIVAL || !own),
    extra: () => own && basketHas(state, seat, 'scallop') && !isEmptyWreck(state, wreck),
    claim: () => canClaim(state, seat, env.table),
    decorate: () => claimed(state).id < 0 || canDecorate(state, env),
    'style-shell': () => shells.some((count) => count > 0),
    'style-piece': () => pending !== null || canTakePiece(state, seat, null, env),
  };
  return must(offered[phase]?.() !== false, 'a decision about nothing');
};

const sharedTurns: Look = (state) => {
  const { players, phase, start, seat, turn, round, roundTurn, rivalWrecks, ranOut, closing } = state;
  if (players === 1) return [];
  const owner = phase === 'setup' ? 0 : (start + turn - 1) % players;
  const began = turn > 0 || phase === 'setup';
  const idle = round === 0 && roundTurn === 0 && rivalWrecks.length === 0 && !ranOut;
  return [
    ...must(began && seat === owner, 'it is the turn of another seat'),
    ...must(idle, 'a field of the solo game is set'),
    ...must(closing < (phase === 'setup' ? 0 : players), 'more last turns than other players'),
  ];
};

/** The turns of a solo round that a phase can be in: from the first to the one after the last. */
function turnsOf(state: WreckRaidersState): [from: number, before: number] {
  const { phase } = state;
  if (phase === 'setup' || phase === 'roll') return [0, 1];
  if (phase === 'round-buy' || phase === 'over') return [6, 7];
  if (phase === 'rival-die' || phase === 'rival-move') return [3, 6];
  return phase === 'take-die' || phase === 'move' || isAfterPlacement(state) ? [0, 3] : [0, 6];
}

const soloTurns: Look = (state) => {
  const { players, phase, turn, round, roundTurn, closing, rivalWrecks, ranOut } = state;
  if (players > 1) return [];
  const [from, before] = turnsOf(state);
  const isSetUp = phase === 'setup';
  const expected = isSetUp ? 0 : 3 * (round - 1) + Math.min(roundTurn, 2) + 1;
  return [
    ...must(closing === -1, 'the solo game has no last turns'),
    ...must(round > 0 !== isSetUp && turn === expected, 'a turn of another round'),
    ...must(roundTurn >= from && roundTurn < before, 'a phase of another turn of the round'),
    ...must(new Set(rivalWrecks).size === rivalWrecks.length, 'two Rivals went to one wreck this round'),
    ...must(roundTurn >= 3 || rivalWrecks.length === 0, 'a Rival was placed before its turn'),
    ...must(!isSetUp || !ranOut, 'a wreck ran out before the first turn'),
  ];
};

const ending: Look = (state, env) => {
  const { players, phase, closing, result } = state;
  const over = phase === 'over';
  const reasons = players === 1 ? endReasons(state, env) : [];
  return [
    ...must((result !== null) === over, 'a result before the end, or none after'),
    ...must(players === 1 || (closing === 0) === over, 'the last turns do not end with the game'),
    ...must(!over || players > 1 || reasons.length > 0, 'the game is over for no reason'),
    ...must(
      result === null || canonicalJson(result) === canonicalJson(resultOf(state, env, reasons)),
      'the result is not that of the position',
    ),
  ];
};

const totals: Look = ({ mats }, { edition }) =>
  mats.flatMap((mat) => {
    const { total, exhibits, conches, unique, rows, aquariums } = seatScore(mat, edition);
    return [
      ...must(
        total === exhibits + conches + unique + rows + aquariums,
        'a total is not the sum of its parts',
      ),
      ...must(unique <= 12 * edition.scoring.uniqueTreasure, 'more than twelve different treasures'),
    ];
  });

/** Where the game stands. */
export const COURSE: readonly Look[] = [
  setUp,
  sharedTurns,
  soloTurns,
  due,
  dice,
  takenDie,
  placement,
  gains,
  neighbours,
  claims,
  rewards,
  moves,
  decisions,
  ending,
  totals,
];
