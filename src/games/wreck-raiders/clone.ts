import { cloneKernel } from '../../core/state.js';
import type { Mat, WreckRaidersDraft, WreckRaidersState } from './state.js';

/** A copy that shares nothing, with the fields in the order of the first state. */
export function cloneState(state: WreckRaidersState): WreckRaidersDraft {
  const { pending, die, gain, claim, rivals, result } = state;
  return {
    kernel: cloneKernel(state.kernel),
    players: state.players,
    rivalsDive: state.rivalsDive,
    start: state.start,
    seat: state.seat,
    turn: state.turn,
    round: state.round,
    roundTurn: state.roundTurn,
    phase: state.phase,
    pending: pending === null ? null : { ...pending },
    dice: state.dice.map(([value, zone, place]) => [value, zone, place]),
    die: die === null ? null : { index: die.index, number: die.number },
    spots: [...state.spots],
    rivals: { supply: rivals.supply, removed: rivals.removed },
    rivalWrecks: [...state.rivalWrecks],
    ranOut: state.ranOut,
    supply: copied(state.supply),
    discard: copied(state.discard),
    shells: [...state.shells],
    exhibits: [...state.exhibits],
    deck: [...state.deck],
    market: [...state.market],
    stacks: copied(state.stacks),
    mats: state.mats.map(cloneMat),
    wreck: state.wreck,
    neighbours: [...state.neighbours],
    gain: gain === null ? null : { ...gain },
    bumped: state.bumped,
    claim: claim === null ? null : { ...claim },
    closing: state.closing,
    result:
      result === null
        ? null
        : {
            scores: result.scores.map((score) => ({ ...score })),
            winners: [...result.winners],
            band: result.band,
            reasons: [...result.reasons],
          },
  };
}

function cloneMat(mat: Mat): WreckRaidersDraft['mats'][number] {
  return {
    shells: [...mat.shells],
    displays: copied(mat.displays),
    vault: copied(mat.vault),
    exhibits: [...mat.exhibits],
    conches: [...mat.conches],
    aquariums: copied(mat.aquariums),
  };
}

function copied(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push([...list]);
  return copies;
}
