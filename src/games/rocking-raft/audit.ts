import type { Env } from '../../core/definition.js';
import { at } from '../../core/lists.js';
import { deck, water } from './audit-boats.js';
import { gems, tilts, turns } from './audit-turns.js';
import { plus, totalOf } from './gems.js';
import type { Gems } from './gems.js';
import { boatsOf, isInSetUp, playersOf } from './invariant.js';
import type { Invariant } from './invariant.js';
import { gemsOn } from './queries.js';
import type { RockingRaftState, RockingRaftTypes } from './state.js';
import { BLACK, CELLS, OUTER_CELLS, PLACE } from './vocabulary.js';

type State = RockingRaftState;
type Phase = State['phase'];

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
const MODELLED_ONLY: readonly Phase[] = ['outer', 'tilt', 'slide', 'hold'];

function gemsInPlay(state: State): Gems {
  const onBoats = boatsOf(state).map(({ gems: coloured, wild }): Gems => [
    coloured[0],
    coloured[1],
    coloured[2],
    wild[0] + wild[1] + wild[2],
  ]);
  return [gemsOn(state.raft), state.air, state.hand, ...onBoats].reduce(plus);
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
    ({ options, raft, phase, pending, kernel }) =>
      (raft.length === CELLS) === (options.physics === 'modelled') &&
      (options.physics === 'modelled'
        ? phase !== 'spill'
        : !MODELLED_ONLY.includes(phase) && pending?.kind !== 'drop-gem' && kernel.rng === null),
  ],
  [
    'something is due that does not belong to the phase',
    ({ phase, pending }) => DUE[phase].includes(pending?.kind ?? null),
  ],
  [
    'there is no result at the end, or one before',
    ({ phase, result }) => (phase === 'over') === (result !== null),
  ],
  ['an active seat in set-up, or none later', (state) => isInSetUp(state) === state.turn < 0],
  ['a first player before one was chosen', (state) => isInSetUp(state) === state.first < 0],
  ['boats are settled in another phase', ({ phase, settling }) => (phase === 'settle') === settling >= 0],
  [
    'a tilt in a phase without one, or none',
    ({ tilt, phase }) => (tilt !== null) === (phase === 'slide' || phase === 'hold'),
  ],
  [
    'somebody holds gems in a phase without placing, or nobody does',
    ({ holder, phase }) => holder >= 0 === (phase === 'place' || phase === 'receive'),
  ],
];

const pieces: readonly Invariant[] = [
  [
    'gems are lost or too many',
    (state, { edition }) =>
      gemsInPlay(state).every((count, place) => count === edition.gems.byPlayers[playersOf(state)][place]),
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

const setUp: readonly Invariant[] = [
  [
    'the gems are not laid out and dropped in order',
    (state, { table }) => {
      const { raft, phase, pending } = state;
      if (raft.length !== CELLS || !isInSetUp(state)) return true;
      const next = pending?.kind === 'outer-gem' ? placeOf(pending.cell) : OUTER_CELLS.length;
      const colour = pending?.kind === 'drop-gem' ? PLACE[pending.gem] : BLACK;
      return (
        next < OUTER_CELLS.length === (phase === 'outer') &&
        raft.every((inCell, cell) => {
          const laid = placeOf(cell) < next ? 1 : 0;
          const dropped = totalOf(inCell) - laid;
          const later = inCell.slice(colour + 1).reduce((sum, count) => sum + count, 0);
          const mayGrow = phase !== 'outer' && table.drops.some(([to]) => to === cell);
          return later <= laid && (mayGrow ? dropped >= 0 : dropped === 0);
        })
      );
    },
  ],
  [
    'the lifeboats are not dealt in order, empty and dry',
    (state) => {
      if (!isInSetUp(state)) return true;
      const { phase, pending, seats, bottom } = state;
      const dealt = pending?.kind === 'draw-card' ? 2 * pending.seat + pending.slot : 0;
      const count = phase === 'first' ? 2 * seats.length : dealt;
      return (
        bottom.length === 0 &&
        seats.every(({ scored }) => scored.length === 0) &&
        seats
          .flatMap(({ boats }) => boats)
          .every((boat, place) =>
            boat === null
              ? place >= count
              : place < count && [...boat.gems, ...boat.wild, boat.water].every((number) => number === 0),
          )
      );
    },
  ],
];

/** The place of a cell in the order of laying out; the centre comes after all. */
function placeOf(cell: number): number {
  const place = OUTER_CELLS.findIndex((outer) => outer === cell);
  return place < 0 ? OUTER_CELLS.length : place;
}

/** The groups in order; the later ones are asked only of states whose form and pieces are right. */
const GROUPS = [form, pieces, setUp, deck, water, turns, tilts, gems];

/** The invariants that a state breaks, in words. */
export function audit(state: State, env: Env<RockingRaftTypes>): string[] {
  for (const group of GROUPS) {
    const breaches = group.filter(([, holds]) => !holds(state, env)).map(([breach]) => breach);
    if (breaches.length > 0) return breaches;
  }
  return [];
}
