import { int } from '../../../core/domains.js';
import { without } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import { startRound } from '../flow/round.js';
import { chance } from '../state.js';

/**
 * The top gate of the stack is laid on the arch in play.
 *
 * @see KQ-SETUP-9 the first gate, from a shuffled stack
 * @see KQ-FOLD-2 the second after the first fold
 * @see KQ-FOLD-5 the third after the second fold
 * @see KQ-R53 one gate at a time
 */
export const drawGate = chance({
  kind: 'draw-gate',
  outcome: int(0, 5),
  outcomes: (state) => ({ equally: state.gates }),
  refuse: (state, gate) =>
    state.gates.includes(gate)
      ? null
      : refusal('KQ-SETUP-9', () => `gate ${String(gate)} is no longer in the stack`),
  apply(draft, gate, _pending, ctx) {
    draft.gate = gate;
    draft.gates = without(draft.gates, gate);
    ctx.emit?.({ type: 'gate-laid', gate, arch: draft.stage });
    if (draft.phase === 'setup') draft.pending = { kind: 'draw-tile', to: 'inner' };
    else startRound(draft, ctx);
  },
});
