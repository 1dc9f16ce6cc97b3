import { below, type Rng } from 'tidetable';
import { standard } from 'tidetable/scavengers-gold';
import type { OnPly, YardstickAction } from './yardstick.js';

/**
 * Scavengers Gold for one app, as one would write it without a rules engine: one mutable object, Sets for the map, and
 * fresh action objects.
 */
interface Position {
  phase: 'move' | 'search' | 'fire' | 'over';
  turn: number;
  seat: number;
  ships: [number, number];
  score: [number, number];
  lastGold: number | null;
  steps: number | null;
  pending: 'spin-move' | 'spin-search' | 'spin-fire' | null;
  winner: number | null;
  /** The legal ends of the move, found when spinner A is spun. */
  ends: Set<number>;
}

const { map, firing, score, spinnerA, spinnerB } = standard;
const gold = new Set(map.gold);
const white = neighbours(map.white);
const whiteAndRed = neighbours([...map.white, ...map.red]);
const dotAt = new Map(map.dots.map(([column, row], dot) => [`${column},${row}`, dot]));

function neighbours(lines: readonly (readonly number[])[]): Map<number, Set<number>> {
  const joined = new Map(map.dots.map((_, dot) => [dot, new Set<number>()]));
  for (const [one, other] of lines as [number, number][]) {
    joined.get(one)?.add(other);
    joined.get(other)?.add(one);
  }
  return joined;
}

function newPosition(): Position {
  return {
    phase: 'move',
    turn: 1,
    seat: 0,
    ships: [map.start[0], map.start[1]],
    score: [0, 0],
    lastGold: null,
    steps: null,
    pending: 'spin-move',
    winner: null,
    ends: new Set(),
  };
}

function legalEnds(position: Position, steps: number): Set<number> {
  const { seat, ships, lastGold } = position;
  const joined = seat === 0 ? whiteAndRed : white;
  const ends = new Set<number>();
  let layer = new Set([ships[seat as 0 | 1]]);
  for (let step = 0; step < steps; step++) {
    const next = new Set<number>();
    for (const dot of layer) {
      for (const neighbour of joined.get(dot) ?? []) {
        if (neighbour === ships[(1 - seat) as 0 | 1]) continue;
        if (seat === 0 && neighbour === lastGold) continue;
        next.add(neighbour);
        if (seat === 0 && gold.has(neighbour)) ends.add(neighbour);
      }
    }
    layer = next;
  }
  for (const dot of layer) ends.add(dot);
  return ends;
}

/** Squares of a straight line from the Naval ship to the Scavenger; null out of range. */
function squaresBetween([scavenger, naval]: readonly [number, number]): number | null {
  const [column, row] = map.dots[naval] as [number, number];
  const [toColumn, toRow] = map.dots[scavenger] as [number, number];
  if (column !== toColumn && row !== toRow) return null;
  const squares = Math.abs(column - toColumn) + Math.abs(row - toRow);
  if (squares > firing.range) return null;
  const [x, y] = [Math.sign(toColumn - column), Math.sign(toRow - row)];
  let dot = naval;
  for (let square = 1; square <= squares; square++) {
    const next = dotAt.get(`${column + x * square},${row + y * square}`);
    if (next === undefined || white.get(dot)?.has(next) !== true) return null;
    dot = next;
  }
  return squares;
}

function legalActions(position: Position): YardstickAction[] {
  const { phase, pending, seat, ends } = position;
  if (pending !== null) return [];
  if (phase === 'move')
    return [...ends].sort((one, other) => one - other).map((to) => ({ type: 'sail', seat, to }));
  if (phase === 'fire')
    return [
      { type: 'fire', seat },
      { type: 'hold-fire', seat },
    ];
  return [];
}

function apply(position: Position, action: YardstickAction): void {
  if (action.type === 'fire') {
    if (position.phase !== 'fire') throw new Error('not now');
    position.pending = 'spin-fire';
  } else if (action.type === 'hold-fire') {
    if (position.phase !== 'fire') throw new Error('not now');
    endTurn(position);
  } else {
    if (!position.ends.has(action.to)) throw new Error('not a legal end');
    position.ships[position.seat as 0 | 1] = action.to;
    position.steps = null;
    if (position.seat === 0 && gold.has(action.to)) {
      position.lastGold = action.to;
      position.phase = 'search';
      position.pending = 'spin-search';
    } else endMove(position);
  }
}

function spun(position: Position, outcome: number | string): void {
  const { pending } = position;
  position.pending = null;
  if (pending === 'spin-move') {
    position.steps = Number(outcome);
    position.ends = legalEnds(position, position.steps);
    if (position.ends.size > 0) return;
    position.steps = null;
    endMove(position);
  } else if (pending === 'spin-search') scored(position, outcome === 'gold');
  else scored(position, Number(outcome) >= Number(squaresBetween(position.ships)));
}

function scored(position: Position, success: boolean): void {
  const seat = position.seat as 0 | 1;
  if (success) position.score[seat] += 1;
  if (position.score[seat] === score.blocks[seat]) {
    position.phase = 'over';
    position.winner = seat;
  } else endTurn(position);
}

function endMove(position: Position): void {
  if (position.seat === 1 && squaresBetween(position.ships) !== null) position.phase = 'fire';
  else endTurn(position);
}

function endTurn(position: Position): void {
  position.seat = 1 - position.seat;
  position.turn += 1;
  position.phase = 'move';
  position.pending = 'spin-move';
}

function spin(pending: string, rng: Rng): number | string {
  if (pending === 'spin-move') return spinnerA.faces[below(rng, spinnerA.faces.length)]?.steps ?? 0;
  const sector = spinnerB.sectors[below(rng, spinnerB.sectors.length)];
  return (pending === 'spin-search' ? sector?.ground : sector?.cannonballs) ?? 0;
}

/** @returns the number of plies of one random game, chance included */
export function playWithSets(rng: Rng, onPly?: OnPly): number {
  const position = newPosition();
  let plies = 0;
  while (position.winner === null) {
    plies += 1;
    if (position.pending !== null) {
      const kind = position.pending;
      const outcome = spin(kind, rng);
      onPly?.({ type: 'chance', kind, outcome }, canonical(position), []);
      spun(position, outcome);
    } else {
      const actions = legalActions(position);
      const action = actions[below(rng, actions.length)];
      if (action === undefined) throw new Error('no action');
      onPly?.(action, canonical(position), actions);
      apply(position, action);
    }
  }
  onPly?.(null, canonical(position), []);
  return plies;
}

function canonical({ ends: _ends, ...rest }: Position): unknown {
  return structuredClone(rest);
}
