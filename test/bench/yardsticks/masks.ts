/* eslint complexity: 'off', max-depth: 'off' -- one function, so that everything stays in its locals */
import { below, type Rng } from 'tidetable';
import { standard } from 'tidetable/scavengers-gold';
import type { OnPly, YardstickAction } from './yardstick.js';

/** Scavengers Gold as fast as we can write it: integers, typed arrays and bit masks, no actions and no objects. */
const MOVE = 0;
const SEARCH = 1;
const FIRE = 2;
const OVER = 3;
const PHASES = ['move', 'search', 'fire', 'over'];
const SPINS = ['spin-move', 'spin-search', 'spin-fire'];

const { map, firing, score, spinnerA, spinnerB } = standard;
const white = lineTable(map.white);
const whiteAndRed = lineTable([...map.white, ...map.red]);
const [goldLow, goldHigh] = maskOf(map.gold);
const squares = squareTable();
const steps = Int32Array.from(spinnerA.faces, (face) => face.steps);
const balls = Int32Array.from(spinnerB.sectors, (sector) => sector.cannonballs);
const found = Int32Array.from(spinnerB.sectors, (sector) => Number(sector.ground === 'gold'));

function maskOf(dots: readonly number[]): [number, number] {
  return [
    dots.filter((dot) => dot < 32).reduce((mask, dot) => mask | (1 << dot), 0),
    dots.filter((dot) => dot >= 32).reduce((mask, dot) => mask | (1 << dot), 0),
  ];
}

/** For each byte of a mask and each value of it the joined dots: 5 bytes x 256 values x 2 words. */
function lineTable(lines: readonly (readonly number[])[]): Int32Array {
  const table = new Int32Array(5 * 512);
  for (let byte = 0; byte < 5; byte++)
    for (let value = 0; value < 256; value++) {
      const isIn = (dot: number | undefined) =>
        dot !== undefined && dot >> 3 === byte && ((value >> (dot & 7)) & 1) === 1;
      const joined = lines.flatMap(([one, other]) => [
        ...(isIn(one) ? [other as number] : []),
        ...(isIn(other) ? [one as number] : []),
      ]);
      table.set(maskOf(joined), byte * 512 + value * 2);
    }
  return table;
}

function squareTable(): Uint8Array {
  const table = new Uint8Array(64 * 64);
  const places = new Map(map.dots.map(([column, row], dot) => [`${column},${row}`, dot]));
  const lines = new Set(map.white.flatMap(([one, other]) => [`${one},${other}`, `${other},${one}`]));
  map.dots.forEach(([column, row], from) => {
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      let last = from;
      for (let distance = 1; distance <= firing.range; distance++) {
        const next = places.get(`${column + x * distance},${row + y * distance}`);
        if (next === undefined || !lines.has(`${last},${next}`)) break;
        table[from * 64 + next] = distance;
        last = next;
      }
    }
  });
  return table;
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The dot of the nth bit of a mask. */
function nthDot(low: number, high: number, place: number): number {
  const inLow = bitsIn(low);
  let word = place < inLow ? low : high;
  for (let skip = place < inLow ? place : place - inLow; skip > 0; skip--) word &= word - 1;
  return (place < inLow ? 31 : 63) - Math.clz32(word & -word);
}

/** @returns the number of plies of one random game, chance included */
export function playWithMasks(rng: Rng, onPly?: OnPly): number {
  let phase = MOVE;
  let turn = 1;
  let seat = 0;
  let [scavenger, naval] = map.start;
  let coins = 0;
  let hits = 0;
  let closed = -1;
  let count = 0;
  let spin = true;
  let plies = 0;
  const tell = (action: Parameters<OnPly>[0], legal: readonly YardstickAction[]) =>
    onPly?.(
      action,
      {
        phase: PHASES[phase],
        turn,
        seat,
        ships: [scavenger, naval],
        score: [coins, hits],
        lastGold: closed < 0 ? null : closed,
        steps: count === 0 ? null : count,
        pending: spin ? SPINS[phase] : null,
        winner: phase === OVER ? seat : null,
      },
      legal,
    );
  for (;;) {
    // One turn: a spin, a move, and perhaps a search or a shot.
    const shown = steps[below(rng, steps.length)] as number;
    if (onPly !== undefined) tell({ type: 'chance', kind: 'spin-move', outcome: shown }, []);
    plies += 1;
    const from = seat === 0 ? scavenger : naval;
    const lines = seat === 0 ? whiteAndRed : white;
    const other = seat === 0 ? naval : scavenger;
    let barredLow = other < 32 ? 1 << other : 0;
    let barredHigh = other < 32 ? 0 : 1 << other;
    if (seat === 0 && closed >= 0) {
      if (closed < 32) barredLow |= 1 << closed;
      else barredHigh |= 1 << closed;
    }
    let low = from < 32 ? 1 << from : 0;
    let high = from < 32 ? 0 : 1 << from;
    let earlyLow = 0;
    let earlyHigh = 0;
    for (let step = 0; step < shown; step++) {
      const [a, b, c, d] = [
        (low & 255) * 2,
        512 + ((low >>> 8) & 255) * 2,
        1024 + ((low >>> 16) & 255) * 2,
        1536 + (low >>> 24) * 2,
      ];
      const e = 2048 + (high & 255) * 2;
      const nextLow =
        (lines[a] as number) |
        (lines[b] as number) |
        (lines[c] as number) |
        (lines[d] as number) |
        (lines[e] as number);
      high =
        ((lines[a + 1] as number) |
          (lines[b + 1] as number) |
          (lines[c + 1] as number) |
          (lines[d + 1] as number) |
          (lines[e + 1] as number)) &
        ~barredHigh;
      low = nextLow & ~barredLow;
      earlyLow |= low;
      earlyHigh |= high;
    }
    if (seat === 0) {
      low |= earlyLow & goldLow;
      high |= earlyHigh & goldHigh;
    }
    spin = false;
    const ends = bitsIn(low) + bitsIn(high);
    if (ends > 0) {
      count = shown;
      const to = nthDot(low, high, below(rng, ends));
      if (onPly !== undefined) {
        const legal = Array.from({ length: ends }, (_, place) => ({
          type: 'sail' as const,
          seat,
          to: nthDot(low, high, place),
        }));
        tell({ type: 'sail', seat, to }, legal);
      }
      count = 0;
      plies += 1;
      if (seat === 0) scavenger = to;
      else naval = to;
      if (seat === 0 && (((to < 32 ? goldLow : goldHigh) >>> to) & 1) === 1) {
        closed = to;
        phase = SEARCH;
        spin = true;
        const space = below(rng, found.length);
        if (onPly !== undefined)
          tell({ type: 'chance', kind: 'spin-search', outcome: found[space] === 1 ? 'gold' : 'white' }, []);
        plies += 1;
        spin = false;
        coins += found[space] as number;
        if (coins === score.blocks[0]) break;
      }
    }
    if (seat === 1) {
      const distance = squares[naval * 64 + scavenger] as number;
      if (distance > 0) {
        phase = FIRE;
        const fires = below(rng, 2) === 0;
        if (onPly !== undefined)
          tell({ type: fires ? 'fire' : 'hold-fire', seat }, [
            { type: 'fire', seat },
            { type: 'hold-fire', seat },
          ]);
        plies += 1;
        if (fires) {
          spin = true;
          const shot = balls[below(rng, balls.length)] as number;
          if (onPly !== undefined) tell({ type: 'chance', kind: 'spin-fire', outcome: shot }, []);
          plies += 1;
          spin = false;
          if (shot >= distance) hits += 1;
          if (hits === score.blocks[1]) break;
        }
      }
    }
    seat = 1 - seat;
    turn += 1;
    phase = MOVE;
    spin = true;
  }
  phase = OVER;
  tell(null, []);
  return plies;
}
