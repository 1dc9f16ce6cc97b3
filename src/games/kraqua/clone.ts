import { cloneKernel } from '../../core/state.js';
import type { KraquaDraft, KraquaState } from './state.js';

type Gems = KraquaDraft['chest'];

/** A copy that shares nothing, with the fields in the order of the first state. */
export function clone(state: KraquaState): KraquaDraft {
  const { next, fish, turn, pending, result } = state;
  return {
    kernel: cloneKernel(state.kernel),
    players: state.players,
    difficulty: state.difficulty,
    animals: [...state.animals],
    hideout: state.hideout,
    stage: state.stage,
    round: state.round,
    phase: state.phase,
    gate: state.gate,
    gates: [...state.gates],
    pile: [...state.pile],
    box: [...state.box],
    hands: [...state.hands],
    inner: [...state.inner],
    outer: [...state.outer],
    next: { inner: next.inner, outer: next.outer },
    fish: { yellow: fish.yellow, green: fish.green, red: fish.red },
    chest: gemsOf(state.chest),
    cave: gemsOf(state.cave),
    den: gemsOf(state.den),
    shells: state.shells,
    waiting: [...state.waiting],
    active: state.active,
    turn: turn === null ? null : { tile: turn.tile, fish: turn.fish, animal: turn.animal, gem: turn.gem },
    drawers: [...state.drawers],
    steals: [...state.steals],
    rolled: state.rolled,
    again: state.again,
    pending: pending === null ? null : pendingOf(pending),
    result: result === null ? null : { ending: result.ending, reason: result.reason },
  };
}

function gemsOf({ purple, yellow, red, green, blue, clear }: Readonly<Gems>): Gems {
  return { purple, yellow, red, green, blue, clear };
}

function pendingOf(pending: NonNullable<KraquaState['pending']>): KraquaDraft['pending'] {
  switch (pending.kind) {
    case 'choose-hideout':
    case 'draw-gate':
      return { kind: pending.kind };
    case 'draw-tile':
      return { kind: pending.kind, to: pending.to };
    case 'roll-colour':
      return { kind: pending.kind, seat: pending.seat, fish: pending.fish };
    case 'flick-shell':
      return { kind: pending.kind, seat: pending.seat };
  }
}
