/** Plays one seeded game by picks that depend on nothing but the ply, and tells how it ended. */
export function play(game, fingerprint) {
  let state = game.setup({ players: 2, seed: 7 });
  let pick = 1;
  let plies = 0;
  while (state.result === null && plies < 2000) {
    const actions = game.legalActions(state);
    pick = (Math.imul(pick, 1103515245) + 12345) & 0x7fffffff;
    state = game.reduce(state, actions[(pick >> 8) % actions.length]);
    plies += 1;
  }
  return `${fingerprint(state)} after ${plies} actions`;
}

/** The ends of several games, by id. */
export const playAll = (games, fingerprint) =>
  Object.fromEntries(games.map((game) => [game.id, play(game, fingerprint)]));
