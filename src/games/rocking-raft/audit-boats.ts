import { boatsOf, isDuringTurn, isInSetUp, placesLeftOf, playersOf } from './invariant.js';
import type { Invariant } from './invariant.js';
import { emptySpaces, isFull } from './queries.js';
import type { RockingRaftState } from './state.js';
import { COLOURED, SLOTS } from './vocabulary.js';

type State = RockingRaftState;

/** In `settle`: whether gems drop, so that the seat that is being settled has not drawn yet. */
function isDropping({ pending }: State): boolean {
  return pending?.kind === 'drop-gem';
}

/** Whether a seat's boats may be full: it has had gems to place this turn, and was not settled since. */
function mayHaveFilled(state: State, seat: number): boolean {
  const { phase, turn, holder, settling } = state;
  const place = placesLeftOf(turn, seat, state);
  if (phase === 'settle') return place > settling || (place === settling && isDropping(state));
  return holder >= 0 && place <= placesLeftOf(turn, holder, state);
}

export const deck: readonly Invariant[] = [
  [
    'the flag lies at another depth than the cards drawn say',
    (state, { edition, table }) => {
      const { aboveFlag, flagBy, undrawn, phase, pending } = state;
      if (phase === 'outer' || phase === 'deal') return aboveFlag === 0;
      const players = playersOf(state);
      // Cards that must still be drawn before the flag; negative once draws went past it.
      const above = undrawn.length + 2 * players + edition.deck.flagAfter[players] - table.spaces.length;
      const draws = pending?.kind === 'draw-card';
      if (flagBy < 0) return aboveFlag === above && (!draws || aboveFlag > 0);
      const isRepeated = draws && pending.seat === flagBy;
      return aboveFlag === 0 && (above < 0 || (above === 0 && (isRepeated || undrawn.length === 0)));
    },
  ],
  [
    'a slot is empty although there are cards',
    (state) => {
      const { turn, settling, seats, flagBy, undrawn, bottom } = state;
      const isOut = flagBy >= 0 && undrawn.length === 0 && (bottom.length === 0 || settling === 0);
      return (
        isOut ||
        isInSetUp(state) ||
        seats.every(
          ({ boats }, seat) => !boats.includes(null) || placesLeftOf(turn, seat, state) === settling,
        )
      );
    },
  ],
  [
    'a card is due for a slot that is taken, out of turn, or from an empty deck',
    (state) => {
      const { pending, seats, undrawn, phase, turn, settling } = state;
      if (pending?.kind !== 'draw-card') return true;
      const { seat, slot } = pending;
      const right = phase === 'deal' || placesLeftOf(turn, seat, state) === settling;
      return right && seats[seat]?.boats.indexOf(null) === slot && undrawn.length > 0;
    },
  ],
  [
    'a boat holds more gems of a colour than it has spaces',
    (state, { table }) =>
      boatsOf(state).every((boat) => COLOURED.every((place) => emptySpaces(boat, place, table) >= 0)),
  ],
  [
    'a boat is full before it may be, or was not scored in time',
    (state, { table }) =>
      state.seats.every(
        ({ boats }, seat) =>
          mayHaveFilled(state, seat) || !boats.some((boat) => boat !== null && isFull(boat, table)),
      ),
  ],
];

/** Turns that a seat has begun. */
function turnsBegun(state: State, seat: number): number {
  const { first, turns, phase, seats } = state;
  const begun = turns + (phase === 'over' ? 0 : 1);
  return Math.ceil((begun - placesLeftOf(first, seat, state)) / seats.length);
}

export const water: readonly Invariant[] = [
  [
    'there is water or a sunk boat without the variant',
    (state) =>
      state.options.variant === 'sinking-lifeboats' ||
      (state.bottom.length === 0 && boatsOf(state).every((boat) => boat.water === 0)),
  ],
  [
    'a boat carries a number of Water tokens that cannot be',
    (state, { edition: { water: rule } }) =>
      isInSetUp(state) ||
      state.seats.every(({ boats }, seat) =>
        boats.every((boat) => {
          if (boat === null) return true;
          const rounds = boat.water / rule.perTurn;
          return (
            Number.isInteger(rounds) &&
            rounds <= turnsBegun(state, seat) &&
            boat.water < rule.sinksAt + rule.perTurn
          );
        }),
      ),
  ],
  [
    'a boat that should have sunk is afloat, or one is dry in its own turn',
    (state, { edition: { water: rule } }) => {
      const { options, seats, turn, settling, pending } = state;
      if (options.variant === 'standard') return true;
      const hasDrawn = !isDuringTurn(state) && !(settling === 0 && isDropping(state));
      const due = settling === 0 && pending?.kind === 'draw-card' ? pending.slot : SLOTS.length;
      return seats.every(({ boats }, seat) =>
        boats.every((boat, slot) => {
          if (boat === null) return true;
          const { gems, wild } = boat;
          if (seat !== turn) return boat.water < rule.sinksAt;
          if (!hasDrawn) return boat.water > 0;
          const isNew = slot < due && [...gems, ...wild].every((count) => count === 0);
          return boat.water < rule.sinksAt && (boat.water > 0 || isNew);
        }),
      );
    },
  ],
  [
    'more Water tokens are in use than there are',
    (state, { edition }) => boatsOf(state).reduce((sum, boat) => sum + boat.water, 0) <= edition.water.tokens,
  ],
];
