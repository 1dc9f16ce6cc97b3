import type { BermudaPiratesState } from './state.js';

/** The form in which positions are compared: what the options say is left out, and so is the generator. */
export function canonical(state: BermudaPiratesState) {
  return {
    boat: state.boat,
    buoys: state.buoys,
    cargo: state.cargo,
    caught: state.caught,
    ending: state.ending,
    firstSeat: state.firstSeat,
    heading: state.heading,
    home: state.home,
    island: state.island,
    layout: state.layout,
    lifted: state.lifted,
    lost: state.lost,
    pending: state.pending,
    phase: state.phase,
    raided: state.raided,
    removed: state.removed,
    result: state.result,
    round: state.round,
    safe: state.safe,
    sets: state.sets,
    stock: state.stock,
    stolen: state.stolen,
    touched: state.touched,
    turn: state.turn,
    victim: state.victim,
  };
}
