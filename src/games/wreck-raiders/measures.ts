import { at } from '../../core/lists.js';
import { scoresOf } from './scoring.js';
import type { EndReason, Env, Score, WreckRaidersState } from './state.js';

/** Numbers for the statistics of a batch; coins are means over the seats. */
export function measuresOf(state: WreckRaidersState, { edition }: Env) {
  const { seats, winners } = scoresOf(state, edition);
  const mean = (part: (score: Score) => number) =>
    seats.reduce((sum, score) => sum + part(score), 0) / seats.length;
  const totals = seats.map(({ total }) => total).sort((one, other) => other - one);
  const ended = (reason: EndReason) => (state.result?.reasons.includes(reason) === true ? 1 : 0);
  return {
    turns: state.turn,
    turnsPerSeat: state.turn / seats.length,
    rounds: state.round,
    score: mean(({ total }) => total),
    highest: at(totals, 0),
    margin: at(totals, 0) - (totals[1] ?? 0),
    exhibits: mean(({ exhibits }) => exhibits),
    conches: mean(({ conches }) => conches),
    vault: mean(({ unique, rows }) => unique + rows),
    aquariums: mean(({ aquariums }) => aquariums),
    claims: state.mats.reduce((sum, mat) => sum + mat.exhibits.length, 0),
    startWins: winners.includes(state.start) ? 1 / winners.length : 0,
    band: state.result?.band ?? -1,
    endedByVault: ended('WR-SOLO-23'),
    endedByBeach: ended('WR-SOLO-24'),
    endedByExhibits: ended('WR-SOLO-25'),
    endedByRivals: ended('WR-SOLO-26'),
    endedByWreck: ended('WR-SOLO-27'),
  };
}
