import type { Game } from '../../core/game.js';
import { at, range } from '../../core/lists.js';
import { below } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
import {
  NO_DOTS,
  difference,
  dotsIn,
  hasDot,
  intersection,
  isEmpty,
  joinedTo,
  only,
  union,
} from '../../games/scavengers-gold/dots.js';
import type { DotSet, Lines } from '../../games/scavengers-gold/dots.js';
import type { scavengersGold } from '../../games/scavengers-gold/index.js';
import { closedDots, squaresBetween } from '../../games/scavengers-gold/queries.js';
import { NAVAL, SCAVENGER } from '../../games/scavengers-gold/state.js';
import type { ScavengersGoldView } from '../../games/scavengers-gold/state.js';
import { tableOf } from '../../games/scavengers-gold/table.js';
import { endsOf } from '../../games/scavengers-gold/walks.js';
import type { Bot, SignatureOf } from '../policy.js';

type ScavengersGold = SignatureOf<typeof scavengersGold>;

/** Steps towards gold that the Scavenger gives for a sure hit less. */
const CAUTION = 12;

/** More than any distance: what is worth this much comes first. */
const FIRST = 1000;

/**
 * Looks one move ahead. The Scavenger takes the gold dot in reach where a hit in the next turn is least likely, else sails
 * towards gold and away from the guns. The Naval ship sails where a hit is most likely, else closer, and always fires.
 */
export const greedy: Bot<ScavengersGold> = (game) => {
  const table = tableOf(game.edition);
  const hitChance = hitChances(game);
  const toGold = (dot: number, closed: number | null) =>
    distance(table.allLines, only(dot), difference(table.gold, closedDots(closed)));

  function fear(dot: number, naval: number): number {
    const chances = game.edition.spinnerA.faces.map(({ steps, weight }) => {
      const ends = endsOf({
        from: naval,
        steps,
        lines: table.whiteLines,
        barred: only(dot),
        gold: NO_DOTS,
        mustStop: false,
      });
      const best = Math.max(0, ...dotsIn(ends).map((end) => hitChanceAt(dot, end)));
      return [best, weight] as const;
    });
    return mean(chances);
  }

  function hitChanceAt(scavenger: number, naval: number): number {
    return hitChance[squaresBetween([scavenger, naval], table)] ?? 0;
  }

  function costForScavenger({ ships, lastGold }: ScavengersGoldView, to: number): number {
    const risk = CAUTION * fear(to, ships[NAVAL]);
    return hasDot(table.gold, to) ? risk - FIRST : risk + toGold(to, lastGold);
  }

  function costForNaval({ ships }: ScavengersGoldView, to: number): number {
    const scavenger = ships[SCAVENGER];
    // Near is where the Scavenger could be soon: it may use the red lines.
    return distance(table.allLines, only(to), only(scavenger)) - FIRST * hitChanceAt(scavenger, to);
  }

  return (view, actions, rng) => {
    const costOf = view.seat === SCAVENGER ? costForScavenger : costForNaval;
    return cheapest(actions, rng, (action) => {
      if (action.type === 'sail') return costOf(view, action.to);
      return action.type === 'fire' ? 0 : 1;
    });
  };
};

/** One of the actions of the lowest cost, drawn evenly. */
function cheapest<Action>(actions: readonly Action[], rng: Rng, costOf: (action: Action) => number): Action {
  const costs = actions.map(costOf);
  const lowest = Math.min(...costs);
  const best = actions.filter((_, place) => costs[place] === lowest);
  return at(best, below(rng, best.length));
}

/** The chance of a hit, by squares. */
function hitChances({ edition }: Game<ScavengersGold>): number[] {
  return range(edition.firing.range + 1).map((squares) =>
    squares === 0
      ? 0
      : mean(
          edition.spinnerB.sectors.map(
            ({ cannonballs, weight }) => [Number(cannonballs >= squares), weight] as const,
          ),
        ),
  );
}

function mean(weighted: readonly (readonly [value: number, weight: number])[]): number {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return weighted.reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
}

/** Steps along lines from one set of dots to another; ships do not matter. */
function distance(lines: Lines, from: DotSet, to: DotSet): number {
  let reached = from;
  let steps = 0;
  while (isEmpty(intersection(reached, to))) {
    reached = union(reached, joinedTo(lines, reached));
    steps += 1;
  }
  return steps;
}
