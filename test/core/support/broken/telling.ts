import * as z from 'zod/mini';
import { int } from '../../../../src/core/domains.js';
import { defineGame } from '../../../../src/core/game.js';
import type { Game } from '../../../../src/core/game.js';
import { range } from '../../../../src/core/lists.js';
import * as digs from '../dig.js';
import * as races from '../race.js';
import type { BrokenGame } from './broken-game.js';

const showsSeven: typeof races.roll = {
  ...races.roll,
  apply(draft, outcome, _pending, ctx) {
    draft.rolled = outcome;
    ctx.emit?.({ type: 'rolled', seat: draft.seat, number: 7 });
  },
};

const looseOptions = (): ReturnType<typeof races.raceDefinition.options> =>
  z.object({ players: z._default(int(2, 4), 2) });

/** A race that comes with an edition which its schema would refuse. */
function trustedEdition(): Game {
  const standard = { edition: 'standard', goal: 10, faces: [1, 2, 7] };
  return defineGame<races.RaceTypes>()({ ...races.raceDefinition, standard })(standard);
}

export const telling: readonly BrokenGame[] = [
  {
    mistake: 'an event with a number that its schema refuses',
    law: 'events are what was declared, for every viewer',
    game: races.raceWith({ chances: [showsSeven] }),
    says: /is no event of the game/,
  },
  {
    mistake: 'a text that says undefined',
    law: 'positions and actions have texts',
    game: races.raceWith({ text: (state) => `seat ${String(state.positions[9])}` }),
    says: /the text of the position is "seat undefined"/,
  },
  {
    mistake: 'swapped returns',
    law: 'returns are as declared',
    game: races.raceWith({
      returns: (state) => state.positions.map((_, seat) => (state.result?.winner === seat ? -1 : 1)),
    }),
    says: /before the end|sum to/,
  },
  {
    mistake: 'a winner where all win or lose together',
    law: 'returns are as declared',
    game: digs.digWith({
      returns: (state) => state.diggers.map((_, seat) => (state.result === null || seat > 0 ? 0 : 1)),
    }),
    says: /cooperative game differ/,
  },
  {
    mistake: 'a measure that is not a number before the end',
    law: 'measures are flat finite numbers, the same ones in every state; scores and canonical form are JSON',
    game: races.raceWith({ measures: (state) => ({ winner: state.result?.winner ?? NaN }) }),
    says: /the measure winner is NaN/,
  },
  {
    mistake: 'a tensor with NaN in it',
    law: 'tensors fill their layout with finite numbers',
    game: races.raceWith({
      tensor: {
        blocks: races.raceDefinition.tensor.blocks,
        write(view, _viewer, out) {
          out.block('positions');
          for (const seat of range(4)) out.put(Number(view.positions[seat]));
          out.block('rolled');
          out.skip(6);
        },
      },
    }),
    says: /of the tensor is NaN/,
  },
  {
    mistake: 'an end after which chance goes on',
    law: 'when the game is over, it is over',
    game: races.raceWith({
      actors: (state) => (state.pending === null ? [state.seat] : []),
    }),
    says: /the actors after the end/,
  },
  {
    mistake: 'seats that make no range',
    law: 'the game says of itself what is so',
    game: races.raceWith({ info: { ...races.raceDefinition.info, seats: { min: 5, max: 4 } } }),
    says: /the seats make no range/,
  },
  {
    mistake: 'an edition that is trusted and wrong',
    law: 'the game says of itself what is so',
    game: trustedEdition(),
    says: /its own schema refuses the edition/,
  },
  {
    mistake: 'options that take anything',
    law: 'set-up takes its options with a seed or explicit chance, and nothing else',
    game: races.raceWith({ options: looseOptions }),
    says: /set-up takes/,
  },
];
