import type { Env } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import { hasGems, plus, totalOf } from './gems.js';
import type { Gems } from './gems.js';
import { GEM_BITS, emptySpaces, gemsOn, isFull, nextWay, placements, tiltingOf } from './queries.js';
import { standingsOf, winnersOf } from './scoring.js';
import type { Boat, RockingRaftState, RockingRaftTypes } from './state.js';
import { BLACK, CELLS, COLOURED, COLOURS, OUTER_CELLS } from './vocabulary.js';

type State = RockingRaftState;
type Phase = State['phase'];

/** What holds of every reachable state. */
type Invariant = readonly [breach: string, holds: (state: State, env: Env<RockingRaftTypes>) => boolean];

/** The chance events that may be due in a phase; null where a seat acts or the game is over. */
const DUE: Readonly<Record<Phase, readonly (string | null)[]>> = {
  outer: ['outer-gem'],
  deal: ['draw-card', 'drop-gem'],
  first: ['first-player'],
  start: [],
  tilt: [null],
  slide: ['slide-gems'],
  spill: ['spill-gems'],
  hold: [null],
  place: [null],
  receive: [null, 'drop-gem'],
  settle: ['draw-card', 'drop-gem'],
  over: [null],
};
const SET_UP: readonly Phase[] = ['outer', 'deal', 'first'];
const MODELLED_ONLY: readonly Phase[] = ['outer', 'tilt', 'slide', 'hold'];
const PLACING: readonly Phase[] = ['place', 'receive'];
/** From the water at the start of a turn until boats are settled. */
const DURING_TURN: readonly Phase[] = ['tilt', 'slide', 'spill', 'hold', 'place', 'receive'];

const isSetUp = ({ phase }: State) => SET_UP.includes(phase);

function boatsOf(state: Pick<State, 'seats'>): Boat[] {
  return state.seats.flatMap(({ boats }) => boats.filter((boat) => boat !== null));
}

function gemsInPlay({ raft, air, hand, seats }: State): Gems {
  const onBoats = boatsOf({ seats }).map(({ gems, wild }): Gems => [
    gems[0],
    gems[1],
    gems[2],
    wild[0] + wild[1] + wild[2],
  ]);
  return [gemsOn(raft), air, hand, ...onBoats].reduce(plus);
}

function playersOf({ options }: State): 2 | 3 | 4 {
  return options.players as 2 | 3 | 4;
}

const form: readonly Invariant[] = [
  [
    'the number of seats is not that of the players',
    ({ seats, options }) => seats.length === options.players,
  ],
  [
    'a seat is named that does not exist',
    ({ options, turn, first, holder, flagBy, settling }) =>
      Math.max(turn, first, holder, flagBy, settling) < options.players &&
      (options.firstPlayer === 'random' || options.firstPlayer < options.players),
  ],
  [
    'the raft or the phase does not fit the physics',
    ({ options, raft, phase }) =>
      (raft.length === CELLS) === (options.physics === 'modelled') &&
      (options.physics === 'modelled' ? phase !== 'spill' : !MODELLED_ONLY.includes(phase)),
  ],
  [
    'something is due that does not belong to the phase',
    ({ phase, pending }) => DUE[phase].includes(pending?.kind ?? null),
  ],
  [
    'there is no result at the end, or one before',
    ({ phase, result }) => (phase === 'over') === (result !== null),
  ],
  ['an active seat in set-up, or none later', (state) => isSetUp(state) === state.turn < 0],
  ['a first player before one was chosen', (state) => isSetUp(state) === state.first < 0],
  ['boats are settled in another phase', ({ phase, settling }) => (phase === 'settle') === settling >= 0],
];

const pieces: readonly Invariant[] = [
  [
    'gems are lost or too many',
    (state, { edition }) =>
      gemsInPlay(state).every((count, place) => count === edition.gems.byPlayers[playersOf(state)][place]),
  ],
  [
    'a boat holds more gems of a colour than it has spaces',
    (state, { table }) =>
      boatsOf(state).every((boat) => COLOURED.every((place) => emptySpaces(boat, place, table) >= 0)),
  ],
  [
    'a lifeboat is lost or there twice',
    (state, { table }) => {
      const { seats, undrawn, bottom } = state;
      const held = boatsOf(state).map(({ card }) => card);
      const cards = [...held, ...seats.flatMap(({ scored }) => scored), ...undrawn, ...bottom];
      const count = table.spaces.length;
      return cards.length === count && new Set(cards).size === count && cards.every((card) => card < count);
    },
  ],
  [
    'the unknown lifeboats are not in ascending order',
    ({ undrawn }) => undrawn.every((card, index) => index === 0 || card > at(undrawn, index - 1)),
  ],
];

const deck: readonly Invariant[] = [
  [
    'the flag lies at another depth than the cards drawn say',
    (state, { edition, table }) => {
      const { aboveFlag, flagBy, undrawn, phase } = state;
      if (flagBy >= 0 || phase === 'outer' || phase === 'deal') return aboveFlag === 0;
      const players = playersOf(state);
      const drawn = table.spaces.length - undrawn.length - 2 * players;
      return aboveFlag === edition.deck.flagAfter[players] - drawn && aboveFlag <= undrawn.length;
    },
  ],
  [
    'a slot is empty although there are cards',
    (state) => {
      if (isSetUp(state) || state.phase === 'settle' || state.phase === 'over') return true;
      const { seats, flagBy, undrawn, bottom } = state;
      const isEmpty = seats.some(({ boats }) => boats.includes(null));
      return !isEmpty || (flagBy >= 0 && undrawn.length === 0 && bottom.length === 0);
    },
  ],
  [
    'a card is due for a slot that is taken, out of turn, or from an empty deck',
    ({ pending, seats, undrawn, phase, turn, settling }) => {
      if (pending?.kind !== 'draw-card') return true;
      const right = phase === 'deal' || pending.seat === (turn + settling) % seats.length;
      return right && seats[pending.seat]?.boats[pending.slot] === null && undrawn.length > 0;
    },
  ],
];

const water: readonly Invariant[] = [
  [
    'there is water or a sunk boat without the variant',
    (state) =>
      state.options.variant === 'sinking-lifeboats' ||
      (state.bottom.length === 0 && boatsOf(state).every((boat) => boat.water === 0)),
  ],
  [
    'a boat carries a number of Water tokens that cannot be',
    (state, { edition: { water: rule } }) =>
      boatsOf(state).every(
        (boat) => boat.water % rule.perTurn === 0 && boat.water < rule.sinksAt + rule.perTurn,
      ),
  ],
  [
    'a boat that should have sunk is afloat, or one is dry in its own turn',
    ({ options, seats, turn, phase }, { edition: { water: rule } }) =>
      options.variant === 'standard' ||
      seats.every(({ boats }, seat) =>
        boats.every((boat) => {
          if (boat === null) return true;
          if (seat !== turn) return boat.water < rule.sinksAt;
          return !DURING_TURN.includes(phase) || boat.water > 0;
        }),
      ),
  ],
  [
    'more Water tokens are in use than there are',
    (state, { edition }) => boatsOf(state).reduce((sum, boat) => sum + boat.water, 0) <= edition.water.tokens,
  ],
];

const turns: readonly Invariant[] = [
  [
    'the turn is not that of the seat whose it is',
    (state) => {
      if (isSetUp(state)) return state.turns === 0;
      const { first, turn, turns: finished, phase, seats } = state;
      return turn === (first + finished + seats.length - (phase === 'over' ? 1 : 0)) % seats.length;
    },
  ],
  [
    'a round begins after the flag',
    ({ flagBy, phase, turn, first }) => flagBy < 0 || !DURING_TURN.includes(phase) || turn !== first,
  ],
  [
    'the result is not what the scored boats give',
    (state, { table }) => {
      const { result, turns: finished, seats, flagBy, options } = state;
      if (result === null) return true;
      const standings = standingsOf(state, table);
      const ended =
        result.reason === 'flag'
          ? flagBy >= 0 && finished % seats.length === 0
          : options.variant === 'standard';
      return (
        ended &&
        String(result.winners) === String(winnersOf(standings)) &&
        String(result.points) === String(standings.map(({ points }) => points)) &&
        String(result.boats) === String(standings.map(({ boats }) => boats))
      );
    },
  ],
];

const tilts: readonly Invariant[] = [
  [
    'a tilt in a phase without one, or none',
    ({ tilt, phase }) => (tilt !== null) === (phase === 'slide' || phase === 'hold'),
  ],
  [
    'the tilt stands where nothing can move',
    ({ tilt, raft, pending }, { table }) => {
      if (tilt === null) return true;
      const way = nextWay(raft, tiltingOf(table, tilt.edge, tilt.finger), pending === null ? 0 : tilt.cursor);
      if (pending?.kind !== 'slide-gems') return way !== undefined && tilt.cursor === CELLS;
      return way?.cell === pending.cell && way.position === tilt.cursor;
    },
  ],
];

const gems: readonly Invariant[] = [
  [
    'somebody holds gems in a phase without placing, or nobody does',
    ({ holder, phase }) => holder >= 0 === PLACING.includes(phase),
  ],
  [
    'the active player is not the one who places',
    ({ holder, turn, phase }) => phase !== 'place' || holder === turn,
  ],
  [
    'gems have come back to the active player',
    ({ holder, turn, phase }) => phase !== 'receive' || holder !== turn,
  ],
  [
    'there are gems in hand in a phase without',
    ({ hand, phase }) => !hasGems(hand) || ['slide', 'hold', 'place', 'receive'].includes(phase),
  ],
  ['black gems are passed', ({ hand, phase }) => phase !== 'receive' || hand[BLACK] === 0],
  [
    'gems are passed that the active player could place',
    (state, { table }) =>
      state.phase !== 'receive' || (placements(state, state.turn, table) & GEM_BITS) === 0,
  ],
  [
    'nothing can be placed',
    (state, { table }) =>
      !PLACING.includes(state.phase) ||
      state.pending !== null ||
      placements(state, state.holder, table) !== 0,
  ],
  [
    'a boat is full before it may be',
    (state, { table }) =>
      [...PLACING, 'settle'].includes(state.phase) || !boatsOf(state).some((boat) => isFull(boat, table)),
  ],
  [
    'gems are in the air, and no drop of the first of them is due',
    ({ air, phase, pending }) => {
      const first = COLOURS.find((_, place) => at(air, place) > 0);
      if (phase === 'outer') return first !== undefined;
      return pending?.kind === 'drop-gem' ? pending.gem === first : first === undefined;
    },
  ],
  [
    'the outer spaces are not laid out in order',
    ({ raft, phase, pending }) => {
      if (phase !== 'outer' || raft.length !== CELLS || pending?.kind !== 'outer-gem')
        return phase !== 'outer';
      const next = OUTER_CELLS.findIndex((cell) => cell === pending.cell);
      return (
        next >= 0 &&
        range(CELLS).every((cell) => {
          const place = OUTER_CELLS.findIndex((outer) => outer === cell);
          return totalOf(at(raft, cell)) === (place >= 0 && place < next ? 1 : 0);
        })
      );
    },
  ],
];

/** The groups in order; the later ones are asked only of states whose form and pieces are right. */
const GROUPS = [form, pieces, deck, water, turns, tilts, gems];

/** The invariants that a state breaks, in words. */
export function audit(state: State, env: Env<RockingRaftTypes>): string[] {
  for (const group of GROUPS) {
    const breaches = group.filter(([, holds]) => !holds(state, env)).map(([breach]) => breach);
    if (breaches.length > 0) return breaches;
  }
  return [];
}
