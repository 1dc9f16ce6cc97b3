import { plus, noGems } from '../gems.js';
import type { RockingRaftContext, RockingRaftDraft } from '../state.js';
import { CELLS, COLOURS } from '../vocabulary.js';
import { place, receive } from './placing.js';
import { chooseFirst, deal, layOut } from './set-up.js';
import { settle } from './settling.js';
import { slide } from './sliding.js';
import { startTurn } from './turn.js';

/** One automatic step; false where a player, chance or nobody is to act. */
type Step = (draft: RockingRaftDraft, ctx: RockingRaftContext) => boolean;

const wait: Step = () => false;

const STEPS: Readonly<Record<RockingRaftDraft['phase'], Step>> = {
  outer: layOut,
  deal,
  first: chooseFirst,
  start: startTurn,
  tilt: wait,
  slide,
  spill: wait,
  hold: wait,
  place,
  receive,
  settle,
  over: wait,
};

/** Does what follows of itself, until a decision, a chance event or the end. */
export function carryOn(draft: RockingRaftDraft, ctx: RockingRaftContext): void {
  do if (draft.phase !== 'outer' && dropsGem(draft)) return;
  while (STEPS[draft.phase](draft, ctx));
}

/**
 * Gems in the air come before everything else. On a refereed raft they are down at once.
 *
 * @returns whether a drop is due
 * @see RR-R17 gems drop one after the other, yellow, blue, red, black
 */
function dropsGem(draft: RockingRaftDraft): boolean {
  const { air } = draft;
  const gem = COLOURS.find((_, place) => air[place as 0 | 1 | 2 | 3] > 0);
  if (gem === undefined) return false;
  if (draft.raft.length === CELLS) {
    draft.pending = { kind: 'drop-gem', gem };
    return true;
  }
  draft.raft = plus(draft.raft, air);
  draft.air = noGems();
  return false;
}
