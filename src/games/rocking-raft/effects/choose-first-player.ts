import type { RockingRaftContext, RockingRaftDraft } from '../state.js';

/**
 * Gives a seat the First Player token; its turn comes first.
 *
 * @param drawn - by chance, not by the options
 * @see RR-SETUP-8 the first player takes the token
 * @see RR-TURN-1 turns begin with the first player
 */
export function chooseFirstPlayer(
  draft: RockingRaftDraft,
  ctx: RockingRaftContext,
  seat: number,
  drawn: boolean,
): void {
  draft.first = seat;
  draft.turn = seat;
  draft.phase = 'start';
  ctx.emit?.({ type: 'first-player-chosen', seat, drawn });
}
