import type { Env } from '../../core/definition.js';
import { hasDot, isEmpty } from './dots.js';
import { courseOf, squaresBetween } from './queries.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldState, ScavengersGoldTypes } from './state.js';
import { endsOf } from './walks.js';

type Holds = (state: ScavengersGoldState, env: Env<ScavengersGoldTypes>) => boolean;

const SPINS_IN: Readonly<Record<ScavengersGoldState['phase'], readonly (string | undefined)[]>> = {
  move: [undefined, 'spin-move'],
  search: ['spin-search'],
  fire: [undefined, 'spin-fire'],
  over: [undefined],
};

/** What is true of every state that play can lead to. */
const INVARIANTS: Readonly<Record<string, Holds>> = {
  'both ships lie on dots of the edition': ({ ships }, { table }) =>
    ships.every((dot) => hasDot(table.dots, dot)),
  'the ships lie on different dots': ({ ships }) => ships[SCAVENGER] !== ships[NAVAL],
  'no score passes its last block': ({ score }, { edition }) =>
    score[SCAVENGER] <= edition.score.blocks[SCAVENGER] && score[NAVAL] <= edition.score.blocks[NAVAL],
  'not both scores are full': (state, env) => fullScores(state, env).length < 2,
  'the result is set exactly when a score is full, and names that side, whose turn it is': (state, env) => {
    const [full] = fullScores(state, env);
    if (state.result === null) return full === undefined;
    return state.result.winner === full && state.seat === full;
  },
  'the phase is over exactly when the result is set': ({ phase, result }) =>
    (phase === 'over') === (result !== null),
  'the closed dot is a gold dot': ({ lastGold }, { table }) =>
    lastGold === null || hasDot(table.gold, lastGold),
  'a Scavenger on a gold dot lies on the closed dot': ({ ships, lastGold }, { table }) =>
    !hasDot(table.gold, ships[SCAVENGER]) || ships[SCAVENGER] === lastGold,
  'coins come from a gold dot visited': ({ score, lastGold }) => score[SCAVENGER] === 0 || lastGold !== null,
  'the Scavenger has the odd turns, the Naval ship the even ones': ({ seat, turn }) =>
    turn % 2 === (seat === SCAVENGER ? 1 : 0),
  'steps are set exactly while a move is to be chosen': ({ phase, pending, steps }) =>
    (steps !== null) === (phase === 'move' && pending === null),
  'the spin that is due belongs to the phase': ({ phase, pending }) =>
    SPINS_IN[phase].includes(pending?.kind),
  'the Scavenger searches, and the Naval ship fires': ({ phase, seat }) =>
    (phase !== 'search' || seat === SCAVENGER) && (phase !== 'fire' || seat === NAVAL),
  'the Scavenger searches on the closed dot': ({ phase, ships, lastGold }) =>
    phase !== 'search' || ships[SCAVENGER] === lastGold,
  'the Naval ship fires in range': ({ phase, ships }, { table }) =>
    phase !== 'fire' || squaresBetween(ships, table) > 0,
  'a move to be chosen has a legal end': (state, { table }) =>
    state.steps === null || !isEmpty(endsOf(courseOf(state, table))),
  'there are no more coins and hits than turns to get them in': ({ score, turn }) =>
    score[SCAVENGER] <= Math.ceil(turn / 2) && score[NAVAL] <= Math.floor(turn / 2),
};

export function audit(state: ScavengersGoldState, env: Env<ScavengersGoldTypes>): string[] {
  return Object.entries(INVARIANTS).flatMap(([says, holds]) =>
    holds(state, env) ? [] : [`not so: ${says}`],
  );
}

function fullScores({ score }: ScavengersGoldState, { edition }: Env<ScavengersGoldTypes>): number[] {
  return [SCAVENGER, NAVAL].filter((seat) => score[seat] === edition.score.blocks[seat]);
}
