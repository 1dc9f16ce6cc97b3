import { at } from '../../core/lists.js';
import { COURSE } from './course.js';
import { INVENTORY, must } from './inventory.js';
import type { Look } from './inventory.js';
import { isOwner } from './queries.js';
import { BESIDE_WRECK, REEF } from './state.js';
import type { Env, Phase, WreckRaidersState } from './state.js';

type Kind = NonNullable<WreckRaidersState['pending']>['kind'];

/** The chance events that may be due in a phase; phases that are not named have none. */
const DUE: Readonly<Partial<Record<Phase, readonly Kind[]>>> = {
  setup: ['reveal-exhibit', 'reveal-piece', 'start-player'],
  roll: ['roll-die'],
  place: ['draw-treasure'],
  'style-piece': ['reveal-piece'],
  reveal: ['reveal-exhibit'],
  buy: ['reveal-piece'],
  'round-buy': ['reveal-piece'],
};
/** Phases in which nobody decides anything. */
const CHANCE_ONLY: readonly Phase[] = ['setup', 'roll', 'reveal'];
const SOLO_ONLY: readonly Phase[] = ['send', 'rival-die', 'rival-move', 'round-buy'];

const sizes: Look = (state, { table }) => {
  const { dice, faceUp } = at(table.chart, state.players);
  return [
    ...must(state.mats.length === state.players, 'there is not one mat a seat'),
    ...must(state.dice.length === dice, `there are ${String(state.dice.length)} dice`),
    ...must(state.exhibits.length === faceUp, `there are ${String(state.exhibits.length)} exhibit slots`),
  ];
};

const seats: Look = (state) => {
  const { players, seat, start, dice, gain, neighbours } = state;
  const owners = [...(gain === null ? [] : [gain.seat]), ...neighbours];
  return [
    ...must(seat < players && start < players, 'the turn or the start is that of no seat'),
    ...must(start >= 0 || (state.phase === 'setup' && players > 1), 'nobody has started'),
    ...must(
      owners.every((owner) => isOwner(state, owner)),
      'somebody gains who does not play',
    ),
    ...must(
      dice.every(([, , place]) => place < players || (place === BESIDE_WRECK && players === 1)),
      'a die lies with nobody of this game',
    ),
  ];
};

const places: Look = ({ pending, die, claim, dice, exhibits }) => [
  ...must((die?.index ?? REEF) < dice.length, 'a die is taken that is not in the game'),
  ...must((claim?.slot ?? -1) < exhibits.length, 'the claim is for no slot'),
  ...must(pending?.kind !== 'roll-die' || pending.die < dice.length, 'no such die can be rolled'),
  ...must(pending?.kind !== 'reveal-exhibit' || pending.slot < exhibits.length, 'no such slot can be filled'),
];

const phases: Look = ({ phase, pending, players, bumped }) => [
  ...must(
    pending === null || DUE[phase]?.includes(pending.kind) === true,
    'a chance event is due that this phase does not have',
  ),
  ...must(pending !== null || !CHANCE_ONLY.includes(phase), 'no chance event is due in a phase of chance'),
  ...must(players === 1 || !SOLO_ONLY.includes(phase), 'a phase of the solo game'),
  ...must((bumped !== null) === (phase === 'send'), 'a bumped piece outside its phase, or none in it'),
];

/** Each list is looked at only when nothing is broken in those before it, on which it relies. */
const LISTS: readonly (readonly Look[])[] = [[sizes, seats, places, phases], INVENTORY, COURSE];

/** The invariants that a state breaks: first of its form, then of where everything is, then of the course of the game. */
export function audit(state: WreckRaidersState, env: Env): string[] {
  for (const looks of LISTS) {
    const broken = looks.flatMap((look) => look(state, env));
    if (broken.length > 0) return broken;
  }
  return [];
}
