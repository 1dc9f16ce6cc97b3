import { actors } from './queries.js';
import type { KraquaState } from './state.js';
import { FISH, GEMS } from './vocabulary.js';

/** The summary in which positions are compared with other implementations. */
export function canonical(state: KraquaState) {
  const { kernel: _kernel, players: _players, difficulty: _difficulty, animals: _animals, ...rest } = state;
  const { next, fish, chest, cave, den } = state;
  const listed = (gems: KraquaState['chest']) => GEMS.map((gem) => gems[gem]);
  return {
    ...rest,
    next: [next.inner, next.outer],
    fish: FISH.map((one) => fish[one]),
    chest: listed(chest),
    cave: listed(cave),
    den: listed(den),
    actors: [...actors(state)],
  };
}
