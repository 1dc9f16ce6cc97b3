import { rockingRaft } from 'tidetable/rocking-raft';
import type { RockingRaftState } from 'tidetable/rocking-raft';
import { describe, expect, test } from 'vitest';
import { at, range, rngFromSeed } from '../../../src/index.js';
import { play } from '../../support/scenario.js';
import { boat, sketched, slide, tilt } from './positions.js';
import type { Gems, Sketch } from './positions.js';

const { raft, tilt: model } = rockingRaft.edition;
const boats: Sketch['boats'] = [
  [boat(2, 0, 1), boat(3, 0, 0)],
  [boat(1, 1, 1), boat(3, 1, 0)],
];
const edges = raft.edges.flatMap((name, edge) =>
  model.fingers.map((press, finger) => ({ name, press, edge, finger })),
);

const none: Gems = [0, 0, 0, 0];

/** The order of a beat as the specification prints it, and the widths towards each edge, cell by cell. */
const order = [
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [8, 5, 2, 7, 4, 1, 6, 3, 0],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [0, 3, 6, 1, 4, 7, 2, 5, 8],
];
const widths = [
  [4, 0, 3, 3, 4, 3, 4, 3, 0],
  [2, 4, 0, 3, 4, 3, 4, 2, 2],
  [3, 4, 3, 4, 3, 0, 0, 4, 2],
  [2, 2, 4, 4, 3, 4, 0, 4, 2],
];
const step = [-3, 1, 3, -1];

type Listed = ReadonlyMap<string, number>;

function listed(state: RockingRaftState): Listed {
  const outcomes = rockingRaft.chanceOutcomes(state) ?? [];
  return new Map(outcomes.map(({ action, probability }) => [String(action.outcome), probability]));
}

/** The same by telling every gem from every other: who is in front, who passes. */
function byHand(gems: Gems, width: number, chance: number): Map<string, number> {
  const labels = gems.flatMap((count, colour) => range(count).map(() => colour));
  const total = labels.length;
  const front = Math.min(total, width);
  const jam = total > width ? model.jam / model.of : 0;
  const passes = chance / model.of;
  const found = new Map<string, number>();
  for (const set of range(2 ** total)) {
    if (bits(set) > front) continue;
    const count = bits(set);
    const ofCount = (1 - jam) * choose(front, count) * passes ** count * (1 - passes) ** (front - count);
    const probability = (ofCount + (count === 0 ? jam : 0)) / choose(total, count);
    const moved = [0, 0, 0, 0];
    labels.forEach((colour, gem) => {
      if ((set & (2 ** gem)) !== 0) moved[colour] = at(moved, colour) + 1;
    });
    found.set(String(moved), (found.get(String(moved)) ?? 0) + probability);
  }
  return found;
}

function bits(set: number): number {
  return set === 0 ? 0 : (set & 1) + bits(set >> 1);
}

function choose(many: number, few: number): number {
  return few === 0 ? 1 : (choose(many - 1, few - 1) * many) / few;
}

/** Probability that a chi-square variable with so many degrees of freedom exceeds a value (Wilson and Hilferty). */
function tail(value: number, freedom: number): number {
  const z = (Math.cbrt(value / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
  return 1 / (1 + Math.exp(1.5976 * z + 0.07056 * z ** 3));
}

/** A tilt with gems in one cell, at the moment when that cell may slide; all other gems lie in another cell. */
function due(gems: Gems, cell: number, edge: number, finger: number): RockingRaftState {
  const start = sketched({ phase: 'tilt', boats, cells: { [cell]: gems }, rest: cell === 4 ? 0 : 4 });
  let state = play(rockingRaft, start, [tilt(0, edge, finger)]);
  while (state.pending?.kind === 'slide-gems' && state.pending.cell !== cell)
    state = play(rockingRaft, state, [slide(...none)]);
  return state;
}

/** The open ways towards an edge. */
const waysTo = (edge: number) =>
  at(order, edge).flatMap((cell, position) => {
    const width = at(at(widths, edge), cell);
    return width === 0 ? [] : [{ cell, position, width }];
  });

describe('RR-R4 the model of a beat', () => {
  test.each(edges)(
    '$name edge, $press finger: cell after cell, through open walls, one space far',
    ({ edge, finger }) => {
      const one: Gems = [1, 0, 0, 0];
      const cells = { 0: one, 1: one, 2: one, 3: one, 5: one, 6: one, 7: one, 8: one };
      let state = play(rockingRaft, sketched({ phase: 'tilt', boats, cells }), [tilt(0, edge, finger)]);
      for (const { cell, position } of waysTo(edge)) {
        expect(state.pending).toEqual({ kind: 'slide-gems', cell });
        expect(state.tilt?.cursor).toBe(position);
        const outcome = cell === 4 ? none : one;
        const { events, ...next } = rockingRaft.step(state, slide(...outcome));
        const fell = { type: 'gems-fell', from: cell, gems: one };
        const slid = { type: 'gems-slid', from: cell, to: cell + at(step, edge), gems: one };
        const moved = events.filter(({ type }) => type === 'gems-fell' || type === 'gems-slid');
        expect(moved).toEqual(cell === 4 ? [] : [position < 3 ? fell : slid]);
        ({ state } = next);
      }
      expect(state.pending).toBeNull();
      expect(state.phase).toBe('hold');
    },
  );

  test.each(edges)(
    '$name edge, $press finger: the odds are those of gems that are told apart',
    ({ edge, finger }) => {
      const crowds: readonly Gems[] = [
        [1, 0, 0, 0],
        [1, 1, 0, 0],
        [2, 0, 1, 1],
        [3, 2, 1, 0],
        [3, 2, 2, 1],
      ];
      for (const { cell, position, width } of waysTo(edge))
        for (const gems of crowds) {
          const distance = Math.abs((position % 3) - finger);
          const expected = byHand(gems, width, at(model.chanceByLaneDistance, distance));
          const found = listed(due(gems, cell, edge, finger));
          expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
          for (const [outcome, probability] of expected)
            expect(found.get(outcome)).toBeCloseTo(probability, 12);
        }
    },
  );

  test.each(edges)('$name edge, $press finger: what is sampled follows the odds', ({ edge, finger }) => {
    const rng = rngFromSeed(`beats ${String(edge)} ${String(finger)}`);
    const draws = 400;
    let [value, freedom] = [0, 0];
    for (const { cell } of waysTo(edge)) {
      const state = due([3, 2, 1, 0], cell, edge, finger);
      const probabilities = listed(state);
      const counts = new Map<string, number>();
      for (let draw = 0; draw < draws; draw += 1) {
        const outcome = String(rockingRaft.simulator(state).sampleChance(rng));
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
      expect([...counts.keys()].filter((outcome) => !probabilities.has(outcome))).toEqual([]);
      const classes = [...probabilities].map(([outcome, probability]) => ({
        expected: draws * probability,
        counted: counts.get(outcome) ?? 0,
      }));
      const rare = classes.filter(({ expected }) => expected < 5);
      const merged = {
        expected: rare.reduce((sum, { expected }) => sum + expected, 0),
        counted: rare.reduce((sum, { counted }) => sum + counted, 0),
      };
      const all = [
        ...classes.filter(({ expected }) => expected >= 5),
        ...(merged.expected > 0 ? [merged] : []),
      ];
      value += all.reduce((sum, { expected, counted }) => sum + (counted - expected) ** 2 / expected, 0);
      freedom += all.length - 1;
    }
    expect(tail(value, freedom)).toBeGreaterThan(0.001);
    expect(tail(value, freedom)).toBeLessThan(0.999);
  });
});

test('RR-R4 the walls and chances above are those of the standard edition', () => {
  expect(raft.northSouth.flat()).toEqual([...at(widths, 0), ...at(widths, 2).slice(6)]);
  expect(model.chanceByLaneDistance).toEqual([4, 3, 2]);
  expect([model.of, model.jam]).toEqual([5, 2]);
});
