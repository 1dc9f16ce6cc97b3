import type { Conformance } from '../../../../src/conformance/index.js';
import type { Game } from '../../../../src/core/game.js';
import * as r from '../race.js';

/** A game with a mistake in it, and what the law that catches it says. */
export interface BrokenGame {
  readonly mistake: string;
  readonly law: string;
  readonly game: Game;
  readonly says: RegExp;
  readonly how?: Partial<Conformance>;
}

/** A game of which some functions are replaced. */
export function wrapped(game: Game, parts: Partial<Game>): Game {
  return { ...game, ...parts };
}

export function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** Ends a turn in the race with the runner at some position. */
export function moveTo(draft: r.RaceTypes['draft'], position: number): void {
  draft.positions[draft.seat] = position;
  draft.rolled = null;
  draft.seat = (draft.seat + 1) % draft.positions.length;
  draft.pending = { kind: 'roll' };
}

/** A race with a counter outside of the state. */
export function countingRace(): Game {
  let ticks = 0;
  const stay: typeof r.stay = {
    ...r.stay,
    apply(draft) {
      ticks += 1;
      moveTo(draft, ticks % 3);
    },
  };
  return r.raceWith({ actions: [r.run, stay] });
}
