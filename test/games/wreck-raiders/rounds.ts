import { range } from 'tidetable';
import { base } from './positions.js';
import type { Draughted } from './positions.js';

/** A market in which little can be bought. */
export const DEAR: readonly number[] = [9, 10, 3, 20, 21, 22, 28, 29, 30];

/** A Rival turn of the first round: 0 is the first. */
export function rivals(
  turn: number,
  change: (draft: Draughted) => void = () => undefined,
  rivalsDive = true,
) {
  return base(
    1,
    (draft) => {
      draft.roundTurn = turn + 3;
      draft.turn = 3;
      draft.phase = 'rival-die';
      draft.market = [...DEAR];
      draft.dice = range(6).map((die) => [1, 3, die < 3 ? 0 : die < 3 + turn ? 5 : -1]);
      change(draft);
    },
    rivalsDive,
  );
}
/** Spot 1 of every wreck. */
export const everywhere = (owner: number) => ({ 0: owner, 6: owner, 12: owner, 18: owner });
/** The whole beach. */
export const beachOf = (owner: number) => Object.fromEntries(range(6).map((index) => [24 + index, owner]));
