import { at, range } from '../../core/lists.js';
import type { Env } from '../../core/definition.js';
import type { ScavengersGoldEvent } from './events.js';
import { squaresBetween } from './queries.js';
import { NAVAL, SCAVENGER } from './state.js';
import type { ScavengersGoldState, ScavengersGoldTypes } from './state.js';

const NAMES = ['Scavenger', 'Naval ship'];
const SPINS = {
  'spin-move': 'spinner A for a move',
  'spin-search': 'spinner B for gold',
  'spin-fire': 'spinner B for a shot',
} as const;

/** Characters between the dots of neighbouring columns. */
const COLUMN = 6;

/** The chart with both ships, then the turn, the scores and what is next. */
export function text(state: ScavengersGoldState, _viewer: unknown, env: Env<ScavengersGoldTypes>): string {
  const { blocks } = env.edition.score;
  const [coins, hits] = state.score;
  return [
    chart(state, env),
    'S Scavenger, N Naval ship, $ gold, x closed gold; - and | white lines, \\ and / red lines',
    `turn ${String(state.turn)}: ${nameOf(state.seat)}`,
    `coins ${String(coins)} of ${String(blocks[0])}, hits ${String(hits)} of ${String(blocks[1])}`,
    next(state, env),
  ].join('\n');
}

function next(
  { result, pending, steps, ships }: ScavengersGoldState,
  { table }: Env<ScavengersGoldTypes>,
): string {
  if (result !== null) return `the ${nameOf(result.winner)} has won`;
  if (pending !== null) return `to spin: ${SPINS[pending.kind]}`;
  if (steps !== null) return `to sail: ${count(steps, 'step')}`;
  return `in range: ${count(squaresBetween(ships, table), 'square')}`;
}

function chart(state: ScavengersGoldState, { edition: { map } }: Env<ScavengersGoldTypes>): string {
  const page = range(2 * map.rows - 1).map(() => Array.from(' '.repeat(COLUMN * map.columns)));
  const write = (x: number, y: number, letters: string) => {
    Array.from(letters).forEach((letter, place) => (at(page, y)[x + place] = letter));
  };
  for (const [one, other] of [...map.white, ...map.red]) {
    const [[column, row], [toColumn, toRow]] = [at(map.dots, one), at(map.dots, other)];
    const x = COLUMN * Math.min(column, toColumn) + 1;
    const y = row + toRow;
    if (row === toRow) write(x + 2, y, '---');
    else if (column === toColumn) write(x, y, '|');
    else {
      const letter = (toColumn - column) * (toRow - row) > 0 ? '\\' : '/';
      write(x + 3, y, [' ', letter].includes(at(at(page, y), x + 3)) ? letter : 'X');
    }
  }
  map.dots.forEach(([column, row], dot) => {
    write(
      COLUMN * column,
      2 * row,
      `${String(dot).padStart(2)}${markOf(state, dot, map.gold.includes(dot))}`,
    );
  });
  return page.map((line) => line.join('').trimEnd()).join('\n');
}

function markOf({ ships, lastGold }: ScavengersGoldState, dot: number, isGold: boolean): string {
  if (dot === ships[SCAVENGER]) return 'S';
  if (dot === ships[NAVAL]) return 'N';
  if (dot === lastGold) return 'x';
  return isGold ? '$' : '.';
}

/** An event in one sentence. */
export function describe(event: ScavengersGoldEvent): string {
  if ('squares' in event) return describeShot(event);
  switch (event.type) {
    case 'turn-began':
      return `Turn ${String(event.turn)} is the ${nameOf(event.seat)}’s.`;
    case 'move-spun':
      return `The ${nameOf(event.seat)} spins ${String(event.steps)}.`;
    case 'ship-stayed':
      return `The ${nameOf(event.seat)} cannot sail ${count(event.steps, 'step')} and stays on dot ${String(event.at)}.`;
    case 'ship-sailed':
      return `The ${nameOf(event.seat)} sails from dot ${String(event.from)} to dot ${String(event.to)}.`;
    case 'gold-visited':
      return `The Scavenger visits gold dot ${String(event.dot)}, which is closed now${reopened(event.reopened)}.`;
    case 'search-spun':
      return `The search shows ${event.ground} ground.`;
    case 'gold-found':
      return `The Scavenger finds gold on dot ${String(event.dot)} and has ${count(event.coins, 'coin')}.`;
    case 'search-failed':
      return `The Scavenger finds nothing on dot ${String(event.dot)}.`;
    case 'game-over':
      return event.winner === SCAVENGER
        ? `The Scavenger has ${count(event.coins, 'coin')} and wins.`
        : `The Naval ship sinks the Scavenger with ${count(event.hits, 'hit')} and wins.`;
  }
}

function describeShot(event: Extract<ScavengersGoldEvent, { readonly squares: number }>): string {
  const distance = count(event.squares, 'square');
  switch (event.type) {
    case 'in-range':
      return `The Naval ship is in range, ${distance} from the Scavenger.`;
    case 'shot-fired':
      return `The Naval ship fires from dot ${String(event.from)} at dot ${String(event.target)}, over ${distance}.`;
    case 'fire-held':
      return `The Naval ship holds its fire, ${distance} from the Scavenger.`;
    case 'shot-hit':
      return `${count(event.cannonballs, 'cannonball')} over ${distance}: a hit, and the Naval ship has ${count(event.hits, 'hit')}.`;
    case 'shot-missed':
      return `${count(event.cannonballs, 'cannonball')} over ${distance}: a miss.`;
  }
}

function reopened(dot: number | null): string {
  return dot === null ? '' : `, and dot ${String(dot)} is open again`;
}

function nameOf(seat: number): string {
  return at(NAMES, seat);
}

function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}
