import { range } from '../../core/lists.js';
import type { TensorDefinition } from '../../core/definition.js';
import { hasDot } from './dots.js';
import { BLOCKS_MAX, DOTS_MAX, STEPS_MAX } from './edition.js';
import { squaresBetween } from './queries.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldTypes } from './state.js';

const PHASES = ['move', 'search', 'fire', 'over'];
const SPINS = ['spin-move', 'spin-search', 'spin-fire'];

/** A view as numbers. Sides are absolute, as their roles differ: every viewer gets the same. */
export const tensor: TensorDefinition<ScavengersGoldTypes> = {
  blocks: () => [
    { name: 'scavenger', shape: [DOTS_MAX], meaning: 'dot of the Scavenger, one-hot' },
    { name: 'naval', shape: [DOTS_MAX], meaning: 'dot of the Naval ship, one-hot' },
    { name: 'closed', shape: [DOTS_MAX], meaning: 'closed dot, one-hot; all 0 if none is' },
    { name: 'gold', shape: [DOTS_MAX], meaning: '1 for each gold dot' },
    { name: 'coins', shape: [BLOCKS_MAX + 1], meaning: 'coins, one-hot' },
    { name: 'hits', shape: [BLOCKS_MAX + 1], meaning: 'hits, one-hot' },
    { name: 'seat', shape: [2], meaning: 'whose turn it is, one-hot; after the end the winner' },
    { name: 'phase', shape: [4], meaning: 'move, search, fire, over, one-hot' },
    { name: 'pending', shape: [4], meaning: 'no spin, spin-move, spin-search, spin-fire, one-hot' },
    { name: 'steps', shape: [STEPS_MAX], meaning: 'steps to sail, 1 first, one-hot; all 0 if none' },
    { name: 'squares', shape: [1], meaning: 'squares of a shot divided by the range; 0 out of range' },
    { name: 'mustStop', shape: [1], meaning: '1 with must-stop, 0 with may-pass' },
  ],
  write(view, _viewer, out, { table, edition }) {
    const oneHot = (name: string, index: number, size: number) => {
      out.block(name);
      out.oneHot(index, size);
    };
    const put = (name: string, value: number) => {
      out.block(name);
      out.put(value);
    };
    oneHot('scavenger', view.ships[SCAVENGER], DOTS_MAX);
    oneHot('naval', view.ships[NAVAL], DOTS_MAX);
    oneHot('closed', view.lastGold ?? -1, DOTS_MAX);
    out.block('gold');
    for (const dot of range(DOTS_MAX)) out.put(Number(hasDot(table.gold, dot)));
    oneHot('coins', view.score[SCAVENGER], BLOCKS_MAX + 1);
    oneHot('hits', view.score[NAVAL], BLOCKS_MAX + 1);
    oneHot('seat', view.seat, 2);
    oneHot('phase', PHASES.indexOf(view.phase), 4);
    oneHot('pending', view.pending === null ? 0 : 1 + SPINS.indexOf(view.pending.kind), 4);
    oneHot('steps', (view.steps ?? 0) - 1, STEPS_MAX);
    put('squares', squaresBetween(view.ships, table) / edition.firing.range);
    put('mustStop', Number(view.options.goldDots === 'must-stop'));
  },
};
