import type { Immutable } from 'immer';
import * as z from 'zod/mini';
import type { Env } from '../../core/definition.js';
import { int, list } from '../../core/domains.js';
import { range } from '../../core/lists.js';
import type { KraquaEdition } from './edition.js';
import type { KraquaDraft, KraquaTypes } from './state.js';
import { ANIMALS, GEMS, animalSchema, difficultySchema } from './vocabulary.js';
import { recordOf } from './table.js';

/**
 * What the team agrees on before play.
 *
 * @see KQ-R55 the hideout
 * @see KQ-R56 the chips
 * @see KQ-R58 pros as a fourth level
 */
export const optionsOf = ({ players, hideouts }: Immutable<KraquaEdition>) =>
  z
    .strictObject({
      players: int(players.min, players.max),
      difficulty: z._default(difficultySchema, 'first-journey'),
      /** One chip a seat; the first ones of the list when left out. */
      animals: z.optional(list(animalSchema, 4)),
      hideout: z._default(z.union([int(0, hideouts.list.length - 1), z.literal('chance')]), 'chance'),
    })
    .check(({ value, issues }) => {
      const { players: seats, animals } = value;
      if (animals === undefined) return;
      const path = ['animals'];
      if (animals.length !== seats)
        issues.push({ code: 'custom', input: animals, path, message: `${String(seats)} chips, one a seat` });
      else if (new Set(animals).size < seats)
        issues.push({ code: 'custom', input: animals, path, message: 'chips that are all different' });
    });

type Options = z.output<ReturnType<typeof optionsOf>>;

/**
 * The table before the first gate is drawn.
 *
 * @see KQ-SETUP-3 the fish on the starts
 * @see KQ-SETUP-5 a hideout
 * @see KQ-SETUP-7 all gems on the chest
 * @see KQ-SETUP-8 the chips
 * @see KQ-SETUP-10 the starting shells, KQ-PROS-1 none for pros
 * @see KQ-SETUP-11 the tiles of the level, KQ-PROS-2 without snails for pros
 * @see KQ-PROS-3 all else is the same
 * @see KQ-R3 which fish on which start
 * @see KQ-R8 which snail tile is left out
 */
export function firstState(options: Options, { table }: Env<KraquaTypes>): Omit<KraquaDraft, 'kernel'> {
  const { players, difficulty, hideout } = options;
  const pile = [...table.tilesIn[difficulty]];
  const byChance = hideout === 'chance';
  return {
    players,
    difficulty,
    animals: options.animals === undefined ? ANIMALS.slice(0, players) : [...options.animals],
    hideout: byChance ? -1 : hideout,
    stage: 0,
    round: 0,
    phase: 'setup',
    gate: -1,
    gates: range(table.order.length),
    pile,
    box: range(table.tiles).filter((tile) => !pile.includes(tile)),
    hands: range(players).map(() => -1),
    inner: range(table.slots).map(() => -1),
    outer: range(table.slots).map(() => -1),
    next: { inner: 0, outer: 0 },
    fish: { yellow: 0, green: 1, red: 2 },
    chest: { ...table.gems },
    cave: recordOf(GEMS, () => 0),
    den: recordOf(GEMS, () => 0),
    shells: table.startingShells[difficulty],
    waiting: [],
    active: -1,
    turn: null,
    drawers: [],
    steals: [],
    rolled: null,
    again: false,
    pending: { kind: byChance ? 'choose-hideout' : 'draw-gate' },
    result: null,
  };
}
